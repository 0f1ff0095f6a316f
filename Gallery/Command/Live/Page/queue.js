// Draws a report about a queue: visible, waiting and dismissed popups, with blockers and reasons.

import { write } from "/language.js";
import { texts } from "/texts.js";

export function make(tag, className, text, ...values) {
  const element = document.createElement(tag);
  if (className) element.className = className;
  return text === undefined ? element : write(element, text, ...values);
}

// The sentences are from the server.
export function drawQueue(container, queue) {
  const { onScreen, waiting, suspended, ended, holds, elsewhere } = queue;
  const parts = [
    ...holds.map(({ lane, reason }) => make("p", "hold", texts.held, lane, reason)),
    ...group(texts.onScreen, onScreen, "on"), ...group(texts.waiting, waiting, "waits"),
    ...group(texts.suspended, suspended, "suspended"),
  ];
  if (parts.length === 0) {
    parts.push(make("p", "empty", texts.empty));
  }
  if (ended.length) {
    const list = make("ul", "ended");
    list.append(...ended.map(({ serial, name, why }) => {
      const line = make("li");
      line.append(make("span", "id", `#${serial}`), make("b", "", name), " ", make("span", "", why));
      return line;
    }));
    parts.push(make("h3", "group", texts.dismissed), list);
  }
  parts.push(...elsewhere.map((words) => make("p", "elsewhere", words)));
  container.replaceChildren(...parts);
}

function group(title, { items, more }, className) {
  if (items.length === 0) return [];
  const elements = items.map((item) => {
    const element = make("div", `item ${className}`);
    element.append(
      make("span", "id", `#${item.serial}`), make("span", "name", item.name),
      make("span", "badge", item.phase), make("span", "about", item.about));
    if (item.why.length) {
      const reasons = make("ul");
      reasons.append(...item.why.map((reason) => make("li", "", reason)));
      element.append(reasons);
    }
    return element;
  });
  if (more) elements.push(make("p", "empty", texts.more, more));
  return [make("h3", "group", title), ...elements];
}

// Returns a line of the timeline: time, event and effects. Its title is the line of the trace.
export function timelineLine({ time, words, orders, trace, isOfQueue }) {
  const line = make("li");
  if (trace) line.title = trace;
  line.append(make("time", "", time), sentence(isOfQueue ? "words queue" : "words", words));
  line.append(...orders.map((effect) => sentence("order", effect)));
  return line;
}

// Lines of a trace and steps of a story are English in both languages.
export function sentence(className, text) {
  const element = make("span", className, text);
  if (typeof text === "string" || text.english && text.english === text.chinese) element.lang = "en";
  return element;
}
