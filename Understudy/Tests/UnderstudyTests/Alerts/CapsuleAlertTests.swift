// Copyright (c) 2026 the Usher authors. MIT license, see LICENSE.

import Foundation
import Testing

@testable import Understudy

/// What alerts of iOS 26 and 27 look like.
@MainActor
struct CapsuleAlertTests {
  @Test
  func `an alert with three actions is 264 points high, in the middle of the safe area`() {
    withAlert(.iPhone17Pro, actions: 3) { device, alert in
      let frame = alert.view.convert(alert.view.bounds, to: nil)
      #expect(abs(frame.height - 264) < 1)
      #expect(abs(frame.midY - 451) < 0.5)
      #expect(frame.midX == 201)
    }
  }

  @Test
  func `under a finger a capsule is paler and the card larger, until the finger leaves it`() {
    withAlert(actions: 3) { device, alert in
      let capsules = views(AlertCapsule.self, in: alert.view)
      let first = capsules[0].convert(capsules[0].bounds, to: nil)
      let second = capsules[1].convert(capsules[1].bounds, to: nil)
      device.touchDown(at: CGPoint(x: first.midX, y: first.midY))
      device.clock.advance(by: 0.5)
      #expect(capsules.map(\.isHighlighted) == [true, false, false])
      #expect(alert.view.subviews.first?.transform.a == 1.0125)
      device.touchMove(to: CGPoint(x: second.midX, y: second.midY))
      device.clock.advance(by: 0.1)
      #expect(capsules.map(\.isHighlighted) == [false, true, false])
      device.touchMove(to: CGPoint(x: second.midX, y: 60))
      device.clock.advance(by: 0.5)
      #expect(capsules.allSatisfy { !$0.isHighlighted })
      #expect(alert.view.subviews.first?.transform.isIdentity == true)
      device.touchUp()
    }
  }

  @Test(arguments: [
    (UIContentSizeCategory.large, CGFloat(22), CGFloat(48)), (.extraExtraExtraLarge, 38, 48),
    (.accessibilityLarge, 73, 63.5),
  ])
  func `larger text begins lower, and in accessibility sizes capsules are higher`(
    category: UIContentSizeCategory, top: CGFloat, height: CGFloat
  ) {
    withAlert(actions: 1, category: category) { _, alert in
      let title = views(UILabel.self, in: alert.view).first { $0.text == "Title" }
      #expect(abs((title?.frame.minY ?? 0) - top) < 0.5)
      let capsule = views(AlertCapsule.self, in: alert.view).first
      #expect(abs((capsule?.bounds.height ?? 0) - height) < 0.3)
    }
  }

  @Test
  func `from right to left cancel is on the right, and the title begins there`() {
    withAlert(actions: 1, cancel: true, isMirrored: true) { _, alert in
      let capsules = views(AlertCapsule.self, in: alert.view)
      #expect(capsules.map { $0.action.title } == ["Cancel", "Action 0"])
      #expect(capsules[0].frame.minX > capsules[1].frame.maxX)
    }
  }

  @Test
  func `where transparency is reduced a card is opaque`() {
    for isReduced in [false, true] {
      withAlert(actions: 1, reducesTransparency: isReduced) { device, alert in
        let frame = alert.view.convert(alert.view.bounds, to: nil)
        let pixel = device.render(scale: 1)[Int(frame.midX), Int(frame.minY) + 12]
        // What is below is red: it shines through glass only.
        #expect((pixel.red == pixel.green) == isReduced)
      }
    }
  }

  private func withAlert(
    _ model: HeadlessModel = .iPhone16, actions: Int, cancel: Bool = false,
    category: UIContentSizeCategory = .large, isMirrored: Bool = false,
    reducesTransparency: Bool = false, _ body: (HeadlessDevice, UIAlertController) -> Void
  ) {
    HeadlessDevice.run(model, system: .iOS26) { device in
      device.contentSizeCategory = category
      device.reduceTransparency = reducesTransparency
      if isMirrored { device.settings.layoutDirection = .rightToLeft }
      device.clock.runTurn()
      let root = UIViewController()
      let window = UIWindow(windowScene: device.connectScene())
      window.rootViewController = root
      window.makeKeyAndVisible()
      root.view.backgroundColor = UIColor(red: 1, green: 0, blue: 0, alpha: 1)
      device.clock.advance(by: 0.1)
      let alert = UIAlertController(title: "Title", message: "Message", preferredStyle: .alert)
      for index in 0..<actions {
        alert.addAction(UIAlertAction(title: "Action \(index)", style: .default))
      }
      if cancel { alert.addAction(UIAlertAction(title: "Cancel", style: .cancel)) }
      root.present(alert, animated: true)
      device.clock.advance(by: 1)
      body(device, alert)
    }
  }
}

/// The views of a class in a view, in their order.
@MainActor
func views<View: UIView>(_ type: View.Type, in view: UIView) -> [View] {
  ([view as? View].compactMap { $0 }) + view.subviews.flatMap { views(type, in: $0) }
}
