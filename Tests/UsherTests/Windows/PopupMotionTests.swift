// Copyright (c) 2026 the Usher authors. MIT licence, see LICENSE.

import Testing
import UIKitShim

@testable import Usher

@MainActor
struct PopupMotionTests {
  @Test func `a popup zooms in and its outcome waits for the real end of leaving`() throws {
    try Stand.run { stand in
      let box = BoxView()
      let handle = stand.center.enqueue(Popup(box))
      stand.device.clock.advance(by: 0.05)
      let card = try #require(box.superview as? CardView)
      let scale = try #require(card.layer.presentation()).affineTransform().a
      #expect(scale > 0.85 && scale < 1)
      stand.settle()
      #expect(card.transform == .identity && card.alpha == 1)

      let numbers = PopupTransition.fadeAndZoom(.leaving, reducesMotion: false)
      handle.end()
      stand.device.clock.advance(by: numbers.duration - 0.02)
      #expect(handle.outcomeIfEnded == nil)
      stand.device.clock.advance(by: 0.1)

      #expect(handle.outcomeIfEnded?.reason == .dismissed)
    }
  }

  @Test func `with Reduce Motion nothing is scaled`() throws {
    try Stand.run { stand in
      stand.device.reduceMotion = true
      stand.settle()
      let box = BoxView()
      stand.center.enqueue(Popup(box))
      stand.device.clock.advance(by: 0.05)

      let card = try #require(box.superview as? CardView)
      let presentation = try #require(card.layer.presentation())
      #expect(presentation.affineTransform() == .identity)
      #expect(presentation.opacity > 0 && presentation.opacity < 1)
    }
  }

  @Test func `a blurred backdrop becomes a solid dim with Reduce Transparency`() throws {
    try Stand.run { stand in
      stand.device.reduceTransparency = true
      stand.settle()
      stand.center.enqueue(Popup(BoxView()).backdrop(.blurred))
      stand.settle()

      let root = try #require(stand.overlays[0].rootViewController as? OverlayRootController)
      let backdrop = try #require(root.backdrop)
      let blur = try #require(backdrop.subviews.first as? UIVisualEffectView)
      #expect(blur.effect == nil)
      #expect(alpha(of: backdrop.subviews.last?.backgroundColor) == 0.7)
    }
  }

  @Test func `a blurred backdrop blurs without Reduce Transparency`() throws {
    try Stand.run { stand in
      stand.center.enqueue(Popup(BoxView()).backdrop(.blurred))
      stand.settle()

      let root = try #require(stand.overlays[0].rootViewController as? OverlayRootController)
      let blur = try #require(root.backdrop?.subviews.first as? UIVisualEffectView)
      #expect(blur.effect is UIBlurEffect)
    }
  }

  @Test func `without animation a popup is there and gone at once`() {
    Stand.run { stand in
      let handle = stand.center.enqueue(Popup(BoxView()).animated(false))
      #expect(stand.overlays.count == 1)

      handle.end(animated: false)

      #expect(stand.overlays.isEmpty)
      #expect(handle.outcomeIfEnded?.reason == .dismissed)
    }
  }

  private func alpha(of color: UIColor?) -> CGFloat? {
    var alpha: CGFloat = -1
    color?.getRed(nil, green: nil, blue: nil, alpha: &alpha)
    return alpha
  }
}
