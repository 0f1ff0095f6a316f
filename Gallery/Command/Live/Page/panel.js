// The panel beside the phone: story, sample popups, settings, queue and timeline.

import { drawQueue, make, timelineLine } from "/queue.js";

const sizes = ["xs", "s", "m", "l", "xl", "xxl", "xxxl", "ax1", "ax2", "ax3", "ax4", "ax5"];
const chapters = { styled: "Styled alerts" };
const coverTexts = {
  inactive: "The app is inactive: system UI is in front of it. Click to dismiss it.",
  background: "The app is in the background. Click to open it.",
};
const find = (id) => document.getElementById(id);

export function watchControls(connection) {
  const send = (message) => {
    show(find("notice"), connection.isOpen ? "" : "The phone is not connected; the action had no effect.");
    connection.send(message);
  };
  const whenPressed = (choice, body) => choice.addEventListener("click", ({ target }) => {
    const button = target.closest("button");
    if (button) body(button.value);
  });
  for (const choice of document.querySelectorAll("[data-setting]")) {
    whenPressed(choice, (value) => send({ type: "set", name: choice.dataset.setting, value }));
  }
  find("device").addEventListener("change", ({ target }) =>
    send({ type: "set", name: "device", value: target.value }));
  find("textSize").addEventListener("input", ({ target }) =>
    send({ type: "set", name: "textSize", value: sizes[target.value] }));
  whenPressed(find("app"), (state) => send({ type: "app", state }));
  find("activate").addEventListener("click", () => send({ type: "app", state: "active" }));
  whenPressed(find("window"), (action) => send({ type: "window", action }));
  find("openWindow").addEventListener("click", () => send({ type: "window", action: "open" }));
  find("closeWindow").addEventListener("click", () => send({ type: "window", action: "close" }));

  const openStory = (id, act) => send({ type: "story", id, act });
  const stories = find("story");
  stories.addEventListener("change", () => openStory(stories.value, "after"));
  whenPressed(find("act"), (act) => openStory(stories.value, act));
  find("next").addEventListener("click", () =>
    openStory(stories.options[(stories.selectedIndex + 1) % stories.length].value, "after"));
  whenPressed(find("samples"), (sample) => send({ type: "enqueue", sample }));
  for (const type of ["play", "step", "reset", "hold", "release", "logOut"]) {
    find(type).addEventListener("click", () => send({ type }));
  }
}

export class Panel {
  #hello = null;
  // The latest reports, to draw them again after a change of the language.
  #queue = null;
  #entries = null;
  #story = null;
  #isChinese = false;

  constructor(onLanguageChange) {
    this.onLanguageChange = onLanguageChange;
  }

  say = ({ english, chinese }) => this.#isChinese ? chinese : english;

  hello(hello) {
    this.#hello = hello;
    find("device").replaceChildren(...hello.devices.map(([id, name]) => new Option(name, id)));
    this.#updateLanguage();
  }

  phone(phone) {
    const { settings, story } = phone;
    for (const choice of document.querySelectorAll("[data-setting]")) {
      press(choice, String(settings[choice.dataset.setting]));
    }
    find("device").value = settings.device;
    const size = sizes.indexOf(settings.textSize);
    find("textSize").value = size;
    find("textSizeName").textContent = settings.textSize.toUpperCase();
    find("textSize").setAttribute("aria-valuetext", settings.textSize.toUpperCase());
    this.#updateApp(phone);
    this.#story = story;
    const isChinese = settings.language === "zh-Hans";
    if (this.#isChinese === isChinese) return this.#updateStory();
    this.#isChinese = isChinese;
    this.#updateLanguage();
  }

  #updateApp({ app, windows, window, mostWindows, isPad }) {
    press(find("app"), app);
    find("activate").hidden = !coverTexts[app];
    find("activate").firstElementChild.textContent = coverTexts[app] ?? "";
    find("glass").classList.toggle("away", app === "background");
    press(find("window"), ["first", "second"][window]);
    [...find("window").children].forEach((button, index) => { button.disabled = index >= windows; });
    find("openWindow").disabled = !isPad || windows >= mostWindows;
    find("closeWindow").disabled = windows < 2;
    find("windowHint").textContent = !isPad
      ? "Several windows need an iPad: choose the iPad above."
      : "Each window has its own queue. Both are active; one is shown.";
    show(find("which"), windows > 1 ? `Window ${window + 1} of ${windows} is shown.` : "");
  }

  #updateLanguage() {
    if (!this.#hello) return;
    const { stories, samples } = this.#hello;
    const kinds = new Map();
    for (const sample of samples) {
      const kind = this.say(sample.kind);
      kinds.set(kind, [...(kinds.get(kind) ?? []), sample]);
    }
    find("samples").replaceChildren(...[...kinds].flatMap(([kind, samples]) => {
      const group = make("div", "samples");
      group.role = "group";
      group.ariaLabel = kind;
      group.append(...samples.map(({ id, title, note }) => {
        const button = make("button");
        button.value = id;
        button.append(make("b", "", this.say(title)), make("span", "", this.say(note)));
        return button;
      }));
      return [make("h3", "group", kind), group];
    }));
    const chosen = find("story").value;
    const list = new Map();
    for (const { id, chapter, title } of stories) {
      if (!list.has(chapter)) {
        const group = make("optgroup");
        group.label = chapters[chapter] ?? chapter[0].toUpperCase() + chapter.slice(1);
        list.set(chapter, group);
      }
      list.get(chapter).append(new Option(this.say(title), id));
    }
    find("story").replaceChildren(new Option("No story: only the shop", "shop"), ...list.values());
    find("story").value = chosen || "shop";
    for (const id of ["samples", "queue", "timeline", "trouble", "replayQueue", "verdict"]) {
      find(id).lang = this.#isChinese ? "zh-Hans" : "en";
    }
    if (this.#queue) this.queue(this.#queue);
    if (this.#entries) this.timeline({ entries: this.#entries });
    if (this.#story) this.#updateStory();
    this.onLanguageChange();
  }

  #updateStory() {
    const { id, act, step, count, isPlaying, caption } = this.#story;
    find("story").value = id;
    const story = this.#hello?.stories.find((story) => story.id === id);
    const hasMore = count > step && !isPlaying;
    find("play").disabled = !hasMore;
    find("play").textContent = isPlaying ? "Playing" : step > 0 && hasMore ? "Continue" : "Play";
    find("step").disabled = !hasMore;
    find("act").hidden = !story;
    press(find("act"), act);
    find("storyDetails").hidden = !story;
    find("trouble").textContent = story ? this.say(story.trouble) : "";
    find("caption").textContent = caption;
    find("progress").firstElementChild.style.width = `${count ? step / count * 100 : 0}%`;
    find("progress").setAttribute("aria-valuemax", count);
    find("progress").setAttribute("aria-valuenow", step);
  }

  queue(queue) {
    this.#queue = queue;
    drawQueue(find("queue"), queue, this.say);
    find("release").disabled = queue.holds.length === 0;
  }

  timeline({ entries }) {
    this.#entries = entries;
    const list = find("timeline");
    list.replaceChildren(...entries.map((entry) => timelineLine(entry, this.say)));
    if (entries.length === 0) list.append(make("li", "empty", "Nothing yet."));
    list.scrollTop = list.scrollHeight;
  }

  // A message was refused.
  refused(why) {
    show(find("notice"), `Refused: ${why}.`);
  }
}

function press(choice, value) {
  for (const button of choice.children) button.setAttribute("aria-pressed", button.value === value);
}

function show(element, text) {
  element.hidden = !text;
  element.textContent = text ?? "";
}
