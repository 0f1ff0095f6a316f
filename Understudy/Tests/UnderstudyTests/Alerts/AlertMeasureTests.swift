// Copyright (c) 2026 the Usher authors. MIT license, see LICENSE.

import Foundation
import Testing

@testable import Understudy

/// Where the parts of an alert of iOS 26 are, and what colors they have in a picture.
@MainActor
struct AlertMeasureTests {
  @Test(arguments: [
    (HeadlessModel.iPhone16, CGFloat(438.5)), (.iPhone17Pro, 451), (.iPhone17ProMax, 492),
  ])
  func `on every phone an alert is 320 points wide, in the middle of the safe area`(
    model: HeadlessModel, middle: CGFloat
  ) {
    withAlert(model) { _, alert in
      #expect(alert.view.frameInWindow.width == 320)
      #expect(isNear(alert.view.frameInWindow.midX, model.size.width / 2))
      #expect(isNear(alert.view.frameInWindow.midY, middle))
    }
  }

  @Test
  func `with the keyboard it is in the middle of what that leaves`() {
    withAlert(fields: 1) { device, alert in
      let top = device.keyboard.frame?.minY ?? 0
      #expect(isNear(alert.view.frameInWindow.midY, (59 + top) / 2))
    }
  }

  @Test
  func `title, message and capsules have their distances`() throws {
    try withAlert(actions: ["One", "Two", "Three"]) { _, alert in
      let title = try #require(alert.label("Title")).frameInAlert(alert)
      let message = try #require(alert.label("Message")).frameInAlert(alert)
      #expect(isNear(title, CGRect(x: 30, y: 22, width: 260, height: 20 + 1 / 3)))
      #expect(isNear(message, CGRect(x: 30, y: 50, width: 260, height: 18)))
      let capsules = views(AlertCapsule.self, in: alert.view).map { $0.frameInAlert(alert) }
      #expect(isNear(capsules[0], CGRect(x: 16, y: 88 + 1 / 3, width: 288, height: 48)))
      #expect(capsules.dropFirst().map(\.minY) == capsules.dropLast().map { $0.maxY + 8 })
      #expect(isNear(alert.view.bounds.maxY - capsules[2].maxY, 16))
    }
  }

  @Test(arguments: [true, false])
  func `a single text is 4 points above the room of the capsules`(isTitle: Bool) throws {
    try withAlert(title: isTitle ? "Alone" : nil, message: isTitle ? nil : "Alone") { _, alert in
      let text = try #require(alert.label("Alone")).frameInAlert(alert)
      let capsule = try #require(views(AlertCapsule.self, in: alert.view).first)
      #expect(isNear(text, CGRect(x: 30, y: 22, width: 260, height: 20 + 1 / 3)))
      #expect(isNear(capsule.frameInAlert(alert).minY - text.maxY, 4 + 16))
    }
  }

  @Test
  func `two capsules share the width`() {
    withAlert(actions: ["One", "Two"]) { _, alert in
      let capsules = views(AlertCapsule.self, in: alert.view).map { $0.frameInAlert(alert) }
      #expect(capsules.map(\.minX) == [16, 164])
      #expect(capsules.map(\.width) == [140, 140])
    }
  }

  @Test
  func `a field is 15 from the card's edges and its text 30, between text and capsules`() throws {
    try withAlert(fields: 1) { _, alert in
      let field = try #require(alert.textFields?.first)
      let capsule = try #require(field.superview).frameInAlert(alert)
      let message = try #require(alert.label("Message")).frameInAlert(alert)
      #expect(capsule.minX == 15)
      #expect(capsule.size == CGSize(width: 290, height: 48))
      #expect(field.frameInAlert(alert).minX == 30)
      #expect(isNear(capsule.minY - message.maxY, 16 + 1 / 3))
      let button = try #require(views(AlertCapsule.self, in: alert.view).first)
      #expect(isNear(button.frameInAlert(alert).minY - capsule.maxY, 4 + 16))
    }
  }

