// Copyright (c) 2026 the Usher authors. MIT license, see LICENSE.

import Testing
import UIKitShim
import UsherTesting

/// Each rule finds the one violation on a page, and nothing else.
@MainActor
struct ScreenAuditTests {
  @Test func `a correct page has no violations`() {
    expect([]) {
      Fixtures.page(
        Fixtures.label("Moon jar", CGRect(x: 16, y: 80, width: 200, height: 30)),
        Fixtures.button("Add to bag", CGRect(x: 16, y: 200, width: 200, height: 50)))
    }
  }

  @Test func `truncated text is found`() {
    expect([.untruncatedText]) {
      let label = Fixtures.label(
        "A name that is much too long for its place", CGRect(x: 16, y: 80, width: 80, height: 21))
      label.numberOfLines = 1
      return Fixtures.page(label)
    }
  }

  @Test func `text that needs more lines than it has is found`() {
    expect([.untruncatedText]) {
      Fixtures.page(
        Fixtures.label(
          "A sentence that needs several lines at this width",
          CGRect(x: 16, y: 80, width: 120, height: 30)))
    }
  }

  @Test func `text beyond the edge of the screen is found`() {
    expect([.untruncatedText]) {
      Fixtures.page(Fixtures.label("Edge", CGRect(x: 370, y: 80, width: 100, height: 30)))
    }
  }

  @Test func `text that is only scrolled out of view is no violation`() {
    expect([]) {
      let scroll = UIScrollView(frame: CGRect(x: 0, y: 100, width: 393, height: 100))
      scroll.contentSize = CGSize(width: 393, height: 400)
      scroll.addSubview(Fixtures.label("Half", CGRect(x: 16, y: 85, width: 100, height: 30)))
      return Fixtures.page(scroll)
    }
  }

  @Test func `overlapping texts are found`() {
    expect([.nonOverlappingText]) {
      Fixtures.page(
        Fixtures.label("One", CGRect(x: 16, y: 80, width: 100, height: 30)),
        Fixtures.label("Two", CGRect(x: 20, y: 84, width: 100, height: 30)))
    }
  }

  @Test func `text below an opaque view is found`() {
    expect([.nonOverlappingText]) {
      let lid = UIView(frame: CGRect(x: 0, y: 90, width: 393, height: 100))
      lid.backgroundColor = .white
      return Fixtures.page(Fixtures.label("One", CGRect(x: 16, y: 80, width: 100, height: 30)), lid)
    }
  }

  @Test func `an element without a label is found`() {
    expect([.accessibilityLabels]) {
      let icon = UIView(frame: CGRect(x: 16, y: 80, width: 44, height: 44))
      icon.isAccessibilityElement = true
      return Fixtures.page(icon)
    }
  }

  @Test func `a control that is not accessible is found`() {
    expect([.accessibilityLabels]) {
      let control = UIControl(frame: CGRect(x: 16, y: 80, width: 44, height: 44))
      control.addAction(UIAction { _ in }, for: .touchUpInside)
      return Fixtures.page(control)
    }
  }

  @Test func `a control without a button trait is found`() {
    expect([.accessibilityTraits]) {
      let control = UIControl(frame: CGRect(x: 16, y: 80, width: 44, height: 44))
      control.addAction(UIAction { _ in }, for: .touchUpInside)
      control.isAccessibilityElement = true
      control.accessibilityLabel = "Moon jar"
      return Fixtures.page(control)
    }
  }

  @Test func `a small touch target is found`() {
    expect([.touchTargets]) {
      Fixtures.page(Fixtures.button("OK", CGRect(x: 16, y: 80, width: 60, height: 34)))
    }
  }

  @Test func `a small view with an enlarged touch area is no violation`() {
    expect([]) {
      let control = GenerousControl(frame: CGRect(x: 100, y: 80, width: 24, height: 24))
      control.addAction(UIAction { _ in }, for: .touchUpInside)
      control.isAccessibilityElement = true
      control.accessibilityLabel = "Close"
      control.accessibilityTraits = .button
      return Fixtures.page(control)
    }
  }

  @Test func `a key of a keyboard may be narrow`() {
    expect([]) {
      let key = UIControl(frame: CGRect(x: 100, y: 80, width: 32, height: 42))
      key.addAction(UIAction { _ in }, for: .touchUpInside)
      key.isAccessibilityElement = true
      key.accessibilityLabel = "q"
      key.accessibilityTraits = .keyboardKey
      return Fixtures.page(key)
    }
  }

  @Test func `text with low contrast is found`() {
    expect([.contrast]) {
      Fixtures.page(
        Fixtures.label(
          "Pale", CGRect(x: 16, y: 80, width: 100, height: 30),
          color: UIColor(white: 0.6, alpha: 1)))
    }
  }

  @Test func `text with low contrast on a filled button is found, dark text is not`() {
    for (foreground, rules) in [(UIColor.white, [AuditRule.contrast]), (.black, [])] {
      expect(rules) {
        let button = Fixtures.button("Keep", CGRect(x: 16, y: 80, width: 200, height: 50))
        button.configuration?.background.backgroundColor = UIColor(white: 0.9, alpha: 1)
        button.configuration?.baseForegroundColor = foreground
        return Fixtures.page(button)
      }
    }
  }

