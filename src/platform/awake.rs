//! Keeping the screen awake. A browser that can't, or may not, lets it sleep: nothing is lost by it.

use std::cell::{Cell, RefCell};

use gloo::utils::window;
use js_sys::{Function, Promise, Reflect};
use wasm_bindgen::prelude::*;

thread_local! {
    static WANTED: Cell<bool> = const { Cell::new(false) };
    static HELD: RefCell<Option<JsValue>> = const { RefCell::new(None) };
    // Asked for once, told at any time: they live as long as the page.
    static GIVEN: Closure<dyn FnMut(JsValue)> = Closure::new(given);
    static DENIED: Closure<dyn FnMut(JsValue)> = Closure::new(|_| ());
}

/// Asks for the screen to stay awake, or lets it sleep. To be asked again after a tap and whenever
/// the page comes back into sight: the browser takes the permission back by itself.
pub(crate) fn keep_awake(wanted: bool) {
    WANTED.set(wanted);
    if wanted {
        if !HELD.with_borrow(|held| held.as_ref().is_some_and(is_valid)) {
            // Fails where there is no such thing.
            let _ = ask();
        }
    } else if let Some(lock) = HELD.take() {
        let _ = call(&lock, "release", &JsValue::UNDEFINED);
    }
}

fn ask() -> Result<(), JsValue> {
    let screen = Reflect::get(&window().navigator(), &"wakeLock".into())?;
    let answer = call(&screen, "request", &"screen".into())?;
    GIVEN.with(|given| DENIED.with(|denied| drop(answer.then2(given, denied))));
    Ok(())
}

fn given(lock: JsValue) {
    HELD.set(Some(lock));
    // The game may have ended meanwhile.
    keep_awake(WANTED.get());
}

fn is_valid(lock: &JsValue) -> bool {
    Reflect::get(lock, &"released".into()).is_ok_and(|released| released.is_falsy())
}

fn call(object: &JsValue, method: &str, argument: &JsValue) -> Result<Promise, JsValue> {
    let method: Function = Reflect::get(object, &method.into())?.dyn_into()?;
    method.call1(object, argument)?.dyn_into()
}
