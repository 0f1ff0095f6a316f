// Copyright (c) 2026 the Usher authors. MIT license, see LICENSE.

import Testing
import UIKitShim

@testable import Usher

/// A visible, queued or suspended popup gets the content of a new popup with the same key.
@MainActor
@Suite(.uikitVariants)
struct PopupUpdateTests {
  @Test
  func `a visible popup shows the new view in place of the old one, and both handles refer to it`()
  {
    TestApp.run { app in
      let (old, new) = (FixedSizeView(), FixedSizeView(300, 200))
      let first = app.center.show(Popup<Int> { _ in old }.key("upload", ifExists: .update))
      app.runUntilIdle()
      let window = app.overlays.first

      let second = app.center.show(Popup<Int> { _ in new }.key("upload", ifExists: .update))
      app.runUntilIdle()
      #expect(app.overlays == [window])
      #expect(new.window === window)
      #expect(old.superview == nil)
      #expect(new.bounds.size == CGSize(width: 300, height: 200))
      #expect(second.id == first.id)
      #expect(new.usher.enclosingPopup?.id == first.id)
      #expect(old.usher.enclosingPopup == nil)
      second.dismiss(returning: 2)
      app.runUntilIdle()

      #expect(first.outcomeIfDismissed?.reason == .completed)
      #expect(second.outcomeIfDismissed?.value == 2)
      #expect(app.center.driver.isIdle)
    }
  }

  @Test func `the old view has disappeared when the update has finished`() {
    TestApp.run { app in
      let (old, new) = (FixedSizeView(), FixedSizeView(300, 200))
      app.center.show(Popup(old).key("upload"))
      app.runUntilIdle()

      app.center.show(Popup(new).key("upload", ifExists: .update))
      app.device.clock.advance(by: 0.1)
      #expect(new.superview?.subviews.count == 2, "a snapshot of the old view is fading out")
      app.runUntilIdle()

      #expect(new.superview?.subviews == [new])
      #expect(new.alpha == 1)
    }
  }

  @Test func `a queued popup uses the new view and makes no view before its turn`() {
    TestApp.run { app in
      let diary = CallLog()
      let shown = app.center.show(Popup(FixedSizeView()))
      for name in ["old", "new"] {
        app.center.show(
          Popup<Int> { _ in
            diary.record(name)
            return FixedSizeView()
          }.key("upload", ifExists: .update))
      }
      app.runUntilIdle()
      #expect(diary.lines == [])

      shown.dismiss()
      app.runUntilIdle()

      #expect(diary.lines == ["new"])
    }
  }

  @Test func `a suspended popup resumes with the new view`() {
    TestApp.run { app in
      let (old, new) = (FixedSizeView(), FixedSizeView())
      app.center.show(Popup(old).key("upload"))
      app.runUntilIdle()
      let urgent = app.center.show(
        Popup(FixedSizeView()).priority(.urgent).conflict(.interrupt))
      app.runUntilIdle()

      app.center.show(Popup(new).key("upload", ifExists: .update))
      urgent.dismiss()
      app.runUntilIdle()

      #expect(new.window === app.overlays.first)
      #expect(old.superview == nil)
    }
  }

  @Test func `a view that has been replaced can be used again`() {
    TestApp.run { app in
      let old = FixedSizeView()
      app.center.show(Popup(old).key("upload"))
      let waiting = app.center.show(Popup(FixedSizeView()))
      app.center.show(Popup(FixedSizeView()).key("upload", ifExists: .update))

      let again = app.center.show(Popup(old))

      #expect(again.outcomeIfDismissed == nil)
      #expect(waiting.outcomeIfDismissed == nil)
    }
  }

  @Test func `an update closure changes the existing view, once for each popup that joins`() {
    TestApp.run { app in
      let diary = CallLog()
      let box = FixedSizeView()
      let popup = { (name: String) in
        Popup<Int> { _ in
          diary.record("made for \(name)")
          return box
        }.key(
          "upload", updatingExisting: { view in diary.record("\(name) changes \(view === box)") })
      }

      let first = app.center.show(popup("first"))
      app.runUntilIdle()
      let second = app.center.show(popup("second"))
      app.runUntilIdle()

      #expect(diary.lines == ["made for first", "second changes true"])
      #expect(second.id == first.id)
      #expect(box.window === app.overlays.first)
    }
  }

