// Copyright (c) 2026 the Usher authors. MIT licence, see LICENSE.

import Testing
import UIKitShim
import UsherCore

@testable import Usher

@MainActor
struct PopupMotionTests {
  @Test func `a spring of an own motion is one that comes to rest`() {
    let motion = PopupMotion.custom(duration: .seconds(1), prepare: { _ in }, animate: { _ in })

    let spring = motion.springing(damping: 0, velocity: .infinity).spring
    #expect(spring == PopupSpring(damping: 0.01, velocity: 0))
  }

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

      handle.end()
      stand.device.clock.advance(by: 0.18)
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

  @Test(
    arguments: [
      (.bottom, false, CGPoint(x: 0, y: 1)), (.top, false, CGPoint(x: 0, y: -1)),
      (.leading, false, CGPoint(x: -1, y: 0)), (.leading, true, CGPoint(x: 1, y: 0)),
    ] as [(PopupEdge, Bool, CGPoint)])
  func `a slide comes from its edge and goes back there`(
    edge: PopupEdge, isRightToLeft: Bool, sign: CGPoint
  ) throws {
    try Stand.run { stand in
      stand.device.layoutDirection = isRightToLeft ? .rightToLeft : .leftToRight
      stand.settle()
      let box = BoxView()
      let handle = stand.center.enqueue(Popup(box).motion(.slide(from: edge)))
      stand.device.clock.advance(by: 0.05)
      let card = try #require(box.superview as? CardView)
      for _ in ["in", "out"] {
        let seen = try #require(card.layer.presentation()).affineTransform()
        #expect(seen.tx * sign.x >= 0 && seen.ty * sign.y >= 0)
        #expect(abs(seen.tx) + abs(seen.ty) > 5 && seen.a == 1)
        stand.settle()
        handle.end()
        stand.device.clock.advance(by: 0.2)
      }
      stand.settle()

      #expect(handle.outcomeIfEnded?.reason == .dismissed)
    }
  }

  @Test func `it comes in one way and goes another`() throws {
    try Stand.run { stand in
      let box = BoxView()
      let handle = stand.center.enqueue(Popup(box).motion(in: .none, out: .slide(from: .top)))
      let card = try #require(box.superview as? CardView)
      #expect(card.layer.animationKeys() == nil && card.alpha == 1)
      stand.settle()

      handle.end()
      stand.device.clock.advance(by: 0.2)

      #expect(card.transform.ty < 0 && card.alpha == 1)
    }
  }

  @Test func `the app's own motion is prepared, then animated, and ends by itself`() throws {
    try Stand.run { stand in
      let diary = Diary()
      let motion = PopupMotion.custom(duration: .milliseconds(400)) { card in
        diary.note("prepare")
        card.transform = CGAffineTransform(rotationAngle: 1)
      } animate: { card in
        diary.note("animate")
        card.transform = .identity
      }
      let box = BoxView()
      stand.center.enqueue(
        Popup(box).motion(in: motion, out: .fade).onDidAppear { _ in diary.note("appeared") })
      #expect(diary.lines == ["prepare", "animate"])
      stand.device.clock.advance(by: 0.2)
      let card = try #require(box.superview as? CardView)
      #expect(try #require(card.layer.presentation()).affineTransform().b != 0)
      stand.device.clock.advance(by: 0.3)

      #expect(diary.lines == ["prepare", "animate", "appeared"])
    }
  }

  @Test(arguments: HeadlessSwitches.variants)
  func `an own motion cannot keep a popup from coming and going`(switches: HeadlessSwitches) {
    Stand.run(switches: switches) { stand in
      let lazy = PopupMotion.custom(duration: .seconds(3600)) { _ in }
      let rude = PopupMotion.custom(duration: .milliseconds(100)) { card in
        card.layer.removeAllAnimations()
        card.alpha = 0
        card.isHidden = true
      }
      let (first, second) = (BoxView(), BoxView())
      let slow = stand.center.enqueue(Popup(first).motion(lazy))
      stand.device.clock.advance(by: 6)
      slow.end()
      stand.device.clock.advance(by: 6)
      #expect(slow.outcomeIfEnded?.reason == .dismissed)

      let handle = stand.center.enqueue(Popup(second).motion(rude))
      stand.settle()
      #expect(second.superview?.alpha == 1, "what it does to the transition is undone")
      handle.end()
      stand.settle()

      #expect(handle.outcomeIfEnded?.reason == .dismissed && stand.overlays.isEmpty)
    }
  }

  @Test func `with Reduce Motion an own motion is a fade`() throws {
    try Stand.run { stand in
      stand.device.reduceMotion = true
      stand.settle()
      let diary = Diary()
      let box = BoxView()
      stand.center.enqueue(
        Popup(box).motion(.custom(duration: .seconds(1)) { _ in diary.note("animate") }))
      stand.device.clock.advance(by: 0.1)
      let card = try #require(box.superview as? CardView)
      let seen = try #require(card.layer.presentation()).opacity

      #expect(diary.lines == [] && seen > 0 && seen < 1)
    }
  }

  @Test(arguments: [(0.7, 0.7), (-1, 0), (.nan, 0), (9, 1)] as [(CGFloat, CGFloat)])
  func `a shadow is as dark as it is told to be, in light and dark`(
    opacity: CGFloat, seen: CGFloat
  ) throws {
    for appearance in [UIUserInterfaceStyle.light, .dark] {
      try Stand.run { stand in
        stand.device.appearance = appearance
        stand.settle()
        stand.center.enqueue(Popup(BoxView()).backdrop(.shadow(opacity: opacity)))
        stand.settle()

        let root = try #require(stand.overlays[0].rootViewController as? OverlayRootController)
        let dim = try #require(root.backdrop?.subviews.last)
        #expect(alpha(of: dim.backgroundColor) == seen && dim.alpha == 1)
      }
    }
  }

  @Test func `a spring takes the place of the app's own curve`() throws {
    try Stand.run { stand in
      let motion = PopupMotion.custom(duration: .seconds(1)) { card in
        card.transform = CGAffineTransform(translationX: 0, y: 100)
      } animate: { card in
        card.transform = .identity
      }
      let box = BoxView()
      stand.center.enqueue(
        Popup(box).motion(in: motion.springing(damping: 0.2).duration(.seconds(2)), out: .fade))
      let card = try #require(box.superview as? CardView)
      var highest: CGFloat = 0
      for _ in 1...15 {
        stand.device.clock.advance(by: 0.1)
        highest = min(highest, (card.layer.presentation() ?? card.layer).affineTransform().ty)
      }

      #expect(highest < -10 && card.layer.animationKeys()?.isEmpty == false)
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
      #expect(!backdrop.subviews.contains { $0 is UIVisualEffectView })
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

  @Test(arguments: [PopupWindow.own, .app])
  func `in an animation of the app's own it comes as it always does`(window: PopupWindow) throws {
    try Stand.run { stand in
      let box = BoxView()
      var handle: PopupHandle<Never>?
      UIView.animate(withDuration: 30) {
        handle = stand.center.enqueue(Popup(box).position(.bottom).window(window))
      }
      let card = try #require(box.superview as? CardView)
      #expect(card.layer.animation(forKey: "bounds.size") == nil)
      #expect(box.layer.animationKeys() == nil)
      let place = try #require(card.layer.presentation()).affineTransform().ty
      #expect(place > 100, "it comes from below")
      stand.settle()

      #expect(card.layer.animationKeys() == nil && handle?.hasEnded == false)
      #expect(stand.center.visible.count == 1)
    }
  }
}
