// The WebSocket to the phone: sends numbered messages, receives frames and reports.
// The message types are described in LiveMessage.swift, LiveReport.swift and FramePacket.swift.

export class Connection extends EventTarget {
  #socket = null;
  #number = 0;
  // The time at which each message was sent, until a frame or `rest` acknowledges it.
  #sent = new Map();

  constructor(url) {
    super();
    this.url = url;
    this.open();
  }

  open() {
    const socket = new WebSocket(this.url);
    socket.binaryType = "arraybuffer";
    socket.onopen = () => this.#dispatch("open");
    socket.onclose = (event) => this.#dispatch("close", { code: event.code, reason: event.reason });
    socket.onmessage = (event) => {
      if (typeof event.data === "string") {
        const report = JSON.parse(event.data);
        this.#dispatch(report.type, report);
      } else {
        this.#dispatch("frame", readFrame(event.data));
      }
    };
    this.#socket = socket;
  }

  get isOpen() { return this.#socket.readyState === WebSocket.OPEN; }

  // The number of the latest message.
  get number() { return this.#number; }

  send(message) {
    if (!this.isOpen) return;
    this.#number += 1;
    if (isInteractive(message)) this.#sent.set(this.#number, performance.now());
    this.#socket.send(JSON.stringify({ ...message, number: this.#number }));
  }

  acknowledge(frame) {
    if (this.isOpen) this.#socket.send(JSON.stringify({ type: "ack", frame }));
  }

  // Returns the age of the oldest message that a frame with this number acknowledges.
  acknowledged(number) {
    let longest = null;
    for (const [sent, time] of this.#sent) {
      if (sent > number) break;
      longest ??= performance.now() - time;
      this.#sent.delete(sent);
    }
    return longest;
  }

  #dispatch(type, detail) { this.dispatchEvent(new CustomEvent(type, { detail })); }
}

// Whether a message is expected to have an immediate visible effect.
function isInteractive({ type, phase }) {
  return type === "touch" ? phase === "down" || phase === "up" : type === "text" || type === "key";
}

function readFrame(buffer) {
  const view = new DataView(buffer);
  const count = view.getUint16(12, true);
  const frame = {
    number: view.getUint32(0, true), acknowledged: view.getUint32(4, true),
    width: view.getUint16(8, true), height: view.getUint16(10, true), parts: [],
  };
  let offset = 16;
  for (let index = 0; index < count; index++) {
    const size = view.getUint32(offset + 12, true);
    frame.parts.push({
      x: view.getUint16(offset, true), y: view.getUint16(offset + 2, true),
      width: view.getUint16(offset + 4, true), height: view.getUint16(offset + 6, true),
      isJPEG: view.getUint16(offset + 8, true) === 1,
      bytes: new Uint8ClampedArray(buffer, offset + 16, size),
    });
    offset += 16 + size;
  }
  return frame;
}
