// Copyright (c) 2026 the Usher authors. MIT license, see LICENSE.

import Testing
import UIKitShim
import UsherCore

@testable import Usher

/// The first responder when an update inserts fields.
@MainActor
@Suite(.uikitVariants)
struct StyledAlertInsertedFieldTests {
  @Test func `the first field becomes first responder, also when an update inserts it`() throws {
    try TestApp.run { app in
      let handle = StyledAlert(.waiting, "Sending…").show()
      app.runUntilIdle()

      handle.update { $0.changing(to: .edit, "Enter the code").textField("Code").button("OK") }
      app.runUntilIdle()

      let field = try #require(app.styledAlert?.controls.first)
      #expect(field.isFirstResponder)
      #expect(app.device.keyboardTop != nil)
      app.device.type("123")
      try app.tap("OK")
      app.runUntilIdle()
      #expect(handle.outcomeIfDismissed?.value?.values.text("Code") == "123")
    }
  }

  @Test func `a field that replaces the first responder becomes first responder`() {
    TestApp.run { app in
      let handle = StyledAlert(.edit, "Account").textField("Email").button("Next").show()
      app.runUntilIdle()
      app.device.type("ann@")

      handle.update { _ in StyledAlert(.edit, "Account").textField("Code").button("OK") }
      app.runUntilIdle()

      #expect(app.styledAlert?.controls.map(\.isFirstResponder) == [true])
    }
  }

  @Test(arguments: [true, false])
  func `an update keeps the first responder, or the keyboard hidden if the user hid it`(
    isTyping: Bool
  ) throws {
    try TestApp.run { app in
      let alert = StyledAlert(.edit, "Account").textField("Email")
      let handle = alert.show()
      app.runUntilIdle()
      if !isTyping {
        app.device.tap(at: CGPoint(x: 20, y: 80))
        app.runUntilIdle()
      }

      handle.update { _ in
        StyledAlert(.edit, "Account").textField("Name").textField("Email").textField("Town")
      }
      app.runUntilIdle()

      let focus = try #require(app.styledAlert).controls.map(\.isFirstResponder)
      #expect(focus == [false, isTyping, false])
    }
  }

  @Test
  func `a new field does not become first responder behind another popup or while suspended`()
    throws
  {
    try TestApp.runInNavigation { app, navigation in
      let handle = StyledAlert(.waiting, "Sending…").on(HomePage.self).pageExit(.keepAlive).show()
      app.runUntilIdle()
      let view = try #require(app.styledAlert)
      let above = StyledAlert(.edit, "Above").textField("A").show(above: handle)
      app.runUntilIdle()
      handle.update { $0.changing(to: .edit, "Enter the code").textField("Code") }
      app.runUntilIdle()
      #expect(app.styledAlert?.controls.first?.isFirstResponder == true)
      #expect(view.controls.first?.isFirstResponder == false)
      above.dismiss()
      navigation.pushViewController(DetailPage(), animated: true)
      app.runUntilIdle()
      handle.update { _ in StyledAlert(.edit, "Once more").textView("Other") }
      #expect(app.device.keyboardTop == nil)

      navigation.popViewController(animated: true)
      app.runUntilIdle()

      #expect(app.styledAlert === view)
      #expect(view.controls.first?.isFirstResponder == true)
    }
  }
}
