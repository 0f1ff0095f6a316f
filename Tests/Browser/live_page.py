"""A live server, and its page in a headless Chromium, for tests."""

import json
import os
import re
import subprocess
import sys
import urllib.request
from pathlib import Path

import pytest

ROOT = Path(__file__).resolve().parents[2]
sys.path.insert(0, str(ROOT / "Scripts/support"))
from browser import Browser  # noqa: E402


class Server:
    """`gallery live` on a port, or on a free one, with a number of pixels per point."""

    def __init__(self, command, port=0, scale=2):
        self.process = subprocess.Popen(
            [command, "live", "--port", str(port), "--scale", str(scale)], stdout=subprocess.PIPE, stderr=subprocess.PIPE,
            text=True)
        greeting = self.process.stdout.readline()
        if "http://" not in greeting:
            raise RuntimeError("the live server did not start: " + self.process.stderr.read())
        self.url = greeting.split()[-1]

    def get(self, path):
        with urllib.request.urlopen(self.url + path) as response:
            return response.read()

    @property
    def tree(self):
        # A title may have a space that does not break before its last word.
        return self.get("/tree").decode().replace("\u00a0", " ")

    def frame(self, text):
        """Returns the screen frame of the first view whose description contains a text."""
        above = []
        for view in self.tree.splitlines():
            depth = (len(view) - len(view.lstrip())) // 2
            x, y, width, height = numbers(r"\[([-\d. ]+)\]", view)
            del above[depth:]
            if above:
                x, y = x + above[-1][0], y + above[-1][1]
            if text in view:
                return [x, y, width, height]
            left, top = numbers(r"offset ([-\d.]+ [-\d.]+)", view) or (0, 0)
            above.append((x - left, y - top))
        raise AssertionError(f"“{text}” is not there:\n{self.tree}")

    def middle(self, text):
        x, y, width, height = self.frame(text)
        return x + width / 2, y + height / 2

    def stop(self):
        """Stops the server and returns its standard error."""
        self.process.terminate()
        output = self.process.stderr.read()
        self.process.wait()
        self.process.stdout.close()
        self.process.stderr.close()
        return output


class LivePage:
    """The page in a browser. Coordinates are the phone's; every action waits until the page is idle."""

    def __init__(self, server, **options):
        self.server = server
        self.browser = Browser(**options)
        self.browser.open(server.url + "/")
        self.rest()

    def close(self):
        self.browser.__exit__()

    def run(self, script):
        return self.browser.run(script)

    def rest(self):
        self.run("live.rest()")

    def send(self, **message):
        self.run(f"live.connection.send({json.dumps(message)})")
        self.rest()

    def page_point(self, x, y):
        box = self.run(
            "(() => { const box = document.getElementById('screen').getBoundingClientRect();"
            "return [box.left, box.top, box.width / live.size().width] })()")
        return box[0] + x * box[2], box[1] + y * box[2]

    def tap(self, x, y):
        point = self.page_point(x, y)
        self.browser.mouse("mousePressed", *point)
        self.browser.mouse("mouseReleased", *point)
        self.rest()

    def drag(self, points):
        """Moves a touch from point to point. The phone processes each move before the next, and measures
        the velocity with the times of the moves, which are a sixtieth of a second apart."""
        for index, point in enumerate(points):
            self.browser.mouse("mouseMoved" if index else "mousePressed", *self.page_point(*point))
            self.run("live.processed()")

    def lift(self, point, after=1 / 60):
        """Lifts the touch a number of seconds after its last move."""
        self.browser.mouse("mouseReleased", *self.page_point(*point), after=after)
        self.rest()

    def control(self, selector):
        """Scrolls a control of the page to visible and returns its center. Fails if it is covered."""
        x, y, is_reachable = self.run(f"""(() => {{
          const element = document.querySelector({json.dumps(selector)});
          element.scrollIntoView({{ block: "center", behavior: "instant" }});
          const box = element.getBoundingClientRect();
          const [x, y] = [box.left + box.width / 2, box.top + box.height / 2];
          const hit = document.elementFromPoint(x, y);
          return [x, y, element === hit || element.contains(hit)];
        }})()""")
        assert is_reachable, f"{selector} cannot be reached by a mouse"
        return x, y

    def press(self, selector):
        """Presses a control of the page with the mouse."""
        point = self.control(selector)
        self.browser.mouse("mousePressed", *point)
        self.browser.mouse("mouseReleased", *point)
        self.rest()

    def text(self, selector):
        return self.run(f"document.querySelector({json.dumps(selector)}).innerText")

    def click(self, selector):
        self.run(f"document.querySelector({json.dumps(selector)}).click()")
        self.rest()

    def wrong_pixels(self):
        """Returns the number of pixels in which the canvas differs from the server's picture. If the
        screen has changed in between, such as when scroll indicators disappear, compares again."""
        while True:
            frames = self.run("live.screen.frames")
            count = self.differing_pixels()
            if count == 0:
                return 0
            # A message without an effect: when it has been processed, all changes have been drawn.
            self.send(type="touch", phase="cancel", x=0, y=0, time=0)
            if self.run("live.screen.frames") == frames:
                return count

    def differing_pixels(self):
        return self.run("""(async () => {
          const canvas = document.getElementById("screen");
          const image = await createImageBitmap(await (await fetch("/picture.png")).blob());
          if (image.width !== canvas.width || image.height !== canvas.height) return -1;
          const other = new OffscreenCanvas(image.width, image.height).getContext("2d");
          other.drawImage(image, 0, 0);
          const read = (context) => new Uint32Array(context.getImageData(0, 0, image.width, image.height).data.buffer);
          const [actual, expected] = [read(canvas.getContext("2d")), read(other)];
          return actual.reduce((count, pixel, index) => count + (pixel !== expected[index]), 0);
        })()""")


class LivePageTests:
    """Tests that share a server and its page. The command is $GALLERY."""

    scale = 1
    size = {"width": 1280, "height": 900}
    # Words that the server must not print.
    problems = ("refused", "violated")

    @pytest.fixture(scope="class", autouse=True)
    @classmethod
    def server_and_page(cls):
        cls.server = Server(os.environ["GALLERY"], scale=cls.scale)
        cls.page = LivePage(cls.server, **cls.size)
        yield
        try:
            cls.verify_all()
        finally:
            cls.page.close()
            output = cls.server.stop()
        assert not any(problem in output for problem in cls.problems), output

    @classmethod
    def verify_all(cls):
        """Checks after all tests what they have done together."""

    @property
    def tree(self):
        return self.server.tree

    def middle(self, text):
        return self.server.middle(text)

    def text(self, selector):
        return self.page.text(selector)


def numbers(pattern, text):
    found = re.search(pattern, text)
    return [float(number) for number in found.group(1).split()] if found else []
