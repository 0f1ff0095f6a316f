// Copyright (c) 2026 the Usher authors. MIT license, see LICENSE.

import Foundation
import Testing
import Understudy

/// Alerts under a finger, and what only a virtual clock can tell.
@MainActor
struct AlertTouchTests {
  @Test
  func `the button on which the finger is lifted is chosen, not the one it touched first`() {
    withAlert { stage in
      for title in ["One", "Two", "Three"] {
        stage.alert.addAction(
          UIAlertAction(title: title, style: .default) { _ in stage.log.append(title) })
      }
      stage.show()

      stage.device.touchDown(at: stage.place(of: "One"))
      stage.device.touchMove(to: stage.place(of: "Three"))
      stage.device.touchUp()
      stage.device.clock.advance(by: 1)

      #expect(stage.log.last == "Three")
    }
  }

  @Test
  func `touches during the transition reach neither the alert nor the page`() {
    withAlert { stage in
      stage.alert.addAction(
        UIAlertAction(title: "OK", style: .default) { _ in stage.log.append("handler") })
      stage.root.present(stage.alert, animated: true)
      stage.device.clock.advance(by: 0.1)

      stage.tap("OK")
      stage.device.tap(at: CGPoint(x: 200, y: 100))
      stage.device.clock.advance(by: 1)

      #expect(stage.root.presentedViewController === stage.alert)
      #expect(!stage.log.contains("handler"))
    }
  }

  @Test
  func `the present animation ends 0.404 seconds after its start (A39)`() {
    withAlert { stage in
      stage.alert.addAction(UIAlertAction(title: "OK", style: .default))
      var end: TimeInterval?
      let start = stage.device.clock.now
      stage.root.present(stage.alert, animated: true) { end = stage.device.clock.now }
      stage.device.clock.advance(by: 1)

      #expect(end.map { abs($0 - start - 0.404) < 0.001 } == true)
    }
  }

  @Test
  func
    `an alert is 310 wide in accessibility sizes and does not shrink below the default (A30, A40)`()
  {
    for (category, width, size) in [
      (UIContentSizeCategory.accessibilityExtraLarge, 310.0, 40.0), (.extraSmall, 270, 17),
    ] {
      withAlert { stage in
        stage.device.contentSizeCategory = category
        stage.device.clock.advance(by: 0.1)
        stage.alert.addAction(UIAlertAction(title: "OK", style: .default))
        stage.show()

        #expect(abs(stage.alert.view.bounds.width - width) < 0.01)
        #expect(stage.label("Title").map { Double($0.font.pointSize) } == size)
      }
    }
  }

  @Test(arguments: [true, false])
  func `a button does nothing while the alert presents something (P13)`(atOnce: Bool) {
    withAlert { stage in
      stage.device.switches.presentedControllerIsSetAtOnce = atOnce
      stage.device.switches.dismissWaitsForPresentation = !atOnce
      stage.alert.addAction(UIAlertAction(title: "OK", style: .default))
      stage.show()
      let upper = UIViewController()
      stage.alert.present(upper, animated: true)
      stage.tap("OK")
      stage.device.clock.advance(by: 2)
      #expect(stage.root.presentedViewController === stage.alert)
      #expect(stage.alert.presentedViewController === upper)

      upper.dismiss(animated: false)
      stage.device.clock.advance(by: 1)
      stage.tap("OK")
      stage.device.clock.advance(by: 2)

      #expect(stage.root.presentedViewController == nil)
      #expect(upper.presentingViewController == nil)
    }
  }

  @Test
  func `assistive technology finds a header, buttons and a modal view`() {
    withAlert { stage in
      stage.alert.addAction(
        UIAlertAction(title: "OK", style: .default) { _ in stage.log.append("handler") })
      stage.show()

      #expect(stage.label("Title")?.accessibilityTraits.contains(.header) == true)
      #expect(stage.alert.view.accessibilityViewIsModal)
      let button = stage.views.first {
        $0.isAccessibilityElement && $0.accessibilityTraits.contains(.button)
      }
      #expect(button?.accessibilityLabel == "OK")
      #expect(button?.accessibilityActivate() == true)
      stage.device.clock.advance(by: 1)
      #expect(stage.log.last == "handler")
    }
  }

  private func withAlert(
    _ style: UIAlertController.Style = .alert, _ body: (AlertStage) -> Void
  ) {
    HeadlessDevice.run { device in body(AlertStage(device, style)) }
  }
}

/// A window, its root, and an alert.
@MainActor
final class AlertStage {
  let device: HeadlessDevice
  let window: UIWindow
  let root = UIViewController()
  let alert: UIAlertController
  var log: [String] = []

  init(_ device: HeadlessDevice, _ style: UIAlertController.Style) {
    self.device = device
    window = UIWindow(windowScene: device.connectScene())
    alert = UIAlertController(title: "Title", message: "Message", preferredStyle: style)
    window.rootViewController = root
    window.makeKeyAndVisible()
    device.clock.advance(by: 0.1)
  }

  func show() {
    root.present(alert, animated: true)
    device.clock.advance(by: 1)
  }

  var views: [UIView] { Self.below(alert.view) }

  func label(_ text: String) -> UILabel? {
    views.lazy.compactMap { $0 as? UILabel }.first { $0.text == text }
  }

  /// The middle of a label, in the window.
  func place(of text: String) -> CGPoint {
    guard let label = label(text) else { return .zero }
    return label.convert(CGPoint(x: label.bounds.midX, y: label.bounds.midY), to: window)
  }

  func tap(_ text: String) { device.tap(at: place(of: text)) }

  private static func below(_ view: UIView) -> [UIView] {
    [view] + view.subviews.flatMap { below($0) }
  }
}
