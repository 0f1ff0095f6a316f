// Copyright (c) 2026 the Usher authors. MIT licence, see LICENSE.

import Foundation
import Testing
import UIKitShim

@testable import Usher

/// What has gone wrong elsewhere, played on a screen; see the failure catalogue.
@MainActor
struct FailureTests {
  @Test func `two popups alike but without a key are both shown`() {
    Stand.run { stand in
      let (first, second) = (BoxView(), BoxView())
      stand.center.enqueue(Popup(first))
      let handle = stand.center.enqueue(Popup(second))
      stand.settle()
      #expect(first.window != nil && second.window == nil)

      stand.center.visible.first?.end()
      stand.settle()

      #expect(second.window != nil && handle.outcomeIfEnded == nil)
    }
  }

  @Test func `the pause between two popups holds for one that is enqueued during it`() {
    Stand.run { stand in
      let lane = PopupLane(name: "slow", minimumGap: .seconds(5))
      let (second, third) = (BoxView(), BoxView())
      let first = stand.center.enqueue(Popup(BoxView()).lane(lane))
      stand.center.enqueue(Popup(second).lane(lane))
      stand.settle()
      first.end(animated: false)
      stand.settle()

      stand.center.enqueue(Popup(third).lane(lane).priority(.urgent))
      stand.settle()
      #expect(second.window == nil && third.window == nil)
      stand.settle()

      #expect(second.window == nil && third.window != nil)
    }
  }

  @Test(arguments: [0, 0.05, 1])
  func `a popup that is ended twice leaves once and has one outcome`(between: TimeInterval) {
    Stand.run { stand in
      let diary = Diary()
      let handle = stand.center.enqueue(
        Popup(BoxView()).onWillLeave { diary.note("leaves") }.onDidLeave { diary.note("left") }
          .onEnd(diary.end(of: "popup")))
      stand.settle()

      handle.end(.custom("first"))
      stand.device.clock.advance(by: between)
      handle.end(.custom("second"))
      stand.settle()

      #expect(diary.lines == ["leaves", "left", "popup ended: first"])
    }
  }

  @Test func `a popup that ends itself as soon as it appears is not shown again`() {
    Stand.run { stand in
      var (made, ended) = (0, 0)
      let popup = Popup<Never> { handle in
        made += 1
        handle.end(animated: false)
        return BoxView()
      }
      stand.center.enqueue(popup.onEnd { _ in ended += 1 })
      stand.center.enqueue(
        Popup<Never> { _ in BoxView() }.onWillAppear { _ in
          stand.center.visible.first?.end()
        }.onEnd { _ in ended += 1 })
      stand.device.clock.advance(by: 10)

      #expect(made == 1 && ended == 2)
      #expect(stand.overlays.isEmpty && stand.center.driver.isIdle)
    }
  }

  @Test func `shown, ended and shown again at one moment, it is shown, and each ends once`() {
    Stand.run { stand in
      let diary = Diary()
      let (first, second) = (BoxView(), BoxView())
      stand.center.enqueue(Popup(first).onEnd(diary.end(of: "first"))).end(animated: false)
      let handle = stand.center.enqueue(Popup(second).onEnd(diary.end(of: "second")))
      stand.settle()

      #expect(first.window == nil && second.window != nil)
      #expect(diary.lines == ["first ended: dismissed"])
      handle.end()
      stand.settle()
      #expect(diary.lines == ["first ended: dismissed", "second ended: dismissed"])
    }
  }

  @Test func `a hundred popups that come and go have a hundred outcomes`() {
    Stand.run { stand in
      var ends: [Int: Int] = [:]
      let handles = (0..<100).map { number in
        stand.center.enqueue(
          Popup<Never> { _ in BoxView() }.priority(PopupPriority(number % 7))
            .onEnd { _ in ends[number, default: 0] += 1 })
      }
      for (number, handle) in handles.enumerated() where number % 3 == 0 { handle.end() }
      stand.settle()
      for handle in handles { handle.end(animated: false) }
      stand.settle()

      #expect(ends.count == 100 && ends.values.allSatisfy { $0 == 1 })
      #expect(stand.overlays.isEmpty && stand.center.driver.isIdle)
    }
  }

  @Test func `a second popup with the content of a first that lives is refused, later it is not`() {
    Stand.run { stand in
      let misuse = MisuseCollector()
      let box = BoxView()
      let first = stand.center.enqueue(Popup(box))
      stand.settle()
      #expect(stand.center.enqueue(Popup(box)).outcomeIfEnded?.reason == .duplicate)
      first.end()
      stand.settle()

      let again = stand.center.enqueue(Popup(box))
      stand.settle()

      #expect(box.window != nil && again.outcomeIfEnded == nil)
      #expect(misuse.reports.map(\.anchor) == ["popup-view-in-use"])
    }
  }
}
