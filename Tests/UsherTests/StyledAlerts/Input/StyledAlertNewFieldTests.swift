// Copyright (c) 2026 the Usher authors. MIT licence, see LICENSE.

import Testing
import UIKitShim
import UsherCore

@testable import Usher

/// Fields that an update brings, and the focus.
@MainActor
struct StyledAlertNewFieldTests {
  @Test func `the first field of a card gets the focus, also when an update brings it`() throws {
    try Stand.run { stand in
      let handle = StyledAlert(.waiting, "Sending…").show()
      stand.settle()

      handle.update { $0.becoming(.edit, "Enter the code").textField("Code").button("OK") }
      stand.settle()

      let field = try #require(stand.styledAlert?.controls.first)
      #expect(field.isFirstResponder && stand.device.keyboardTop != nil)
      stand.device.type("123")
      try stand.tap("OK")
      stand.settle()
      #expect(handle.outcomeIfEnded?.value?.text("Code") == "123")
    }
  }

  @Test func `a field in the place of the one that was typed into gets its focus`() {
    Stand.run { stand in
      let handle = StyledAlert(.edit, "Account").textField("Email").button("Next").show()
      stand.settle()
      stand.device.type("ann@")

      handle.update { _ in StyledAlert(.edit, "Account").textField("Code").button("OK") }
      stand.settle()

      #expect(stand.styledAlert?.controls.map(\.isFirstResponder) == [true])
    }
  }

  @Test(arguments: [true, false])
  func `whoever types goes on, and whoever has put the keyboard away is left alone`(
    isTyping: Bool
  ) throws {
    try Stand.run { stand in
      let alert = StyledAlert(.edit, "Account").textField("Email")
      let handle = alert.show()
      stand.settle()
      if !isTyping {
        stand.device.tap(at: CGPoint(x: 20, y: 80))
        stand.settle()
      }

      handle.update { _ in
        StyledAlert(.edit, "Account").textField("Name").textField("Email").textField("Town")
      }
      stand.settle()

      let focus = try #require(stand.styledAlert).controls.map(\.isFirstResponder)
      #expect(focus == [false, isTyping, false])
    }
  }

  @Test func `below something else it leaves the focus there, and out of sight it waits`() throws {
    try Stand.runInNavigation { stand, navigation in
      let handle = StyledAlert(.waiting, "Sending…").on(HomePage.self).keepAlive().show()
      stand.settle()
      let view = try #require(stand.styledAlert)
      let above = StyledAlert(.edit, "Above").textField("A").show(above: handle.erased)
      stand.settle()
      handle.update { $0.becoming(.edit, "Enter the code").textField("Code") }
      stand.settle()
      #expect(stand.styledAlert?.controls.first?.isFirstResponder == true)
      #expect(view.controls.first?.isFirstResponder == false)
      above.end()
      navigation.pushViewController(DetailPage(), animated: true)
      stand.settle()
      handle.update { _ in StyledAlert(.edit, "Once more").textView("Other") }
      #expect(stand.device.keyboardTop == nil)

      navigation.popViewController(animated: true)
      stand.settle()

      #expect(stand.styledAlert === view && view.controls.first?.isFirstResponder == true)
    }
  }
}
