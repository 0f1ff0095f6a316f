// Copyright (c) 2026 the Usher authors. MIT licence, see LICENSE.

import Testing
import UIKitShim
import UsherCore

@testable import Usher

/// What goes with the style before, and what an update does not do.
@MainActor
struct StyledAlertBecomingTests {
  @Test func `what belonged to the style before goes`() throws {
    try Stand.run { stand in
      var played = 0
      let handle = StyledAlert(.waiting, "Saving…").message("One").tint(.systemPink)
        .icon(UIImage(systemName: "star") ?? UIImage()).iconSize(.large)
        .feedback(StyledAlertFeedback { played += 1 }).closedBy([]).progress(0.5)
        .view { BoxView(100, 40) }.button("Cancel", role: .cancel).show()
      stand.settle()
      let view = try #require(stand.styledAlert)
      #expect(played == 1 && view.icon.image != nil && view.tintColor == .systemPink)

      handle.update { $0.becoming(.success) }
      stand.settle()

      #expect(played == 1 && view.icon.image == nil && view.icon.progress == nil)
      #expect(
        view.tintColor == view.theme.accent(.success)
          && view.words.filter { !$0.isEmpty } == ["Saving…"])
      #expect(view.rows.count == 1 && view.content.icon.size == .large)
      stand.device.tap(at: CGPoint(x: 20, y: 120))
      stand.settle()
      #expect(handle.outcomeIfEnded?.reason == .dismissed)
    }
  }

  @Test func `an update that ends the alert changes nothing`() throws {
    try Stand.run { stand in
      let handle = StyledAlert(.waiting, "Saving…").show()
      stand.settle()
      let view = try #require(stand.styledAlert)

      handle.update {
        handle.end()
        return $0.title("Saved")
      }

      #expect(view.title.text == "Saving…")
    }
  }

  @Test func `without animation all of it is there at once`() throws {
    for isAnimated in [true, false] {
      try Stand.run { stand in
        let handle = StyledAlert(.waiting, "Saving…").show()
        stand.settle()
        let view = try #require(stand.styledAlert)

        handle.update(animated: isAnimated) { $0.becoming(.success, "Saved").button("OK") }

        #expect((view.title.layer.animationKeys()?.isEmpty == false) == isAnimated)
        #expect(view.icon.movesSomething == isAnimated && view.title.text == "Saved")
      }
    }
  }

  @Test func `what is below something else does not take VoiceOver's focus from it`() {
    Stand.run { stand in
      let handle = StyledAlert(.waiting, "Saving…").show()
      stand.settle()
      let above = StyledAlert(.question, "Sure?").button("Yes").show(above: handle.erased)
      stand.settle()
      let before = stand.device.announcements.count

      handle.update { $0.becoming(.success, "Saved") }
      stand.settle()

      #expect(stand.device.announcements.count == before && above.outcomeIfEnded == nil)
    }
  }

  @Test func `pictures of what was there are neither read nor tapped`() throws {
    try Stand.run { stand in
      let handle = StyledAlert(.waiting, "Saving…").button("Cancel").show()
      stand.settle()
      let view = try #require(stand.styledAlert)
      let known = Set((view.scroll.subviews + view.card.subviews).map(ObjectIdentifier.init))

      handle.update { $0.becoming(.success, "Saved").button("OK") }

      let own = view.buttons.map(ObjectIdentifier.init)
      let pictures = (view.scroll.subviews + view.card.subviews).filter {
        !known.contains(ObjectIdentifier($0)) && !own.contains(ObjectIdentifier($0))
      }
      #expect(pictures.count == 2, "the title and the button")
      #expect(pictures.allSatisfy { $0.accessibilityElementsHidden })
      #expect(pictures.allSatisfy { !$0.isUserInteractionEnabled })
    }
  }

  @Test func `what a button says and does not say with another title cross-fades, too`() throws {
    try Stand.run { stand in
      let handle = StyledAlert(.waiting, "Saving…").button("Stop", id: "x").show()
      stand.settle()
      let view = try #require(stand.styledAlert)
      let button = view.buttons[0]
      let before = view.card.subviews.count

      handle.update { _ in StyledAlert(.waiting, "Saving…").button("Hide", id: "x") }

      #expect(view.buttons[0] === button && view.card.subviews.count == before + 1)
    }
  }

  @Test func `buttons are read in their order, also where one comes before one that was there`()
    throws
  {
    try Stand.run { stand in
      let handle = StyledAlert(.info, "Saved").button("Old").show()
      stand.settle()
      let view = try #require(stand.styledAlert)

      handle.update { _ in StyledAlert(.info, "Saved").button("New").button("Old") }
      stand.settle()

      let titles = view.card.subviews.compactMap { ($0 as? StyledAlertButtonView)?.name }
      #expect(titles == ["New", "Old"])
    }
  }

  @Test func `a view in the circle stays while nobody asks for another one`() {
    Stand.run { stand in
      var made = 0
      let handle = StyledAlert(.custom, "Saved").icon {
        made += 1
        return UIView()
      }.show()
      stand.settle()
      handle.update { $0.message("To the cloud") }
      #expect(made == 1)

      handle.update { $0.icon { UIView() } }
      stand.settle()

      #expect(made == 1 && stand.styledAlert?.icon.ownView != nil)
    }
  }
}