  @Test func `an overlay that receives every touch without being modal is found`() {
    VirtualDevice.run { phone in
      phone.setRoot(Fixtures.page())
      let overlay = Fixtures.page()
      let window = Fixtures.overlay(on: phone, overlay)

      #expect(phone.probe.audit().map(\.rule) == [.modality])
      overlay.view.accessibilityViewIsModal = true
      #expect(phone.probe.audit() == [])
      #expect(!window.isHidden)
    }
  }

  @Test func `a modal view that lets touches pass beside it is found`() {
    VirtualDevice.run { phone in
      phone.setRoot(Fixtures.page())
      let card = UIView(frame: CGRect(x: 50, y: 300, width: 293, height: 200))
      card.accessibilityViewIsModal = true
      let window = PassingWindow(windowScene: phone.scene)
      window.windowLevel = .alert
      window.rootViewController = Fixtures.page(card)
      window.makeKeyAndVisible()
      phone.clock.runTurn()

      #expect(phone.probe.audit().map(\.rule) == [.modality])
    }
  }

  @Test func `an accessible element beside a modal view is found`() {
    expect([.modality]) {
      let holder = UIView(frame: CGRect(x: 0, y: 0, width: 393, height: 852))
      let card = UIView(frame: CGRect(x: 50, y: 300, width: 293, height: 200))
      card.accessibilityViewIsModal = true
      holder.addSubview(card)
      return Fixtures.page(
        Fixtures.label("Beside", CGRect(x: 16, y: 80, width: 100, height: 30)), holder)
    }
  }

  @Test func `a bar beside a modal view may be accessible`() {
    VirtualDevice.run { phone in
      let page = UIViewController()
      page.title = "Bar"
      page.view.backgroundColor = .white
      let scrim = UIView(frame: CGRect(x: 0, y: 0, width: 393, height: 852))
      scrim.accessibilityViewIsModal = true
      page.view.addSubview(scrim)
      phone.setRoot(UINavigationController(rootViewController: page))

      #expect(phone.probe.isHittable("Bar"))
      #expect(phone.probe.audit() == [])
    }
  }

  @Test func `a modal view that ignores the escape gesture is found`() {
    VirtualDevice.run { phone in
      let page = Fixtures.page(Fixtures.label("Card", CGRect(x: 16, y: 80, width: 100, height: 30)))
      page.view.accessibilityViewIsModal = true
      phone.setRoot(page)
      var settled = 0

      let found = ScreenAudit(phone.scene).escapeViolations { settled += 1 }

      #expect(found.map(\.rule) == [.escapeGesture])
      #expect(settled == 1)
    }
  }

  @Test func `a keyboard may be accessible beside a modal, and the escape gesture skips it`() {
    VirtualDevice.run { phone in
      let page = Fixtures.page()
      phone.setRoot(page)
      let alert = UIAlertController(title: "Engraving", message: nil, preferredStyle: .alert)
      alert.addTextField { $0.accessibilityLabel = "Name" }
      alert.addAction(UIAlertAction(title: "Cancel", style: .cancel))
      page.present(alert, animated: true)
      phone.clock.advance(by: .seconds(1))
      #expect(phone.probe.isVisible("space"))

      #expect(ScreenAudit(phone.scene).violations(of: [.modality]) == [])
      let found = ScreenAudit(phone.scene).escapeViolations {
        phone.clock.advance(by: .seconds(1))
      }
      #expect(found == [])
      #expect(page.presentedViewController == nil)
    }
  }

  @Test func `elements covered by a modal view are not audited`() {
    VirtualDevice.run { phone in
      phone.setRoot(
        Fixtures.page(Fixtures.button("OK", CGRect(x: 16, y: 80, width: 60, height: 20))))
      let overlay = Fixtures.page()
      overlay.view.accessibilityViewIsModal = true
      let window = Fixtures.overlay(on: phone, overlay)

      #expect(phone.probe.audit() == [])
      #expect(!window.isHidden)
    }
  }

  private func expect(
    _ rules: [AuditRule], sourceLocation: SourceLocation = #_sourceLocation,
    on makePage: @MainActor () -> UIViewController
  ) {
    VirtualDevice.run { phone in
      phone.setRoot(makePage())
      let found = phone.probe.audit()
      #expect(found.map(\.rule) == rules, "\(found)", sourceLocation: sourceLocation)
    }
  }
}

private final class GenerousControl: UIControl {
  override func point(inside point: CGPoint, with event: UIEvent?) -> Bool {
    bounds.insetBy(dx: -12, dy: -12).contains(point)
  }
}

/// A window that receives touches in the middle only.
private final class PassingWindow: UIWindow {
  override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
    let view = super.hitTest(point, with: event)
    return CGRect(x: 50, y: 300, width: 293, height: 200).contains(point) ? view : nil
  }
}
