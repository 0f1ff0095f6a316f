// Copyright (c) 2026 the Usher authors. MIT license, see LICENSE.

import Testing
import UIKitShim
import UsherCore

@testable import Usher

@MainActor
@Suite(.uikitVariants)
struct PopupTransitionTests {
  @Test func `the spring of a custom transition is clamped to one that settles`() {
    let motion = PopupTransition.custom(duration: .seconds(1), prepare: { _ in }, animate: { _ in })

    let spring = motion.spring(damping: 0, velocity: .infinity).spring
    #expect(spring == .spring(damping: 0.01, velocity: 0))
  }

  @Test
  func `a popup zooms in, and its outcome is delivered after the disappearance animation`() throws {
    try TestApp.run { app in
      let box = FixedSizeView()
      let handle = app.center.show(Popup(box))
      app.device.clock.advance(by: 0.05)
      let card = try #require(box.superview as? CardView)
      let scale = try #require(card.layer.presentation()).affineTransform().a
      #expect(scale > 0.85)
      #expect(scale < 1)
      app.runUntilIdle()
      #expect(card.transform == .identity)
      #expect(card.alpha == 1)

      handle.dismiss()
      app.device.clock.advance(by: 0.18)
      #expect(handle.outcomeIfDismissed == nil)
      app.device.clock.advance(by: 0.1)

      #expect(handle.outcomeIfDismissed?.reason == .dismissedByApp)
    }
  }

  @Test func `with Reduce Motion a popup is not scaled`() throws {
    try TestApp.run { app in
      app.device.reduceMotion = true
      app.runUntilIdle()
      let box = FixedSizeView()
      app.center.show(Popup(box))
      app.device.clock.advance(by: 0.05)

      let card = try #require(box.superview as? CardView)
      let presentation = try #require(card.layer.presentation())
      #expect(presentation.affineTransform() == .identity)
      #expect(presentation.opacity > 0)
      #expect(presentation.opacity < 1)
    }
  }

  @Test(
    arguments: [
      PopupTransition.fade, .zoom, .spring, .slide(from: .bottom), .slide(from: .leading),
    ],
    [CardAnimation.Direction.appearing, .disappearing])
  func `with Reduce Motion every style is the same cross-fade`(
    transition: PopupTransition, direction: CardAnimation.Direction
  ) {
    let layout = CardLayout(container: LayoutSize(width: 400, height: 800))
    let frame = LayoutRect(x: 50, y: 600, width: 300, height: 150)
    func animation(_ transition: PopupTransition) -> CardAnimation? {
      transition.animation(direction, of: frame, in: layout, reducesMotion: true)
    }

    #expect(animation(transition) == CardAnimation.fade(direction))
    #expect(animation(PopupTransition.none) == nil)
  }

  @Test(
    arguments: [
      (.bottom, false, CGPoint(x: 0, y: 1)), (.top, false, CGPoint(x: 0, y: -1)),
      (.leading, false, CGPoint(x: -1, y: 0)), (.leading, true, CGPoint(x: 1, y: 0)),
    ] as [(PopupEdge, Bool, CGPoint)])
  func `a slide transition starts and ends at its edge`(
    edge: PopupEdge, isRightToLeft: Bool, sign: CGPoint
  ) throws {
    try TestApp.run { app in
      app.device.layoutDirection = isRightToLeft ? .rightToLeft : .leftToRight
      app.runUntilIdle()
      let box = FixedSizeView()
      let handle = app.center.show(Popup(box).transition(.slide(from: edge)))
      app.device.clock.advance(by: 0.05)
      let card = try #require(box.superview as? CardView)
      for _ in ["in", "out"] {
        let seen = try #require(card.layer.presentation()).affineTransform()
        #expect(seen.tx * sign.x >= 0)
        #expect(seen.ty * sign.y >= 0)
        #expect(abs(seen.tx) + abs(seen.ty) > 5)
        #expect(seen.a == 1)
        app.runUntilIdle()
        handle.dismiss()
        app.device.clock.advance(by: 0.2)
      }
      app.runUntilIdle()

      #expect(handle.outcomeIfDismissed?.reason == .dismissedByApp)
    }
  }

