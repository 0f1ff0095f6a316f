// Plays a saved trace: the file goes to the server for each step, and its queue decides again.

import { drawQueue, make, timelineLine } from "/queue.js";

const find = (id) => document.getElementById(id);

export class Replay {
  #file = null;
  #report = null;
  #say;
  // Answers may overtake each other; only that to the latest question counts.
  #asked = 0;

  constructor(say) {
    this.#say = say;
    find("load").addEventListener("click", () => find("file").click());
    find("file").addEventListener("change", async ({ target }) => {
      const [file] = target.files;
      // The same file can be chosen once more.
      target.value = "";
      if (file) await this.#open(file);
    });
    find("replayBack").addEventListener("click", () => this.#go(this.#report.step - 1));
    find("replayOn").addEventListener("click", () => this.#go(this.#report.step + 1));
    find("replayStep").addEventListener("input", ({ target }) => this.#go(Number(target.value)));
    find("replayDifference").addEventListener("click", () => this.#go(this.#report.firstDifference));
    find("replayEnd").addEventListener("click", () => this.#end());
  }

  // For tests: the answer to the latest question.
  answered = Promise.resolve();

  async #open(file) {
    this.#end();
    this.#file = file;
    this.#go(0);
    await this.answered;
    find("replay").scrollIntoView({ block: "nearest" });
  }

  #end() {
    this.#asked += 1;
    this.#file = this.#report = null;
    find("replay").hidden = find("unplayed").hidden = true;
    find("load").focus();
  }

  #go(step) {
    this.answered = this.#ask(step);
  }

  async #ask(step) {
    this.#asked += 1;
    const question = this.#asked;
    let words;
    try {
      const answer = await fetch(`/replay/${step}`, { method: "POST", body: this.#file });
      if (answer.ok) {
        const report = await answer.json();
        if (question === this.#asked) this.#show(report);
        return;
      }
      words = (await answer.text()).trim();
    } catch {
      words = "The file could not be sent: either it cannot be read any more, or the gallery has ended.";
    }
    if (question !== this.#asked) return;
    this.#end();
    find("unplayed").textContent = words;
    find("unplayed").hidden = false;
  }

  // Draws it again, when the phone speaks another language.
  sayAgain() {
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
      make("li", "empty", "Before the first step. “Next step” tells the queue what it was told then.")]));
    drawQueue(find("replayQueue"), queue, this.#say);
  }
}

function lines({ time, words, recorded, decided, isDifferent }) {
  const line = timelineLine({ time, words, orders: isDifferent ? [] : decided, isOfQueue: false });
  if (isDifferent) {
    const orders = (title, list) => [
      make("span", "versus", title),
      ...(list.length ? list : ["nothing"]).map((order) => make("span", "order", order)),
    ];
    line.append(...orders("Recorded:", recorded), ...orders("Decided now:", decided));
  } else if (decided.length === 0) {
    line.append(make("span", "order", "nothing is ordered"));
  }
  return [line];
}
