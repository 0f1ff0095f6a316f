// Copyright (c) 2026 the Usher authors. MIT license, see LICENSE.

import Foundation
import Testing
import UIKitShim

@MainActor
struct AnimationTests {
  @Test
  func `N1: the model value changes at once and only the presentation moves`() async {
    await withScene { scene in
      let view = makeView(in: scene)

      UIView.animate(withDuration: 1) { view.center.x = 200 }
      await pass(0.5)

      #expect(view.center.x == 200)
      let shown = view.layer.presentation()?.position.x ?? 0
      #expect(shown > 50)
      #expect(shown < 150)
    }
  }

  @Test
  func `N2: without a duration the completion runs at the start of the next turn`() async {
    await withScene { scene in
      let view = makeView(in: scene)
      var completions: [Bool] = []

      UIView.animate(withDuration: 0, animations: { view.alpha = 0 }) { completions.append($0) }

      #expect(view.alpha == 0)
      #expect(completions.isEmpty)
      #expect(await until { completions == [true] })
    }
  }

  @Test
  func `N4: an animation that runs out is finished`() async {
    await withScene { scene in
      let view = makeView(in: scene)
      var completions: [Bool] = []

      UIView.animate(withDuration: 0.3, animations: { view.alpha = 0 }) { completions.append($0) }
      await pass(0.2)
      #expect(completions.isEmpty)

      #expect(await until { completions == [true] })
    }
  }

  @Test
  func `N4: an animation whose view leaves its window is not finished`() async {
    await withScene { scene in
      let view = makeView(in: scene)
      var completions: [Bool] = []
      UIView.animate(withDuration: 0.3, animations: { view.alpha = 0 }) { completions.append($0) }

      view.removeFromSuperview()

      #expect(await until { completions == [false] })
    }
  }

  @Test
  func `N4: removing the animations of a layer ends them unfinished`() async {
    await withScene { scene in
      let view = makeView(in: scene)
      var completions: [Bool] = []
      UIView.animate(withDuration: 0.3, animations: { view.alpha = 0 }) { completions.append($0) }

      view.layer.removeAllAnimations()

      #expect(await until { completions == [false] })
    }
  }

  @Test
  func `N5: two animations of the same geometry run together and both finish`() async {
    await withScene { scene in
      let view = makeView(in: scene)
      var completions: [String] = []
      UIView.animate(withDuration: 0.4, animations: { view.center.x = 200 }) {
        completions.append("first \($0)")
      }
      await pass(0.2)
      let before = view.layer.presentation()?.position.x ?? 0

      UIView.animate(withDuration: 0.4, animations: { view.center.x = 0 }) {
        completions.append("second \($0)")
      }

      let after = view.layer.presentation()?.position.x ?? 0
      #expect(abs(after - before) < 1)
      #expect(await until { completions == ["first true", "second true"] })
    }
  }

  @Test
  func `N6: from the current state, the animation starts at what is on screen`() async {
    await withScene { scene in
      let view = makeView(in: scene)
      UIView.animate(withDuration: 0.4) { view.alpha = 0 }
      await pass(0.2)
      let before = view.layer.presentation()?.opacity ?? 0

      UIView.animate(withDuration: 0.4, delay: 0, options: .beginFromCurrentState) {
        view.alpha = 1
      }

      let after = view.layer.presentation()?.opacity ?? 0
      #expect(abs(after - before) < 0.01)
      #expect(before > 0.1)
      #expect(before < 0.9)
    }
  }

  @Test
  func `N7: a view that animates is not hit, unless the animation allows it`() async {
    await withScene { scene in
      let view = makeView(in: scene)

      UIView.animate(withDuration: 0.4) { view.alpha = 0.5 }
      #expect(view.hitTest(CGPoint(x: 5, y: 5), with: nil) == nil)
      await pass(0.5)
      UIView.animate(withDuration: 0.4, delay: 0, options: .allowUserInteraction) {
        view.alpha = 1
      }

      #expect(view.hitTest(CGPoint(x: 5, y: 5), with: nil) === view)
    }
  }

  @Test
  func `N8: without animation a block takes effect at once and still completes`() async {
    await withScene { scene in
      let view = makeView(in: scene)
      var completions: [Bool] = []

      UIView.performWithoutAnimation {
        UIView.animate(withDuration: 1, animations: { view.alpha = 0 }) { completions.append($0) }
      }

      #expect(view.layer.animationKeys() == nil)
      #expect(await until({ completions == [true] }, within: 0.2))
    }
  }

  @Test
  func `N9: laying out inside of a block animates what the layout moves`() async {
    await withScene { scene in
      let window = makeWindow(in: scene)
      let view = Centering(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
      window.addSubview(view)
      await pass(0.1)

      view.shift = 80
      view.setNeedsLayout()
      UIView.animate(withDuration: 0.4) { view.layoutIfNeeded() }

      #expect(view.child.center.x == 130)
      #expect(view.child.layer.animationKeys() == ["position"])
    }
  }

  @Test
  func `N10: a critically damped spring has settled at its duration`() async {
    await withScene { scene in
      let view = makeView(in: scene)

      UIView.animate(
        withDuration: 0.5, delay: 0, usingSpringWithDamping: 1, initialSpringVelocity: 0,
        animations: { view.center.x = 1050 })
      await pass(0.25)
      let half = view.layer.presentation()?.position.x ?? 0
      await pass(0.24)
      let late = view.layer.presentation()?.position.x ?? 0

      // With frequency times duration 9.2334, (1 + 4.6167) · exp(-4.6167) of the way is left.
      #expect(abs(half - (1050 - 1000 * 0.05552)) < 15)
      #expect(late > 1048)
      #expect(late < 1050)
    }
  }

  @Test
  func `N12: the animation of a view without a window completes in its time`() async {
    await withScene { _ in
      let view = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
      var completions: [Bool] = []

      UIView.animate(withDuration: 0.3, animations: { view.alpha = 0 }) { completions.append($0) }
      await pass(0.25)
      #expect(completions.isEmpty)

      #expect(await until { completions == [true] })
    }
  }

  @Test
  func `N13: hit-testing goes by the model, not by what is seen moving`() async {
    await withScene { scene in
      let view = makeView(in: scene)
      guard let window = view.window else { return }

      UIView.animate(withDuration: 1, delay: 0, options: .allowUserInteraction) {
        view.center.x = 350
      }

      #expect(window.hitTest(CGPoint(x: 350, y: 100), with: nil) === view)
      #expect(window.hitTest(CGPoint(x: 50, y: 100), with: nil) === window)
    }
  }

  @Test
  func `N15: animations that end in the same frame complete as one batch`() async {
    await withScene { scene in
      let (first, second) = (makeView(in: scene), makeView(in: scene))
      var seen: [Bool] = []

      UIView.animate(withDuration: 0.3, animations: { first.alpha = 0 }) { _ in
        seen.append(second.layer.animationKeys() == nil)
      }
      UIView.animate(withDuration: 0.3, animations: { second.alpha = 0 }) { _ in
        seen.append(first.layer.animationKeys() == nil)
      }

      #expect(await until { seen.count == 2 })
      #expect(seen == [true, true])
    }
  }
}

/// Keeps its child in the middle, or a distance to the right of it.
private final class Centering: UIView {
  let child = UIView(frame: CGRect(x: 0, y: 0, width: 20, height: 20))
  var shift: CGFloat = 0

  override func layoutSubviews() {
    super.layoutSubviews()
    if child.superview == nil { addSubview(child) }
    child.center = CGPoint(x: bounds.midX + shift, y: bounds.midY)
  }
}
