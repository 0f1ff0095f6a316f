"""Uses every control beside the live phone with a mouse, in a headless Chromium.

The controls are read from the page; a control without an expectation here fails the test. After each
press the state of the page and of the server is checked.
"""

import json
import os
import re
import tempfile
from pathlib import Path

from live_page import LivePageTests, Server
# After live_page, which makes its folder known.
from browser import FAINT

# A text that each popup shows on the screen; `None` for a popup that is queued.
SAMPLES = {
    "delivery": "At your door on Thursday", "voucher": "10% off one piece",
    "news": "Six cups, all whole", "payment": "Is this payment yours?",
    "offer": "Six cups, all whole", "modest": "10% off one piece", "bag": None,
    "page": "Two things to come to", "sheet": "Winter opens early",
    "question": "May we write to you?", "rating": "How was the teapot?", "alert": "The Last One",
    "gift": "Redeem a Gift Card", "piece": "The Last One", "countdown": "Still Want This Seat?",
    "form": "Welcome Back",
}

CONTROLS = """[...document.querySelectorAll(
  "button, select, input, textarea, a[href], summary, [tabindex]")].map((element) => {
    const choice = element.closest("[data-setting], #app, #window, #act, #samples, #experiments");
    return choice && element.value !== undefined && !element.id
      ? `${choice.dataset.setting ?? choice.id}=${element.value}` : element.id;
  })"""


