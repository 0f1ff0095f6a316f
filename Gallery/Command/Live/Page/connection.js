// The socket to the phone: numbered messages go out, frames and reports come in.
// The message types are described in LiveMessage.swift, LiveReport.swift and FramePacket.swift.

export class Connection extends EventTarget {
  #socket = null;
  #number = 0;
  // When each message was sent, until a frame or a rest answers it.
  #sent = new Map();

  constructor(url) {
    super();
    this.url = url;
    this.open();
  }

  open() {
    const socket = new WebSocket(this.url);
    socket.binaryType = "arraybuffer";
    socket.onopen = () => this.#tell("open");
    socket.onclose = (event) => this.#tell("close", { code: event.code, reason: event.reason });
    socket.onmessage = (event) => {
      if (typeof event.data === "string") {
        const report = JSON.parse(event.data);
        this.#tell(report.type, report);
      } else {
        this.#tell("frame", readFrame(event.data));
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
    if (isImpatient(message)) this.#sent.set(this.#number, performance.now());
    this.#socket.send(JSON.stringify({ ...message, number: this.#number }));
  }

  acknowledge(frame) {
    if (this.isOpen) this.#socket.send(JSON.stringify({ type: "ack", frame }));
  }

  // How long ago the oldest message was sent that is answered by one with this number.
  answered(number) {
    let longest = null;
    for (const [sent, time] of this.#sent) {
      if (sent > number) break;
      longest ??= performance.now() - time;
      this.#sent.delete(sent);
    }
    return longest;
  }

  #tell(type, detail) { this.dispatchEvent(new CustomEvent(type, { detail })); }
}

// What a person expects to see something of at once.
function isImpatient({ type, phase }) {
  return type === "touch" ? phase === "down" || phase === "up" : type === "text" || type === "key";
}

function readFrame(buffer) {
  const view = new DataView(buffer);
  const count = view.getUint16(12, true);
  const frame = {
    number: view.getUint32(0, true), heard: view.getUint32(4, true),
    width: view.getUint16(8, true), height: view.getUint16(10, true), parts: [],
  };
  let place = 16;
  for (let index = 0; index < count; index++) {
    const size = view.getUint32(place + 12, true);
    frame.parts.push({
      x: view.getUint16(place, true), y: view.getUint16(place + 2, true),
      width: view.getUint16(place + 4, true), height: view.getUint16(place + 6, true),
      isJPEG: view.getUint16(place + 8, true) === 1,
      bytes: new Uint8ClampedArray(buffer, place + 16, size),
    });
    place += 16 + size;
  }
  return frame;
}
