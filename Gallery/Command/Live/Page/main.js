import { Connection } from "/connection.js";
import { watchKeyboard, watchPointer } from "/input.js";
import { Panel, watchControls } from "/panel.js";
import { Replay } from "/replay.js";
import { Screen } from "/screen.js";

const find = (id) => document.getElementById(id);
const connection = new Connection(`ws://${location.host}/phone`);
const screen = new Screen(find("screen"), connection);
const panel = new Panel(() => replay.sayAgain());
const replay = new Replay(panel.say);
let size = { width: 393, height: 852 };

// For tests: waits until all that was done so far has been heard and drawn, and nothing moves.
let rested = -1;
const resting = [];
connection.addEventListener("rest", ({ detail }) => {
  rested = detail.number;
  for (const check of resting.splice(0)) check();
});
async function rest() {
  // What the pointer does is sent with the next frame of the page.
  await new Promise(requestAnimationFrame);
  const number = connection.number;
  while (rested < number) await new Promise((resume) => resting.push(resume));
}
// What was told last of each kind.
const told = {};
for (const type of ["phone", "queue"]) {
  connection.addEventListener(type, ({ detail }) => { told[type] = detail; });
}
globalThis.live = { connection, screen, rest, replay, told, size: () => size };

watchPointer(find("screen"), find("keys"), connection, () => size);
watchKeyboard(find("keys"), connection);
watchControls(connection);

const on = (type, body) => connection.addEventListener(type, ({ detail }) => body(detail));

on("hello", (hello) => panel.hello(hello));
on("queue", (queue) => panel.queue(queue));
on("timeline", (timeline) => panel.timeline(timeline));
on("phone", (phone) => {
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

function sayLink(state, words) {
  find("link").className = `link ${state}`;
  find("link").lastElementChild.textContent = words;
  find("phone").classList.toggle("lost", state === "off");
}
on("open", () => {
  hasBeenOpen = true;
  sayLink("on", "Connected.");
});
on("close", ({ reason }) => {
  find("rate").textContent = "";
  sayLink("off", reason ? `The phone has hung up: ${reason}. Trying again every second.`
    : hasBeenOpen ? "The connection is lost. Trying again every second."
      : "Not connected: the gallery has ended, or four browsers look at it already. Trying again.");
  setTimeout(() => connection.open(), 1000);
});
on("refused", ({ why }) => panel.refused(why));

let drawn = 0;
setInterval(() => {
  if (!connection.isOpen) return;
  const frames = screen.frames - drawn;
  drawn = screen.frames;
  const latency = screen.latency === null ? "" : `, ${Math.round(screen.latency)} ms from touch to picture`;
  find("rate").textContent = `${frames} ${frames === 1 ? "frame" : "frames"} a second${latency}`;
}, 1000);
