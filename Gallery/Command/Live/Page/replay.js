// Replays a saved trace: the file is sent to the server for each step, whose queue processes it again.

import { write } from "/language.js";
import { drawQueue, make, sentence, timelineLine } from "/queue.js";
import { texts } from "/texts.js";

const find = (id) => document.getElementById(id);

export class Replay {
  #file = null;
  #report = null;
  // Responses may arrive out of order; only that to the latest request counts.
  #requestCount = 0;

  constructor() {
    find("load").addEventListener("click", () => find("file").click());
    find("file").addEventListener("change", async ({ target }) => {
      const [file] = target.files;
      // Allows to choose the same file again.
      target.value = "";
      if (file) await this.#open(file);
    });
    find("replayBack").addEventListener("click", () => this.#go(this.#report.step - 1));
    find("replayOn").addEventListener("click", () => this.#go(this.#report.step + 1));
    find("replayStep").addEventListener("input", ({ target }) => this.#go(Number(target.value)));
    find("replayDifference").addEventListener("click", () => this.#go(this.#report.firstDifference));
    find("replayEnd").addEventListener("click", () => this.#close());
  }

  // For tests: completes with the latest response.
  ready = Promise.resolve();

  async #open(file) {
    this.#close();
    this.#file = file;
    this.#go(0);
    await this.ready;
    find("replay").scrollIntoView({ block: "nearest" });
  }

  #close() {
    this.#requestCount += 1;
    this.#file = this.#report = null;
    find("replay").hidden = find("replayError").hidden = true;
    find("load").focus();
  }

  #go(step) {
    this.ready = this.#request(step);
  }

  async #request(step) {
    this.#requestCount += 1;
    const request = this.#requestCount;
    let words;
    try {
      const response = await fetch(`/replay/${step}`, { method: "POST", body: this.#file });
      if (response.ok) {
        const report = await response.json();
        if (request === this.#requestCount) this.#show(report);
        return;
      }
      // In English and in Chinese.
      words = (await response.text()).split("\n");
    } catch {
      words = texts.notSent;
    }
    if (request !== this.#requestCount) return;
    this.#close();
    write(find("replayError"), words);
    find("replayError").hidden = false;
  }

  #show(report) {
    this.#report = report;
    const { step, count, present, firstDifference, verdict, queue } = report;
    find("replay").hidden = false;
    write(find("verdict"), verdict);
    find("verdict").classList.toggle("different", Boolean(firstDifference));
    find("replayStep").max = count;
    find("replayStep").value = step;
    write(find("replayPlace"), texts.replayPlace, step, count);
    find("replayBack").disabled = step === 0;
    find("replayOn").disabled = step === count;
    find("replayDifference").hidden = !firstDifference;
    find("replayed").replaceChildren(...(present ? lines(present) : [
      make("li", "empty", texts.beforeFirst)]));
    drawQueue(find("replayQueue"), queue);
  }
}

function lines({ time, words, recorded, decided, isDifferent }) {
  const line = timelineLine({ time, words, orders: isDifferent ? [] : decided, isOfQueue: false });
  if (isDifferent) {
    const orders = (title, list) => [
      make("span", "versus", title),
      ...(list.length ? list : [texts.none]).map((effect) => sentence("order", effect)),
    ];
    line.append(...orders(texts.recorded, recorded), ...orders(texts.now, decided));
  } else if (decided.length === 0) {
    line.append(make("span", "order", texts.noEffects));
  }
  return [line];
}
