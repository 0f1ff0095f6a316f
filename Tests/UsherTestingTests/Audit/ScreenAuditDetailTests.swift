// Copyright (c) 2026 the Usher authors. MIT license, see LICENSE.

import Testing
import UIKitShim
import Usher
import UsherTesting

/// Details of an audit: violations that are easily overlooked, and what is no violation.
@MainActor
struct ScreenAuditDetailTests {
  @Test func `text is checked at the position of its alignment`() {
    for alignment in [NSTextAlignment.right, .center] {
      expect([.untruncatedText]) {
        let label = Fixtures.label("Edge", CGRect(x: 340, y: 80, width: 200, height: 30))
        label.textAlignment = alignment
        return Fixtures.page(label)
      }
    }
    expect([]) {
      let labels = ["Title", "Price"].map {
        Fixtures.label($0, CGRect(x: 16, y: 80, width: 361, height: 30))
      }
      labels[1].textAlignment = .right
      return Fixtures.page(labels[0], labels[1])
    }
  }

  @Test func `in right-to-left layouts text starts at the right`() {
    var settings = DeviceSettings()
    settings.direction = .rightToLeft
    expect([.untruncatedText], settings) {
      Fixtures.page(Fixtures.label("Edge", CGRect(x: 300, y: 80, width: 200, height: 30)))
    }
  }

  @Test(arguments: [1, 2])
  func `text with too few lines is found, however high its label is`(lines: Int) {
    expect([.untruncatedText]) {
      let label = Fixtures.label("One\nTwo\nThree", CGRect(x: 16, y: 80, width: 120, height: 200))
      label.numberOfLines = lines
      return Fixtures.page(label)
    }
  }

  @Test func `a button inside an accessibility element is found`() {
    expect([.accessibilityLabels]) {
      let card = UIView(frame: CGRect(x: 16, y: 80, width: 300, height: 120))
      card.isAccessibilityElement = true
      card.accessibilityLabel = "Offer"
      card.addSubview(Fixtures.button("Buy", CGRect(x: 20, y: 40, width: 100, height: 50)))
      return Fixtures.page(card)
    }
  }

  @Test(arguments: [true, false])
  func `the contrast of text includes the alpha of its view and of the superviews`(isOuter: Bool) {
    expect([.contrast]) {
      let label = Fixtures.label("Pale", CGRect(x: 16, y: 80, width: 120, height: 30))
      let holder = UIView(frame: CGRect(x: 0, y: 0, width: 393, height: 200))
      holder.addSubview(label)
      (isOuter ? holder : label).alpha = 0.15
      return Fixtures.page(holder)
    }
  }

  @Test func `a translucent view hides no text, and disabled text needs no contrast`() {
    expect([]) {
      let veil = UIView(frame: CGRect(x: 0, y: 0, width: 393, height: 852))
      veil.backgroundColor = .black
      veil.alpha = 0.3
      return Fixtures.page(
        veil, Fixtures.label("Clear", CGRect(x: 16, y: 80, width: 120, height: 30)))
    }
    expect([]) {
      let label = Fixtures.label(
        "Sold out", CGRect(x: 16, y: 80, width: 120, height: 30), color: .lightGray)
      label.isEnabled = false
      return Fixtures.page(label)
    }
  }

  @Test func `the escape gesture is performed in the modal popup, whatever is in front of it`() {
    VirtualDevice.run { phone in
      phone.setRoot(Fixtures.page())
      let handle = PopupCenter.shared.show(Fixtures.card())
      phone.clock.runUntilIdle()
      let banner = PassThroughWindow(windowScene: phone.scene)
      banner.windowLevel = .alert + 100
      banner.rootViewController = Fixtures.page(
        Fixtures.label("Banner", CGRect(x: 16, y: 80, width: 120, height: 30)))
      banner.rootViewController?.view.backgroundColor = .clear
      banner.isHidden = false
      phone.clock.runTurn()

      let found = ScreenAudit(phone.scene).escapeViolations { phone.clock.runUntilIdle() }

      #expect(found == [])
      #expect(handle.outcomeIfDismissed?.reason == .dismissedByUser)
    }
  }

  @Test func `an element is excepted by what it is, and the others are checked`() {
    VirtualDevice.run { phone in
      let field = UITextField(frame: CGRect(x: 16, y: 80, width: 300, height: 44))
      (field.placeholder, field.accessibilityLabel) = ("Name", "Customer")
      let pale = Fixtures.label("Pale", CGRect(x: 16, y: 140, width: 120, height: 30))
      pale.textColor = .placeholderText
      let small = Fixtures.button("Buy", CGRect(x: 16, y: 200, width: 60, height: 20))
      let unnamed = Fixtures.button("", CGRect(x: 16, y: 300, width: 60, height: 60))
      phone.setRoot(Fixtures.page(field, pale, small, unnamed))
      let audit = ScreenAudit(phone.scene)

      #expect(audit.violations().map(\.element) == ["UIButton", "Buy", "Name", "Pale"])
      #expect(
        audit.violations { $0.superview is UITextField }.map(\.element).contains("Name") == false)
      #expect(audit.violations { $0 is UIButton }.map(\.element) == ["Name", "Pale"])
    }
  }

  @Test func `the items of a tab bar on a phone on its side are no violation`() {
    VirtualDevice.run(system: .iOS18) { phone in
      let page = UIViewController()
      page.tabBarItem = UITabBarItem(title: "Home", image: UIImage(systemName: "house"), tag: 0)
      let tabs = UITabBarController()
      tabs.viewControllers = [page]
      phone.setRoot(tabs)
      phone.rotate(to: .landscapeLeft)
      phone.clock.advance(by: .seconds(1))

      #expect(tabs.tabBar.frame.height - tabs.tabBar.safeAreaInsets.bottom < 44)
      #expect(ScreenAudit(phone.scene).violations(of: [.touchTargets]).isEmpty)
    }
  }

  @Test func `the description of a violation is a single line, whatever the label`() {
    VirtualDevice.run { phone in
      phone.setRoot(
        Fixtures.page(Fixtures.button("Two\nlines", CGRect(x: 16, y: 80, width: 200, height: 20))))
      let found = ScreenAudit(phone.scene).violations(of: [.touchTargets])
      #expect(found.map(\.element) == ["Two⏎lines"])
      #expect(found.first?.description.contains("\n") == false)
    }
  }

  private func expect(
    _ rules: [AuditRule], _ settings: DeviceSettings = DeviceSettings(),
    sourceLocation: SourceLocation = #_sourceLocation,
    on makePage: @MainActor () -> UIViewController
  ) {
    VirtualDevice.run(settings) { phone in
      phone.setRoot(makePage())
      let found = phone.probe.audit()
      #expect(found.map(\.rule) == rules, "\(found)", sourceLocation: sourceLocation)
    }
  }
}

/// A window that receives no touches.
private final class PassThroughWindow: UIWindow {
  override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? { nil }
}
