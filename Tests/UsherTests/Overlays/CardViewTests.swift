// Copyright (c) 2026 the Usher authors. MIT license, see LICENSE.

import Testing
import UIKitShim

@testable import Usher

@MainActor
@Suite(.uikitVariants)
struct CardViewTests {
  @Test func `a touch that the content ignores also passes through the card`() {
    TestApp.run { app in
      let round = RoundView()
      let handle = app.center.show(Popup(round))
      app.runUntilIdle()

      app.device.tap(at: round.convert(CGPoint(x: 60, y: 60), to: nil))
      app.runUntilIdle()
      #expect(handle.outcomeIfDismissed == nil)
      app.device.tap(at: round.convert(CGPoint(x: 4, y: 4), to: nil))
      app.runUntilIdle()

      #expect(handle.outcomeIfDismissed?.reason == .dismissedByUser)
    }
  }

  @Test(arguments: [PopupWindow.own, .app])
  func `a touch that the content of a popup that is not modal ignores reaches the page`(
    window: PopupWindow
  ) {
    TestApp.run { app in
      var taps = 0
      let button = UIButton(primaryAction: UIAction { _ in taps += 1 })
      button.frame = app.page.view.bounds
      app.page.view.addSubview(button)
      let round = RoundView()
      app.center.show(Popup(round).modal(false).window(window))
      app.runUntilIdle()

      app.device.tap(at: round.convert(CGPoint(x: 60, y: 60), to: nil))
      #expect(taps == 0)
      app.device.tap(at: round.convert(CGPoint(x: 4, y: 4), to: nil))
      #expect(taps == 1)
    }
  }

  @Test func `the view gets its fitting size in the center of the safe area`() {
    TestApp.run { app in
      let box = FixedSizeView(200, 120)
      app.center.show(Popup(box))
      app.runUntilIdle()

      let frame = box.convert(box.bounds, to: nil)
      #expect(frame.size == CGSize(width: 200, height: 120))
      #expect(abs(frame.midX - 196.5) <= 0.5)
      #expect(abs(frame.midY - (59 + 818) / 2) <= 0.5)
    }
  }

  @Test
  func `a view without a fitting size keeps the size of its frame, also after an update`() {
    TestApp.run { app in
      let plain = UIView(frame: CGRect(x: 0, y: 0, width: 210, height: 130))
      let other = UIView(frame: CGRect(x: 0, y: 0, width: 120, height: 310))
      app.center.show(Popup(plain).key("plain"))
      app.runUntilIdle()
      #expect(plain.bounds.size == CGSize(width: 210, height: 130))
      app.device.contentSizeCategory = .accessibilityLarge
      app.runUntilIdle()
      #expect(plain.bounds.size == CGSize(width: 210, height: 130))

      app.center.show(Popup(other).key("plain", ifExists: .update))
      app.runUntilIdle()

      #expect(other.bounds.size == CGSize(width: 120, height: 310))
    }
  }

  @Test func `an explicit size takes precedence over the fitting size`() {
    TestApp.run { app in
      let box = FixedSizeView(200, 120)
      app.center.show(Popup(box).size(CGSize(width: 300, height: 90)))
      app.runUntilIdle()

      #expect(box.bounds.size == CGSize(width: 300, height: 90))
    }
  }

  @Test func `a visible view is resized when its fitting size changes with the text size`() {
    TestApp.run { app in
      let text = TextBox()
      app.center.show(Popup(text))
      app.runUntilIdle()
      #expect(text.bounds.height == 100)

      app.device.contentSizeCategory = .accessibilityLarge
      app.runUntilIdle()

      #expect(text.bounds.height == 240)
    }
  }

  @Test(arguments: [true, false], [PopupPosition.center, .bottom, .full])
  func `a label that wraps gets the height of all its lines`(
    ignoresSafeArea: Bool, position: PopupPosition
  ) {
    TestApp.run { app in
      let (short, long) = (UILabel(), UILabel())
      (short.text, long.text) = (
        "Offer", String(repeating: "Take your points with you. ", count: 9)
      )
      let stack = UIStackView(arrangedSubviews: [short, long, UIView()])
      stack.axis = .vertical
      for label in [short, long] {
        label.numberOfLines = 0
        label.setContentCompressionResistancePriority(.defaultHigh, for: .vertical)
      }
      let box = UIView()
      stack.translatesAutoresizingMaskIntoConstraints = false
      box.addSubview(stack)
      NSLayoutConstraint.activate([
        stack.topAnchor.constraint(equalTo: box.safeAreaLayoutGuide.topAnchor),
        stack.bottomAnchor.constraint(equalTo: box.safeAreaLayoutGuide.bottomAnchor),
        stack.leadingAnchor.constraint(equalTo: box.leadingAnchor),
        stack.trailingAnchor.constraint(equalTo: box.trailingAnchor),
      ])
      app.center.show(Popup(box).position(position, ignoresSafeArea: ignoresSafeArea))
      app.runUntilIdle()

      for label in [short, long] {
        let neededHeight = label.sizeThatFits(CGSize(width: label.bounds.width, height: 1000))
          .height
        #expect(label.bounds.height >= neededHeight - 0.5, "\(label.text?.prefix(5) ?? "")")
      }
    }
  }

  @Test func `invalidateContentSize resizes a changed view`() {
    TestApp.run { app in
      let box = UIView()
      let label = UILabel()
      label.text = "Uploading"
      label.numberOfLines = 0
      label.translatesAutoresizingMaskIntoConstraints = false
      box.addSubview(label)
      NSLayoutConstraint.activate([
        label.topAnchor.constraint(equalTo: box.topAnchor),
        label.bottomAnchor.constraint(equalTo: box.bottomAnchor),
        label.leadingAnchor.constraint(equalTo: box.leadingAnchor),
        label.trailingAnchor.constraint(equalTo: box.trailingAnchor),
      ])
      app.center.show(Popup(box))
      app.runUntilIdle()
      let before = box.bounds.size

      label.text = String(repeating: "Ninety per cent are there. ", count: 6)
      box.usher.enclosingPopup?.invalidateContentSize()
      app.runUntilIdle()

      #expect(box.bounds.height > 2 * before.height)
      #expect(box.bounds.width > before.width)
    }
  }

  @Test func `a view larger than the available space gets the available space`() {
    TestApp.run { app in
      let box = FixedSizeView(2000, 2000)
      app.center.show(Popup(box))
      app.runUntilIdle()

      let frame = box.convert(box.bounds, to: nil)
      let available = CGRect(x: 0, y: 59, width: 393, height: 759)
      #expect(available.insetBy(dx: 1, dy: 1).contains(frame))
    }
  }
}

/// A view that is higher with large text.
@MainActor
private final class TextBox: UIView {
  override func sizeThatFits(_ size: CGSize) -> CGSize {
    let isLarge = traitCollection.preferredContentSizeCategory >= .accessibilityMedium
    return CGSize(width: 200, height: isLarge ? 240 : 100)
  }
}

/// A view that receives touches inside a circle only.
@MainActor
private final class RoundView: UIView {
  override func sizeThatFits(_ size: CGSize) -> CGSize { CGSize(width: 120, height: 120) }

  override func point(inside point: CGPoint, with event: UIEvent?) -> Bool {
    let (x, y) = (point.x - 60, point.y - 60)
    return x * x + y * y <= 3600
  }
}
