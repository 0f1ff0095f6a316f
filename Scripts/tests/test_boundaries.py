"""check-boundaries reports each violation of a rule with its file and line."""

import pytest
from conftest import cases

CORE, SHELL = "Sources/UsherCore/A.swift", "Sources/Usher/A.swift"
TESTING, STORY = "Sources/UsherTesting/A.swift", "Gallery/Stories/Alerts/A.swift"
STAND_IN, CONTRACT = "Understudy/Sources/Understudy/A.swift", "Understudy/Tests/ContractTests/A.swift"
RICHEST_CARD = "Gallery/Stories/Styled/RichestCard.swift"
SEAM = "Sources/UIKitShim/RunLoopObserver.swift"
STAND_IN_TEST, TEST = "Understudy/Tests/UnderstudyTests/A.swift", "Tests/UsherTests/A.swift"

# A small project without violations.
PROJECT = {
    "Sources/UsherCore/Queue/Engine.swift": "struct Engine {}\n// import Foundation\n",
    "Sources/Usher/Exports.swift": "@_exported import UsherCore\n",
    "Sources/Usher/Queue/Center.swift": 'import UIKitShim\nimport UsherCore\nlet a = "asyncAfter"\n',
    "Sources/UsherTesting/Probe.swift": "import Usher\npackage import UIKitShim\n",
    "Sources/UIKitShim/UIKitShim.swift": "@_exported import UIKit\n@_exported import Understudy\n",
    "Sources/UIKitShim/MainClock.swift": "import UIKit\nlet timer = Timer(timeInterval: 1)\n",
    "Gallery/Stories/Queue/Overlap.swift": "import UIKitShim\nimport Usher\n",
    RICHEST_CARD: "import Usher\nimport UsherCore\n",
    "Understudy/Sources/Understudy/Views/UIView.swift": "import Foundation\nimport CCairo\n",
    "Understudy/Tests/ContractTests/Windows/Order.swift": "import Testing\nimport UIKitShim\n",
    "Understudy/Tests/UnderstudyTests/Clock.swift": "@testable import Understudy\nimport Testing\n",
    "Tests/UsherTests/Queue/CenterTests.swift": "import Testing\nimport Usher\nfunc asleep() {}\n",
}

# (rule, file, text with the violation on its last line, part of the message)
VIOLATIONS = cases(
    ("the core imports nothing", CORE, "\nimport Foundation\n", "imports Foundation"),
    ("nor one type", CORE, "internal import struct Foundation.Date\n", "imports Foundation"),
    ("nor with an attribute", CORE, "@preconcurrency import Dispatch\n", "imports Dispatch"),
    ("Usher does not import UIKit", SHELL, "import UIKit\n", "imports UIKit"),
    ("nor the stand-in", SHELL, "import Understudy\n", "imports Understudy"),
    ("UsherTesting does not import UIKit", TESTING, "import UIKit\n", "imports UIKit"),
    ("nor the stand-in", TESTING, "package import Understudy\n", "imports Understudy"),
    ("stories do not import UIKit", STORY, "import UIKit\n", "imports UIKit"),
    ("nor the stand-in", STORY, "import Understudy\n", "imports Understudy"),
    ("nor the core", STORY, "import UsherCore\n", "imports UsherCore"),
    ("the story that imports the core does not import UIKit", RICHEST_CARD, "import UIKit\n", "imports UIKit"),
    ("contract tests import the shim", CONTRACT, "@testable import Understudy\n", "imports Understudy"),
    ("only two files re-export", SHELL, "@_exported import UsherCore\n", "re-exports"),
    ("no Task.sleep in sources", SHELL, "await Task.sleep(1)\n", "waits in real time"),
    ("no asyncAfter in sources", SHELL, "queue.asyncAfter(1) {}\n", "waits in real time"),
    ("no sleep in stories", STORY, "usleep(1)\n", "waits in real time"),
    ("no timer in sources", SHELL, "let t = Timer(timeInterval: 1)\n", "creates a timer"),
    ("no timer in another seam", SEAM, "let t = Timer(timeInterval: 1)\n", "creates a timer"),
    ("no scheduled timer", SHELL, "Timer.scheduledTimer()\n", "creates a timer"),
    ("no dates in sources", CORE, "let now = Date()\n", "wall clock"),
    ("no randomness", CORE, "let n = Int.random(in: 0..<9)\n", "random"),
    ("no try?", SHELL, "let x = try? f()\n", "try?"),
    ("no as!", SHELL, "let x = y as! Z\n", "forced cast"),
    ("no fatalError", SHELL, 'fatalError("no")\n', "calls `fatalError`"),
    ("no force unwrap", SHELL, "let x = list.first!\n", "forced unwrap"),
    ("no main screen", SHELL, "let s = UIScreen.main.bounds\n", "use the scene"),
    ("no sleeping in tests", TEST, "try await Task.sleep(for: .seconds(1))\n", "waits in a test"),
    ("no sleeping in the stand-in's tests", STAND_IN_TEST, "usleep(10)\n", "waits in a test"),
    ("no swizzling", SHELL, "method_exchangeImplementations(a, b)\n", "at run time"),
    ("no swizzling in the stand-in", STAND_IN, "class_replaceMethod(c)\n", "at run time"),
    ("no private keys", SHELL, 'view.setValue(1, forKey: "_x")\n', "key-value coding"),
)


@pytest.fixture
def check(project):
    def check(path, text):
        project.write_all({**PROJECT, path: text})
        return project.run("check-boundaries")

    return check


@pytest.mark.parametrize("path, text, message", VIOLATIONS)
def test_a_violation_is_reported(check, path, text, message):
    code, output = check(path, text)
    assert code == 1
    assert f"{path}:{text.count(chr(10))}: " in output
    assert message in output


@pytest.mark.parametrize("text", cases(
    ("a project without violations", "\n"),
    ("comments and strings",
     '/* import UIKit\n   Task.sleep() */\nlet a = """\n  import UIKit\n  """\n'
     'let b = #"Timer( " as! "#\n/// `try?` is not used; use ! never!\nlet c = a != b\n'),
))
def test_what_is_no_violation_passes(check, text):
    assert check(SHELL, text) == (0, f"boundaries: fine ({len(PROJECT) + 1} files)\n")
