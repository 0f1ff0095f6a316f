// Copyright (c) 2026 the Usher authors. MIT license, see LICENSE.

import Testing
import UIKitShim

@testable import Usher

/// Alerts that are described by a value without closures.
@MainActor
@Suite(.uikitVariants)
struct AlertStateTests {
  enum Action: Hashable { case empty, keep }

  private static let state = AlertState<Action>("Empty the cart?", message: "It has 3 cups.")
    .button("Cancel", role: .cancel)
    .button("Keep", role: .preferred, action: .keep)
    .button("Empty", id: "empty", role: .destructive, action: .empty)

  @Test func `two states are equal if their texts, buttons and actions are`() {
    #expect(Self.state == Self.state)
    #expect(Set([Self.state, Self.state]).count == 1)
    var changed = Self.state
    changed.buttons[2].action = .keep
    #expect(changed != Self.state)
  }

  @Test(arguments: [("Keep", Action.keep), ("Empty", .empty)])
  func `the action of the tapped button of a system alert is sent once, after the alert`(
    title: String, action: Action
  ) throws {
    try TestApp.run { app in
      var sent: [Action] = []
      let handle = app.center.show(
        SystemAlert(Self.state) { action in
          #expect(app.overlays.allSatisfy { $0.rootViewController?.presentedViewController == nil })
          sent.append(action)
        })
      app.runUntilIdle()
      let alert = try #require(
        app.overlays.first?.rootViewController?.presentedViewController as? UIAlertController)
      #expect(alert.title == "Empty the cart?")
      #expect(alert.message == "It has 3 cups.")
      #expect(alert.actions.map(\.style) == [.cancel, .default, .destructive])
      #expect(alert.preferredAction?.title == "Keep")
      try app.tap(title)
      app.runUntilIdle()

      #expect(sent == [action])
      #expect(handle.outcomeIfDismissed?.value?.button.id == (title == "Empty" ? "empty" : title))
    }
  }

  @Test func `a button without an action, and a dismissal by the app, send nothing`() throws {
    try TestApp.run { app in
      var sent: [Action] = []
      app.center.show(SystemAlert(Self.state) { sent.append($0) })
      app.runUntilIdle()
      try app.tap("Cancel")
      app.runUntilIdle()
      let handle = app.center.show(StyledAlert(.warning, Self.state) { sent.append($0) })
      app.runUntilIdle()
      handle.dismiss()
      app.runUntilIdle()
      #expect(sent == [])
    }
  }

  @Test func `a styled alert has the texts, roles and actions of the state`() throws {
    try TestApp.run { app in
      var sent: [Action] = []
      let handle = app.center.show(StyledAlert(.warning, Self.state) { sent.append($0) })
      app.runUntilIdle()
      let view = try #require(app.styledAlert)
      #expect(view.title.text == "Empty the cart?")
      #expect(view.content.buttons.map(\.role) == [.cancel, .preferred, .destructive])
      try app.tap("Empty")
      app.runUntilIdle()

      #expect(sent == [.empty])
      #expect(handle.outcomeIfDismissed?.reason == .completed)
      #expect(handle.outcomeIfDismissed?.value?.button.id == "empty")
    }
  }
}
