// Draws a report about a queue: visible, waiting and dismissed popups, with blockers and reasons.

export function make(tag, className, text) {
  const element = document.createElement(tag);
  if (className) element.className = className;
  if (text !== undefined) element.textContent = text;
  return element;
}

// `say` selects the language of a sentence; the sentences are from the server.
export function drawQueue(container, queue, say) {
  const { onScreen, waiting, suspended, ended, holds, elsewhere } = queue;
  const parts = [
    ...holds.map(({ lane, reason }) => make("p", "hold", `The lane “${lane}” is held: ${reason}.`)),
    ...group("On screen", onScreen, "on", say), ...group("Waiting", waiting, "waits", say),
    ...group("Suspended", suspended, "suspended", say),
  ];
  if (parts.length === 0) {
    parts.push(make("p", "empty", "Empty. No popup is visible or waiting."));
  }
  if (ended.length) {
    const list = make("ul", "ended");
    list.append(...ended.map(({ serial, name, why }) => {
      const line = make("li");
      line.append(make("span", "id", `#${serial}`), make("b", "", name), " ", make("span", "", say(why)));
      return line;
    }));
    parts.push(make("h3", "group", "Dismissed"), list);
  }
  parts.push(...elsewhere.map((words) => make("p", "elsewhere", say(words))));
  container.replaceChildren(...parts);
}

function group(title, { items, more }, className, say) {
  if (items.length === 0) return [];
  const elements = items.map((item) => {
    const element = make("div", `item ${className}`);
    element.append(
      make("span", "id", `#${item.serial}`), make("span", "name", item.name),
      make("span", "badge", say(item.phase)), make("span", "about", say(item.about)));
    if (item.why.length) {
      const reasons = make("ul");
      reasons.append(...item.why.map((reason) => make("li", "", say(reason))));
      element.append(reasons);
    }
    return element;
  });
  if (more) elements.push(make("p", "empty", `and ${more} more`));
  return [make("h3", "group", title), ...elements];
}

// Returns a line of the timeline: time, event and effects. Its title is the line of the trace.
export function timelineLine({ time, words, orders, trace, isOfQueue }, say = (words) => words) {
  const line = make("li");
  if (trace) line.title = trace;
  line.append(make("time", "", time), make("span", isOfQueue ? "words queue" : "words", say(words)));
  line.append(...orders.map((effect) => make("span", "order", say(effect))));
  return line;
}
