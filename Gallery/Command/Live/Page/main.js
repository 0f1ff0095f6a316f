import { Connection } from "/connection.js";
import { say, setLanguage, write, writePage } from "/language.js";
import { watchKeyboard, watchPointer } from "/input.js";
import { Panel, watchControls } from "/panel.js";
import { Replay } from "/replay.js";
import { Screen } from "/screen.js";
import { texts } from "/texts.js";

const find = (id) => document.getElementById(id);
const connection = new Connection(`ws://${location.host}/phone`);
const screen = new Screen(find("screen"), connection);
writePage();
const panel = new Panel();
const replay = new Replay();
let size = { width: 393, height: 852 };

// For tests: `processed` waits until the phone has processed all messages, and `rest` until it has drawn
// their effects, too, and is idle. They do not depend on how long that takes.
function waitFor(report) {
  let last = -1;
  const waiters = [];
  connection.addEventListener(report, ({ detail }) => {
    last = detail.number;
    for (const check of waiters.splice(0)) check();
  });
  return async () => {
    // Pointer moves are sent with the next frame of the page.
    await new Promise(requestAnimationFrame);
    const number = connection.number;
    while (last < number) await new Promise((resume) => waiters.push(resume));
  };
}
const processed = waitFor("processed");
const rest = waitFor("rest");
// For tests: the latest report of each kind.
const latest = {};
for (const type of ["phone", "queue"]) {
  connection.addEventListener(type, ({ detail }) => { latest[type] = detail; });
}
globalThis.live = { connection, screen, processed, rest, replay, latest, size: () => size };

watchPointer(find("screen"), find("keys"), connection, () => size);
watchKeyboard(find("keys"), connection);
watchControls(connection);

const on = (type, body) => connection.addEventListener(type, ({ detail }) => body(detail));

on("hello", (hello) => panel.hello(hello));
on("queue", (queue) => panel.queue(queue));
on("timeline", (timeline) => panel.timeline(timeline));
on("phone", (phone) => {
  setLanguage(phone.settings.language);
  size = { width: phone.width, height: phone.height };
  const style = find("phone").style;
  style.setProperty("--w", phone.width);
  style.setProperty("--h", phone.height);
  style.setProperty("--r", phone.cornerRadius);
  find("phone").classList.toggle("sideways", phone.width > phone.height || phone.isPad);
  panel.phone(phone);
});
on("finger", ({ x, y }) => {
  const finger = find("finger");
  finger.style.left = `${x / size.width * 100}%`;
  finger.style.top = `${y / size.height * 100}%`;
  finger.classList.remove("shown");
  void finger.offsetWidth;
  finger.classList.add("shown");
});

let hasBeenOpen = false;

function showConnection(state, text, reason) {
  find("link").className = `link ${state}`;
  write(find("link").lastElementChild, text, reason);
  find("phone").classList.toggle("lost", state === "off");
}
on("open", () => {
  hasBeenOpen = true;
  showConnection("on", texts.connected);
});
on("close", ({ reason }) => {
  find("rate").textContent = "";
  showConnection("off", reason ? texts.closed : hasBeenOpen ? texts.lost : texts.notConnected, reason);
  setTimeout(() => connection.open(), 1000);
});
on("refused", ({ why }) => panel.refused(why));

let drawn = 0;
setInterval(() => {
  if (!connection.isOpen) return;
  const frames = screen.frames - drawn;
  drawn = screen.frames;
  const rate = [frames === 1 ? texts.rateOfOne : texts.rate, frames];
  if (screen.latency === null) write(find("rate"), ...rate);
  else write(find("rate"), texts.rateAndLatency, say(...rate), Math.round(screen.latency));
}, 1000);