  @Test func `update closures of a queued popup run when its view has been made`() {
    TestApp.run { app in
      let diary = CallLog()
      let shown = app.center.show(Popup(FixedSizeView()))
      for name in ["old", "new", "newest"] {
        app.center.show(
          Popup<Int> { _ in
            diary.record("made for \(name)")
            return FixedSizeView()
          }.key("upload", updatingExisting: { (view: FixedSizeView) in diary.record(name) }))
      }
      app.runUntilIdle()
      #expect(diary.lines == [])

      shown.dismiss()
      app.runUntilIdle()

      #expect(diary.lines == ["made for old", "new", "newest"])
    }
  }

  @Test func `an update closure changes a suspended popup but not a dismissed one`() {
    TestApp.run { app in
      let box = FixedSizeView()
      let diary = CallLog()
      let change = { (name: String) in
        Popup(FixedSizeView()).key("upload", updatingExisting: { _ in diary.record(name) })
      }
      let first = app.center.show(Popup(box).key("upload"))
      app.runUntilIdle()
      let urgent = app.center.show(Popup(FixedSizeView()).priority(.urgent).conflict(.interrupt))
      app.runUntilIdle()

      app.center.show(change("while suspended"))
      urgent.dismiss()
      first.dismiss()
      app.runUntilIdle()
      app.center.show(change("after dismissal"))
      app.runUntilIdle()

      #expect(diary.lines == ["while suspended"])
    }
  }

  @Test func `a visible popup gets the size that its updated view prefers`() {
    TestApp.run { app in
      let box = GrowingView()
      app.center.show(Popup(box).key("upload"))
      app.runUntilIdle()

      app.center.show(
        Popup(FixedSizeView()).key(
          "upload", updatingExisting: { (view: GrowingView) in view.height = 300 }))
      app.runUntilIdle()

      #expect(box.bounds.height == 300)
    }
  }

  @Test func `an update closure for another view type changes nothing and is reported`() {
    TestApp.run { app in
      let misuse = MisuseCollector()
      let diary = CallLog()
      app.center.show(Popup(FixedSizeView()).key("upload"))
      app.runUntilIdle()

      app.center.show(
        Popup(FixedSizeView()).key(
          "upload", updatingExisting: { (view: GrowingView) in diary.record("changed") }))
      app.runUntilIdle()

      #expect(diary.lines == [])
      #expect(misuse.reports.map(\.code) == ["popup-cannot-update"])
    }
  }

  @Test(arguments: [PopupKeyPolicy.join, .update])
  func `a view that was not needed for an update can be used again`(policy: PopupKeyPolicy) {
    TestApp.run { app in
      let unused = FixedSizeView()
      app.center.show(Popup(FixedSizeView()).key("upload"))
      let second =
        policy == .update
        ? Popup(unused).key("upload", updatingExisting: { _ in }) : Popup(unused).key("upload")
      app.center.show(second)

      #expect(unused.usher.enclosingPopup == nil)
      #expect(app.center.show(Popup(unused)).outcomeIfDismissed == nil)
    }
  }

  @Test func `updating an alert changes nothing and is reported`() {
    TestApp.run { app in
      let misuse = MisuseCollector()
      let alert = UIAlertController.make("Uploading")
      let first = ExistingAlert(alert).key("upload").show()
      app.runUntilIdle()

      let second = app.center.show(Popup(FixedSizeView()).key("upload", ifExists: .update))
      app.runUntilIdle()

      #expect(misuse.reports.map(\.code) == ["popup-cannot-update"])
      #expect(second.id == first.id)
      #expect(alert.presentingViewController != nil)
    }
  }

  @Test(arguments: [PopupKeyPolicy.replace, .update])
  func `an alert with a key is replaced by another one`(policy: PopupKeyPolicy) {
    TestApp.run { app in
      let new = UIAlertController.make("90 %")
      let first = ExistingAlert(.make("10 %")).key("upload").show()
      let third = ExistingAlert(.make("11 %")).key("upload").show()
      #expect(third.id == first.id)
      app.runUntilIdle()

      ExistingAlert(new).key("upload", ifExists: policy).show()
      app.runUntilIdle()

      #expect(first.outcomeIfDismissed?.reason == .replaced)
      #expect(new.presentingViewController != nil)
    }
  }
}

/// A view with an adjustable preferred height.
@MainActor
private final class GrowingView: UIView {
  var height: CGFloat = 100

  override func sizeThatFits(_ size: CGSize) -> CGSize { CGSize(width: 200, height: height) }
}
