// Copyright (c) 2026 the Usher authors. MIT licence, see LICENSE.

import Testing
import UIKitShim
import UsherCore

@testable import Usher

/// A styled alert with the key of another one: the card that is there becomes what it describes.
@MainActor
struct StyledAlertJoiningTests {
  private func upload(_ style: StyledAlertStyle, _ title: String) -> StyledAlert {
    StyledAlert(style, title).key("upload", .update)
  }

  @Test func `the card stays the same card, and both handles stand for it`() throws {
    try Stand.run { stand in
      let diary = Diary()
      let first = upload(.waiting, "One of two").button("Hide") { diary.note("old") }.show()
      stand.settle()
      let (view, window) = (try #require(stand.styledAlert), stand.overlays.last)
      let button = view.buttons[0]

      let second = upload(.info, "Two of two").message("Almost there.")
        .button("Hide") { diary.note("new") }.show()
      stand.settle()

      #expect(stand.styledAlert === view && stand.overlays == [window].compactMap { $0 })
      #expect(view.words == ["Two of two", "Almost there.", "Hide"] && view.buttons[0] === button)
      #expect(view.icon.style == .info && first.id == second.id)
      try stand.tap("Hide")
      stand.settle()
      #expect(diary.lines == ["new"])
      #expect(first.outcomeIfEnded?.value == second.outcomeIfEnded?.value)
      #expect(second.outcomeIfEnded?.value?.button.title == "Hide" && stand.center.driver.isIdle)
    }
  }

  @Test func `where there is no card yet the newer one says how the user closes it, too`() throws {
    for (first, second, isClosed) in [
      (StyledAlertStyle.waiting, StyledAlertStyle.success, true), (.info, .waiting, false),
    ] {
      Stand.run { stand in
        let blocker = StyledAlert(.info, "News").button("OK").show()
        stand.settle()
        let handle = upload(first, "One of two").show()
        upload(second, "Two of two").show()
        blocker.end()
        stand.settle()
        #expect(stand.styledAlert?.words == ["Two of two"])

        stand.device.tap(at: CGPoint(x: 20, y: 80))
        stand.settle()

        #expect(handle.hasEnded == isClosed)
      }
    }
  }

  @Test func `it cross-fades and takes its new size, as with an update`() throws {
    try Stand.run { stand in
      upload(.waiting, "One of two").show()
      stand.settle()
      let view = try #require(stand.styledAlert)
      let height = view.bounds.height

      upload(.waiting, "Two of two").message("Almost there.").button("Hide").show()

      #expect(view.bounds.height > height + 40)
      #expect(view.superview?.layer.animationKeys()?.isEmpty == false)
      #expect(view.message.layer.animationKeys()?.isEmpty == false)
    }
  }

  @Test func `time begins anew, and so it does with words that come later`() {
    Stand.run { stand in
      let first = upload(.info, "One").closes(after: .seconds(5)).show()
      stand.device.clock.advance(by: 4)
      upload(.info, "Two").closes(after: .readingTime).show()
      stand.device.clock.advance(by: 4)
      #expect(first.outcomeIfEnded == nil)
      first.update { $0.title("Three") }
      stand.device.clock.advance(by: 4)
      #expect(first.outcomeIfEnded == nil)

      stand.device.clock.advance(by: 2)

      #expect(first.outcomeIfEnded?.reason == .timeOver)
    }
  }

  @Test func `it is closed as the second one says, and the next update begins there`() {
    Stand.run { stand in
      let first = upload(.waiting, "One").show()
      stand.settle()
      upload(.info, "Two").button("OK").closedBy([]).show()
      stand.settle()
      stand.device.tap(at: CGPoint(x: 20, y: 120))
      stand.settle()
      upload(.info, "Three").button("OK").closedBy(.tapOutside).show()
      stand.settle()
      #expect(first.outcomeIfEnded == nil && stand.overlays.last?.root.backdrop?.isButton == true)
      first.update { $0.message("Almost there.") }
      stand.settle()
      #expect(stand.styledAlert?.words == ["Three", "Almost there.", "OK"])

      stand.device.tap(at: CGPoint(x: 20, y: 120))
      stand.settle()

      #expect(first.outcomeIfEnded?.reason == .dismissed)
    }
  }

  @Test func `what is typed stays in the fields that keep their names`() throws {
    try Stand.run { stand in
      @MainActor func form(_ title: String) -> StyledAlert {
        StyledAlert(.edit, title).key("form", .update).textField("Name").toggle("News")
          .validate("Name", .onConfirm) { $0 == "Ann" ? nil : "\(title): no." }.button("Save")
      }
      let handle = form("First").show()
      stand.settle()
      let view = try #require(stand.styledAlert)
      let fields = view.controls
      stand.device.type("An")
      try stand.tap("News")
      stand.settle()

      form("Second").show()
      stand.settle()
      #expect(zip(view.controls, fields).allSatisfy { $0 === $1 } && fields[0].isFirstResponder)
      try stand.tap("Save")
      stand.settle()
      #expect(stand.seen("Second: no.") != nil)
      stand.device.type("n")
      try stand.tap("Save")
      stand.settle()

      let answer = try #require(handle.outcomeIfEnded?.value)
      #expect(answer.texts == ["Ann"] && answer.isOn("News"))
    }
  }

  @Test func `a field of another kind is another one, and so is one without a name`() throws {
    try Stand.run { stand in
      let handle = StyledAlert(.edit).textField("Name").textField(text: "1").toggle("a", id: "x")
        .segments(["A", "B"], id: "s").button("OK").show()
      stand.settle()
      let view = try #require(stand.styledAlert)
      let old = view.controls

      handle.update { _ in
        StyledAlert(.edit).textField("Name", isSecure: true).textField(text: "2")
          .textView(id: "x").segments(["A", "C"], id: "s").button("OK")
      }
      stand.settle()

      #expect(zip(view.controls, old).allSatisfy { $0 !== $1 } && view.controls.count == 4)
      #expect(old.allSatisfy { $0.window == nil })
    }
  }

  @Test func `out of sight it becomes so for its return, and in the line for its turn`() throws {
    try Stand.runInNavigation { stand, navigation in
      let kept = upload(.waiting, "One").on(HomePage.self).keepAlive().show()
      stand.settle()
      let view = try #require(stand.styledAlert)
      navigation.pushViewController(DetailPage(), animated: true)
      stand.settle()
      upload(.success, "Two").button("OK").show()
      let line = StyledAlert(.info, "Third").key("line", .update).on(HomePage.self)
      let waiting = line.show()
      line.title("Fourth").show()
      navigation.popViewController(animated: true)
      stand.settle()
      #expect(stand.styledAlert === view && view.words == ["Two", "OK"])

      kept.end()
      stand.settle()

      #expect(stand.styledAlert?.words == ["Fourth"] && waiting.outcomeIfEnded == nil)
    }
  }

  @Test func `a popup with its key takes the place of the card, and a card that of a popup`() {
    Stand.run { stand in
      let alert = upload(.waiting, "One").lane(.popups).show()
      stand.settle()

      let popup = Popup<Never> { _ in BoxView(80, 80) }.key("upload", .update).enqueue()
      stand.settle()
      #expect(stand.styledAlert == nil && stand.overlays.count == 1 && popup.id == alert.id)
      alert.update { $0.title("Nothing there") }
      upload(.success, "Two").lane(.popups).show()
      stand.settle()

      #expect(stand.styledAlert?.words == ["Two"] && stand.overlays.count == 1)
    }
  }

  @Test func `nothing is left of either`() {
    Stand.run { stand in
      weak var view: StyledAlertView?
      let first = upload(.waiting, "One").show()
      stand.settle()
      upload(.info, "Two").show()
      stand.settle()
      view = stand.styledAlert
      #expect(view != nil)

      first.end()
      stand.settle()

      #expect(view == nil && stand.center.driver.isIdle && stand.overlays.isEmpty)
    }
  }
}
