// Copyright (c) 2026 the Usher authors. MIT license, see LICENSE.

import Testing
import UIKitShim
import Usher
import UsherPresets
import UsherTesting

@MainActor
struct ChoicesTests {
  private static let sizes: [PopupChoice<Int>] = [
    PopupChoice("Small", subtitle: "For one cup", value: 1),
    PopupChoice("Large", isSelected: true, value: 2),
    PopupChoice("Break it", role: .destructive, value: 3),
  ]

  @Test(arguments: [("Small, For one cup", 1), ("Large", 2), ("Break it", 3)])
  func `a tap on a row returns its value`(label: String, value: Int) throws {
    try PresetApp.run { app in
      let handle = app.show(Popup.choices("Which size?", message: "Of the pot.", Self.sizes))
      #expect(app.isVisible("Which size?"))
      #expect(app.isVisible("Of the pot."))
      try app.device.probe.tap(label)
      app.advance(by: .seconds(1))
      #expect(handle.outcomeIfDismissed?.value == value)
    }
  }

  @Test func `a tap outside, a swipe down and escape return nothing`() {
    PresetApp.run { app in
      let first = app.show(Popup.choices("Which size?", Self.sizes))
      app.tap(at: CGPoint(x: 100, y: 100))
      app.advance(by: .seconds(1))
      #expect(first.outcomeIfDismissed?.reason == .dismissedByUser)

      let second = app.show(Popup.choices("Which size?", Self.sizes))
      let title = app.frame("Which size?")
      app.device.drag(
        from: CGPoint(x: title.midX, y: title.midY),
        to: CGPoint(x: title.midX, y: title.midY + 300),
        over: .milliseconds(150))
      app.advance(by: .seconds(1))
      #expect(second.outcomeIfDismissed?.reason == .dismissedByUser)

      let third = app.show(Popup.choices("Which size?", Self.sizes))
      #expect(app.device.probe.performEscape())
      app.advance(by: .seconds(1))
      #expect(third.outcomeIfDismissed?.reason == .dismissedByUser)
      #expect(third.outcomeIfDismissed?.value == nil)
    }
  }

  @Test func `the present choice is selected for VoiceOver, and rows are buttons below each other`()
    throws
  {
    try PresetApp.run { app in
      app.show(Popup.choices(nil, Self.sizes))
      let rows = try ["Small, For one cup", "Large", "Break it"].map {
        try #require(app.device.probe.element($0))
      }
      #expect(rows.map { $0.traits.contains(.selected) } == [false, true, false])
      #expect(rows.allSatisfy { $0.traits.contains(.button) && $0.frame.height >= 44 })
      #expect(rows[0].frame.maxY <= rows[1].frame.minY)
      let safe = app.device.window.bounds.maxY - app.device.window.safeAreaInsets.bottom
      #expect(rows[2].frame.maxY <= safe)
      #expect(rows[2].frame.maxY > safe - 20, "the sheet is at the edge of the screen")
      #expect(app.device.probe.audit().isEmpty)
    }
  }

  @Test func `more rows than fit scroll, and the last one can be chosen`() throws {
    try PresetApp.run { app in
      let handle = app.show(
        Popup.choices("Which cup?", (1...30).map { PopupChoice("Cup \($0)", value: $0) }))
      let sheet = try #require(app.device.probe.element("Cup 1")?.view.superview as? UIScrollView)
      let end = sheet.contentSize.height + sheet.contentInset.bottom - sheet.bounds.height
      #expect(end > 300)
      sheet.setContentOffset(CGPoint(x: 0, y: end), animated: false)
      app.advance(by: .milliseconds(100))
      try app.device.probe.tap("Cup 30")
      app.advance(by: .seconds(1))
      #expect(handle.outcomeIfDismissed?.value == 30)
    }
  }

  @Test func `with a huge text nothing is cut`() {
    var settings = DeviceSettings()
    settings.textSize = .accessibilityExtraExtraExtraLarge
    PresetApp.run(settings) { app in
      app.show(
        Popup.choices("Which size shall the pot have?", Self.sizes))
      #expect(app.frame("Which size shall the pot have?").height > 80)
      #expect(app.device.probe.audit().isEmpty)
    }
  }

  @Test(arguments: [UIUserInterfaceLayoutDirection.leftToRight, .rightToLeft])
  func `images are before the texts, which begin at the same place`(
    direction: UIUserInterfaceLayoutDirection
  ) throws {
    var settings = DeviceSettings()
    (settings.direction, settings.textSize) = (direction, .accessibilityExtraExtraExtraLarge)
    try PresetApp.run(settings) { app in
      app.show(
        Popup.choices(
          nil,
          [
            PopupChoice("Post", image: UIImage(systemName: "envelope"), value: 1),
            PopupChoice("Bike", image: UIImage(systemName: "shippingbox"), value: 2),
            PopupChoice("Shop", value: 3),
          ]))
      let labels = try ["Post", "Bike", "Shop"].map { label in
        let row = try #require(app.device.probe.element(label)).view
        return try #require(row.subviews.first { ($0 as? UILabel)?.text == label })
      }
      #expect(Set(labels.map(\.frame.minX)).count == 1)
      let row = try #require(labels[0].superview)
      let image = try #require(row.subviews.first { ($0 as? UIImageView)?.image != nil })
      #expect((image.frame.midX < labels[0].frame.midX) == (direction == .leftToRight))
    }
  }

  @Test func `a sheet without choices and without texts is not shown`() {
    PresetApp.run { app in
      let handle = app.show(Popup<Int>.choices(nil, []))
      #expect(handle.outcomeIfDismissed?.reason == .failed)
      let texts = app.show(Popup<Int>.choices("Sold out", []))
      #expect(texts.isVisible)
    }
  }
}
