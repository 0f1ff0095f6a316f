// Copyright (c) 2026 the Usher authors. MIT license, see LICENSE.

import Foundation
import Testing
import UIKitShim

@MainActor
struct ControlTests {
  @Test
  func `E6: handlers have run when sendActions returns`() async {
    await withScene { _ in
      let control = UIControl()
      var events: [String] = []
      control.addAction(UIAction { _ in events.append("down") }, for: .touchDown)
      control.addAction(UIAction { _ in events.append("up") }, for: .touchUpInside)

      control.sendActions(for: .touchUpInside)

      #expect(events == ["up"])
    }
  }

  @Test
  func `E7: a later action with the same identifier replaces the earlier one`() async {
    await withScene { _ in
      let control = UIControl()
      let identifier = UIAction.Identifier("buy")
      var runs: [Int] = []

      control.addAction(UIAction(identifier: identifier) { _ in runs.append(1) }, for: .touchDown)
      control.addAction(UIAction(identifier: identifier) { _ in runs.append(2) }, for: .touchDown)
      control.sendActions(for: .touchDown)
      control.removeAction(identifiedBy: identifier, for: .touchDown)
      control.sendActions(for: .touchDown)

      #expect(runs == [2])
    }
  }

  @Test
  func `E8: a disabled control is hit and keeps touches from what is below`() async {
    await withScene { scene in
      let window = makeWindow(in: scene)
      let control = UIControl(frame: CGRect(x: 100, y: 100, width: 80, height: 44))
      window.addSubview(control)
      control.isEnabled = false

      #expect(window.hitTest(CGPoint(x: 120, y: 120), with: nil) === control)
    }
  }

  @Test
  func `E40: the state of a control is the set of what it is`() async {
    await withScene { _ in
      let control = UIControl()
      #expect(control.state == .normal)

      control.isSelected = true
      control.isHighlighted = true
      #expect(control.state == [.selected, .highlighted])
      control.isEnabled = false

      #expect(control.state.contains(.disabled))
    }
  }

  @Test
  func `E41: an action knows the control that sent it`() async {
    await withScene { _ in
      let control = UIControl()
      var sender: UIControl?
      control.addAction(UIAction { sender = $0.sender as? UIControl }, for: .valueChanged)

      control.sendActions(for: .valueChanged)

      #expect(sender === control)
    }
  }

  @Test
  func `E42: leading and trailing follow the layout direction`() async {
    await withScene { _ in
      let control = UIControl()
      control.contentHorizontalAlignment = .leading

      #expect(control.effectiveContentHorizontalAlignment == .left)
      control.semanticContentAttribute = .forceRightToLeft

      #expect(control.effectiveContentHorizontalAlignment == .right)
    }
  }

  @Test
  func `E43: turning a switch by code sends no event`() async {
    await withScene { _ in
      let toggle = UISwitch()
      var changes = 0
      toggle.addAction(UIAction { _ in changes += 1 }, for: .valueChanged)

      toggle.setOn(true, animated: false)

      #expect(toggle.isOn)
      #expect(changes == 0)
    }
  }

  @Test
  func `C61, until iOS 18: a switch is 51 by 31 points`() async {
    await withScene(on: ...18) { _ in
      #expect(UISwitch().bounds.size == CGSize(width: 51, height: 31))
    }
  }

  @Test
  func `C60, since iOS 26: a switch is 63 by 28 points`() async {
    await withScene(on: 26...) { _ in
      let toggle = UISwitch()
      #expect(toggle.bounds.size == CGSize(width: 63, height: 28))
      #expect(toggle.intrinsicContentSize == CGSize(width: 63, height: 28))
    }
  }

  @Test
  func `E45: an activity indicator is 20 or 37 points large and hides when stopped`() async {
    await withScene { _ in
      let indicator = UIActivityIndicatorView(style: .medium)

      #expect(indicator.intrinsicContentSize == CGSize(width: 20, height: 20))
      #expect(
        UIActivityIndicatorView(style: .large).intrinsicContentSize
          == CGSize(width: 37, height: 37))
      #expect(indicator.isHidden)
      indicator.startAnimating()
      #expect(indicator.isAnimating)
      #expect(!indicator.isHidden)
      indicator.stopAnimating()

      #expect(indicator.isHidden)
    }
  }

  @Test(.enabled(if: TestPlatform.hasFinger), arguments: [true, false])
  func `E46: a pan along a switch is the switch's, one across it is not`(isAlong: Bool) async {
    await withScene { scene in
      let window = makeWindow(in: scene)
      let pan = UIPanGestureRecognizer()
      window.addGestureRecognizer(pan)
      let toggle = UISwitch(frame: CGRect(x: 100, y: 300, width: 51, height: 31))
      window.addSubview(toggle)
      await pass(0.1)

      var finger = Finger(at: CGPoint(x: 110, y: 315))
      await finger.move(to: CGPoint(x: isAlong ? 190 : 110, y: isAlong ? 315 : 395))
      let state = pan.state
      await finger.lift()

      #expect((state == .changed) == !isAlong)
      #expect(toggle.isOn == isAlong)
    }
  }
}
