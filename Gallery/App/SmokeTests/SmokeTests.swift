// Copyright (c) 2026 the Usher authors. MIT license, see LICENSE.

import Testing
import UIKitShim
import Usher
import UsherTesting

/// What an app sees of Usher first, without a virtual clock: in `make test` on the stand-in, and hosted
/// in the gallery's app with UIKit itself. One at a time, because there is only one screen there.
@MainActor
@Suite(.serialized, .timeLimit(SmokePlatform.timeLimit))
struct SmokeTests {
  @Test func `a popup appears and returns a value`() async throws {
    try await SmokeScreen.run { screen in
      let handle = try await screen.awaitAppearance(of: Popup<Int> { _ in label("Voucher") })
      #expect(screen.probe.isVisible("Voucher"))
      #expect(handle.isVisible)

      handle.dismiss(returning: 7)

      #expect(try await screen.outcome(of: handle) == PopupOutcome(reason: .completed, value: 7))
      #expect(!screen.probe.isVisible("Voucher"))
      #expect(screen.probe.isVisible("Source"))
    }
  }

  @Test func `a button in a popup can be tapped`() async throws {
    try await SmokeScreen.run { screen in
      let handle = try await screen.awaitAppearance(
        of:
          Popup<String> { handle in
            let action = UIAction(title: "Keep it") { _ in handle.dismiss(returning: "kept") }
            return UIButton(configuration: .filled(), primaryAction: action)
          })

      try screen.probe.tap("Keep it")

      #expect(try await screen.outcome(of: handle).value == "kept")
    }
  }

  @Test func `the second popup appears after the first one`() async throws {
    try await SmokeScreen.run { screen in
      let first = try await screen.awaitAppearance(of: Popup(label("First")))
      let events = screen.center.events
      let second = screen.center.show(Popup(label("Second")))
      #expect(!screen.probe.isVisible("Second"))

      first.dismiss()
      try await screen.awaitAppearance(of: second, in: events)

      #expect(first.isDismissed)
      #expect(screen.probe.isVisible("Second"))
      #expect(!screen.probe.isVisible("First"))
    }
  }

  @Test func `a popup leaves with its page`() async throws {
    try await SmokeScreen.run { screen in
      let handle = try await screen.awaitAppearance(of: Popup(label("Tip")).on(SmokePage.self))

      screen.page.navigationController?.pushViewController(UIViewController(), animated: true)

      #expect(try await screen.outcome(of: handle).reason == .pageLeft)
      #expect(!screen.probe.isVisible("Tip"))
    }
  }

  @Test func `an alert is in front of a popup`() async throws {
    try await SmokeScreen.run { screen in
      let popup = try await screen.awaitAppearance(of: Popup(label("Voucher")))
      let alert = UIAlertController(title: "Lost", message: nil, preferredStyle: .alert)
      alert.addAction(UIAlertAction(title: "OK", style: .default))
      let handle = try await screen.awaitAppearance(of: alert)

      let level = try #require(alert.viewIfLoaded?.window?.windowLevel)
      #expect(level > screen.window.windowLevel)
      #expect(alert.presentingViewController != nil)
      #expect(alert.viewIfLoaded?.window?.isKeyWindow == true)

      handle.dismiss()
      #expect(try await screen.outcome(of: handle).reason == .dismissedByApp)
      #expect(alert.presentingViewController == nil)
      #expect(popup.isVisible)
      #expect(screen.probe.isVisible("Voucher"))
    }
  }

  @Test func `an action sheet with a source is presented and dismissed`() async throws {
    try await SmokeScreen.run { screen in
      let sheet = SystemAlert("Delete the draft?").style(.actionSheet).source(screen.page.button)
        .button("Delete", role: .destructive).button("Keep", role: .cancel)
      let handle = try await screen.awaitAppearance(of: sheet)

      let alert = try #require(screen.scene.alerts.first)
      #expect(alert.preferredStyle == .actionSheet)
      #expect(alert.actions.map(\.title) == ["Delete", "Keep"])
      #expect(alert.viewIfLoaded?.window != nil)

      handle.dismiss()
      #expect(try await screen.outcome(of: handle).reason == .dismissedByApp)
      #expect(screen.scene.alerts.isEmpty)
    }
  }

  @Test func `a popup at the bottom moves above the keyboard`() async throws {
    try await SmokeScreen.run { screen in
      let field = UITextField(frame: CGRect(x: 0, y: 0, width: 280, height: 44))
      field.placeholder = "Comment"
      let handle = try await screen.awaitAppearance(of: Popup(field).position(.bottom))
      let keyboard = keyboard(of: screen)
      #expect(field.becomeFirstResponder())

      let top = try await keyboard.wait().minY

      #expect(field.isFirstResponder)
      let frame = try #require(screen.probe.element("Comment")?.frame)
      #expect(frame.maxY <= top)
      handle.dismiss()
      #expect(try await screen.outcome(of: handle).reason == .dismissedByApp)
      #expect(!field.isFirstResponder)
    }
  }

  @Test func `a styled alert returns the text of its field`() async throws {
    try await SmokeScreen.run { screen in
      let keyboard = keyboard(of: screen)
      let alert = StyledAlert(.edit, "Name").textField("Full name", id: "name").button("Save")
      let handle = try await screen.awaitAppearance(of: alert)
      let top = try await keyboard.wait().minY

      let field = try #require(screen.probe.element("Full name")?.view as? UITextField)
      #expect(field.isFirstResponder)
      #expect(field.window?.isKeyWindow == true)
      let button = try #require(screen.probe.element("Save"))
      #expect(button.frame.maxY <= top)
      field.insertText("Ada")
      try screen.probe.tap("Save")

      let outcome = try await screen.outcome(of: handle)
      #expect(outcome.value?.button.title == "Save")
      #expect(outcome.value?.values.text("name") == "Ada")
      #expect(screen.window.isKeyWindow)
    }
  }

  /// The frame of the keyboard, once it has appeared.
  private func keyboard(of screen: SmokeScreen) -> SmokeNotification<CGRect> {
    SmokeNotification(
      UIResponder.keyboardDidShowNotification, of: screen.scene.screen,
      value: { $0.userInfo?[UIResponder.keyboardFrameEndUserInfoKey] as? CGRect })
  }

  private func label(_ text: String) -> UILabel { .smoke(text) }
}

extension UILabel {
  /// A label that can be found on the screen.
  static func smoke(_ text: String) -> UILabel {
    let label = UILabel()
    label.text = text
    return label
  }
}

extension UIWindowScene {
  /// The alerts that are presented in any window of the scene.
  var alerts: [UIAlertController] {
    windows.compactMap { window in
      var controller = window.rootViewController
      while let next = controller?.presentedViewController { controller = next }
      return controller as? UIAlertController
    }
  }
}
