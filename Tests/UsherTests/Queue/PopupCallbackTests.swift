// Copyright (c) 2026 the Usher authors. MIT licence, see LICENSE.

import Testing
import UIKitShim

@testable import Usher

/// What a popup is told on its way.
@MainActor
struct PopupCallbackTests {
  @Test(arguments: HeadlessSwitches.variants)
  func `a popup is told of each step, once and in order`(switches: HeadlessSwitches) {
    Stand.run(switches: switches) { stand in
      let diary = Diary()
      let handle = stand.center.enqueue(Popup(BoxView()).telling(diary))
      #expect(diary.lines == ["will appear"])
      stand.settle()
      #expect(diary.lines == ["will appear", "did appear"])

      handle.end()
      #expect(diary.lines.last == "will leave")
      stand.settle()

      #expect(
        diary.lines == ["will appear", "did appear", "will leave", "did leave", "dismissed"])
    }
  }

  @Test func `a popup that is suspended and comes back is told so, and that it is a return`() {
    Stand.run { stand in
      let diary = Diary()
      stand.center.enqueue(Popup(BoxView()).telling(diary))
      stand.settle()
      let urgent = stand.center.enqueue(
        Popup(BoxView()).priority(.urgent).interrupts())
      stand.settle()
      #expect(Array(diary.lines[2...]) == ["will leave", "did leave", "suspended: interrupted"])

      urgent.end()
      stand.settle()

      #expect(Array(diary.lines[5...]) == ["resumed", "will appear again", "did appear again"])
    }
  }

  @Test func `a popup that is only out of sight during a transition is told nothing`() throws {
    try Stand.run { stand in
      let diary = Diary()
      stand.center.enqueue(Popup(BoxView()).telling(diary))
      stand.settle()
      let presenter = try #require(stand.presenter)

      presenter.conceal(alongside: nil)
      presenter.reveal(alongside: nil)
      stand.settle()

      #expect(diary.lines == ["will appear", "did appear"])
    }
  }

  @Test func `a popup that never appears is told only that it has ended`() {
    Stand.run { stand in
      let diary = Diary()
      stand.center.enqueue(Popup(BoxView()))
      stand.center.enqueue(Popup(BoxView()).telling(diary)).end()

      #expect(diary.lines == ["dismissed"])
    }
  }

  @Test func `a popup whose view the app removes has left, and ended`() {
    Stand.run { stand in
      let (box, diary) = (BoxView(), Diary())
      stand.center.enqueue(Popup(box).telling(diary))
      stand.settle()

      box.removeFromSuperview()
      stand.turn()

      #expect(Array(diary.lines[2...]) == ["will leave", "did leave", "removedByApp"])
    }
  }

  @Test func `an appearance that is cut short has no did appear`() {
    Stand.run { stand in
      let diary = Diary()
      let handle = stand.center.enqueue(Popup(BoxView()).telling(diary))
      stand.device.clock.advance(by: 0.1)

      handle.end()
      stand.settle()

      #expect(diary.lines == ["will appear", "will leave", "did leave", "dismissed"])
    }
  }

  @Test func `an alert of a joined popup tells both owners`() {
    Stand.run { stand in
      let (first, second) = (Diary(), Diary())
      stand.center.enqueue(Popup(BoxView()).key("offer").telling(first))
      let handle = stand.center.enqueue(Popup(BoxView()).key("offer").telling(second))
      stand.settle()
      handle.end()
      stand.settle()

      #expect(second.lines == ["did appear", "will leave", "did leave", "dismissed"])
      #expect(first.lines == ["will appear"] + second.lines)
    }
  }

  @Test(arguments: ["will appear", "did appear", "will leave", "did leave", "suspended", "resumed"])
  func `a popup can be ended and another asked for in every callback`(moment: String) {
    Stand.runInNavigation { stand, navigation in
      let other = BoxView()
      var handle: PopupHandle<Never>?
      let diary = Diary { line in
        guard line == moment || line.hasPrefix("\(moment):") else { return }
        handle?.end(.custom("from inside"))
        stand.center.enqueue(Popup(other).key("other"))
      }
      handle = stand.center.enqueue(
        Popup(BoxView()).on(HomePage.self).keepAlive().telling(diary))
      stand.settle()
      navigation.pushViewController(DetailPage(), animated: true)
      stand.settle()
      navigation.popViewController(animated: true)
      stand.settle()

      #expect(handle?.outcomeIfEnded?.reason == .custom("from inside"))
      #expect(stand.overlays == [other.window])
    }
  }
}

extension Popup {
  /// Notes everything that the popup is told.
  fileprivate func telling(_ diary: Diary) -> Popup {
    onWillAppear { diary.note($0 ? "will appear again" : "will appear") }
      .onDidAppear { diary.note($0 ? "did appear again" : "did appear") }
      .onWillLeave { diary.note("will leave") }
      .onDidLeave { diary.note("did leave") }
      .onSuspend { diary.note("suspended: \($0)") }
      .onResume { diary.note("resumed") }
      .onEnd { diary.note("\($0.reason)") }
  }
}