  @Test func `a popup can appear and disappear with different transitions`() throws {
    try TestApp.run { app in
      let box = FixedSizeView()
      let handle = app.center.show(Popup(box).transition(in: .none, out: .slide(from: .top)))
      let card = try #require(box.superview as? CardView)
      #expect(card.layer.animationKeys() == nil)
      #expect(card.alpha == 1)
      app.runUntilIdle()

      handle.dismiss()
      app.device.clock.advance(by: 0.2)

      #expect(card.transform.ty < 0)
      #expect(card.alpha == 1)
    }
  }

  @Test func `a custom transition is prepared, then animated, and completes`() throws {
    try TestApp.run { app in
      let diary = CallLog()
      let motion = PopupTransition.custom(duration: .milliseconds(400)) { card in
        diary.record("prepare")
        card.transform = CGAffineTransform(rotationAngle: 1)
      } animate: { card in
        diary.record("animate")
        card.transform = .identity
      }
      let box = FixedSizeView()
      app.center.show(
        Popup(box).transition(in: motion, out: .fade).onDidAppear { _ in diary.record("appeared") })
      #expect(diary.lines == ["prepare", "animate"])
      app.device.clock.advance(by: 0.2)
      let card = try #require(box.superview as? CardView)
      #expect(try #require(card.layer.presentation()).affineTransform().b != 0)
      app.device.clock.advance(by: 0.3)

      #expect(diary.lines == ["prepare", "animate", "appeared"])
    }
  }

  @Test(arguments: HeadlessSwitches.singleSwitchVariants)
  func `a custom transition cannot prevent a popup from appearing and disappearing`(
    switches: HeadlessSwitches
  ) {
    TestApp.run(switches: switches) { app in
      let longTransition = PopupTransition.custom(duration: .seconds(3600)) { _ in }
      let invalidTransition = PopupTransition.custom(duration: .milliseconds(100)) { card in
        card.layer.removeAllAnimations()
        card.alpha = 0
        card.isHidden = true
      }
      let (first, second) = (FixedSizeView(), FixedSizeView())
      let slow = app.center.show(Popup(first).transition(longTransition))
      app.device.clock.advance(by: 6)
      slow.dismiss()
      app.device.clock.advance(by: 6)
      #expect(slow.outcomeIfDismissed?.reason == .dismissedByApp)

      let handle = app.center.show(Popup(second).transition(invalidTransition))
      app.runUntilIdle()
      #expect(second.superview?.alpha == 1, "the final state is restored")
      handle.dismiss()
      app.runUntilIdle()

      #expect(handle.outcomeIfDismissed?.reason == .dismissedByApp)
      #expect(app.overlays.isEmpty)
    }
  }

  @Test func `with Reduce Motion a custom transition is a fade`() throws {
    try TestApp.run { app in
      app.device.reduceMotion = true
      app.runUntilIdle()
      let diary = CallLog()
      let box = FixedSizeView()
      app.center.show(
        Popup(box).transition(.custom(duration: .seconds(1)) { _ in diary.record("animate") }))
      app.device.clock.advance(by: 0.1)
      let card = try #require(box.superview as? CardView)
      let seen = try #require(card.layer.presentation()).opacity

      #expect(diary.lines == [])
      #expect(seen > 0)
      #expect(seen < 1)
    }
  }

  @Test(arguments: [(0.7, 0.7), (-1, 0), (.nan, 0), (9, 1)] as [(CGFloat, CGFloat)])
  func `a black backdrop has the given opacity, in light and dark appearance`(
    opacity: CGFloat, seen: CGFloat
  ) throws {
    for appearance in [UIUserInterfaceStyle.light, .dark] {
      try TestApp.run { app in
        app.device.appearance = appearance
        app.runUntilIdle()
        app.center.show(Popup(FixedSizeView()).backdrop(.black(opacity: opacity)))
        app.runUntilIdle()

        let root = try #require(app.overlays[0].rootViewController as? OverlayRootViewController)
        let dim = try #require(root.backdrop?.subviews.last)
        #expect(alpha(of: dim.backgroundColor) == seen, "\(appearance)")
        #expect(dim.alpha == 1, "\(appearance)")
      }
    }
  }

