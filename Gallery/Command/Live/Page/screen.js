// Draws frames into the canvas in order, and acknowledges each frame after drawing it.

export class Screen {
  #canvas;
  #context;
  #last = Promise.resolve();
  #connection;

  constructor(canvas, connection) {
    this.#canvas = canvas;
    this.#context = canvas.getContext("2d", { alpha: false, desynchronized: true });
    this.#connection = connection;
    this.latency = null;
    this.frames = 0;
    connection.addEventListener("frame", ({ detail }) => {
      // Decoding starts at once; drawing waits for earlier frames.
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
        this.#context.putImageData(image, part.x, part.y);
      } else {
        this.#context.drawImage(image, part.x, part.y);
        image.close();
      }
    });
    this.frames += 1;
    const latency = this.#connection.acknowledged(frame.acknowledged);
    if (latency !== null) this.latency = latency;
    this.#connection.acknowledge(frame.number);
  }
}

function decode(part) {
  if (part.isJPEG) return createImageBitmap(new Blob([part.bytes], { type: "image/jpeg" }));
  return new ImageData(part.bytes, part.width, part.height);
}
