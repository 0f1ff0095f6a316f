// Copyright (c) 2026 the Usher authors. MIT license, see LICENSE.

import Foundation
import Testing
import UIKitShim

@MainActor
struct TintTests {
  @Test
  func `I1: the tint is the first that is set on the way up, else the system's blue`() async {
    await withScene { scene in
      let parent = makeView(in: scene)
      let child = UIView()
      parent.addSubview(child)
      #expect(child.tintColor == .systemBlue)

      parent.tintColor = .systemRed
      #expect(child.tintColor == .systemRed)
      child.tintColor = .systemGreen
      #expect(child.tintColor == .systemGreen)
      child.tintColor = nil

      #expect(child.tintColor == .systemRed)
    }
  }

  @Test
  func `I2: a change notifies the view and those below that inherit it`() async {
    await withScene { scene in
      let parent = TintView()
      let child = TintView()
      let own = TintView()
      own.tintColor = .systemGreen
      parent.addSubview(child)
      parent.addSubview(own)
      makeWindow(in: scene).addSubview(parent)
      for view in [parent, child, own] { view.changes = 0 }

      parent.tintColor = .systemRed
      #expect([parent, child, own].map(\.changes) == [1, 1, 0])
      parent.tintAdjustmentMode = .dimmed

      #expect([parent, child, own].map(\.changes) == [2, 2, 1])
    }
  }

  @Test
  func `I3: the adjustment mode comes from above and is never read as automatic`() async {
    await withScene { scene in
      let parent = makeView(in: scene)
      let child = UIView()
      parent.addSubview(child)
      #expect(child.tintAdjustmentMode == .normal)

      parent.tintAdjustmentMode = .dimmed
      #expect(child.tintAdjustmentMode == .dimmed)
      child.tintAdjustmentMode = .normal

      #expect(child.tintAdjustmentMode == .normal)
    }
  }

  @Test
  func `I4: a dimmed tint has no color left`() async {
    await withScene { scene in
      let view = makeView(in: scene)
      view.tintColor = .red

      view.tintAdjustmentMode = .dimmed

      var (red, green, blue, alpha): (CGFloat, CGFloat, CGFloat, CGFloat) = (0, 0, 0, 0)
      #expect(view.tintColor.getRed(&red, green: &green, blue: &blue, alpha: &alpha))
      #expect(abs(red - green) < 0.01)
      #expect(abs(green - blue) < 0.01)
    }
  }

  @Test
  func `I5: the color of the tint is resolved where it is used`() async {
    await withScene { scene in
      let parent = makeView(in: scene)
      let child = UIView()
      parent.addSubview(child)
      @MainActor func resolved(_ view: UIView) -> UIColor {
        UIColor.tintColor.resolvedColor(with: view.traitCollection)
      }
      #expect(resolved(child) == UIColor.systemBlue.resolvedColor(with: child.traitCollection))

      parent.tintColor = .red
      #expect(resolved(parent) == .red)
      #expect(resolved(child) == .red)
      child.tintColor = .green
      #expect(resolved(child) == .green)
      child.tintColor = nil

      #expect(resolved(child) == .red)
      #expect(UIColor.tintColor == .tintColor)
    }
  }
}

private final class TintView: UIView {
  var changes = 0

  override func tintColorDidChange() {
    super.tintColorDidChange()
    changes += 1
  }
}
