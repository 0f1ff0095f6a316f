// Copyright (c) 2026 the Usher authors. MIT licence, see LICENSE.

import Testing
import UIKitShim

@testable import Usher

@MainActor
struct CardViewTests {
  @Test func `the view gets the size it fits in, in the middle of the safe area`() {
    Stand.run { stand in
      let box = BoxView(200, 120)
      stand.center.enqueue(Popup(box))
      stand.settle()

      let frame = box.convert(box.bounds, to: nil)
      #expect(frame.size == CGSize(width: 200, height: 120))
      #expect(abs(frame.midX - 196.5) <= 0.5)
      #expect(abs(frame.midY - (59 + 818) / 2) <= 0.5)
    }
  }

  @Test func `an explicit size goes before what the view wants`() {
    Stand.run { stand in
      let box = BoxView(200, 120)
      stand.center.enqueue(Popup(box).size(CGSize(width: 300, height: 90)))
      stand.settle()

      #expect(box.bounds.size == CGSize(width: 300, height: 90))
    }
  }

  @Test func `a view that wants another size with larger text gets it while it is visible`() {
    Stand.run { stand in
      let text = TextBox()
      stand.center.enqueue(Popup(text))
      stand.settle()
      #expect(text.bounds.height == 100)

      stand.device.contentSizeCategory = .accessibilityLarge
      stand.settle()

      #expect(text.bounds.height == 240)
    }
  }

  @Test func `a view that wants more than there is room gets what there is`() {
    Stand.run { stand in
      let box = BoxView(2000, 2000)
      stand.center.enqueue(Popup(box))
      stand.settle()

      let frame = box.convert(box.bounds, to: nil)
      let room = CGRect(x: 0, y: 59, width: 393, height: 759)
      #expect(room.insetBy(dx: 1, dy: 1).contains(frame))
    }
  }
}

/// Wants to be higher when text is large.
@MainActor
private final class TextBox: UIView {
  override func sizeThatFits(_ size: CGSize) -> CGSize {
    let isLarge = traitCollection.preferredContentSizeCategory >= .accessibilityMedium
    return CGSize(width: 200, height: isLarge ? 240 : 100)
  }
}
