// Copyright (c) 2026 the Usher authors. MIT licence, see LICENSE.

import Testing
import UIKitShim

@testable import Usher

/// One popup takes over the content of another with its key.
@MainActor
struct PopupUpdateTests {
  @Test func `a visible popup shows the new view in its place, and both handles stand for it`() {
    TestApp.run { app in
      let (old, new) = (FixedSizeView(), FixedSizeView(300, 200))
      let first = app.center.show(Popup<Int> { _ in old }.key("upload", .update))
      app.runUntilIdle()
      let window = app.overlays.first

      let second = app.center.show(Popup<Int> { _ in new }.key("upload", .update))
      app.runUntilIdle()
      #expect(app.overlays == [window] && new.window === window && old.superview == nil)
      #expect(new.bounds.size == CGSize(width: 300, height: 200))
      #expect(second.id == first.id && new.usher.enclosingPopup?.id == first.id)
      #expect(old.usher.enclosingPopup == nil)
      second.dismiss(returning: 2)
      app.runUntilIdle()

      #expect(first.outcomeIfDismissed?.reason == .completed)
      #expect(second.outcomeIfDismissed?.value == 2)
      #expect(app.center.driver.isIdle)
    }
  }

  @Test func `the old view is not seen any more when the new one has taken its place`() {
    TestApp.run { app in
      let (old, new) = (FixedSizeView(), FixedSizeView(300, 200))
      app.center.show(Popup(old).key("upload"))
      app.runUntilIdle()

      app.center.show(Popup(new).key("upload", .update))
      app.device.clock.advance(by: 0.1)
      #expect(new.superview?.subviews.count == 2, "a picture of the old one is fading")
      app.runUntilIdle()

      #expect(new.superview?.subviews == [new] && new.alpha == 1)
    }
  }

  @Test func `a waiting popup takes the new view without making any before its turn`() {
    TestApp.run { app in
      let diary = CallLog()
      let shown = app.center.show(Popup(FixedSizeView()))
      for name in ["old", "new"] {
        app.center.show(
          Popup<Int> { _ in
            diary.record(name)
            return FixedSizeView()
          }.key("upload", .update))
      }
      app.runUntilIdle()
      #expect(diary.lines == [])

      shown.dismiss()
      app.runUntilIdle()

      #expect(diary.lines == ["new"])
    }
  }

  @Test func `a suspended popup comes back with the new view`() {
    TestApp.run { app in
      let (old, new) = (FixedSizeView(), FixedSizeView())
      app.center.show(Popup(old).key("upload"))
      app.runUntilIdle()
      let urgent = app.center.show(
        Popup(FixedSizeView()).priority(.urgent).conflict())
      app.runUntilIdle()

      app.center.show(Popup(new).key("upload", .update))
      urgent.dismiss()
      app.runUntilIdle()

      #expect(new.window === app.overlays.first && old.superview == nil)
    }
  }

  @Test func `a view that has been replaced can be used again`() {
    TestApp.run { app in
      let old = FixedSizeView()
      app.center.show(Popup(old).key("upload"))
      let waiting = app.center.show(Popup(FixedSizeView()))
      app.center.show(Popup(FixedSizeView()).key("upload", .update))

      let again = app.center.show(Popup(old))

      #expect(again.outcomeIfDismissed == nil && waiting.outcomeIfDismissed == nil)
    }
  }

  @Test func `with a closure the view stays and is changed, once for each that joins`() {
    TestApp.run { app in
      let diary = CallLog()
      let box = FixedSizeView()
      let popup = { (name: String) in
        Popup<Int> { _ in
          diary.record("made for \(name)")
          return box
        }.key("upload", .update { view in diary.record("\(name) changes \(view === box)") })
      }

      let first = app.center.show(popup("first"))
      app.runUntilIdle()
      let second = app.center.show(popup("second"))
      app.runUntilIdle()

      #expect(diary.lines == ["made for first", "second changes true"])
      #expect(second.id == first.id && box.window === app.overlays.first)
    }
  }

