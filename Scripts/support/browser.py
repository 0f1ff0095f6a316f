"""Headless Chromium through its DevTools protocol."""

import json
import subprocess
import tempfile
import threading
import time
import urllib.request
from pathlib import Path

import websocket

# The seconds after which a page counts as hanging. It is no bound on the speed of a machine.
HANGING = 120

# Every visible text with a contrast below 4.5 : 1 to its background. Translucent colors are composited
# over what is behind them; disabled controls may be faint.
FAINT = """(() => {
  const context = new OffscreenCanvas(1, 1).getContext("2d", { willReadFrequently: true });
  const background = (element) => {
    const layers = [];
    for (let each = element; each; each = each.parentElement) layers.unshift(getComputedStyle(each).backgroundColor);
    context.fillStyle = "#fff";
    for (const layer of ["#fff", ...layers]) { context.fillStyle = layer; context.fillRect(0, 0, 1, 1); }
    return [...context.getImageData(0, 0, 1, 1).data];
  };
  const solid = (color) => {
    context.clearRect(0, 0, 1, 1);
    context.fillStyle = color;
    context.fillRect(0, 0, 1, 1);
    return [...context.getImageData(0, 0, 1, 1).data];
  };
  const luminance = ([red, green, blue]) => [red, green, blue].map((part) => part / 255)
    .map((part) => part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4)
    .reduce((sum, part, index) => sum + part * [0.2126, 0.7152, 0.0722][index], 0);
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  const faint = [];
  let count = 0;
  while (walker.nextNode()) {
    const element = walker.currentNode.parentElement;
    if (!walker.currentNode.data.trim() || !element.checkVisibility() || element.closest(":disabled")) continue;
    const [a, b] = [luminance(solid(getComputedStyle(element).color)), luminance(background(element))];
    const contrast = (Math.max(a, b) + 0.05) / (Math.min(a, b) + 0.05);
    count += 1;
    if (contrast < 4.5) faint.push([walker.currentNode.data.trim().slice(0, 40), contrast.toFixed(2)]);
  }
  return { count, faint };
})()"""


def find():
    """The path of an installed Chromium, or None."""
    found = subprocess.run([Path(__file__).parents[1] / "browser"], capture_output=True, text=True)
    return found.stdout.strip() or None


class Browser:
    """A Chromium process with one page; terminated at the end of `with`."""

    def __init__(self, width=1400, height=980, dark=False, scale=1):
        self.folder = tempfile.TemporaryDirectory(ignore_cleanup_errors=True)
        self.process = subprocess.Popen(
            [
                find(), "--headless=new", "--no-sandbox", "--disable-gpu", "--hide-scrollbars",
                "--remote-debugging-port=0", f"--user-data-dir={self.folder.name}",
                "--no-first-run", "--disable-extensions", "--mute-audio",
                f"--force-device-scale-factor={scale}", f"--window-size={width},{height}",
                *(["--blink-settings=preferredColorScheme=0"] if dark else []),
                "about:blank",
            ],
            stdout=subprocess.DEVNULL, stderr=subprocess.PIPE, text=True)
        for message in self.process.stderr:
            if "DevTools listening on" in message:
                port = int(message.split("127.0.0.1:")[1].split("/")[0])
                break
        else:
            raise RuntimeError("Chromium did not start")
        # Further output must not fill the pipe.
        self.drain = threading.Thread(target=self.process.stderr.read, daemon=True)
        self.drain.start()
        with urllib.request.urlopen(f"http://127.0.0.1:{port}/json/list") as response:
            target = next(page for page in json.load(response) if page["type"] == "page")
        self.socket = websocket.create_connection(
            target["webSocketDebuggerUrl"], HANGING, suppress_origin=True, skip_utf8_validation=True)
        self.count = 0
        self.events = []
        # The time of the last mouse event, in seconds.
        self.time = 0
        self.call("Page.enable")
        self.call("Page.setLifecycleEventsEnabled", enabled=True)
        self.call("Runtime.enable")
        self.call("Emulation.setDeviceMetricsOverride", width=width, height=height,
                  deviceScaleFactor=scale, mobile=False)

    def __enter__(self):
        return self

    def __exit__(self, *_):
        self.socket.shutdown()
        self.process.terminate()
        self.process.wait()
        self.drain.join()
        self.process.stderr.close()
        self.folder.cleanup()

    def call(self, method, **parameters):
        """Sends a command and returns its result; events received meanwhile are kept."""
        self.count += 1
        self.socket.send(json.dumps({"id": self.count, "method": method, "params": parameters}))
        while True:
            message = json.loads(self.socket.recv())
            if message.get("id") == self.count:
                if "error" in message:
                    raise RuntimeError(f"{method}: {message['error']['message']}")
                return message["result"]
            self.events.append(message)

    def wait(self, method, **values):
        """The parameters of the next event of a kind, with these values among them."""
        while True:
            for index, event in enumerate(self.events):
                if event.get("method") == method and values.items() <= event["params"].items():
                    return self.events.pop(index)["params"]
            self.events.append(json.loads(self.socket.recv()))

    def open(self, url):
        loader = self.call("Page.navigate", url=url)["loaderId"]
        self.wait("Page.lifecycleEvent", name="load", loaderId=loader)

    def run(self, script):
        """The value of an expression in the page; promises are awaited."""
        response = self.call("Runtime.evaluate", expression=script, awaitPromise=True,
                           returnByValue=True)
        if "exceptionDetails" in response:
            raise RuntimeError(response["exceptionDetails"]["exception"].get("description", script))
        return response["result"].get("value")

    def mouse(self, kind, x, y, after=1 / 60):
        """Presses the mouse now, or moves or releases it a number of seconds after its last event. This
        is the time of the event, however long the machine takes."""
        self.time += after
        if kind == "mousePressed":
            # Pages do not see times before they were loaded.
            self.time = max(self.time, time.time())
        self.call("Input.dispatchMouseEvent", type=kind, x=x, y=y, button="left", timestamp=self.time,
                  buttons=0 if kind == "mouseReleased" else 1, clickCount=1)
