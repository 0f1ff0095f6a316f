// Copyright (c) 2026 the Usher authors. MIT licence, see LICENSE.

import Testing
import UIKitShim
import UsherCore

@testable import Usher

/// What goes with the style before, and what an update does not do.
@MainActor
struct StyledAlertStyleChangeTests {
  @Test func `what belonged to the style before goes`() throws {
    try TestApp.run { app in
      var played = 0
      let handle = StyledAlert(.waiting, "Saving…").message("One").tint(.systemPink)
        .icon(UIImage(systemName: "star") ?? UIImage()).iconSize(.large)
        .feedback(StyledAlertFeedback { played += 1 }).dismissGestures([]).progress(0.5)
        .customView { FixedSizeView(100, 40) }.button("Cancel", role: .cancel).show()
      app.runUntilIdle()
      let view = try #require(app.styledAlert)
      #expect(played == 1 && view.icon.image != nil && view.tintColor == .systemPink)

      handle.update { $0.changing(.success) }
      app.runUntilIdle()

      #expect(played == 1 && view.icon.image == nil && view.icon.progress == nil)
      #expect(
        view.tintColor == view.theme.accent(.success)
          && view.texts.filter { !$0.isEmpty } == ["Saving…"])
      #expect(view.rows.count == 1 && view.content.icon.size == .large)
      app.device.tap(at: CGPoint(x: 20, y: 120))
      app.runUntilIdle()
      #expect(handle.outcomeIfDismissed?.reason == .dismissedByApp)
    }
  }

  @Test func `an update that ends the alert changes nothing`() throws {
    try TestApp.run { app in
      let handle = StyledAlert(.waiting, "Saving…").show()
      app.runUntilIdle()
      let view = try #require(app.styledAlert)

      handle.update {
        handle.dismiss()
        return $0.title("Saved")
      }

      #expect(view.title.text == "Saving…")
    }
  }

  @Test func `without animation all of it is there at once`() throws {
    for isAnimated in [true, false] {
      try TestApp.run { app in
        let handle = StyledAlert(.waiting, "Saving…").show()
        app.runUntilIdle()
        let view = try #require(app.styledAlert)

        handle.update(animated: isAnimated) { $0.changing(.success, "Saved").button("OK") }

        #expect((view.title.layer.animationKeys()?.isEmpty == false) == isAnimated)
        #expect(view.icon.hasIconAnimation == isAnimated && view.title.text == "Saved")
      }
    }
  }

  @Test func `what is below something else does not take VoiceOver's focus from it`() {
    TestApp.run { app in
      let handle = StyledAlert(.waiting, "Saving…").show()
      app.runUntilIdle()
      let above = StyledAlert(.question, "Sure?").button("Yes").show(above: handle.erased)
      app.runUntilIdle()
      let before = app.device.announcements.count

      handle.update { $0.changing(.success, "Saved") }
      app.runUntilIdle()

      #expect(app.device.announcements.count == before && above.outcomeIfDismissed == nil)
    }
  }

  @Test func `pictures of what was there are neither read nor tapped`() throws {
    try TestApp.run { app in
      let handle = StyledAlert(.waiting, "Saving…").button("Cancel").show()
      app.runUntilIdle()
      let view = try #require(app.styledAlert)
      let known = Set((view.scrollView.subviews + view.card.subviews).map(ObjectIdentifier.init))

      handle.update { $0.changing(.success, "Saved").button("OK") }

      let own = view.buttons.map(ObjectIdentifier.init)
      let snapshots = (view.scrollView.subviews + view.card.subviews).filter {
        !known.contains(ObjectIdentifier($0)) && !own.contains(ObjectIdentifier($0))
      }
      #expect(snapshots.count == 2, "the title and the button")
      #expect(snapshots.allSatisfy { $0.accessibilityElementsHidden })
      #expect(snapshots.allSatisfy { !$0.isUserInteractionEnabled })
    }
  }

  @Test func `what a button says and does not say with another title cross-fades, too`() throws {
    try TestApp.run { app in
      let handle = StyledAlert(.waiting, "Saving…").button("Stop", id: "x").show()
      app.runUntilIdle()
      let view = try #require(app.styledAlert)
      let button = view.buttons[0]
      let before = view.card.subviews.count

      handle.update { _ in StyledAlert(.waiting, "Saving…").button("Hide", id: "x") }

      #expect(view.buttons[0] === button && view.card.subviews.count == before + 1)
    }
  }

  @Test func `buttons are read in their order, also where one comes before one that was there`()
    throws
  {
    try TestApp.run { app in
      let handle = StyledAlert(.info, "Saved").button("Old").show()
      app.runUntilIdle()
      let view = try #require(app.styledAlert)

      handle.update { _ in StyledAlert(.info, "Saved").button("New").button("Old") }
      app.runUntilIdle()

      let titles = view.card.subviews.compactMap { ($0 as? StyledAlertButtonView)?.baseTitle }
      #expect(titles == ["New", "Old"])
    }
  }

  @Test func `a view in the circle stays while nobody asks for another one`() {
    TestApp.run { app in
      var made = 0
      let handle = StyledAlert(.custom, "Saved").icon {
        made += 1
        return UIView()
      }.show()
      app.runUntilIdle()
      handle.update { $0.message("To the cloud") }
      #expect(made == 1)

      handle.update { $0.icon { UIView() } }
      app.runUntilIdle()

      #expect(made == 1 && app.styledAlert?.icon.customView != nil)
    }
  }
}
