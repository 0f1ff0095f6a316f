// Copyright (c) 2026 the Usher authors. MIT licence, see LICENSE.

import Foundation
import Testing
import UIKitShim

@testable import Usher

/// Everything that a callback may do, done in every callback.
@MainActor
struct CallingBackTests {
  /// Where the app's code runs.
  enum Place: String, CaseIterable {
    case makeView, condition, willAppear, didAppear, willLeave, didLeave, suspend, resume, end
    case update
  }

  /// What it does there.
  enum Deed: String, CaseIterable {
    case enqueueAnother, endItself, endItselfAtOnce, endEverything, changeAnother, hold
  }

  @Test(arguments: Place.allCases, Deed.allCases)
  func `a callback may enqueue, end, change and hold, and everything has one outcome`(
    place: Place, deed: Deed
  ) {
    Stand.runInNavigation { stand, navigation in
      let play = Play(stand, navigation, place, deed)
      play.run()

      #expect(play.deeds == 1, "the callback at \(place) was called, to \(deed)")
      #expect(play.outcomes.filter { $0.hasPrefix("popup") }.count == 1)
      #expect(play.outcomes.filter { $0.hasPrefix("waiting") }.count == 1)
      switch deed {
      case .enqueueAnother:
        #expect(play.outcomes.filter { $0.hasPrefix("another") } == ["another: dismissed"])
        #expect(play.shown.contains("another"))
      case .endItself, .endItselfAtOnce:
        #expect(play.outcomes.contains("popup: closed") != (place == .end))
      case .endEverything:
        #expect(play.outcomes.contains("waiting: loggedOut"))
        #expect(play.outcomes.contains("popup: loggedOut") != (place == .end))
      case .changeAnother, .hold:
        #expect(play.outcomes.contains("popup: dismissed"))
      }
      #expect(stand.center.driver.isIdle && stand.overlays.isEmpty)
      #expect(stand.window.isKeyWindow)
    }
  }
}

/// What comes in while somebody enqueues something.
@MainActor
struct EnqueuingWhileEnqueuingTests {
  @Test(arguments: [true, false])
  func `what is enqueued from a callback while another comes in takes nothing from that one`(
    hasCondition: Bool
  ) {
    Stand.run { stand in
      let diary = Diary()
      stand.device.deactivate(stand.scene)
      stand.center.enqueue(
        Popup(BoxView()).onWillAppear { _ in
          stand.center.enqueue(
            Popup(BoxView()).lane(PopupLane(name: "tips")).onEnd(diary.end(of: "inner")))
        }
        .onEnd(diary.end(of: "first")))
      stand.settle()
      // The queue hears of it when the next one comes in, and the first appears then and there.
      stand.device.activate(stand.scene)

      let popup = Popup(BoxView()).lane(.alerts).onEnd(diary.end(of: "outer"))
      let handle = stand.center.enqueue(hasCondition ? popup.on(where: { _ in true }) : popup)
      #expect(stand.center.visible.count + stand.center.waiting.count == 3)
      stand.settle()
      #expect(stand.center.visible.count == 3 && handle.whyNotVisible.isEmpty)
      stand.center.endAll(.loggedOut)
      stand.settle()

      #expect(
        diary.lines.sorted() == [
          "first ended: loggedOut", "inner ended: loggedOut", "outer ended: loggedOut",
        ])
      #expect(stand.center.driver.isIdle)
    }
  }

  @Test func `what a condition enqueues while its popup comes in takes nothing from that one`() {
    Stand.run { stand in
      let diary = Diary()
      let kept = stand.center.enqueue(Popup(BoxView()).on(UIViewController.self))
      stand.settle()
      var isFirst = true
      stand.center.enqueue(
        Popup(BoxView()).lane(.alerts).on(where: { _ in
          if isFirst {
            isFirst = false
            stand.center.enqueue(
              Popup(BoxView()).lane(PopupLane(name: "tips")).onEnd(diary.end(of: "inner")))
          }
          return true
        }).onEnd(diary.end(of: "outer")))
      stand.settle()
      #expect(stand.center.visible.count == 3 && kept.outcomeIfEnded == nil)

      stand.center.endAll(.loggedOut)
      stand.settle()

      #expect(diary.lines.sorted() == ["inner ended: loggedOut", "outer ended: loggedOut"])
      #expect(stand.center.driver.isIdle)
    }
  }

  @Test func `a popup that is refused while nothing lives leaves nothing observed`() {
    Stand.run { stand in
      let controller = UIViewController()
      stand.page.addChild(controller)
      MisuseReport.handler = { _ in }

      let handle = stand.center.enqueue(Modal(controller))

      #expect(handle.outcomeIfEnded?.reason == .duplicate && stand.center.driver.isIdle)
    }
  }
}

