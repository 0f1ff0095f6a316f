// Copyright (c) 2026 the Usher authors. MIT license, see LICENSE.

import Testing
import UIKitShim

@testable import Usher

/// The escape key of a hardware keyboard, for popups in overlay windows.
@MainActor
@Suite(.uikitVariants)
struct EscapeKeyTests {
  @Test func `the escape key dismisses the popup in the key window only`() {
    TestApp.run { app in
      let below = app.center.show(Popup(FixedSizeView()))
      app.runUntilIdle()
      let above = app.center.show(Popup(FixedSizeView()).lane(.alerts))
      app.runUntilIdle()

      #expect(app.device.press(.escape))
      app.runUntilIdle()
      #expect(above.outcomeIfDismissed?.reason == .dismissedByUser)
      #expect(below.outcomeIfDismissed == nil)
      #expect(app.device.press(.escape))
      app.runUntilIdle()

      #expect(below.outcomeIfDismissed?.reason == .dismissedByUser)
      #expect(!app.device.press(.escape))
    }
  }

  @Test func `the escape key does not dismiss a popup that does not allow the escape gesture`() {
    TestApp.run { app in
      let handle = app.center.show(Popup(FixedSizeView()).dismissGestures(.tapOutside))
      app.runUntilIdle()

      #expect(!app.device.press(.escape))
      app.runUntilIdle()

      #expect(handle.outcomeIfDismissed == nil)
    }
  }

  @Test func `the escape key is handled by a controller that the popup presents`() {
    TestApp.run { app in
      let content = UIViewController()
      content.preferredContentSize = CGSize(width: 200, height: 200)
      let handle = app.center.show(Popup(content))
      app.runUntilIdle()
      content.present(UIAlertController.make("Sure?"), animated: true)
      app.runUntilIdle()

      app.device.press(.escape)
      app.runUntilIdle()

      #expect(handle.outcomeIfDismissed == nil)
      #expect(content.presentedViewController != nil)
    }
  }

  @Test(arguments: ComposingPopup.allCases)
  func `the escape key ends a composition, and the next press dismisses the popup`(
    popup: ComposingPopup
  ) throws {
    try TestApp.run { app in
      app.device.settings.hardwareKeyboard = true
      let handle = popup.show(in: app)
      let input = try #require(app.composingInput)
      #expect(input.markedTextRange != nil)

      #expect(app.device.press(.escape))
      app.runUntilIdle()
      #expect(!handle.isDismissed)
      #expect(app.overlays.count == 1)
      #expect(input.markedTextRange == nil)
      #expect(input.allText == "李")
      #expect(app.device.press(.escape))
      app.runUntilIdle()

      #expect(handle.isDismissed)
      #expect(app.overlays.isEmpty)
    }
  }

  @Test(arguments: ComposingPopup.allCases)
  func `the escape key ends a composition in a popup that it cannot dismiss`(
    popup: ComposingPopup
  ) throws {
    try TestApp.run { app in
      app.device.settings.hardwareKeyboard = true
      let handle = popup.show(in: app, gestures: .tapOutside)
      let input = try #require(app.composingInput)

      #expect(app.device.press(.escape))
      #expect(input.markedTextRange == nil)
      #expect(input.allText == "李")
      #expect(!app.device.press(.escape))
      app.runUntilIdle()

      #expect(!handle.isDismissed)
    }
  }
}

/// A popup in which the user composes Chinese.
enum ComposingPopup: CaseIterable {
  case field, textView, alertWithField, alertWithTextView

  /// Shows the popup, types a character and composes another one.
  @MainActor
  fileprivate func show(
    in app: TestApp, gestures: PopupDismissGestures = .escape
  ) -> AnyPopupHandle {
    let handle = show(gestures, in: app)
    app.device.type("李")
    app.device.setMarked("hua")
    return handle
  }

  @MainActor
  private func show(_ gestures: PopupDismissGestures, in app: TestApp) -> AnyPopupHandle {
    let alert = StyledAlert(.edit, "Name").button("Later", role: .cancel)
      .dismissGestures(gestures)
    let (form, note) = (FormView(height: 120), UITextView())
    note.frame = CGRect(x: 10, y: 60, width: 180, height: 40)
    form.addSubview(note)
    let handle: AnyPopupHandle
    switch self {
    case .field, .textView:
      handle = app.center.show(Popup(form).dismissGestures(gestures))
    case .alertWithField: handle = alert.textField("Name").show()
    case .alertWithTextView: handle = alert.textView("Note").show()
    }
    app.runUntilIdle()
    if self == .field { form.field.becomeFirstResponder() }
    if self == .textView { note.becomeFirstResponder() }
    app.runUntilIdle()
    return handle
  }
}

extension TestApp {
  /// The text input in the frontmost popup that is first responder.
  fileprivate var composingInput: (any UITextInput)? {
    overlays.last.flatMap { FocusCoordinator.firstResponder(in: $0) } as? any UITextInput
  }
}

extension UITextInput {
  @MainActor fileprivate var allText: String? {
    textRange(from: beginningOfDocument, to: endOfDocument).flatMap(text(in:))
  }
}