class TestLivePanel(LivePageTests):
    problems = ("violated",)
    pressed = set()

    def setup_method(self):
        # Without what another test has opened in the page.
        self.page.browser.open(f"{self.server.url}/")
        self.page.rest()
        self.begin()
        self.page.rest()

    def begin(self):
        """Resets the settings and restarts the shop."""
        self.page.run("""(() => {
          for (const [name, value] of Object.entries({
            device: "16", orientation: "portrait", appearance: "light", direction: "ltr",
            language: "en", textSize: "l", reduceMotion: "false", voiceOver: "false",
            keyboard: "screen", system: "26" })) live.connection.send({ type: "set", name, value });
          live.connection.send({ type: "story", id: "shop", act: "after" });
        })()""")

    # State.

    @property
    def phone(self):
        """The last report about the phone."""
        return self.page.run("live.latest.phone")

    @property
    def queue_names(self):
        """The names of the popups in each group of the last report about the queue."""
        queue = self.page.run("live.latest.queue")
        return {kind: [item["name"] for item in queue[kind]["items"]]
                for kind in ("onScreen", "waiting", "suspended")}

    @property
    def canvas(self):
        """The picture of the phone on the page."""
        return self.page.run("document.getElementById('screen').toDataURL()")

    def is_shown(self, selector):
        return self.page.run(f"document.querySelector({json.dumps(selector)}).checkVisibility()")

    def is_disabled(self, selector):
        return self.page.run(f"document.querySelector({json.dumps(selector)}).disabled")

    def is_pressed(self, selector):
        return self.page.run(f"document.querySelector({json.dumps(selector)}).ariaPressed") == "true"

    # Actions.

    def press(self, selector, control=None, until=None, report="phone"):
        """Presses a control and waits until the phone is idle, or until a report meets a condition.
        Returns the value of the condition."""
        x, y = self.page.control(selector)
        if until:
            self.page.run(f"""globalThis.awaited = new Promise((done) =>
              live.connection.addEventListener("{report}", ({{ detail }}) => {{
                const value = ({until})(detail);
                if (value) done(value);
              }})); 0""")
        self.page.browser.mouse("mousePressed", x, y)
        self.page.browser.mouse("mouseReleased", x, y)
        self.pressed.add(control or selector.removeprefix("#"))
        return self.page.run("awaited") if until else self.page.rest()

    def choose(self, choice, value, control=None, **more):
        return self.press(f"{choice} [value='{value}']", control, **more)

    def set(self, name, value):
        self.choose(f"[data-setting={name}]", value, f"{name}={value}")
        assert self.is_pressed(f"[data-setting={name}] [value='{value}']")
        assert str(self.phone["settings"][name]).lower() == value.lower()

    def pick(self, select, value):
        """Selects an option as the keyboard does; a test cannot click a menu drawn by the system."""
        self.page.run(f"""(() => {{
          const list = document.getElementById("{select}");
          list.value = {json.dumps(value)};
          list.dispatchEvent(new Event("change", {{ bubbles: true }}));
        }})()""")
        self.page.rest()
        self.pressed.add(select)

    def slide(self, slider, value):
        self.page.run(f"""(() => {{
          const slider = document.getElementById("{slider}");
          slider.value = {value};
          slider.dispatchEvent(new Event("input", {{ bubbles: true }}));
        }})()""")
        self.page.rest()
        self.pressed.add(slider)

    # Tests. The first one presses every control, so that none can be forgotten.

    def test_every_control_works(self):
        self.set_up_each_experiment()
        self.show_each_popup()
        self.hold_release_and_log_out()
        self.change_each_setting()
        self.change_the_app_state()
        self.use_windows()
        self.run_a_story()
        self.save_and_play_a_trace()
        self.type_into_the_phone()

        controls = self.page.run(CONTROLS)
        assert "" not in controls, "a control has neither an id nor a value"
        # A file is chosen with the button “load”; lists are focused with the keyboard.
        assert set(controls) - {"file", "queue", "timeline", "replayed"} == self.pressed

    def set_up_each_experiment(self):
        # test_experiments.py performs them.
        self.begin()
        self.press("#about-interrupt")
        for experiment in self.page.run("[...document.querySelectorAll('#experiments button')].map(({ value }) => value)"):
            self.press(f"#about-{experiment}")
            opened = self.page.run("[...document.querySelectorAll('#experiments details[open] button')].map(({ value }) => value)")
            assert opened == [experiment]
            self.choose("#experiments", experiment, f"experiments={experiment}")
            assert self.phone["story"]["id"] == ("pages/half-swipe" if experiment == "half-swipe" else "shop")
            # A popup is there, in this window or in the other one.
            assert re.search("#1|1 on the screen", self.text("#queue"))

    def show_each_popup(self):
        for sample, words in SAMPLES.items():
            self.begin()
            # Timers and countdowns are paused, so that nothing is dismissed before it is read.
            self.page.run("live.connection.send({ type: 'set', name: 'voiceOver', value: 'true' })")
            # Without waiting for idle; the appearance of popups is tested elsewhere.
            self.choose("#samples", sample, f"samples={sample}", report="queue",
                        until=f"""({{ {"onScreen" if words else "waiting"}: {{ items }} }}) =>
                          items.some(({{ name }}) => name === "{sample}")""")
            if sample in ("sheet", "question", "rating", "alert", "gift"):
                # UIKit presents them later.
                self.page.rest()
            listed = self.text("#queue")
            assert sample in listed
            if words is None:
                assert self.queue_names["waiting"] == [sample]
                assert "Visible page: HomePage; expected: BagPage." in listed
            else:
                assert self.queue_names["onScreen"] == [sample]
                assert words in self.tree

    def hold_release_and_log_out(self):
        self.begin()
        self.press("#hold")
        self.choose("#samples", "voucher", "samples=voucher")
        assert "The lane “popups” is held: held by hand." in self.text("#queue")
        assert "Its lane is held: held by hand." in self.text("#queue")
        assert self.queue_names["waiting"] == ["voucher"]
        self.press("#release")
        assert self.is_disabled("#release")
        assert self.queue_names["onScreen"] == ["voucher"]
        self.press("#logOut")
        assert "Good to see you" in self.tree
        assert self.queue_names == {"onScreen": [], "waiting": [], "suspended": []}
        assert "The user logged out." in self.text("#queue")
        for _ in range(5):
            self.press("#hold")
        assert "Refused: there are 4 holds already." in self.text("#notice")

    def change_each_setting(self):
        self.begin()
        self.page.rest()
        self.choose("#samples", "voucher", "samples=voucher")
        self.set("orientation", "landscape-left")
        assert "UIWindow [0 0 852 393]" in self.tree
        self.set("orientation", "landscape-right")
        self.set("orientation", "portrait")
        assert "UIWindow [0 0 393 852]" in self.tree
        self.set("appearance", "dark")
        assert "fill #141311" in self.tree
        assert self.page.wrong_pixels() == 0
        self.set("appearance", "light")
        assert "fill #141311" not in self.tree
        before = self.tree
        self.set("direction", "rtl")
        assert self.tree != before
        self.set("direction", "ltr")
        assert self.tree == before
        self.set("reduceMotion", "true")
        self.set("reduceMotion", "false")
        self.set("voiceOver", "true")
        self.set("voiceOver", "false")
        self.set("keyboard", "connected")
        self.set("keyboard", "screen")
        assert self.queue_names["onScreen"] == ["voucher"]
        self.slide("textSize", 11)
        assert self.phone["settings"]["textSize"] == "ax5"
        assert self.text("#textSizeName") == "AX5"
        assert self.tree != before
        self.slide("textSize", 3)
        # Another language restarts the app and empties the queue.
        self.set("language", "zh-Hans")
        assert self.queue_names["onScreen"] == []
        assert "礼券" in self.text("#samples")
        assert "Autumn firing" not in self.tree
        self.set("language", "en")
        assert "Autumn firing" in self.tree
        # So does another system.
        for system in ["18", "27", "26"]:
            self.choose("#samples", "voucher", "samples=voucher")
            assert self.queue_names["onScreen"] == ["voucher"]
            before = self.canvas
            self.set("system", system)
            assert self.queue_names["onScreen"] == []
            assert self.canvas != before
            assert self.page.wrong_pixels() == 0
        self.pick("device", "se")
        assert self.tree.startswith("UIWindow [0 0 375 667]")

    def change_the_app_state(self):
        self.begin()
        for state, words in [("inactive", "The scene is not active."),
                             ("background", "The scene is in the background.")]:
            self.choose("#app", state, f"app={state}")
            assert self.phone["app"] == state
            assert self.is_pressed(f"#app [value={state}]")
            assert self.is_shown("#activate")
            if state == "inactive":
                self.choose("#samples", "news", "samples=news")
            assert words in self.text("#queue")
            assert self.queue_names["waiting"] == ["news"]
        self.press("#activate")
        assert self.phone["app"] == "active"
        assert not self.is_shown("#activate")
        assert self.queue_names["onScreen"] == ["news"]
        before = self.canvas
        self.choose("#app", "background", "app=background")
        assert self.canvas != before
        self.choose("#app", "active", "app=active")
        assert self.canvas == before
        assert self.queue_names["onScreen"] == ["news"]
        assert self.page.wrong_pixels() == 0

    def use_windows(self):
        self.begin()
        self.page.rest()
        assert self.is_disabled("#openWindow") and self.is_disabled("#closeWindow")
        assert "choose the iPad" in self.text("#windowHint")
        self.pick("device", "ipad-11")
        self.choose("#samples", "voucher", "samples=voucher")
        self.press("#openWindow")
        assert self.text("#which") == "Window 2 of 2 is shown."
        assert "Window 1 has its own queue: 1 on the screen" in self.text("#queue")
        assert "10% off one piece" not in self.tree
        self.choose("#samples", "news", "samples=news")
        assert self.queue_names["onScreen"] == ["news"]
        second = self.canvas
        self.choose("#window", "first", "window=first")
        assert self.canvas != second
        assert self.text("#which") == "Window 1 of 2 is shown."
        assert self.queue_names["onScreen"] == ["voucher"]
        assert "10% off one piece" in self.tree
        self.choose("#window", "second", "window=second")
        assert self.is_pressed("#window [value=second]")
        self.press("#closeWindow")
        assert not self.is_shown("#which")
        assert self.queue_names["onScreen"] == ["voucher"]
        assert "Its window was closed." in self.text("#timeline")
        assert self.page.wrong_pixels() == 0

    def run_a_story(self):
        self.begin()
        self.pick("story", "queue/overlap")
        assert self.is_shown("#trouble")
        self.choose("#act", "before", "act=before")
        assert self.phone["story"]["act"] == "before"
        self.choose("#act", "after", "act=after")
        self.press("#step")
        assert self.phone["story"]["step"] == 2
        assert "is on the screen." in self.text("#queue")
        assert "10% off one piece" in self.tree
        self.press("#reset")
        assert self.phone["story"]["step"] == 0
        assert "10% off one piece" not in self.tree
        # The phone is idle only when the story is finished.
        title = self.press("#play", until="({ story }) => story.isPlaying && document.getElementById('play').innerText")
        assert title == "Playing"
        self.press("#next")
        assert self.phone["story"]["id"] == "queue/guide"

    def save_and_play_a_trace(self):
        self.begin()
        for sample in ["voucher", "news", "payment"]:
            self.choose("#samples", sample, f"samples={sample}")
        browser = self.page.browser
        with tempfile.TemporaryDirectory() as folder:
            browser.call("Browser.setDownloadBehavior", behavior="allow", downloadPath=folder,
                         eventsEnabled=True)
            self.press("#save")
            while browser.wait("Browser.downloadProgress")["state"] != "completed":
                pass
            file = Path(folder) / "usher-trace.json"
            assert file.read_text() == self.server.get("/trace").decode()
            self.load(file)
            self.play_the_trace()
            file.write_text(file.read_text().replace('{"present":[1,true]}', '{"verify":[1]}'))
            self.load(file)
            self.go_to_the_difference()
            file.write_text("Dear Usher,\n")
            self.load(file)
        assert not self.is_shown("#replay")
        assert "This is not a saved trace." in self.text("#replayError")
        # Replaying a trace does not affect the phone.
        assert self.queue_names["onScreen"] == ["payment"]

    def load(self, file):
        browser = self.page.browser
        browser.call("Page.setInterceptFileChooserDialog", enabled=True)
        self.press("#load")
        node = browser.wait("Page.fileChooserOpened")["backendNodeId"]
        browser.call("DOM.setFileInputFiles", files=[str(file)], backendNodeId=node)
        self.wait_for_replay()

    def wait_for_replay(self):
        """Waits until the server has responded to the last request of the replay."""
        self.page.run("new Promise(requestAnimationFrame).then(() => live.replay.ready)")

    def play_the_trace(self):
        steps = self.page.run("document.getElementById('replayStep').max")
        assert self.text("#verdict") == f"All {steps} steps have the recorded effects."
        assert self.text("#replayPlace") == f"0 of {steps}"
        assert self.is_disabled("#replayBack")
        assert not self.is_shown("#replayDifference")
        for _ in range(2):
            self.press("#replayOn")
            self.wait_for_replay()
        assert "enqueued #1" in self.text("#replayed")
        assert "present popup#1" in self.text("#replayed")
        assert "appearing" in self.text("#replayQueue")
        self.press("#replayBack")
        self.wait_for_replay()
        assert self.text("#replayPlace") == f"1 of {steps}"
        assert "Empty" in self.text("#replayQueue")
        self.slide("replayStep", steps)
        self.wait_for_replay()
        assert self.is_disabled("#replayOn")
        assert "payment" in self.text("#replayQueue")
        assert "It is suspended: a more urgent popup interrupted it." in self.text("#replayQueue")
        self.press("#replayEnd")
        assert not self.is_shown("#replay")

    def go_to_the_difference(self):
        assert "different effects" in self.text("#verdict")
        self.press("#replayDifference")
        self.wait_for_replay()
        words = self.text("#replayed")
        assert words.index("verify popup#1") < words.index("Now:")
        assert words.index("Now:") < words.index("present popup#1")

    def type_into_the_phone(self):
        self.begin()
        self.choose("#samples", "form", "samples=form")
        self.page.run("document.getElementById('keys').focus()")
        assert self.is_focused("keys")
        self.page.browser.call("Input.insertText", text="me@home")
        self.page.rest()
        self.pressed.add("keys")
        assert "me@home" in self.tree

    def is_focused(self, control):
        return self.page.run("document.activeElement.id") == control

    # The page with a keyboard, with assistive technology and on other screens.

    def test_every_control_is_focusable_named_and_large_enough(self):
        self.page.run("document.activeElement.blur()")
        expected = self.page.run("""[...document.querySelectorAll(
          "button, select, input, textarea, a[href], summary, [tabindex]")]
          .filter((element) => element.checkVisibility() && !element.disabled).length""")
        seen = []
        self.page.run("document.body.focus()")
        for _ in range(expected + 2):
            for kind in ("keyDown", "keyUp"):
                self.page.browser.call("Input.dispatchKeyEvent", type=kind, key="Tab", code="Tab",
                                       windowsVirtualKeyCode=9)
            state = self.page.run("""(() => {
              const element = document.activeElement;
              if (element === document.body) return null;
              const style = getComputedStyle(element.id === "keys"
                ? document.getElementById("phone") : element);
              const box = element.getBoundingClientRect();
              const labels = [...(element.labels ?? [])].map((label) => label.innerText).join(" ");
              const owner = element.getAttribute("aria-labelledby");
              return { id: element.id || element.value, outline: style.outlineStyle,
                width: parseFloat(style.outlineWidth), box: [box.width, box.height],
                name: element.ariaLabel || labels || element.innerText
                  || (owner && document.getElementById(owner).innerText) };
            })()""")
            if state is None or (seen and state == seen[0]):
                break
            seen.append(state)

        assert len(seen) == expected, [state["id"] for state in seen]
        for state in seen:
            assert state["name"], f"{state} has no accessible name"
            assert state["outline"] == "solid", state
            assert state["width"] >= 2, state
            if state["id"] not in ("keys", "timeline"):
                assert min(state["box"]) >= 32, state

    def test_the_page_is_legible_in_light_and_dark_at_every_width(self):
        self.page.run("live.connection.send({ type: 'hold' })")
        for sample in ["voucher", "news", "payment", "modest"]:
            self.page.run(f"live.connection.send({{ type: 'enqueue', sample: '{sample}' }})")
        self.page.rest()
        browser = self.page.browser
        try:
            for scheme in ["light", "dark"]:
                browser.call("Emulation.setEmulatedMedia",
                             features=[{"name": "prefers-color-scheme", "value": scheme}])
                faint = self.page.run(FAINT)
                assert faint["count"] > 80
                assert faint["faint"] == [], scheme
            for width in [1280, 1024, 768, 390]:
                browser.call("Emulation.setDeviceMetricsOverride", width=width, height=900,
                             deviceScaleFactor=1, mobile=False)
                self.page.run("new Promise(requestAnimationFrame)")
                assert self.page.run(OUTSIDE) == [], width
        finally:
            browser.call("Emulation.setEmulatedMedia", features=[])
            browser.call("Emulation.setDeviceMetricsOverride", width=1280, height=900,
                         deviceScaleFactor=1, mobile=False)

    def test_the_phone_the_queue_and_the_experiments_are_in_sight_on_a_wide_page(self):
        self.page.run("scrollTo(0, 0)")
        try:
            for width in [1280, 1400]:
                self.page.browser.call("Emulation.setDeviceMetricsOverride", width=width, height=900,
                                       deviceScaleFactor=1, mobile=False)
                boxes = self.page.run("""[".phone", ".queue", ".experiments"].map((name) => {
                  const box = document.querySelector(name).getBoundingClientRect();
                  return [box.left, box.top, box.right, box.bottom];
                })""")
                for left, top, right, bottom in boxes:
                    assert 0 <= left < right <= width and 0 <= top < bottom <= 900, boxes
        finally:
            self.page.browser.call("Emulation.setDeviceMetricsOverride", width=1280, height=900,
                                   deviceScaleFactor=1, mobile=False)

    def test_the_page_has_the_language_of_the_phone(self):
        english = self.page.run(NAMED)
        self.page.send(type="set", name="language", value="zh-Hans")
        assert self.page.run("[document.documentElement.lang, document.title]") == ["zh-Hans", "Usher 实时演示"]
        self.show_everything()
        left = self.page.run(WRITTEN)
        latin = {word for words in left for word in re.findall("[A-Za-z][A-Za-z’]+", words)}
        assert latin - LATIN == set()
        self.page.send(type="set", name="language", value="en")
        self.page.send(type="story", id="shop", act="after")
        self.page.send(type="set", name="device", value="16")
        assert self.page.run("document.documentElement.lang") == "en"
        assert re.findall("[\u4e00-\u9fff]", " ".join(self.page.run(WRITTEN))) == []
        assert self.page.run(NAMED) == english

    def show_everything(self):
        """Brings the page into a state with as many texts as possible."""
        messages = [{"type": "story", "id": "queue/overlap", "act": "after"}, {"type": "step"},
                    {"type": "set", "name": "device", "value": "ipad-11"}, {"type": "hold"}]
        messages += [{"type": "enqueue", "sample": sample} for sample in SAMPLES]
        messages += [{"type": "window", "action": "open"}, {"type": "enqueue", "sample": "voucher"},
                     {"type": "enqueue", "sample": "payment"}, {"type": "app", "state": "inactive"}]
        messages += [{"type": "hold"}] * 4
        self.page.run(f"{json.dumps(messages)}.forEach((message) => live.connection.send(message))")
        self.page.rest()
        assert self.is_shown("#notice")
        # A saved trace is shown, too.
        self.page.run("""(async () => {
          const file = new File([await (await fetch("/trace")).text()], "trace.json");
          const files = new DataTransfer();
          files.items.add(file);
          document.getElementById("file").files = files.files;
          document.getElementById("file").dispatchEvent(new Event("change"));
          await live.replay.ready;
        })()""")
        self.wait_for_replay()
        assert self.is_shown("#replay")

    def test_each_text_is_in_two_languages(self):
        same = self.page.run("""(async () => {
          const { texts } = await import("/texts.js");
          const { experiments } = await import("/experiments.js");
          const all = [...Object.values(texts), ...experiments.flatMap(({ title, steps, expectation }) =>
            [title, ...steps, expectation])];
          return all.filter(([english, chinese]) => !/[A-Za-z]/.test(english) || !/[\u4e00-\u9fff]/.test(chinese)
            || /[\u4e00-\u9fff]/.test(english));
        })()""")
        # A number of a number.
        assert same == [["{0} of {1}", "{0} / {1}"]]

    def test_controls_do_not_move_when_the_queue_grows_or_a_story_continues(self):
        self.page.send(type="story", id="queue/overlap", act="after")
        before = self.page.run(PLACES)
        for sample in ["voucher", "news", "bag"]:
            self.page.send(type="enqueue", sample=sample)
        assert self.page.run(PLACES) == before
        self.page.send(type="step")
        assert self.page.run(PLACES) == before

    def test_the_page_reports_a_lost_and_a_restored_connection(self):
        server = Server(os.environ["GALLERY"], scale=1)
        port = int(server.url.rsplit(":", 1)[1])
        self.page.browser.open(server.url + "/")
        try:
            self.page.rest()
            assert self.text("#link") == "Connected."
            self.page.run("globalThis.lost = new Promise((done) => "
                          "live.connection.addEventListener('close', done, { once: true })); 0")
            server.stop()
            self.page.run("lost.then(() => 0)")
            assert "The connection is lost." in self.text("#link")
            x, y = self.page.control("#hold")
            self.page.browser.mouse("mousePressed", x, y)
            self.page.browser.mouse("mouseReleased", x, y)
            assert "not connected" in self.text("#notice")
            self.page.run("globalThis.back = new Promise((done) => "
                          "live.connection.addEventListener('open', done, { once: true })); 0")
            server = Server(os.environ["GALLERY"], port, scale=1)
            self.page.run("back.then(() => 0)")
            self.page.send(type="enqueue", sample="voucher")
            assert self.text("#link") == "Connected."
            assert "voucher" in self.text("#queue")
        finally:
            self.page.browser.open(self.server.url + "/")
            self.page.rest()
            server.stop()


