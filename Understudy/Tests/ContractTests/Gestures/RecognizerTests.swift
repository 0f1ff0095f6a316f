// Copyright (c) 2026 the Usher authors. MIT license, see LICENSE.

import Foundation
import Testing
import UIKitShim

@MainActor
struct RecognizerTests {
  @Test
  func `E10: a long press is half a second with one finger that moves ten points at most`() {
    let press = UILongPressGestureRecognizer()

    #expect(press.minimumPressDuration == 0.5)
    #expect(press.allowableMovement == 10)
    #expect(press.numberOfTapsRequired == 0)
    #expect(press.numberOfTouchesRequired == 1)
  }

  @Test
  func `E12: recognizers cancel touches in their view and delay only the end of touches`() {
    let recognizer = UITapGestureRecognizer()

    #expect(recognizer.cancelsTouchesInView)
    #expect(!recognizer.delaysTouchesBegan)
    #expect(recognizer.delaysTouchesEnded)
    #expect(recognizer.state == .possible)
  }

  @Test
  func `E13: a tap is one tap, a pan takes any number of fingers from one on`() {
    let tap = UITapGestureRecognizer()
    let pan = UIPanGestureRecognizer()

    #expect(tap.numberOfTapsRequired == 1)
    #expect(tap.numberOfTouchesRequired == 1)
    #expect(pan.minimumNumberOfTouches == 1)
    #expect(pan.maximumNumberOfTouches > 1_000)
  }

  @Test
  func `E14: a recognizer knows its view, which it leaves for another`() async {
    await withScene { scene in
      let first = makeView(in: scene)
      let second = makeView(in: scene)
      let edge = UIScreenEdgePanGestureRecognizer()
      #expect(edge.edges == [])

      first.addGestureRecognizer(edge)
      #expect(edge.view === first)
      second.addGestureRecognizer(edge)

      #expect(edge.view === second)
      #expect(!(first.gestureRecognizers ?? []).contains(edge))
    }
  }

  @Test(.enabled(if: TestPlatform.hasFinger), arguments: [true, false])
  func `E19: a recognizer fails when one recognizes that it requires to fail`(
    isRequired: Bool
  ) async {
    await withScene { scene in
      let view = makeView(in: scene)
      let press = UILongPressGestureRecognizer()
      press.minimumPressDuration = 0
      press.allowableMovement = .greatestFiniteMagnitude
      let both = Both()
      press.delegate = both
      let pan = UIPanGestureRecognizer()
      var hasPanned = false
      GestureAction.add(to: pan) { _ in hasPanned = true }
      if isRequired { pan.require(toFail: press) }
      view.addGestureRecognizer(press)
      view.addGestureRecognizer(pan)

      var finger = Finger(at: CGPoint(x: 50, y: 100))
      await finger.move(to: CGPoint(x: 50, y: 140))
      await finger.lift()

      #expect(hasPanned == !isRequired)
    }
  }
}

/// Lets two recognizers recognize at the same time.
private final class Both: NSObject, UIGestureRecognizerDelegate {
  func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer,
    shouldRecognizeSimultaneouslyWith otherGestureRecognizer: UIGestureRecognizer
  ) -> Bool { true }
}
