// The panel beside the phone: story, sample popups, settings, queue and timeline.

import { listExperiments } from "/experiments.js";
import { write, writeProperty } from "/language.js";
import { drawQueue, make, timelineLine } from "/queue.js";
import { texts } from "/texts.js";

const sizes = ["xs", "s", "m", "l", "xl", "xxl", "xxxl", "ax1", "ax2", "ax3", "ax4", "ax5"];
const chapters = { ...texts, queue: texts.queueChapter };
const coverTexts = { inactive: texts.inactiveCover, background: texts.backgroundCover };
const find = (id) => document.getElementById(id);

export function watchControls(connection) {
  const send = (message) => {
    show(find("notice"), connection.isOpen ? "" : texts.ignored);
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
  listExperiments(find("experiments"), send);
  for (const type of ["play", "step", "reset", "hold", "release", "logOut"]) {
    find(type).addEventListener("click", () => send({ type }));
  }
}

export class Panel {
  #hello = null;

  hello(hello) {
    this.#hello = hello;
    find("device").replaceChildren(...hello.devices.map(([id, name]) => new Option(name, id)));
    this.#listSamples(hello.samples);
    this.#listStories(hello.stories);
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
    this.#updateStory(story);
  }

  #updateApp({ app, windows, window, mostWindows, isPad }) {
    press(find("app"), app);
    find("activate").hidden = !coverTexts[app];
    write(find("activate").firstElementChild, coverTexts[app]);
    find("glass").classList.toggle("away", app === "background");
    press(find("window"), ["first", "second"][window]);
    [...find("window").children].forEach((button, index) => { button.disabled = index >= windows; });
    find("openWindow").disabled = !isPad || windows >= mostWindows;
    find("closeWindow").disabled = windows < 2;
    write(find("windowHint"), isPad ? texts.ownQueues : texts.needsPad);
    show(find("which"), windows > 1 ? texts.which : "", window + 1, windows);
  }

  #listSamples(samples) {
    const kinds = Map.groupBy(samples, ({ kind }) => kind.english);
    find("samples").replaceChildren(...[...kinds.values()].flatMap((samples) => {
      const [{ kind }] = samples;
      const group = make("div", "samples");
      group.role = "group";
      writeProperty(group, "ariaLabel", [kind]);
      group.append(...samples.map(({ id, title, note }) => {
        const button = make("button");
        button.value = id;
        button.append(make("b", "", title), make("span", "", note));
        return button;
      }));
      return [make("h3", "group", kind), group];
    }));
  }

  #listStories(stories) {
    const option = (title, id) => {
      const option = make("option", "", title);
      option.value = id;
      return option;
    };
    const groups = [...Map.groupBy(stories, ({ chapter }) => chapter)].map(([chapter, stories]) => {
      const group = writeProperty(make("optgroup"), "label", [chapters[chapter]]);
      group.append(...stories.map(({ title, id }) => option(title, id)));
      return group;
    });
    find("story").replaceChildren(option(texts.noStory, "shop"), ...groups);
  }

  #updateStory({ id, act, step, count, isPlaying, caption }) {
    find("story").value = id;
    const story = this.#hello?.stories.find((story) => story.id === id);
    const hasMore = count > step && !isPlaying;
    find("play").disabled = !hasMore;
    write(find("play"), isPlaying ? texts.playing : step > 0 && hasMore ? texts.proceed : texts.play);
    find("step").disabled = !hasMore;
    find("act").hidden = !story;
    press(find("act"), act);
    find("storyDetails").hidden = !story;
    write(find("trouble"), story?.trouble);
    find("caption").textContent = caption;
    find("progress").firstElementChild.style.width = `${count ? step / count * 100 : 0}%`;
    find("progress").setAttribute("aria-valuemax", count);
    find("progress").setAttribute("aria-valuenow", step);
  }

  queue(queue) {
    drawQueue(find("queue"), queue);
    find("release").disabled = queue.holds.length === 0;
  }

  timeline({ entries }) {
    const list = find("timeline");
    list.replaceChildren(...entries.map((entry) => timelineLine(entry)));
    if (entries.length === 0) list.append(make("li", "empty", texts.nothing));
    list.scrollTop = list.scrollHeight;
  }

  // A message was refused.
  refused(why) {
    show(find("notice"), texts.refused, why);
  }
}

function press(choice, value) {
  for (const button of choice.children) button.setAttribute("aria-pressed", button.value === value);
}

function show(element, text, ...values) {
  element.hidden = !text;
  write(element, text, ...values);
}
