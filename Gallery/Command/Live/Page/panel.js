// The side of the page: story, settings, queue, timeline.

const sizes = ["xs", "s", "m", "l", "xl", "xxl", "xxxl", "ax1", "ax2", "ax3", "ax4", "ax5"];
const sizeNames = ["XS", "S", "M", "L", "XL", "XXL", "XXXL", "AX1", "AX2", "AX3", "AX4", "AX5"];
const find = (id) => document.getElementById(id);

function make(tag, className, text) {
  const element = document.createElement(tag);
  if (className) element.className = className;
  if (text !== undefined) element.textContent = text;
  return element;
}

export function watchControls(connection) {
  for (const choice of document.querySelectorAll("[data-setting]")) {
    choice.addEventListener("click", ({ target }) => {
      if (!(target instanceof HTMLButtonElement)) return;
      connection.send({ type: "set", name: choice.dataset.setting, value: target.value });
    });
  }
  find("device").addEventListener("change", ({ target }) =>
    connection.send({ type: "set", name: "device", value: target.value }));
  find("textSize").addEventListener("input", ({ target }) =>
    connection.send({ type: "set", name: "textSize", value: sizes[target.value] }));
  const tell = (id, act) => connection.send({ type: "story", id, act });
  const stories = find("story");
  stories.addEventListener("change", () => tell(stories.value, "after"));
  find("act").addEventListener("click", ({ target }) => {
    if (target instanceof HTMLButtonElement) tell(stories.value, target.value);
  });
  find("next").addEventListener("click", () =>
    tell(stories.options[(stories.selectedIndex + 1) % stories.length].value, "after"));
  find("samples").addEventListener("click", ({ target }) => {
    const button = target.closest("button");
    if (button) connection.send({ type: "enqueue", sample: button.value });
  });
  for (const type of ["play", "step", "reset", "hold", "release", "logOut"]) {
    find(type).addEventListener("click", () => connection.send({ type }));
  }
}

export class Panel {
  #stories = new Map();
  #samples = [];
  // What was told last, to be said again when the phone speaks another language.
  #queue = null;
  #isChinese = false;

  hello({ stories, samples, devices }) {
    this.#samples = samples;
    this.#sayAgain();
    this.#stories = new Map(stories.map((story) => [story.id, story]));
    find("story").replaceChildren(
      new Option("The shop, nothing scripted", "shop"),
      ...stories.map(({ id, title }) => new Option(title, id)));
    find("device").replaceChildren(...devices.map(([id, name]) => new Option(name, id)));
  }

  phone({ settings, story }) {
    for (const choice of document.querySelectorAll("[data-setting]")) {
      press(choice, String(settings[choice.dataset.setting]));
    }
    find("device").value = settings.device;
    const size = sizes.indexOf(settings.textSize);
    find("textSize").value = size;
    find("textSizeName").textContent = sizeNames[size];
    this.#story(story);
    if (this.#isChinese === (settings.language === "zh-Hans")) return;
    this.#isChinese = settings.language === "zh-Hans";
    this.#sayAgain();
  }

  #say({ english, chinese }) { return this.#isChinese ? chinese : english; }

  #sayAgain() {
    find("samples").replaceChildren(...this.#samples.map(({ id, title, note }) => {
      const button = make("button");
      button.value = id;
      button.append(make("b", "", this.#say(title)), make("span", "", this.#say(note)));
      return button;
    }));
    if (this.#queue) this.queue(this.#queue);
  }

  #story({ id, act, step, count, isPlaying, caption }) {
    find("story").value = id;
    const story = this.#stories.get(id);
    const hasMore = count > step && !isPlaying;
    find("play").disabled = !hasMore;
    find("play").textContent = isPlaying ? "Playing" : step > 0 && hasMore ? "Go on" : "Play";
    find("step").disabled = !hasMore;
    find("act").hidden = !story || story.acts.length < 2;
    press(find("act"), act);
    show(find("trouble"), step === 0 ? story?.trouble : "");
    show(find("caption"), caption);
    find("progress").hidden = !story;
    find("progress").firstElementChild.style.width = `${count ? step / count * 100 : 0}%`;
  }

  queue(queue) {
    this.#queue = queue;
    const { onScreen, waiting, suspended, holds } = queue;
    const parts = [
      ...holds.map(({ lane, reason }) => make("p", "hold", `The lane “${lane}” is held: ${reason}`)),
      ...this.#group("On screen", onScreen, "on"), ...this.#group("Waiting", waiting, "waits"),
      ...this.#group("Suspended", suspended, "suspended"),
    ];
    find("queue").replaceChildren(...(parts.length ? parts
      : [make("p", "empty", "Empty. Nothing is in front of the pages, and nothing waits.")]));
    find("release").disabled = holds.length === 0;
  }

  #group(title, { items, more }, className) {
    if (items.length === 0) return [];
    const elements = items.map((item) => {
      const element = make("div", `item ${className}`);
      element.append(
        make("span", "id", `#${item.serial}`), make("span", "name", item.name),
        make("span", "badge", this.#say(item.phase)),
        make("span", "about", `${item.priorityName} priority, lane ${item.lane}`));
      if (item.why.length) {
        const reasons = make("ul");
        reasons.append(...item.why.map((reason) => make("li", "", this.#say(reason))));
        element.append(reasons);
      }
      return element;
    });
    if (more) elements.push(make("p", "empty", `and ${more} more`));
    return [make("h3", "group", title), ...elements];
  }

  timeline({ entries }) {
    const list = find("timeline");
    list.replaceChildren(...entries.map(({ time, words, orders, isOfQueue }) => {
      const line = make("li");
      line.append(make("time", "", time), make("span", isOfQueue ? "words queue" : "words", words));
      line.append(...orders.map((order) => make("span", "order", order)));
      return line;
    }));
    if (entries.length === 0) list.append(make("li", "empty", "Nothing yet."));
    list.scrollTop = list.scrollHeight;
  }
}

function press(choice, value) {
  for (const button of choice.children) button.setAttribute("aria-pressed", button.value === value);
}

function show(element, text) {
  element.hidden = !text;
  element.textContent = text ?? "";
}
