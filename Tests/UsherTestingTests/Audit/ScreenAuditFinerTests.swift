// Copyright (c) 2026 the Usher authors. MIT licence, see LICENSE.

import Testing
import UIKitShim
import Usher
import UsherTesting

/// What an audit sees that is easily overlooked, and what it leaves alone.
@MainActor
struct ScreenAuditFinerTests {
  @Test func `text is where its alignment puts it`() {
    for alignment in [NSTextAlignment.right, .center] {
      expect([.textInFull]) {
        let label = Scenery.label("Edge", CGRect(x: 340, y: 80, width: 200, height: 30))
        label.textAlignment = alignment
        return Scenery.page(label)
      }
    }
    expect([]) {
      let labels = ["Title", "Price"].map {
        Scenery.label($0, CGRect(x: 16, y: 80, width: 361, height: 30))
      }
      labels[1].textAlignment = .right
      return Scenery.page(labels[0], labels[1])
    }
  }

  @Test func `where people read from right to left text begins at the right`() {
    var settings = PhoneSettings()
    settings.direction = .rightToLeft
    expect([.textInFull], settings) {
      Scenery.page(Scenery.label("Edge", CGRect(x: 300, y: 80, width: 200, height: 30)))
    }
  }

  @Test(arguments: [1, 2])
  func `text that has too few lines is found, however high its label is`(lines: Int) {
    expect([.textInFull]) {
      let label = Scenery.label("One\nTwo\nThree", CGRect(x: 16, y: 80, width: 120, height: 200))
      label.numberOfLines = lines
      return Scenery.page(label)
    }
  }

  @Test func `a button in an element that is passed over as one is found`() {
    expect([.labels]) {
      let card = UIView(frame: CGRect(x: 16, y: 80, width: 300, height: 120))
      card.isAccessibilityElement = true
      card.accessibilityLabel = "Offer"
      card.addSubview(Scenery.button("Buy", CGRect(x: 20, y: 40, width: 100, height: 50)))
      return Scenery.page(card)
    }
  }

  @Test func `text is as pale as its view and what that is in`() {
    for isOuter in [true, false] {
      expect([.contrast]) {
        let label = Scenery.label("Pale", CGRect(x: 16, y: 80, width: 120, height: 30))
        let holder = UIView(frame: CGRect(x: 0, y: 0, width: 393, height: 200))
        holder.addSubview(label)
        (isOuter ? holder : label).alpha = 0.15
        return Scenery.page(holder)
      }
    }
  }

  @Test func `what shines through is not taken for a wall, nor what is out of use for pale`() {
    expect([]) {
      let veil = UIView(frame: CGRect(x: 0, y: 0, width: 393, height: 852))
      veil.backgroundColor = .black
      veil.alpha = 0.3
      return Scenery.page(
        veil, Scenery.label("Clear", CGRect(x: 16, y: 80, width: 120, height: 30)))
    }
    expect([]) {
      let label = Scenery.label(
        "Sold out", CGRect(x: 16, y: 80, width: 120, height: 30), color: .lightGray)
      label.isEnabled = false
      return Scenery.page(label)
    }
  }

  @Test func `the escape gesture is that of what is modal, whatever is in front of it`() {
    VirtualPhone.run { phone in
      phone.show(Scenery.page())
      let handle = PopupCenter.shared.enqueue(Scenery.card())
      phone.clock.settle()
      let banner = BesideWindow(windowScene: phone.scene)
      banner.windowLevel = .alert + 100
      banner.rootViewController = Scenery.page(
        Scenery.label("Banner", CGRect(x: 16, y: 80, width: 120, height: 30)))
      banner.rootViewController?.view.backgroundColor = .clear
      banner.isHidden = false
      phone.clock.runTurn()

      let found = ScreenAudit(phone.scene).violationsOfEscape { phone.clock.settle() }

      #expect(found == [] && handle.outcomeIfEnded?.reason == .dismissed)
    }
  }

  @Test func `a violation is one line, whatever the label`() {
    VirtualPhone.run { phone in
      phone.show(
        Scenery.page(Scenery.button("Two\nlines", CGRect(x: 16, y: 80, width: 200, height: 20))))
      let found = ScreenAudit(phone.scene).violations(of: [.targets])
      #expect(found.map(\.element) == ["Two⏎lines"])
      #expect(found.first?.description.contains("\n") == false)
    }
  }

  private func expect(
    _ rules: [AuditRule], _ settings: PhoneSettings = PhoneSettings(),
    sourceLocation: SourceLocation = #_sourceLocation,
    on makePage: @MainActor () -> UIViewController
  ) {
    VirtualPhone.run(settings) { phone in
      phone.show(makePage())
      let found = phone.probe.audit()
      #expect(found.map(\.rule) == rules, "\(found)", sourceLocation: sourceLocation)
    }
  }
}

/// A window that keeps no touch.
private final class BesideWindow: UIWindow {
  override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? { nil }
}
