//! One process at a time.

use std::fs::{File, TryLockError};
use std::path::Path;

use crate::console::say;
use crate::failure::{Explain, Result};

/// Takes a lock, after waiting for its `holder` if there is one. It is held until dropped; the
/// system lets go of it when a process dies.
pub(crate) fn hold(path: &Path, holder: &str) -> Result<File> {
    let cannot = || format!("Cannot lock {}", path.display());
    let file = File::create(path).explain(cannot)?;
    match file.try_lock() {
        Ok(()) => {}
        Err(TryLockError::WouldBlock) => {
            say!("Waiting for another {holder}…");
            file.lock().explain(cannot)?;
        }
        Err(TryLockError::Error(error)) => return Err(error).explain(cannot),
    }
    Ok(file)
}
