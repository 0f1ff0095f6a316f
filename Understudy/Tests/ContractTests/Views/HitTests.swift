// Copyright (c) 2026 the Usher authors. MIT license, see LICENSE.

import Foundation
import Testing
import UIKitShim

@MainActor
struct HitTests {
  @Test
  func `E1: hidden, disabled and transparent views are not hit`() async {
    await withScene { scene in
      let parent = makeView(in: scene)
      let child = UIView(frame: parent.bounds)
      parent.addSubview(child)
      let point = CGPoint(x: 50, y: 50)
      #expect(parent.hitTest(point, with: nil) === child)

      child.isHidden = true
      #expect(parent.hitTest(point, with: nil) === parent)
      child.isHidden = false
      child.isUserInteractionEnabled = false
      #expect(parent.hitTest(point, with: nil) === parent)
      child.isUserInteractionEnabled = true
      child.alpha = 0.005
      #expect(parent.hitTest(point, with: nil) === parent)
      child.alpha = 0.011
      child.backgroundColor = .clear

      #expect(parent.hitTest(point, with: nil) === child)
    }
  }

  @Test
  func `E2: the frontmost subview is searched first and the deepest match wins`() async {
    await withScene { scene in
      let parent = makeView(in: scene)
      let back = UIView(frame: parent.bounds)
      let front = UIView(frame: parent.bounds)
      let deep = UIView(frame: CGRect(x: 0, y: 0, width: 20, height: 20))
      parent.addSubview(back)
      parent.addSubview(front)
      front.addSubview(deep)

      #expect(parent.hitTest(CGPoint(x: 10, y: 10), with: nil) === deep)
      #expect(parent.hitTest(CGPoint(x: 50, y: 50), with: nil) === front)
      parent.bringSubviewToFront(back)

      #expect(parent.hitTest(CGPoint(x: 10, y: 10), with: nil) === back)
    }
  }

  @Test
  func `E3: a subview is not hit outside of its superview`() async {
    await withScene { scene in
      let parent = makeView(in: scene)
      let child = UIView(frame: CGRect(x: 80, y: 0, width: 100, height: 100))
      parent.addSubview(child)

      #expect(parent.hitTest(CGPoint(x: 90, y: 50), with: nil) === child)
      #expect(parent.hitTest(CGPoint(x: 150, y: 50), with: nil) == nil)
    }
  }

  @Test
  func `E4: a view that overrides hit-testing is not asked whether a point is inside`() async {
    await withScene { scene in
      let parent = makeView(in: scene)
      let child = SelfTestingView(frame: CGRect(x: 0, y: 0, width: 50, height: 50))
      parent.addSubview(child)

      #expect(parent.hitTest(CGPoint(x: 25, y: 25), with: nil) === child)
      child.isHittable = false
      #expect(parent.hitTest(CGPoint(x: 25, y: 25), with: nil) === parent)
      #expect(child.questions == 0)
    }
  }
}

/// A view without subviews that says where it is hit.
private final class SelfTestingView: UIView {
  var isHittable = true
  var questions = 0

  override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
    isHittable && bounds.contains(point) ? self : nil
  }

  override func point(inside point: CGPoint, with event: UIEvent?) -> Bool {
    questions += 1
    return false
  }
}