  @Test(arguments: [
    (UIContentSizeCategory.extraExtraExtraLarge, CGFloat(17), CGFloat(5)),
    (.accessibilityMedium, 42, 7),
  ])
  func `larger text has larger distances`(
    category: UIContentSizeCategory, gap: CGFloat, below: CGFloat
  ) throws {
    try withAlert(category: category) { _, alert in
      let title = try #require(alert.label("Title")).frameInAlert(alert)
      let message = try #require(alert.label("Message")).frameInAlert(alert)
      let capsule = try #require(views(AlertCapsule.self, in: alert.view).first)
      #expect(isNear(message.minY - title.maxY, gap, 0.4))
      #expect(isNear(capsule.frameInAlert(alert).minY - message.maxY, below + 16, 0.4))
    }
  }

  // MARK: Pictures

  @Test
  func `the card's corners have a radius of 34, and those of a capsule 24`() throws {
    try withAlert(color: .black) { device, alert in
      let picture = device.render(scale: 3)
      #expect(isNear(picture.cornerGap(of: alert.view.frameInWindow), gap(ofRadius: 34), 0.7))
      let capsule = try #require(views(AlertCapsule.self, in: alert.view).first)
      #expect(isNear(picture.cornerGap(of: capsule.frameInWindow), gap(ofRadius: 24), 0.7))
    }
  }

  @Test(arguments: [
    (UIUserInterfaceStyle.light, 239.3, 210.3, 227.7), (.dark, 16.4, 42.6, 26.9),
  ])
  func `card and capsules cover a blur, and under a finger a capsule has 0.4 of its color`(
    style: UIUserInterfaceStyle, card: Double, capsule: Double, pressed: Double
  ) throws {
    try withAlert(style: style, color: style == .dark ? .black : .white) { device, alert in
      let button = try #require(views(AlertCapsule.self, in: alert.view).first).frameInWindow
      let picture = device.render(scale: 1)
      #expect(isShade(picture.gray(button.minX - 8, button.midY), card))
      #expect(isShade(picture.gray(button.minX + 14, button.midY), capsule))

      device.touchDown(at: CGPoint(x: button.midX, y: button.midY))
      device.clock.advance(by: 0.5)
      #expect(isShade(device.render(scale: 1).gray(button.minX + 14, button.midY), pressed))
      let lifted = views(UIView.self, in: alert.view)[1].frameInWindow
      #expect(isNear(lifted.width, 320 * 1.0125, 0.01))
    }
  }

  @Test(arguments: [CGFloat(2), 12, 30])
  func `the card has a shadow that blurs by 22 and is 8 below it`(distance: CGFloat) {
    withAlert { device, alert in
      let frame = alert.view.frameInWindow
      let shade = 0.085 * shadow(distance + 0.5 - 8, radius: 22)
      let gray = device.render(scale: 1).gray(frame.midX, frame.maxY.rounded(.up) + distance)
      #expect(isShade(gray, 204 * (1 - shade), 1))
      #expect(isShade(device.render(scale: 1).gray(frame.midX, 100), 204, 1))
    }
  }

  private func withAlert(
    _ model: HeadlessModel = .iPhone16, title: String? = "Title", message: String? = "Message",
    actions: [String] = ["OK"], fields: Int = 0, category: UIContentSizeCategory = .large,
    style: UIUserInterfaceStyle = .light, color: UIColor = .white,
    _ body: @MainActor (HeadlessDevice, UIAlertController) throws -> Void
  ) rethrows {
    try withPage(model, style: style, color: color) { device, page in
      device.contentSizeCategory = category
      device.clock.advance(by: 0.1)
      let alert = UIAlertController(title: title, message: message, preferredStyle: .alert)
      for action in actions { alert.addAction(UIAlertAction(title: action, style: .default)) }
      for _ in 0..<fields { alert.addTextField() }
      page.present(alert, animated: true)
      device.clock.advance(by: 1)
      try body(device, alert)
    }
  }
}

@MainActor
extension UIView {
  fileprivate func frameInAlert(_ alert: UIAlertController) -> CGRect {
    convert(bounds, to: alert.view)
  }
}

extension UIAlertController {
  fileprivate func label(_ text: String) -> UILabel? {
    views(UILabel.self, in: view).first { $0.text == text && !$0.isHidden }
  }
}

private func isNear(_ left: CGRect, _ right: CGRect) -> Bool {
  isNear(left.minX, right.minX) && isNear(left.minY, right.minY)
    && isNear(left.width, right.width) && isNear(left.height, right.height)
}