# Every text and label of the page, visible or not, except those in another language.
WRITTEN = """[document.title, ...[...document.body.querySelectorAll("*")].filter((element) =>
    !element.closest("[lang]:not(html)") && element.id !== "rate")
  .flatMap((element) => [element.ariaLabel, element.label, element.placeholder, element.getAttribute("aria-valuetext"),
    ...[...element.childNodes].filter((node) => node.nodeType === Node.TEXT_NODE).map((node) => node.data.trim())]
    .filter((text) => text && typeof text === "string"))]"""
# Those that index.html names.
NAMED = """[...document.querySelectorAll("[data-text], [data-label]")].map((element) =>
  element.dataset.text ? element.textContent : element.ariaLabel)"""
# Brands, names in the code of the shop, and abbreviations.
LATIN = {*SAMPLES, *"""Usher UIKit VoiceOver App LTR RTL iOS iPhone iPad Pro Max SE rd generation inch popup popups
  HomePage standard campaign launch urgent id""".split()}

# The elements that extend beyond the page, and buttons with truncated titles.
OUTSIDE = """[...document.querySelectorAll("button, select, input, a[href], p, h1, h2, h3, section, .item, .phone")]
  .filter((element) => element.checkVisibility() && element.id !== "keys")
  .filter((element) => {
    const box = element.getBoundingClientRect();
    const isCut = element.matches("button, a") && element.scrollWidth > element.clientWidth + 1;
    return box.left < -0.5 || box.right > innerWidth + 0.5 || isCut;
  })
  .map((element) => element.id || element.value || element.className)"""

# The positions of the controls that are not below the queue, whose height changes.
PLACES = """Object.fromEntries([...document.querySelectorAll("button, select, input, .phone")]
  .filter((element) => element.checkVisibility() && !element.closest(".queue ~ *"))
  .map((element) => {
    const box = element.getBoundingClientRect();
    return [element.id || element.value + (element.closest("[data-setting]")?.dataset.setting ?? ""),
      [box.left, box.top + scrollY].map(Math.round)];
  }))"""
