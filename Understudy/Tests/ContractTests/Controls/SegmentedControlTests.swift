// Copyright (c) 2026 the Usher authors. MIT license, see LICENSE.

import Testing
import UIKitShim

/// Segmented controls.
@Suite(.enabled(if: TestPlatform.hasFinger))
@MainActor
struct SegmentedControlTests {
  @Test func `E70: at first nothing is selected, and selecting in code sends nothing`() async {
    await withScene { _ in
      let control = UISegmentedControl(items: ["Cup", "Bowl"])
      var sent = 0
      control.addAction(UIAction { _ in sent += 1 }, for: .valueChanged)
      #expect(control.numberOfSegments == 2)
      #expect(control.titleForSegment(at: 1) == "Bowl")
      #expect(control.selectedSegmentIndex == UISegmentedControl.noSegment)

      control.selectedSegmentIndex = 1

      #expect(control.selectedSegmentIndex == 1)
      #expect(sent == 0)
      control.selectedSegmentIndex = UISegmentedControl.noSegment
      #expect(control.selectedSegmentIndex == -1)
    }
  }

  @Test func `E71: a tap selects a segment and says so, unless that is selected`() async {
    await withScene { scene in
      let control = Self.show(in: scene)
      var sent: [Int] = []
      control.addAction(
        UIAction { [weak control] _ in sent.append(control?.selectedSegmentIndex ?? -2) },
        for: .valueChanged)

      for segment in [2, 2, 0] { await Self.tap(segment, of: control) }

      #expect(sent == [2, 0])
    }
  }

  @Test func `E72: a segment that is disabled cannot be selected by the user`() async {
    await withScene { scene in
      let control = Self.show(in: scene)
      control.setEnabled(false, forSegmentAt: 1)

      await Self.tap(1, of: control)

      #expect(!control.isEnabledForSegment(at: 1))
      #expect(control.selectedSegmentIndex == -1)
      control.isEnabled = false
      await Self.tap(0, of: control)
      #expect(control.selectedSegmentIndex == -1)
    }
  }

  @Test func `E73: segments are equally wide, or as their titles want`() async {
    await withScene { scene in
      let control = Self.show(in: scene, ["I", "A long title"])
      await Self.tap(at: 100, of: control)
      #expect(control.selectedSegmentIndex == 0)

      control.apportionsSegmentWidthsByContent = true
      control.layoutIfNeeded()
      await Self.tap(at: 100, of: control)

      #expect(control.selectedSegmentIndex == 1)
    }
  }

  @Test
  func `E74: what is inserted beyond the end is the last; the selection stays with its segment`()
    async
  {
    await withScene { _ in
      let control = UISegmentedControl(items: ["A", "B"])
      control.selectedSegmentIndex = 1
      control.insertSegment(withTitle: "Z", at: 9, animated: false)
      control.insertSegment(withTitle: "0", at: 0, animated: false)
      let titles = (0..<4).map { control.titleForSegment(at: $0) }
      #expect(titles == ["0", "A", "B", "Z"])
      #expect(control.selectedSegmentIndex == 2)

      control.removeSegment(at: 2, animated: false)

      #expect(control.selectedSegmentIndex == -1)
      #expect(control.numberOfSegments == 3)
    }
  }

  @Test func `E75: from right to left the first segment is the rightmost`() async {
    await withScene { scene in
      let control = Self.show(in: scene)
      control.semanticContentAttribute = .forceRightToLeft
      control.setNeedsLayout()
      control.layoutIfNeeded()

      await Self.tap(at: 290, of: control)

      #expect(control.selectedSegmentIndex == 0)
    }
  }

  @Test func `E76: each segment is a button for assistive technology; the chosen one is selected`()
    async
  {
    await withScene { scene in
      let control = Self.show(in: scene)
      control.selectedSegmentIndex = 1

      let elements = control.subviews.filter(\.isAccessibilityElement)

      #expect(!control.isAccessibilityElement)
      #expect(elements.map(\.accessibilityLabel) == ["One", "Two", "Three"])
      #expect(elements.map { $0.accessibilityTraits.contains(.selected) } == [false, true, false])
    }
  }

  private static func show(
    in scene: UIWindowScene, _ titles: [String] = ["One", "Two", "Three"]
  ) -> UISegmentedControl {
    let control = UISegmentedControl(items: titles)
    control.frame = CGRect(x: 20, y: 200, width: 300, height: 32)
    makeWindow(in: scene).addSubview(control)
    control.layoutIfNeeded()
    return control
  }

  private static func tap(_ segment: Int, of control: UISegmentedControl) async {
    let width = control.bounds.width / CGFloat(control.numberOfSegments)
    await tap(at: width * (CGFloat(segment) + 0.5), of: control)
  }

  private static func tap(at x: CGFloat, of control: UISegmentedControl) async {
    let place = control.convert(CGPoint(x: x, y: control.bounds.midY), to: nil)
    await Finger(at: place).lift(after: 0.1)
  }
}
