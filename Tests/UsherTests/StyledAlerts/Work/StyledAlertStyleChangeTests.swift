// Copyright (c) 2026 the Usher authors. MIT license, see LICENSE.

import Testing
import UIKitShim
import UsherCore

@testable import Usher

/// Properties that a change of style removes, and state that an update keeps.
@MainActor
@Suite(.uikitVariants)
struct StyledAlertStyleChangeTests {
  @Test func `changing the style removes the properties of the previous style`() throws {
    try TestApp.run { app in
      var played = 0
      let handle = StyledAlert(.waiting, "Saving…").message("One").tint(.systemPink)
        .icon(UIImage(systemName: "star") ?? UIImage()).iconSize(.large)
        .feedback(StyledAlertFeedback { played += 1 }).dismissGestures([]).progress(0.5)
        .customView { FixedSizeView(100, 40) }.button("Cancel", role: .cancel).show()
      app.runUntilIdle()
      let view = try #require(app.styledAlert)
      #expect(played == 1)
      #expect(view.icon.image != nil)
      #expect(view.tintColor == .systemPink)

      handle.update { $0.changing(to: .success) }
      app.runUntilIdle()

      #expect(played == 1)
      #expect(view.icon.image == nil)
      #expect(view.icon.progress == nil)
      #expect(view.icon.tintColor == view.theme.colors[iconAccent: .success])
      #expect(view.texts.filter { !$0.isEmpty } == ["Saving…"])
      #expect(view.rows.count == 1)
      #expect(view.content.icon.size == .large)
      app.device.tap(at: CGPoint(x: 20, y: 120))
      app.runUntilIdle()
      #expect(handle.outcomeIfDismissed?.reason == .dismissedByUser)
    }
  }

  @Test func `an update that dismisses the alert changes nothing`() throws {
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

  @Test(arguments: [true, false])
  func `an update without animation is complete at once`(isAnimated: Bool) throws {
    try TestApp.run { app in
      let handle = StyledAlert(.waiting, "Saving…").show()
      app.runUntilIdle()
      let view = try #require(app.styledAlert)

      handle.update(animated: isAnimated) { $0.changing(to: .success, "Saved").button("OK") }

      #expect((view.title.layer.animationKeys()?.isEmpty == false) == isAnimated)
      #expect(view.icon.hasIconAnimation == isAnimated)
      #expect(view.title.text == "Saved")
    }
  }

  @Test func `the icon of the same style stays as it is`() throws {
    try TestApp.run { app in
      let handle = StyledAlert(.edit, "Your name").textField("Name").button("Next").show()
      app.runUntilIdle()
      let view = try #require(app.styledAlert)
      let before = view.icon.subviews.count
      #expect(!view.icon.hasIconAnimation)

      handle.update { $0.changing(to: .edit, "Your address").textField("Street").button("OK") }

      #expect(!view.icon.hasIconAnimation)
      #expect(view.icon.subviews.count == before)
      #expect(view.title.text == "Your address")
    }
  }

  @Test func `an image that stays only cross-fades to the color of the new style`() throws {
    try TestApp.run { app in
      let image = try #require(UIImage(systemName: "star"))
      let handle = StyledAlert(.info, "Rate it").icon(image).button("OK").show()
      app.runUntilIdle()
      let view = try #require(app.styledAlert)
      let before = view.icon.subviews.count

      handle.update { $0.changing(to: .success, "Rated").icon(image).button("OK") }

      #expect(!view.icon.hasIconAnimation)
      #expect(view.icon.subviews.count == before + 1, "a snapshot of the old color")
      #expect(view.icon.subviews.last?.frame == view.icon.subviews[0].frame)
      app.runUntilIdle()
      #expect(view.icon.subviews.count == before)
    }
  }

  @Test func `updating an alert below another one does not move the VoiceOver focus`() {
    TestApp.run { app in
      let handle = StyledAlert(.waiting, "Saving…").show()
      app.runUntilIdle()
      let above = StyledAlert(.question, "Sure?").button("Yes").show(above: handle)
      app.runUntilIdle()
      let before = app.device.announcements.count

      handle.update { $0.changing(to: .success, "Saved") }
      app.runUntilIdle()

      #expect(app.device.announcements.count == before)
      #expect(above.outcomeIfDismissed == nil)
    }
  }

  @Test func `snapshots of removed views are not accessible and ignore touches`() throws {
    try TestApp.run { app in
      let handle = StyledAlert(.waiting, "Saving…").button("Cancel").show()
      app.runUntilIdle()
      let view = try #require(app.styledAlert)
      let known = Set((view.scrollView.subviews + view.card.subviews).map(ObjectIdentifier.init))

      handle.update { $0.changing(to: .success, "Saved").button("OK") }

      let own = view.buttons.map(ObjectIdentifier.init)
      let snapshots = (view.scrollView.subviews + view.card.subviews).filter {
        !known.contains(ObjectIdentifier($0)) && !own.contains(ObjectIdentifier($0))
      }
      #expect(snapshots.count == 2, "the title and the button")
      #expect(snapshots.allSatisfy { $0.accessibilityElementsHidden })
      #expect(snapshots.allSatisfy { !$0.isUserInteractionEnabled })
    }
  }

  @Test func `a button cross-fades to its new title`() throws {
    try TestApp.run { app in
      let handle = StyledAlert(.waiting, "Saving…").button("Stop", id: "x").show()
      app.runUntilIdle()
      let view = try #require(app.styledAlert)
      let button = view.buttons[0]
      let before = view.card.subviews.count

      handle.update { _ in StyledAlert(.waiting, "Saving…").button("Hide", id: "x") }

      #expect(view.buttons[0] === button)
      #expect(view.card.subviews.count == before + 1)
    }
  }

  @Test func `buttons are in their order for VoiceOver, also if one is inserted before another`()
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

  @Test func `a custom view in the icon is kept until it is replaced`() {
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

      #expect(made == 1)
      #expect(app.styledAlert?.icon.customView != nil)
    }
  }
}
