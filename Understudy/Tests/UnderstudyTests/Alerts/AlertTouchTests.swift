// Copyright (c) 2026 the Usher authors. MIT license, see LICENSE.

import Foundation
import Testing
import Understudy

/// Alerts under a finger, and what only a virtual clock can tell.
@MainActor
struct AlertTouchTests {
  @Test
  func `the button on which the finger is lifted is chosen, not the one it touched first`() {
    withAlert { app in
      for title in ["One", "Two", "Three"] {
        app.alert.addAction(
          UIAlertAction(title: title, style: .default) { _ in app.log.append(title) })
      }
      app.show()

      app.device.touchDown(at: app.place(of: "One"))
      app.device.touchMove(to: app.place(of: "Three"))
      app.device.touchUp()
      app.device.clock.advance(by: 1)

      #expect(app.log.last == "Three")
    }
  }

  @Test
  func `touches during the transition reach neither the alert nor the page`() {
    withAlert { app in
      app.alert.addAction(
        UIAlertAction(title: "OK", style: .default) { _ in app.log.append("handler") })
      app.root.present(app.alert, animated: true)
      app.device.clock.advance(by: 0.1)

      app.tap("OK")
      app.device.tap(at: CGPoint(x: 200, y: 100))
      app.device.clock.advance(by: 1)

      #expect(app.root.presentedViewController === app.alert)
      #expect(!app.log.contains("handler"))
    }
  }

  @Test
  func `the present animation ends 0.404 seconds after its start (A39)`() {
    withAlert { app in
      app.alert.addAction(UIAlertAction(title: "OK", style: .default))
      var end: TimeInterval?
      let start = app.device.clock.now
      app.root.present(app.alert, animated: true) { end = app.device.clock.now }
      app.device.clock.advance(by: 1)

      #expect(end.map { abs($0 - start - 0.404) < 0.001 } == true)
    }
  }

  @Test
  func
    `an alert is 310 wide in accessibility sizes and does not shrink below the default (A30, A40)`()
  {
    for (system, category, width, size) in [
      (HeadlessSystem.iOS18, UIContentSizeCategory.accessibilityExtraLarge, 310.0, 40.0),
      (.iOS18, .extraSmall, 270, 17), (.iOS26, .accessibilityExtraLarge, 320, 40),
      (.iOS26, .extraSmall, 320, 17),
    ] {
      withAlert(system: system) { app in
        app.device.contentSizeCategory = category
        app.device.clock.advance(by: 0.1)
        app.alert.addAction(UIAlertAction(title: "OK", style: .default))
        app.show()

        #expect(abs(app.alert.view.bounds.width - width) < 0.01)
        #expect(app.label("Title").map { Double($0.font.pointSize) } == size)
      }
    }
  }

  @Test(arguments: [true, false])
  func `a button does nothing while the alert presents something (P13)`(atOnce: Bool) {
    withAlert { app in
      app.device.switches.presentedControllerIsSetAtOnce = atOnce
      app.device.switches.dismissWaitsForPresentation = !atOnce
      app.alert.addAction(UIAlertAction(title: "OK", style: .default))
      app.show()
      let upper = UIViewController()
      app.alert.present(upper, animated: true)
      app.tap("OK")
      app.device.clock.advance(by: 2)
      #expect(app.root.presentedViewController === app.alert)
      #expect(app.alert.presentedViewController === upper)

      upper.dismiss(animated: false)
      app.device.clock.advance(by: 1)
      app.tap("OK")
      app.device.clock.advance(by: 2)

      #expect(app.root.presentedViewController == nil)
      #expect(upper.presentingViewController == nil)
    }
  }

  @Test
  func `a button does nothing while what presents the alert is being dismissed`() {
    withAlert { app in
      app.alert.addAction(
        UIAlertAction(title: "OK", style: .default) { _ in app.log.append("handler") })
      let lower = UIViewController()
      app.root.present(lower, animated: false)
      app.device.clock.advance(by: 1)
      lower.present(app.alert, animated: false)
      app.device.clock.advance(by: 1)

      app.root.dismiss(animated: true)
      app.tap("OK")
      app.device.clock.advance(by: 2)

      #expect(app.root.presentedViewController == nil)
      #expect(!app.log.contains("handler"))
    }
  }

  @Test
  func `assistive technology finds a header, buttons and a modal view`() {
    withAlert { app in
      app.alert.addAction(
        UIAlertAction(title: "OK", style: .default) { _ in app.log.append("handler") })
      app.show()

      #expect(app.label("Title")?.accessibilityTraits.contains(.header) == true)
      #expect(app.alert.view.accessibilityViewIsModal)
      let button = app.views.first {
        $0.isAccessibilityElement && $0.accessibilityTraits.contains(.button)
      }
      #expect(button?.accessibilityLabel == "OK")
      #expect(button?.accessibilityActivate() == true)
      app.device.clock.advance(by: 1)
      #expect(app.log.last == "handler")
    }
  }

  private func withAlert(
    _ style: UIAlertController.Style = .alert, system: HeadlessSystem = .standard,
    _ body: (AlertTestApp) -> Void
  ) {
    HeadlessDevice.run(system: system) { device in body(AlertTestApp(device, style)) }
  }
}

/// A window, its root, and an alert.
@MainActor
final class AlertTestApp {
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
