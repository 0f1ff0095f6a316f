// Turns what the pointer, the wheel and the keyboard do into messages.

const keys = {
  Enter: "enter", Backspace: "backspace", Delete: "delete", Escape: "escape", Tab: "tab",
  ArrowLeft: "left", ArrowRight: "right", ArrowUp: "up", ArrowDown: "down", Home: "home", End: "end",
};

export function watchPointer(canvas, keyboard, connection, sizeInPoints) {
  let finger = null;
  let pending = null;
  let scheduled = false;

  const place = (event) => {
    const box = canvas.getBoundingClientRect();
    const size = sizeInPoints();
    const round = (value) => Math.round(value * 100) / 100;
    return {
      x: round((event.clientX - box.left) / box.width * size.width),
      y: round((event.clientY - box.top) / box.height * size.height),
    };
  };
  const touch = (phase, point) => connection.send({ type: "touch", phase, ...point });
  // Of all the places that a finger passes between two frames, the last is sent.
  const flush = () => {
    scheduled = false;
    if (pending) touch("move", pending);
    pending = null;
  };

  canvas.addEventListener("pointerdown", (event) => {
    if (finger !== null || event.button !== 0) return;
    finger = event.pointerId;
    canvas.setPointerCapture(finger);
    keyboard.focus({ preventScroll: true });
    touch("down", place(event));
    event.preventDefault();
  });
  canvas.addEventListener("pointermove", (event) => {
    if (event.pointerId !== finger) return;
    pending = place(event);
    if (scheduled) return;
    scheduled = true;
    requestAnimationFrame(flush);
  });
  const lift = (phase) => (event) => {
    if (event.pointerId !== finger) return;
    finger = null;
    flush();
    touch(phase, place(event));
  };
  canvas.addEventListener("pointerup", lift("up"));
  canvas.addEventListener("pointercancel", lift("cancel"));
  canvas.addEventListener("contextmenu", (event) => event.preventDefault());

  canvas.addEventListener("wheel", (event) => {
    const unit = event.deltaMode === WheelEvent.DOM_DELTA_LINE ? 20
      : event.deltaMode === WheelEvent.DOM_DELTA_PAGE ? sizeInPoints().height : 1;
    const scale = sizeInPoints().width / canvas.getBoundingClientRect().width * unit;
    connection.send({ type: "wheel", ...place(event), dx: event.deltaX * scale, dy: event.deltaY * scale });
    event.preventDefault();
  }, { passive: false });
}

// Characters arrive as input events, so that layouts, dead keys and pasting need no thought; what an
// input method composes is told as it changes; only keys without a character are read as keys.
export function watchKeyboard(field, connection) {
  let isComposing = false;

  field.addEventListener("compositionstart", () => { isComposing = true; });
  field.addEventListener("compositionupdate", (event) => connection.send({ type: "compose", text: event.data }));
  field.addEventListener("compositionend", (event) => {
    isComposing = false;
    connection.send(event.data ? { type: "commit", text: event.data } : { type: "compose", text: "" });
    field.value = "";
  });
  field.addEventListener("input", (event) => {
    if (isComposing || event.inputType === "insertCompositionText") return;
    if (field.value) connection.send({ type: "text", text: field.value });
    field.value = "";
  });
  field.addEventListener("keydown", (event) => {
    if (isComposing || event.isComposing || event.ctrlKey || event.metaKey || event.altKey) return;
    const key = keys[event.key];
    // Tab leaves the phone, so that the page can be used without a mouse.
    if (!key || key === "tab") return;
    connection.send({ type: "key", key });
    event.preventDefault();
  });
}
