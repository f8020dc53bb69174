//! Where things are: the repository, the build directory, the cache of installed tools.

use std::env;
use std::fs;
use std::path::{Path, PathBuf};

use crate::failure::{Explain, Failure, Result};

#[derive(Debug, Clone)]
pub(crate) struct Workspace {
    pub(crate) root: PathBuf,
    /// Logs and scratch builds, inside cargo's build directory.
    pub(crate) scratch: PathBuf,
    pub(crate) cache: PathBuf,
}

impl Workspace {
    pub(crate) fn find() -> Result<Self> {
        let root = root()?;
        let scratch = target_dir(&root).join("xtask");
        fs::create_dir_all(&scratch)
            .explain(|| format!("Cannot create the directory {}", scratch.display()))?;
        Ok(Self {
            scratch,
            cache: cache_dir()?,
            root,
        })
    }

    pub(crate) fn dist(&self) -> PathBuf {
        self.root.join("dist")
    }

    /// The version of a package that `Cargo.lock` has settled on.
    pub(crate) fn locked_version(&self, package: &str) -> Result<String> {
        let path = self.root.join("Cargo.lock");
        let lock =
            fs::read_to_string(&path).explain(|| format!("Cannot read {}", path.display()))?;
        version_in_lock(&lock, package)
            .ok_or_else(|| Failure::new(format!("{} does not name `{package}`.", path.display())))
    }
}

/// The manifest directory is asked for at run time: a build directory shared by two clones would
/// otherwise send one to the other.
fn root() -> Result<PathBuf> {
    if let Some(root) = env::var_os("CARGO_MANIFEST_DIR")
        .map(PathBuf::from)
        .as_deref()
        .and_then(Path::parent)
        && is_root(root)
    {
        return Ok(root.to_path_buf());
    }
    let here = env::current_dir().explain(|| "Cannot tell the current directory".into())?;
    here.ancestors()
        .find(|path| is_root(path))
        .map(Path::to_path_buf)
        .ok_or_else(|| {
            Failure::new(format!(
                "{} is not inside a clone of this project.",
                here.display()
            ))
        })
}

/// Where cargo keeps the packages of others.
pub(crate) fn cargo_home() -> Option<PathBuf> {
    env::var_os("CARGO_HOME").map(PathBuf::from).or_else(|| {
        let home = env::var_os("HOME").or_else(|| env::var_os("USERPROFILE"))?;
        Some(PathBuf::from(home).join(".cargo"))
    })
}

fn is_root(path: &Path) -> bool {
    path.join("Trunk.toml").is_file() && path.join("xtask").is_dir()
}

/// Cargo put this very program into `<target>/<profile>/`, wherever settings moved the target.
fn target_dir(root: &Path) -> PathBuf {
    env::current_exe()
        .ok()
        .as_deref()
        .and_then(Path::parent)
        .and_then(Path::parent)
        .filter(|target| target.join("CACHEDIR.TAG").is_file())
        .map_or_else(|| root.join("target"), Path::to_path_buf)
}

pub(crate) fn cache_dir() -> Result<PathBuf> {
    if let Some(own) = set_path("CHESS_A_LA_CARTE_CACHE") {
        return std::path::absolute(&own)
            .explain(|| format!("CHESS_A_LA_CARTE_CACHE cannot be {}", own.display()));
    }
    let home = set_path("HOME");
    let user_cache = if cfg!(windows) {
        set_path("LOCALAPPDATA")
    } else if cfg!(target_os = "macos") {
        home.map(|home| home.join("Library/Caches"))
    } else {
        set_path("XDG_CACHE_HOME")
            .filter(|path| path.is_absolute())
            .or_else(|| home.map(|home| home.join(".cache")))
    };
    user_cache.map(|path| path.join("chess-a-la-carte")).ok_or_else(|| {
        Failure::new(
            "The user's cache directory is unknown. Name a directory for the tools in the variable CHESS_A_LA_CARTE_CACHE.",
        )
    })
}

fn set_path(variable: &str) -> Option<PathBuf> {
    env::var_os(variable)
        .filter(|value| !value.is_empty())
        .map(PathBuf::from)
}

fn version_in_lock(lock: &str, package: &str) -> Option<String> {
    let name = format!("name = \"{package}\"");
    let mut lines = lock.lines();
    lines.find(|line| *line == name)?;
    let version = lines.next()?.strip_prefix("version = \"")?;
    version.strip_suffix('"').map(str::to_owned)
}

#[cfg(test)]
mod tests {
    use super::version_in_lock;

    #[test]
    fn the_lock_file_names_whole_packages() {
        let lock = "[[package]]\nname = \"wasm-bindgen-macro\"\nversion = \"1.0.0\"\n\n\
                    [[package]]\nname = \"wasm-bindgen\"\nversion = \"0.2.130\"\n";
        assert_eq!(
            version_in_lock(lock, "wasm-bindgen").as_deref(),
            Some("0.2.130")
        );
        assert_eq!(version_in_lock(lock, "wasm"), None);
    }
}