/// A popup that is suspended, returns and ends, with one that waits behind it.
@MainActor
private final class Play {
  private let stand: Stand
  private let navigation: UINavigationController
  private let place: CallingBackTests.Place
  private let deed: CallingBackTests.Deed
  private var handle: PopupHandle<Never>?
  private var waiting: PopupHandle<Never>?
  private var hold: PopupHoldToken?
  private(set) var deeds = 0
  private(set) var outcomes: [String] = []
  private(set) var shown: Set<String> = []

  init(
    _ stand: Stand, _ navigation: UINavigationController, _ place: CallingBackTests.Place,
    _ deed: CallingBackTests.Deed
  ) {
    self.stand = stand
    self.navigation = navigation
    self.place = place
    self.deed = deed
  }

  func run() {
    handle = stand.center.enqueue(popup("popup", at: place))
    waiting = stand.center.enqueue(popup("waiting"))
    settle()
    if place == .update {
      stand.center.enqueue(
        Popup<Never> { _ in BoxView() }.key("key", .update { (_: UIView) in self.act() }))
    }
    settle()
    navigation.pushViewController(DetailPage(), animated: true)
    settle()
    navigation.popViewController(animated: true)
    settle()
    handle?.end()
    settle()
    hold?.release()
    settle()
    stand.center.endAll()
    settle()
  }

  private func settle() { stand.settle() }

  private func popup(_ name: String, at place: CallingBackTests.Place? = nil) -> Popup<Never> {
    func at(_ wanted: CallingBackTests.Place) { if place == wanted { act() } }
    var popup = Popup<Never> { _ in
      at(.makeView)
      return BoxView()
    }
    popup =
      place == .condition
      ? popup.on(where: { page in
        at(.condition)
        return page is HomePage
      }) : popup.on(HomePage.self)
    if name == "popup" { popup = popup.key("key") }
    return popup.keepAlive()
      .onWillAppear { _ in at(.willAppear) }
      .onDidAppear { _ in
        self.shown.insert(name)
        at(.didAppear)
      }
      .onWillLeave { at(.willLeave) }.onDidLeave { at(.didLeave) }
      .onSuspend { _ in at(.suspend) }.onResume { at(.resume) }
      .onEnd { outcome in
        self.outcomes.append("\(name): \(outcome.reason)")
        at(.end)
      }
  }

  private func act() {
    guard deeds == 0 else { return }
    deeds += 1
    switch deed {
    case .enqueueAnother:
      stand.center.enqueue(
        Popup(BoxView()).priority(.urgent)
          .onDidAppear { _ in self.shown.insert("another") }
          .onEnd { self.outcomes.append("another: \($0.reason)") })
    case .endItself: handle?.end(.custom("closed"))
    case .endItselfAtOnce: handle?.end(.custom("closed"), animated: false)
    case .endEverything: stand.center.endAll(.loggedOut)
    case .changeAnother: waiting?.change(.priority(.urgent))
    case .hold: hold = stand.center.hold(reason: "test")
    }
  }
}
