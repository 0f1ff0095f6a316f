"""Opens the report of `gallery play` like a visitor, in a headless Chromium, from the disk.

$REPORT is the folder of a report of all stories, $STORY that of the report of one story. No test waits
for time to pass: the page is asked to wait for its own events.
"""

import json
import os
import sys
from pathlib import Path
from urllib.parse import unquote, urlparse

import pytest

sys.path.insert(0, str(Path(__file__).resolve().parents[2] / "Scripts/support"))
from browser import FAINT, Browser  # noqa: E402

REPORT = Path(os.environ["REPORT"]).resolve()
STORY = Path(os.environ["STORY"]).resolve()

WIDE, NARROW = (1400, 900), (390, 844)
each_size = pytest.mark.parametrize("size", [WIDE, NARROW], ids=["wide", "narrow"])

# How far below the screen a browser may fetch pictures. Chromium's limit is 1,250 points on a fast network.
NEAR = 1600


class TestReportPage:
    @pytest.fixture(scope="class", autouse=True)
    @classmethod
    def opened_browser(cls):
        with Browser() as cls.browser:
            for domain in ("Log", "Network", "Accessibility"):
                cls.browser.call(domain + ".enable")
            yield

    def open(self, size=WIDE, folder=REPORT, page="index.html", fragment="", scripts=True, touch=False, **media):
        """Opens the report again, with media features such as `prefers_color_scheme="dark"`."""
        browser = self.browser
        browser.call("Emulation.setDeviceMetricsOverride", width=size[0], height=size[1],
                     deviceScaleFactor=1, mobile=False)
        browser.call("Emulation.setEmulatedMedia", features=[
            {"name": name.replace("_", "-"), "value": value} for name, value in media.items()])
        browser.call("Emulation.setTouchEmulationEnabled", enabled=touch)
        browser.call("Emulation.setScriptExecutionDisabled", value=not scripts)
        browser.mouse("mouseMoved", 1, 1)
        browser.open("about:blank")
        browser.events.clear()
        browser.open((folder / page).as_uri() + fragment)

    def run_script(self, script):
        return self.browser.run(script)

    @property
    def problems(self):
        """The errors in the console, exceptions, and files that could not be loaded."""
        found = []
        for event in self.browser.events:
            method, parameters = event.get("method"), event.get("params", {})
            if method == "Log.entryAdded" and parameters["entry"]["level"] in ("error", "warning"):
                found.append(parameters["entry"]["text"] + " " + parameters["entry"].get("url", ""))
            elif method == "Runtime.exceptionThrown":
                found.append(json.dumps(parameters["exceptionDetails"]))
            elif method == "Runtime.consoleAPICalled" and parameters["type"] in ("error", "warning"):
                found.append(json.dumps(parameters["args"]))
            # A film that is paused, or whose page is left, is not loaded to its end.
            elif method == "Network.loadingFailed" and not parameters.get("canceled"):
                found.append(parameters["errorText"])
        return found

    @property
    def requested(self):
        """The files that the page has requested so far."""
        urls = {event["params"]["request"]["url"] for event in self.browser.events
                if event.get("method") == "Network.requestWillBeSent"}
        return {Path(unquote(urlparse(url).path)) for url in urls if url.startswith("file:")}

    def overflow(self):
        """The elements beyond the sides of the page, but for rows that scroll by themselves."""
        return self.run_script("""[...document.querySelectorAll("body *")].filter((element) => {
          if (!element.checkVisibility() || element.closest(".covers > *, .over-time > *, svg")) return false;
          const box = element.getBoundingClientRect();
          return box.left < -0.5 || box.right > innerWidth + 0.5;
        }).map((element) => element.outerHTML.slice(0, 100))
          .concat(document.documentElement.scrollWidth > innerWidth ? ["the page scrolls sideways"] : [])""")

    def boxes(self, selector):
        return self.run_script(f"""[...document.querySelectorAll({json.dumps(selector)})].map((element) => {{
          const box = element.getBoundingClientRect();
          return [box.left, box.top, box.right, box.bottom];
        }})""")

    def center(self, selector):
        return self.run_script(f"""(() => {{
          const element = document.querySelector({json.dumps(selector)});
          element.scrollIntoView({{ block: "center", behavior: "instant" }});
          const box = element.getBoundingClientRect();
          return [box.left + box.width / 2, box.top + box.height / 2];
        }})()""")

    def click(self, selector):
        point = self.center(selector)
        self.browser.mouse("mousePressed", *point)
        self.browser.mouse("mouseReleased", *point)

    def press(self, key, code=0, text=None):
        for kind in ("keyDown", "keyUp"):
            more = {"text": text} if text and kind == "keyDown" else {}
            self.browser.call("Input.dispatchKeyEvent", type=kind, key=key, code=key,
                              windowsVirtualKeyCode=code, **more)

    def until_playing(self, selector):
        """Waits until a film shows another frame than now, and returns its time."""
        return self.run_script(f"""(async () => {{
          const video = document.querySelector({json.dumps(selector)});
          const start = video.currentTime;
          while (video.paused || video.currentTime === start) {{
            await new Promise((done) => video.addEventListener("timeupdate", done, {{ once: true }}));
          }}
          return video.currentTime;
        }})()""")

    # Weight.

    def test_the_weight(self):
        files = [path for path in REPORT.rglob("*") if path.is_file()]
        assert sum(path.stat().st_size for path in files) <= 100e6
        stories = len(list(REPORT.glob("*/*/after")))
        assert (REPORT / "index.html").stat().st_size <= 3750 * stories
        # Every file has a use, and every use has a file; style sheets of panels and pages are among them.
        page = (REPORT / "index.html").read_text()
        assert [str(path) for path in files if path.suffix in (".webp", ".webm")
                and str(path.relative_to(REPORT)) not in page] == []

    # The first screen.

    @each_size
    @pytest.mark.parametrize("scheme", ["light", "dark"])
    def test_the_first_screen(self, size, scheme):
        self.open(size, prefers_color_scheme=scheme)
        for act in ("before", "after"):
            self.until_playing(f".pair .{act} video")
        assert self.run_script("document.querySelector('.first').innerText.split(/\\n+/)") == [
            "Usher puts everything an iOS app shows in front of its pages into one queue.",
            "Without Usher", "With Usher",
            "Drawn on Linux by a stand-in for UIKit. Not yet run on a device or simulator."]
        inside = self.boxes(".first h1, .first video, .first figcaption, .first > p, .first .bar")
        assert len(inside) == 7
        for left, top, right, bottom in inside:
            assert 0 <= left < right <= size[0] and 0 <= top < bottom <= size[1]
        weight = sum(path.stat().st_size for path in self.requested)
        assert 1e5 < weight <= 3e6, weight
        assert self.problems == []

    def test_nothing_is_fetched_before_it_is_near(self):
        self.open()
        self.until_playing(".pair .before video")
        far = self.run_script(f"""[...document.images, ...document.querySelectorAll("iframe")]
          .filter((element) => element.getBoundingClientRect().top > innerHeight + {NEAR})
          .map((element) => element.src)""")
        near = self.run_script(f"""[...document.images]
          .filter((element) => element.getBoundingClientRect().top <= innerHeight + {NEAR})
          .map((element) => element.src)""")
        far = {Path(unquote(urlparse(url).path)) for url in set(far) - set(near)}
        assert len(far) > 300
        assert self.requested & far == set()
        films = {path for path in self.requested if path.suffix == ".webm"}
        assert {str(path.relative_to(REPORT)) for path in films} == {
            f"launch/first-seconds/{act}/film.webm" for act in ("before", "after")}

    # The same picture with other settings.

    def test_every_story_has_a_picture_on_ios_18(self):
        self.open()
        titles = self.run_script("""[...document.querySelectorAll(".story")].map((story) =>
          [...story.querySelectorAll(".strip.small li")].map((item) => item.innerText.trim()))""")
        assert len(titles) > 50
        for names in titles:
            assert names == ["Dark", "简体中文", "Right to left", "Largest text", "iOS 18"]
        assert "on a simulated phone with iOS 26" in self.run_script("document.querySelector('.stories p').innerText")

    # Films.

    def test_every_film_can_be_decoded(self):
        self.open()
        wrong = self.run_script("""(async () => {
          const wrong = [];
          for (const { src } of document.querySelectorAll(".strip video")) {
            const video = document.createElement("video");
            const end = new Promise((done) => { video.onloadeddata = video.onerror = done; });
            Object.assign(video, { preload: "auto", muted: true, src });
            await end;
            const size = `${video.videoWidth} ${video.videoHeight}`;
            if (video.error || !["393 852", "834 1194"].includes(size) || !(video.duration > 0.1)) {
              wrong.push([src, size, video.duration, video.error?.message]);
            }
            video.removeAttribute("src");
            video.load();
          }
          return wrong;
        })()""")
        assert wrong == []
        assert self.run_script("document.querySelectorAll('.strip video').length") > 100

    def test_both_films_of_the_first_screen_are_paused_and_scrubbed_together(self):
        self.open()
        self.until_playing(".pair .after video")
        self.click(".pair .bar button")
        state = """(() => {
          const [before, after] = document.querySelectorAll(".pair video");
          return { paused: [before.paused, after.paused], times: [before.currentTime, after.currentTime],
            durations: [before.duration, after.duration],
            name: document.querySelector(".pair .bar button").ariaLabel };
        })()"""
        paused = self.run_script(state)
        assert (paused["paused"], paused["name"]) == ([True, True], "Play")
        assert paused["durations"][0] == paused["durations"][1]

        left, top, right, bottom = self.boxes(".pair .bar input")[0]
        self.run_script("""globalThis.sought = Promise.all([...document.querySelectorAll(".pair video")].map((video) =>
          new Promise((done) => video.addEventListener("seeked", done, { once: true })))); 0""")
        self.browser.mouse("mousePressed", left + (right - left) * 0.75, (top + bottom) / 2)
        self.browser.mouse("mouseReleased", left + (right - left) * 0.75, (top + bottom) / 2)
        self.run_script("sought.then(() => 0)")
        scrubbed = self.run_script(state)
        assert scrubbed["paused"] == [True, True]
        for time in scrubbed["times"]:
            assert time / scrubbed["durations"][0] == pytest.approx(0.75, abs=0.03)

        self.click(".pair .bar button")
        self.until_playing(".pair .before video")
        assert self.run_script(state)["name"] == "Pause"
        assert self.problems == []

    def test_the_film_of_a_story_is_fetched_when_it_is_used(self):
        self.open()
        film = "[id='queue/overlap'] .after .film video"
        file = REPORT / "queue/overlap/after/film.webm"
        self.center(film)
        assert file not in self.requested
        self.run_script(f"""globalThis.sought = new Promise((done) => document.querySelector({json.dumps(film)})
          .addEventListener("seeked", done, {{ once: true }})); 0""")
        self.run_script("""(() => {
          const slider = document.querySelector("[id='queue/overlap'] .after .bar input");
          slider.value = 500;
          slider.dispatchEvent(new Event("input"));
        })()""")
        self.run_script("sought.then(() => 0)")
        assert file in self.requested
        middle = self.run_script(f"(({{ currentTime, duration }}) => currentTime / duration)(document.querySelector({json.dumps(film)}))")
        assert middle == pytest.approx(0.5, abs=0.02)
        self.click("[id='queue/overlap'] .after .bar button")
        assert self.until_playing(film) > 0

    def test_a_film_shows_what_was_pictured_at_its_time(self):
        """The last picture of the first screen's story, and the last frame of its film in this browser."""
        self.open()
        difference = self.run_script("""(async () => {
          const section = document.getElementById("launch/first-seconds");
          const video = section.querySelector(".after .film video");
          const image = [...section.querySelectorAll(".after .step img")].at(-1);
          image.loading = "eager";
          await image.decode();
          video.preload = "auto";
          if (!(video.readyState > 0)) await new Promise((done) => { video.onloadedmetadata = done; });
          const sought = new Promise((done) => { video.onseeked = done; });
          video.currentTime = video.duration - 0.01;
          await sought;
          return { image: [image.naturalWidth, image.naturalHeight], video: [video.videoWidth, video.videoHeight],
            time: video.currentTime };
        })()""")
        assert difference["video"] == [393, 852]
        assert difference["image"] == [786, 1704]
        # A page from the disk may not read pixels of its pictures, so the screen is read.
        boxes = {}
        for name, selector in (("film", ".after .film video"), ("picture", ".after li:last-child.step img")):
            selector = "[id='launch/first-seconds'] " + selector
            self.center(selector)
            self.run_script("new Promise(requestAnimationFrame).then(() => new Promise(requestAnimationFrame)).then(() => 0)")
            bezel = self.run_script(f"parseFloat(getComputedStyle(document.querySelector({json.dumps(selector)})).paddingLeft)")
            left, top, right, bottom = self.boxes(selector)[0]
            left, top, right, bottom = left + bezel, top + bezel, right - bezel, bottom - bezel
            scale = 120 / min(right - left, 10000)
            shot = self.browser.call("Page.captureScreenshot", clip={
                "x": left + self.run_script("scrollX"), "y": top + self.run_script("scrollY"),
                "width": right - left, "height": bottom - top, "scale": scale})
            boxes[name] = shot["data"]
        worst = self.run_script(f"""(async () => {{
          const pixels = await Promise.all({json.dumps(list(boxes.values()))}.map(async (data) => {{
            const image = new Image();
            image.src = "data:image/png;base64," + data;
            await image.decode();
            const context = new OffscreenCanvas(60, 130).getContext("2d");
            const inset = image.width * 0.12;
            context.drawImage(image, inset, inset, image.width - 2 * inset, image.height - 2 * inset, 0, 0, 60, 130);
            return context.getImageData(0, 0, 60, 130).data;
          }}));
          return pixels[0].reduce((sum, value, index) => sum + Math.abs(value - pixels[1][index]), 0) / pixels[0].length;
        }})()""")
        # Both are scaled down, from different sizes. Other pictures differ by more than 20.
        assert worst < 6

    def test_reduced_motion(self):
        self.open(prefers_reduced_motion="reduce")
        x, y = self.center(".covers a")
        self.browser.mouse("mouseMoved", x, y)
        self.press("Tab", 9)
        self.run_script("new Promise(requestAnimationFrame).then(() => 0)")
        assert self.run_script("[...document.querySelectorAll('video')].filter((video) => !video.paused).length") == 0
        assert {path for path in self.requested if path.suffix == ".webm"} == set()
        self.click(".pair .bar button")
        assert self.until_playing(".pair .after video") > 0

    # Covers.

    def test_a_cover_plays_under_the_pointer_and_is_a_link(self):
        self.open()
        x, y = self.center(".covers a .film")
        self.browser.mouse("mouseMoved", x, y)
        assert self.until_playing(".covers video") > 0
        self.browser.mouse("mouseMoved", 2, 2)
        assert self.run_script("document.querySelectorAll('.covers video').length") == 0
        self.click(".covers a .film")
        assert self.run_script("decodeURIComponent(location.hash)") == "#launch/day"

    def test_a_tap_on_a_cover_plays_it_and_the_next_one_goes_to_the_story(self):
        self.open(NARROW, touch=True)
        for hash in ("", "#launch/day"):
            x, y = self.center(".covers a .film")
            self.browser.call("Input.dispatchTouchEvent", type="touchStart", touchPoints=[{"x": x, "y": y}])
            self.browser.call("Input.dispatchTouchEvent", type="touchEnd", touchPoints=[])
            if not hash:
                assert self.until_playing(".covers video") > 0
            assert self.run_script("decodeURIComponent(location.hash)") == hash

    # Keyboard.

    def test_the_page_works_with_a_keyboard(self):
        self.open()
        self.until_playing(".pair .before video")
        self.press("Tab", 9)
        assert self.run_script("document.activeElement.ariaLabel") == "Pause"
        self.press(" ", 32, text=" ")
        assert self.run_script("document.querySelector('.pair video').paused")
        self.press("Tab", 9)
        self.run_script("""globalThis.sought = new Promise((done) => document.querySelector(".pair video")
          .addEventListener("seeked", done, { once: true })); 0""")
        self.press("End", 35)
        self.run_script("sought.then(() => 0)")
        assert self.run_script("(({ currentTime, duration }) => currentTime / duration)(document.querySelector('.pair video'))") > 0.99
        self.press("Tab", 9)
        assert self.run_script("document.activeElement.innerText") == "Launch day"
        assert self.until_playing(".covers video") > 0
        self.press("Tab", 9)
        assert self.run_script("document.querySelectorAll('.covers video').length") == 1
        self.press("Enter", 13, text="\r")
        assert self.run_script("decodeURIComponent(location.hash)") == "#launch/first-seconds"

    @pytest.mark.parametrize("size, scripts", [(WIDE, True), (NARROW, True), (WIDE, False)])
    def test_every_control_is_named_and_large_enough(self, size, scripts):
        controls = "a[href], button, input, summary, video[controls], iframe"
        self.open(size, scripts=scripts)
        small = self.run_script(f"""[...document.querySelectorAll({json.dumps(controls)})]
          .filter((element) => element.checkVisibility()).filter((element) => {{
            const box = element.getBoundingClientRect();
            return Math.min(box.width, box.height) < 24;
          }}).map((element) => element.outerHTML.slice(0, 120))""")
        assert small == []
        nodes = self.browser.call("Accessibility.getFullAXTree")["nodes"]
        roles = ("link", "button", "slider", "searchbox", "DisclosureTriangle", "Video", "Iframe")
        named = [node for node in nodes if not node["ignored"]
                 and node.get("role", {}).get("value") in roles]
        assert len(named) > 500
        assert [node["role"]["value"] for node in named
                if not node.get("name", {}).get("value", "").strip()] == []

    # Widths, and without scripts.

    @pytest.mark.parametrize("width", [1920, 1400, 1240, 1000, 820, 640, 390, 320])
    def test_nothing_overflows(self, width):
        self.open((width, 844))
        assert self.overflow() == []

    @each_size
    def test_without_scripts(self, size):
        self.open(size, scripts=False)
        assert self.problems == []
        assert self.overflow() == []
        assert self.run_script("[...document.querySelectorAll('video')].filter((video) => !video.controls).length") == 0
        assert not self.run_script("document.querySelector('nav label').checkVisibility()")
        assert self.run_script("document.querySelectorAll('.bar').length") == 0

    # The list.

    def test_the_list_can_be_filtered(self):
        self.open()
        shown = "[...document.querySelectorAll('nav a')].filter((link) => link.checkVisibility()).map((link) => link.hash)"
        everything = self.run_script(shown)
        assert everything == self.run_script("[...document.querySelectorAll('.story')].map(({ id }) => '#' + id)")
        for text, expected in (("split", "#pages/split-view"), ("SWIPE back", "#pages/half-swipe"), ("上线日", "#launch/day")):
            self.run_script("(() => { const field = document.querySelector('nav input'); field.value = ''; field.focus(); })()")
            self.browser.call("Input.insertText", text=text)
            assert expected in self.run_script(shown), text
            assert len(self.run_script(shown)) < 5, text
        self.run_script("(() => { const field = document.querySelector('nav input'); field.value = ''; field.dispatchEvent(new Event('input')); })()")
        assert self.run_script(shown) == everything

    def test_the_list_is_at_the_side_or_at_the_end(self):
        self.open()
        self.center("[id='modals/three-in-a-row'] h3")
        left, top, right, bottom = self.boxes("nav input")[0]
        assert 0 <= top < bottom <= WIDE[1], "the list is not visible beside a story"
        assert left >= self.boxes("main")[0][2]
        self.open(NARROW)
        assert self.boxes("nav")[0][1] > self.boxes("main")[0][3] - 1

    def test_events_are_shown_in_the_page(self):
        self.open()
        events = "[id='queue/overlap'] .after details"
        self.center(events)
        assert REPORT / "queue/overlap/after/events.html" not in self.requested
        self.run_script(f"""globalThis.shown = new Promise((done) => new MutationObserver(([{{ addedNodes }}]) =>
          addedNodes[0].addEventListener("load", done)).observe(document.querySelector({json.dumps(events)}),
            {{ childList: true }})); 0""")
        self.click(events + " summary")
        self.run_script("shown.then(() => 0)")
        assert REPORT / "queue/overlap/after/events.html" in self.requested
        assert self.problems == []

    # The page about the rehearsal.

    def test_the_chapter_about_campaigns_has_a_link_to_the_rehearsal(self):
        self.open()
        link = ".chapter > p > a"
        assert self.run_script(f"document.querySelector('{link}').closest('section').querySelector('h2').innerText") == "Campaigns"
        x, y = self.center(link)
        self.browser.events.clear()
        self.browser.mouse("mousePressed", x, y)
        self.browser.mouse("mouseReleased", x, y)
        self.browser.wait("Page.lifecycleEvent", name="load")
        assert self.run_script("document.title") == "Rehearsal: launch-day"

    @pytest.mark.parametrize("width", [1280, 390])
    @pytest.mark.parametrize("scheme", ["light", "dark"])
    def test_the_rehearsal_can_be_read(self, width, scheme):
        self.open((width, 844), page="rehearsal.html", prefers_color_scheme=scheme)
        assert self.overflow() == []
        text = self.run_script(FAINT)
        assert text["count"] > 200 and text["faint"] == []
        plots = self.run_script("document.querySelectorAll('svg').length")
        nodes = self.browser.call("Accessibility.getFullAXTree")["nodes"]
        names = [node["name"]["value"] for node in nodes
                 if not node["ignored"] and node["role"]["value"] in ("img", "image")]
        assert len(names) == plots > 40
        assert [name for name in names if not any(character.isdigit() for character in name)] == []
        assert self.problems == []
        assert self.requested == {REPORT / "rehearsal.html"}

    # The report of one story.

    @each_size
    def test_a_report_of_one_story_begins_with_it(self, size):
        self.open(size, folder=STORY)
        assert self.run_script("document.querySelector('h1, h2, h3').innerText") == "A guide of three steps without interruptions"
        assert self.boxes("h3")[0][3] < 200
        assert self.boxes(".film")[0][1] < size[1] * 0.7
        assert self.run_script("document.querySelectorAll('nav, .chapter, .first').length") == 0
        assert self.overflow() == []
        assert self.problems == []
