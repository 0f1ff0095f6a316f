// The language of the page, which is that of the phone. An element keeps its text in both languages and
// is written again when the language changes.

import { texts } from "/texts.js";

let isChinese = false;

// Returns a text in the language of the page. A text is a pair, or an object from the server; `{0}` is
// replaced by the first value. A name is the same in both languages.
export function say(text, ...values) {
  if (typeof text !== "object") return text ?? "";
  const words = Array.isArray(text) ? text[isChinese ? 1 : 0] : isChinese ? text.chinese : text.english;
  return values.reduce((words, value, index) => words.replaceAll(`{${index}}`, say(value)), words);
}

// The texts of elements, by what is written: `textContent`, `ariaLabel` or `label`.
const written = Symbol("the texts of an element");

export function write(element, text, ...values) {
  return writeProperty(element, "textContent", [text, ...values]);
}

export function writeProperty(element, property, words) {
  element[written] = { ...element[written], [property]: words };
  element[property] = say(...words);
  return element;
}

export function setLanguage(language) {
  isChinese = language === "zh-Hans";
  document.documentElement.lang = language;
  document.title = say(texts.pageTitle);
  for (const element of document.querySelectorAll("*")) {
    for (const [property, words] of Object.entries(element[written] ?? {})) element[property] = say(...words);
  }
}

// Writes the texts that index.html names.
export function writePage() {
  for (const element of document.querySelectorAll("[data-text]")) write(element, texts[element.dataset.text]);
  for (const element of document.querySelectorAll("[data-label]")) {
    writeProperty(element, "ariaLabel", [texts[element.dataset.label]]);
  }
  setLanguage("en");
}