  @Test func `a spring replaces the timing curve of a custom transition`() throws {
    try TestApp.run { app in
      let motion = PopupTransition.custom(duration: .seconds(1)) { card in
        card.transform = CGAffineTransform(translationX: 0, y: 100)
      } animate: { card in
        card.transform = .identity
      }
      let box = FixedSizeView()
      app.center.show(
        Popup(box).transition(in: motion.spring(damping: 0.2).duration(.seconds(2)), out: .fade))
      let card = try #require(box.superview as? CardView)
      var highest: CGFloat = 0
      for _ in 1...15 {
        app.device.clock.advance(by: 0.1)
        highest = min(highest, (card.layer.presentation() ?? card.layer).affineTransform().ty)
      }

      #expect(highest < -10)
      #expect(card.layer.animationKeys()?.isEmpty == false)
    }
  }

  @Test func `a blurred backdrop is a solid color with Reduce Transparency`() throws {
    try TestApp.run { app in
      app.device.reduceTransparency = true
      app.runUntilIdle()
      app.center.show(Popup(FixedSizeView()).backdrop(.blurred))
      app.runUntilIdle()

      let root = try #require(app.overlays[0].rootViewController as? OverlayRootViewController)
      let backdrop = try #require(root.backdrop)
      #expect(!backdrop.subviews.contains { $0 is UIVisualEffectView })
      #expect(alpha(of: backdrop.subviews.last?.backgroundColor) == 0.7)
    }
  }

  @Test func `a blurred backdrop has a blur effect without Reduce Transparency`() throws {
    try TestApp.run { app in
      let handle = app.center.show(Popup(FixedSizeView()).backdrop(.blurred))
      app.runUntilIdle()

      let root = try #require(app.overlays[0].rootViewController as? OverlayRootViewController)
      let blur = try #require(root.backdrop?.subviews.first as? UIVisualEffectView)
      #expect(blur.effect is UIBlurEffect)

      handle.dismiss()
      app.runUntilIdle()
      #expect(blur.effect == nil, "it fades by losing its effect")
    }
  }

  @Test func `without animation a popup appears and disappears at once`() {
    TestApp.run { app in
      let handle = app.center.show(Popup(FixedSizeView()).animated(false))
      #expect(app.overlays.count == 1)

      handle.dismiss(animated: false)

      #expect(app.overlays.isEmpty)
      #expect(handle.outcomeIfDismissed?.reason == .dismissedByApp)
    }
  }

  private func alpha(of color: UIColor?) -> CGFloat? {
    var alpha: CGFloat = -1
    color?.getRed(nil, green: nil, blue: nil, alpha: &alpha)
    return alpha
  }

  @Test(arguments: [PopupWindow.own, .app])
  func `inside an animation block of the app a popup appears with its own transition`(
    window: PopupWindow
  ) throws {
    try TestApp.run { app in
      let box = FixedSizeView()
      var handle: PopupHandle<Never>?
      UIView.animate(withDuration: 30) {
        handle = app.center.show(Popup(box).position(.bottom).window(window))
      }
      let card = try #require(box.superview as? CardView)
      #expect(card.layer.animation(forKey: "bounds.size") == nil)
      #expect(box.layer.animationKeys() == nil)
      let offset = try #require(card.layer.presentation()).affineTransform().ty
      #expect(offset > 100, "the popup slides in from below")
      app.runUntilIdle()

      #expect(card.layer.animationKeys() == nil)
      #expect(handle?.isDismissed == false)
      #expect(app.center.visiblePopups.count == 1)
    }
  }
}
