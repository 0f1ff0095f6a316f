// Replays a saved trace: the file is sent to the server for each step, whose queue processes it again.

import { drawQueue, make, timelineLine } from "/queue.js";

const find = (id) => document.getElementById(id);

export class Replay {
  #file = null;
  #report = null;
  #say;
  // Responses may arrive out of order; only that to the latest request counts.
  #requestCount = 0;

  constructor(say) {
    this.#say = say;
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
      words = (await response.text()).trim();
    } catch {
      words = "The file could not be sent: it cannot be read, or the gallery is not running.";
    }
    if (request !== this.#requestCount) return;
    this.#close();
    find("replayError").textContent = words;
    find("replayError").hidden = false;
  }

  // Draws the report again after a change of the language.
  update() {
    if (this.#report) this.#show(this.#report);
  }

  #show(report) {
    this.#report = report;
    const { step, count, present, firstDifference, verdict, queue } = report;
    find("replay").hidden = false;
    find("verdict").textContent = this.#say(verdict);
    find("verdict").classList.toggle("different", Boolean(firstDifference));
    find("replayStep").max = count;
    find("replayStep").value = step;
    find("replayPlace").textContent = `${step} of ${count}`;
    find("replayBack").disabled = step === 0;
    find("replayOn").disabled = step === count;
    find("replayDifference").hidden = !firstDifference;
    find("replayed").replaceChildren(...(present ? lines(present) : [
      make("li", "empty", "Before the first step. “Next step” sends the first event to the queue.")]));
    drawQueue(find("replayQueue"), queue, this.#say);
  }
}

function lines({ time, words, recorded, decided, isDifferent }) {
  const line = timelineLine({ time, words, orders: isDifferent ? [] : decided, isOfQueue: false });
  if (isDifferent) {
    const orders = (title, list) => [
      make("span", "versus", title),
      ...(list.length ? list : ["none"]).map((effect) => make("span", "order", effect)),
    ];
    line.append(...orders("Recorded:", recorded), ...orders("Now:", decided));
  } else if (decided.length === 0) {
    line.append(make("span", "order", "no effects"));
  }
  return [line];
}
