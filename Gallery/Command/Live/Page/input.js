// Converts pointer, wheel and keyboard events to messages.

// Tab is not included: it moves the focus out of the phone, so that the page works without a mouse.
const keys = {
  Enter: "enter", Backspace: "backspace", Escape: "escape",
  ArrowLeft: "left", ArrowRight: "right", ArrowUp: "up", ArrowDown: "down", Home: "left", End: "right",
};
const commands = { a: "selectAll", c: "copy", x: "cut" };
const maximumTextLength = 1000;
const isMac = navigator.platform.startsWith("Mac");

export function watchPointer(canvas, keyboard, connection, sizeInPoints) {
  let finger = null;
  let pending = null;
  let scheduled = false;

  const point = (event) => {
    const box = canvas.getBoundingClientRect();
    const size = sizeInPoints();
    const round = (value) => Math.round(value * 100) / 100;
    return {
      x: round((event.clientX - box.left) / box.width * size.width),
      y: round((event.clientY - box.top) / box.height * size.height),
    };
  };
  // The time is that of the user's movement, by which the phone measures the velocity.
  const position = (event) => ({ ...point(event), time: Math.round(event.timeStamp * 100) / 100 });
  const touch = (phase, position) => connection.send({ type: "touch", phase, ...position });
  // Of several moves between two frames of the page, only the last one is sent.
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
    touch("down", position(event));
    event.preventDefault();
  });
  canvas.addEventListener("pointermove", (event) => {
    if (event.pointerId !== finger) return;
    pending = position(event);
    if (scheduled) return;
    scheduled = true;
    requestAnimationFrame(flush);
  });
  const lift = (phase) => (event) => {
    if (event.pointerId !== finger) return;
    finger = null;
    flush();
    touch(phase, position(event));
  };
  canvas.addEventListener("pointerup", lift("up"));
  canvas.addEventListener("pointercancel", lift("cancel"));
  canvas.addEventListener("contextmenu", (event) => event.preventDefault());

  canvas.addEventListener("wheel", (event) => {
    const unit = event.deltaMode === WheelEvent.DOM_DELTA_LINE ? 20
      : event.deltaMode === WheelEvent.DOM_DELTA_PAGE ? sizeInPoints().height : 1;
    const scale = sizeInPoints().width / canvas.getBoundingClientRect().width * unit;
    connection.send({ type: "wheel", ...point(event), dx: event.deltaX * scale, dy: event.deltaY * scale });
    event.preventDefault();
  }, { passive: false });
}

// Characters are read from input events, which covers keyboard layouts, dead keys and pasting. Marked
// text of input methods is sent as it changes. Only keys without a character are read from key events.
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
    const characters = Array.from(field.value);
    for (let start = 0; start < characters.length; start += maximumTextLength) {
      connection.send({ type: "text", text: characters.slice(start, start + maximumTextLength).join("") });
    }
    field.value = "";
  });
  field.addEventListener("keydown", (event) => {
    if (isComposing || event.isComposing) return;
    const hasCommand = isMac ? event.metaKey : event.ctrlKey;
    const command = hasCommand && !event.altKey ? commands[event.key.toLowerCase()] : undefined;
    const key = command ?? keys[event.key];
    if (!key) return;
    connection.send({ type: "key", key, modifiers: command ? "" : modifiers(event) });
    event.preventDefault();
  });
}

// The modifier for moving by word is Option on a Mac and Control elsewhere.
function modifiers(event) {
  const goesToEnd = event.key === "Home" || event.key === "End" || (isMac && event.metaKey);
  const goesByWord = event.altKey || (!isMac && event.ctrlKey);
  return [event.shiftKey && "shift", goesByWord && "option", goesToEnd && "command"]
    .filter(Boolean).join("+");
}
