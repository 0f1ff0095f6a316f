// Draws frames into the canvas, in order, and acknowledges each when it is drawn.

export class Screen {
  #canvas;
  #pen;
  #last = Promise.resolve();
  #connection;

  constructor(canvas, connection) {
    this.#canvas = canvas;
    this.#pen = canvas.getContext("2d", { alpha: false, desynchronized: true });
    this.#connection = connection;
    this.latency = null;
    this.frames = 0;
    connection.addEventListener("frame", ({ detail }) => {
      // Decoding begins at once; drawing waits for the frames before.
      const images = Promise.all(detail.parts.map(decode));
      this.#last = this.#last.then(async () => this.#draw(detail, await images)).catch(console.error);
    });
  }

  #draw(frame, images) {
    if (this.#canvas.width !== frame.width || this.#canvas.height !== frame.height) {
      this.#canvas.width = frame.width;
      this.#canvas.height = frame.height;
    }
    frame.parts.forEach((part, index) => {
      const image = images[index];
      if (image instanceof ImageData) {
        this.#pen.putImageData(image, part.x, part.y);
      } else {
        this.#pen.drawImage(image, part.x, part.y);
        image.close();
      }
    });
    this.frames += 1;
    const latency = this.#connection.answered(frame.heard);
    if (latency !== null) this.latency = latency;
    this.#connection.acknowledge(frame.number);
  }
}

function decode(part) {
  if (part.isJPEG) return createImageBitmap(new Blob([part.bytes], { type: "image/jpeg" }));
  return new ImageData(part.bytes, part.width, part.height);
}
