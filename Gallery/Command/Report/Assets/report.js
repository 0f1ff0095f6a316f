// Films that can be paused and scrubbed, covers that play, events in the page, and a filter for the list of
// stories. Without this script films have the controls of the browser, and the rest are links.

const isStill = matchMedia("(prefers-reduced-motion: reduce)");
const icons = {
  play: '<svg viewBox="0 0 32 32" aria-hidden="true"><path d="M12.5 9.5v13l10.5-6.5z"/></svg>',
  pause: '<svg viewBox="0 0 32 32" aria-hidden="true"><path d="M11 10h3.5v12H11zM17.5 10H21v12h-3.5z"/></svg>',
};

// One or two films with one control. All are at the time of the first.
class Player {
  constructor(videos, place) {
    this.videos = videos;
    this.button = document.createElement("button");
    this.slider = document.createElement("input");
    Object.assign(this.slider, { type: "range", min: 0, max: 1000, value: 0, ariaLabel: "Position in the film" });
    const bar = document.createElement("div");
    bar.className = "bar";
    bar.append(this.button, this.slider);
    place.append(bar);
    this.button.addEventListener("click", () => this.isPlaying ? this.pause() : this.play());
    this.slider.addEventListener("input", () => this.scrub());
    for (const video of videos) video.controls = false;
    const [first] = videos;
    first.addEventListener("play", () => this.#follow());
    first.addEventListener("pause", () => this.#show());
    first.addEventListener("ended", () => this.play());
    this.#show();
  }

  get isPlaying() { return !this.videos[0].paused && !this.videos[0].ended; }

  play() {
    if (this.videos[0].ended) this.#each((video) => { video.currentTime = 0; });
    // Playing fails if the page is left; there is nothing to do then.
    this.#each((video) => video.play().catch(() => {}));
    this.#show();
  }

  pause() {
    this.#each((video) => video.pause());
    this.#show();
  }

  scrub() {
    this.pause();
    this.#each(async (video) => {
      await loaded(video);
      video.currentTime = this.slider.value / this.slider.max * video.duration;
    });
  }

  #each(body) { for (const video of this.videos) body(video); }

  // Moves the slider and keeps the films together while they play.
  #follow() {
    this.#show();
    const [first, ...others] = this.videos;
    const update = () => {
      if (!this.isPlaying) return;
      if (first.duration) this.slider.value = first.currentTime / first.duration * this.slider.max;
      for (const other of others) {
        if (Math.abs(other.currentTime - first.currentTime) > 0.2) other.currentTime = first.currentTime;
      }
      requestAnimationFrame(update);
    };
    update();
  }

  #show() {
    const name = this.isPlaying ? "pause" : "play";
    if (this.button.dataset.shows === name) return;
    this.button.dataset.shows = name;
    this.button.innerHTML = icons[name];
    this.button.ariaLabel = name === "play" ? "Play" : "Pause";
  }
}

// Waits until the length of a film is known. Films are not fetched before they are used.
function loaded(video) {
  if (video.readyState > 0) return Promise.resolve();
  video.preload = "auto";
  return new Promise((done) => video.addEventListener("loadedmetadata", done, { once: true }));
}

// A cover plays while the pointer or the keyboard focus is on it. A tap on its picture plays it, too; the
// next one follows the link.
function watch(cover) {
  const frame = cover.querySelector(".film");
  const start = () => {
    if (frame.querySelector("video")) return;
    const video = document.createElement("video");
    Object.assign(video, { src: cover.dataset.film, muted: true, loop: true, playsInline: true });
    frame.append(video);
    video.play().catch(() => {});
  };
  const stop = () => {
    if (cover.matches(":hover, :focus-visible")) return;
    frame.querySelector("video")?.remove();
  };
  cover.addEventListener("pointerenter", ({ pointerType }) => {
    if (pointerType === "mouse" && !isStill.matches) start();
  });
  cover.addEventListener("focus", () => {
    if (cover.matches(":focus-visible") && !isStill.matches) start();
  });
  for (const type of ["pointerleave", "blur"]) cover.addEventListener(type, stop);
  cover.addEventListener("click", (event) => {
    if (event.pointerType === "mouse" || !frame.contains(event.target) || frame.querySelector("video")) return;
    for (const other of document.querySelectorAll(".covers video")) other.remove();
    start();
    event.preventDefault();
  });
}

// Shows the page of events in the page of the report. A frame in the document would be fetched at once,
// although it is not visible.
function expand(details) {
  details.addEventListener("toggle", () => {
    const frame = Object.assign(document.createElement("iframe"), {
      src: details.querySelector("a").href, title: details.querySelector("summary").innerText });
    details.append(frame);
  }, { once: true });
}

function filter(list) {
  const field = list.querySelector("input");
  field.parentElement.hidden = false;
  field.addEventListener("input", () => {
    const words = field.value.toLowerCase().split(/\s+/);
    for (const link of list.querySelectorAll("a")) {
      const text = `${link.textContent} ${link.dataset.words}`.toLowerCase();
      link.parentElement.hidden = !words.every((word) => text.includes(word));
    }
  });
}

for (const frame of document.querySelectorAll(".strip .film")) {
  new Player([frame.querySelector("video")], frame.parentElement);
}
const pair = document.querySelector(".pair");
const launch = pair?.querySelectorAll("video") ?? [];
if (launch.length > 0) {
  const player = new Player([...launch], pair);
  if (!isStill.matches) player.play();
  isStill.addEventListener("change", () => { if (isStill.matches) player.pause(); });
}
document.querySelectorAll(".covers a").forEach(watch);
document.querySelectorAll("details").forEach(expand);
document.querySelectorAll("nav").forEach(filter);
