// Copyright (c) 2026 the Usher authors. MIT licence, see LICENSE.

import Testing
import UIKitShim

@testable import Usher

/// One popup takes over the content of another with its key.
@MainActor
struct PopupUpdateTests {
  @Test func `a visible popup shows the new view in its place, and both handles stand for it`() {
    Stand.run { stand in
      let (old, new) = (BoxView(), BoxView(300, 200))
      let first = stand.center.enqueue(Popup<Int> { _ in old }.key("upload", .update))
      stand.settle()
      let window = stand.overlays.first

      let second = stand.center.enqueue(Popup<Int> { _ in new }.key("upload", .update))
      stand.settle()
      #expect(stand.overlays == [window] && new.window === window && old.superview == nil)
      #expect(new.bounds.size == CGSize(width: 300, height: 200))
      #expect(second.id == first.id && new.usher.popup?.id == first.id)
      #expect(old.usher.popup == nil)
      second.end(returning: 2)
      stand.settle()

      #expect(first.outcomeIfEnded?.reason == .actionChosen)
      #expect(second.outcomeIfEnded?.value == 2)
      #expect(stand.center.driver.isIdle)
    }
  }

  @Test func `the old view is not seen any more when the new one has taken its place`() {
    Stand.run { stand in
      let (old, new) = (BoxView(), BoxView(300, 200))
      stand.center.enqueue(Popup(old).key("upload"))
      stand.settle()

      stand.center.enqueue(Popup(new).key("upload", .update))
      stand.device.clock.advance(by: 0.1)
      #expect(new.superview?.subviews.count == 2, "a picture of the old one is fading")
      stand.settle()

      #expect(new.superview?.subviews == [new] && new.alpha == 1)
    }
  }

  @Test func `a waiting popup takes the new view without making any before its turn`() {
    Stand.run { stand in
      let diary = Diary()
      let shown = stand.center.enqueue(Popup(BoxView()))
      for name in ["old", "new"] {
        stand.center.enqueue(
          Popup<Int> { _ in
            diary.note(name)
            return BoxView()
          }.key("upload", .update))
      }
      stand.settle()
      #expect(diary.lines == [])

      shown.end()
      stand.settle()

      #expect(diary.lines == ["new"])
    }
  }

  @Test func `a suspended popup comes back with the new view`() {
    Stand.run { stand in
      let (old, new) = (BoxView(), BoxView())
      stand.center.enqueue(Popup(old).key("upload"))
      stand.settle()
      let urgent = stand.center.enqueue(
        Popup(BoxView()).priority(.urgent).interrupts())
      stand.settle()

      stand.center.enqueue(Popup(new).key("upload", .update))
      urgent.end()
      stand.settle()

      #expect(new.window === stand.overlays.first && old.superview == nil)
    }
  }

  @Test func `a view that has been replaced can be used again`() {
    Stand.run { stand in
      let old = BoxView()
      stand.center.enqueue(Popup(old).key("upload"))
      let waiting = stand.center.enqueue(Popup(BoxView()))
      stand.center.enqueue(Popup(BoxView()).key("upload", .update))

      let again = stand.center.enqueue(Popup(old))

      #expect(again.outcomeIfEnded == nil && waiting.outcomeIfEnded == nil)
    }
  }

  @Test func `with a closure the view stays and is changed, once for each that joins`() {
    Stand.run { stand in
      let diary = Diary()
      let box = BoxView()
      let popup = { (name: String) in
        Popup<Int> { _ in
          diary.note("made for \(name)")
          return box
        }.key("upload", .update { view in diary.note("\(name) changes \(view === box)") })
      }

      let first = stand.center.enqueue(popup("first"))
      stand.settle()
      let second = stand.center.enqueue(popup("second"))
      stand.settle()

      #expect(diary.lines == ["made for first", "second changes true"])
      #expect(second.id == first.id && box.window === stand.overlays.first)
    }
  }

