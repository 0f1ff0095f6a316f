"""Tests of check-tutorial."""

STEP = """// Copyright

import UIKitShim
import Usher

/// A step.
package enum Step01 {
  final class Page {
    func a() {}
  }
}

extension Step01 {
  static func hidden() {}
}
"""
SHOWN = """import UIKit
import Usher

final class Page {
  func a() {}
}
"""
SOURCE, RESOURCE = "Tests/Tutorial/Step01.swift", "Sources/Usher/Usher.docc/Resources/Step01.txt"


def test_readers_see_what_is_compiled(project):
    project.write(SOURCE, STEP)
    project.write(RESOURCE, SHOWN)
    project.expect("check-tutorial", 0, "tutorial: fine (1 files)")
    project.write(RESOURCE, SHOWN.replace("a()", "b()"))
    project.expect("check-tutorial", 1, f"{RESOURCE}: differs from {SOURCE}; --write updates it")


def test_a_step_that_nothing_compiles_is_reported(project):
    project.write(SOURCE, STEP)
    project.write(RESOURCE, SHOWN)
    project.write("Sources/Usher/Usher.docc/Resources/Step02.txt", SHOWN)
    project.expect("check-tutorial", 1, "Step02.txt: differs from Tests/Tutorial/Step02.swift")