  @Test func `a closure waits until the view of a waiting popup is made`() {
    TestApp.run { app in
      let diary = CallLog()
      let shown = app.center.show(Popup(FixedSizeView()))
      for name in ["old", "new", "newest"] {
        app.center.show(
          Popup<Int> { _ in
            diary.record("made for \(name)")
            return FixedSizeView()
          }.key("upload", .key { (view: FixedSizeView) in diary.record(name) }))
      }
      app.runUntilIdle()
      #expect(diary.lines == [])

      shown.dismiss()
      app.runUntilIdle()

      #expect(diary.lines == ["made for old", "new", "newest"])
    }
  }

  @Test func `a closure changes a suspended popup, and none that has ended`() {
    TestApp.run { app in
      let box = FixedSizeView()
      let diary = CallLog()
      let change = { (name: String) in
        Popup(FixedSizeView()).key("upload", .update { _ in diary.record(name) })
      }
      let first = app.center.show(Popup(box).key("upload"))
      app.runUntilIdle()
      let urgent = app.center.show(Popup(FixedSizeView()).priority(.urgent).conflict())
      app.runUntilIdle()

      app.center.show(change("while suspended"))
      urgent.dismiss()
      first.dismiss()
      app.runUntilIdle()
      app.center.show(change("after the end"))
      app.runUntilIdle()

      #expect(diary.lines == ["while suspended"])
    }
  }

  @Test func `a visible popup takes the size that its changed view wants`() {
    TestApp.run { app in
      let box = GrowingView()
      app.center.show(Popup(box).key("upload"))
      app.runUntilIdle()

      app.center.show(
        Popup(FixedSizeView()).key("upload", .key { (view: GrowingView) in view.height = 300 }))
      app.runUntilIdle()

      #expect(box.bounds.height == 300)
    }
  }

  @Test func `a closure for a view of another type changes nothing, in words`() {
    TestApp.run { app in
      let misuse = MisuseCollector()
      let diary = CallLog()
      app.center.show(Popup(FixedSizeView()).key("upload"))
      app.runUntilIdle()

      app.center.show(
        Popup(FixedSizeView()).key("upload", .key { (view: GrowingView) in diary.record("changed") }))
      app.runUntilIdle()

      #expect(diary.lines == [] && misuse.reports.map(\.code) == ["popup-cannot-update"])
    }
  }

  @Test(arguments: [PopupKeyPolicy.join, .update])
  func `a view that was not needed can be used again`(policy: PopupKeyPolicy) {
    TestApp.run { app in
      let unused = FixedSizeView()
      app.center.show(Popup(FixedSizeView()).key("upload"))
      let second =
        policy == .update
        ? Popup(unused).key("upload", .update { _ in }) : Popup(unused).key("upload")
      app.center.show(second)

      #expect(unused.usher.enclosingPopup == nil)
      #expect(app.center.show(Popup(unused)).outcomeIfDismissed == nil)
    }
  }

  @Test func `an alert cannot be updated, in words, and stays as it is`() {
    TestApp.run { app in
      let misuse = MisuseCollector()
      let alert = UIAlertController.make("Uploading")
      let first = ExistingAlert(alert).key("upload").show()
      app.runUntilIdle()

      let second = app.center.show(Popup(FixedSizeView()).key("upload", .update))
      app.runUntilIdle()

      #expect(misuse.reports.map(\.code) == ["popup-cannot-update"])
      #expect(second.id == first.id && alert.presentingViewController != nil)
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

      ExistingAlert(new).key("upload", policy).show()
      app.runUntilIdle()

      #expect(first.outcomeIfDismissed?.reason == .replaced)
      #expect(new.presentingViewController != nil)
    }
  }
}

/// Wants the height that it is given.
@MainActor
private final class GrowingView: UIView {
  var height: CGFloat = 100

  override func sizeThatFits(_ size: CGSize) -> CGSize { CGSize(width: 200, height: height) }
}