  @Test func `a closure waits until the view of a waiting popup is made`() {
    Stand.run { stand in
      let diary = Diary()
      let shown = stand.center.enqueue(Popup(BoxView()))
      for name in ["old", "new", "newest"] {
        stand.center.enqueue(
          Popup<Int> { _ in
            diary.note("made for \(name)")
            return BoxView()
          }.key("upload", .update { (view: BoxView) in diary.note(name) }))
      }
      stand.settle()
      #expect(diary.lines == [])

      shown.end()
      stand.settle()

      #expect(diary.lines == ["made for old", "new", "newest"])
    }
  }

  @Test func `a closure changes a suspended popup, and none that has ended`() {
    Stand.run { stand in
      let box = BoxView()
      let diary = Diary()
      let change = { (name: String) in
        Popup(BoxView()).key("upload", .update { _ in diary.note(name) })
      }
      let first = stand.center.enqueue(Popup(box).key("upload"))
      stand.settle()
      let urgent = stand.center.enqueue(Popup(BoxView()).priority(.urgent).interrupts())
      stand.settle()

      stand.center.enqueue(change("while suspended"))
      urgent.end()
      first.end()
      stand.settle()
      stand.center.enqueue(change("after the end"))
      stand.settle()

      #expect(diary.lines == ["while suspended"])
    }
  }

  @Test func `a visible popup takes the size that its changed view wants`() {
    Stand.run { stand in
      let box = GrowingView()
      stand.center.enqueue(Popup(box).key("upload"))
      stand.settle()

      stand.center.enqueue(
        Popup(BoxView()).key("upload", .update { (view: GrowingView) in view.height = 300 }))
      stand.settle()

      #expect(box.bounds.height == 300)
    }
  }

  @Test func `a closure for a view of another type changes nothing, in words`() {
    Stand.run { stand in
      let misuse = MisuseCollector()
      let diary = Diary()
      stand.center.enqueue(Popup(BoxView()).key("upload"))
      stand.settle()

      stand.center.enqueue(
        Popup(BoxView()).key("upload", .update { (view: GrowingView) in diary.note("changed") }))
      stand.settle()

      #expect(diary.lines == [] && misuse.reports.map(\.anchor) == ["popup-cannot-update"])
    }
  }

  @Test(arguments: [PopupKeyPolicy.keepFirst, .update])
  func `a view that was not needed can be used again`(policy: PopupKeyPolicy) {
    Stand.run { stand in
      let unused = BoxView()
      stand.center.enqueue(Popup(BoxView()).key("upload"))
      let second =
        policy == .update
        ? Popup(unused).key("upload", .update { _ in }) : Popup(unused).key("upload")
      stand.center.enqueue(second)

      #expect(unused.usher.popup == nil)
      #expect(stand.center.enqueue(Popup(unused)).outcomeIfEnded == nil)
    }
  }

  @Test func `an alert cannot be updated, in words, and stays as it is`() {
    Stand.run { stand in
      let misuse = MisuseCollector()
      let alert = UIAlertController.make("Uploading")
      let first = ReadyAlert(alert).key("upload").enqueue()
      stand.settle()

      let second = stand.center.enqueue(Popup(BoxView()).key("upload", .update))
      stand.settle()

      #expect(misuse.reports.map(\.anchor) == ["popup-cannot-update"])
      #expect(second.id == first.id && alert.presentingViewController != nil)
    }
  }

  @Test(arguments: [PopupKeyPolicy.replaceFirst, .update])
  func `an alert with a key is replaced by another one`(policy: PopupKeyPolicy) {
    Stand.run { stand in
      let new = UIAlertController.make("90 %")
      let first = ReadyAlert(.make("10 %")).key("upload").enqueue()
      let third = ReadyAlert(.make("11 %")).key("upload").enqueue()
      #expect(third.id == first.id)
      stand.settle()

      ReadyAlert(new).key("upload", policy).enqueue()
      stand.settle()

      #expect(first.outcomeIfEnded?.reason == .replaced)
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
