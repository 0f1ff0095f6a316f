// Copyright (c) 2026 the Usher authors. MIT licence, see LICENSE.

import Foundation
import Testing
import UIKitShim

@testable import Usher

/// Everything that a callback may do, done in every callback.
@MainActor
struct CallbackOrderTests {
  /// Where the app's code runs.
  enum CallbackPoint: String, CaseIterable {
    case makeView, predicate, willAppear, didAppear, willDisappear, didDisappear, suspend, resume, dismissal
    case update
  }

  /// What it does there.
  enum Action: String, CaseIterable {
    case showAnother, dismissItself, dismissItselfImmediately, dismissEverything, changeAnother, hold
  }

  @Test(arguments: CallbackPoint.allCases, Action.allCases)
  func `a callback may enqueue, end, change and hold, and everything has one outcome`(
    point: CallbackPoint, action: Action
  ) {
    TestApp.runInNavigation { app, navigation in
      let scenario = CallbackScenario(app, navigation, point, action)
      scenario.run()

      #expect(scenario.actionCount == 1, "the callback at \(point) was called, to \(action)")
      #expect(scenario.outcomes.filter { $0.hasPrefix("popup") }.count == 1)
      #expect(scenario.outcomes.filter { $0.hasPrefix("waiting") }.count == 1)
      switch action {
      case .showAnother:
        #expect(scenario.outcomes.filter { $0.hasPrefix("another") } == ["another: dismissed"])
        #expect(scenario.shown.contains("another"))
      case .dismissItself, .dismissItselfImmediately:
        #expect(scenario.outcomes.contains("popup: closed") != (point == .dismissal))
      case .dismissEverything:
        #expect(scenario.outcomes.contains("waiting: loggedOut"))
        #expect(scenario.outcomes.contains("popup: loggedOut") != (point == .dismissal))
      case .changeAnother, .hold:
        #expect(scenario.outcomes.contains("popup: dismissed"))
      }
      #expect(app.center.driver.isIdle && app.overlays.isEmpty)
      #expect(app.window.isKeyWindow)
    }
  }
}

/// What comes in while somebody enqueues something.
@MainActor
struct NestedSubmissionTests {
  @Test(arguments: [true, false])
  func `what is enqueued from a callback while another comes in takes nothing from that one`(
    hasCondition: Bool
  ) {
    TestApp.run { app in
      let diary = CallLog()
      app.device.deactivate(app.scene)
      app.center.show(
        Popup(FixedSizeView()).onWillAppear { _ in
          app.center.show(
            Popup(FixedSizeView()).lane(PopupLane(name: "tips")).onDismiss(diary.recordOutcome(of: "inner")))
        }
        .onDismiss(diary.recordOutcome(of: "first")))
      app.runUntilIdle()
      // The queue hears of it when the next one comes in, and the first appears then and there.
      app.device.activate(app.scene)

      let popup = Popup(FixedSizeView()).lane(.alerts).onDismiss(diary.recordOutcome(of: "outer"))
      let handle = app.center.show(hasCondition ? popup.on(where: { _ in true }) : popup)
      #expect(app.center.visiblePopups.count + app.center.queuedPopups.count == 3)
      app.runUntilIdle()
      #expect(app.center.visiblePopups.count == 3 && handle.blockers.isEmpty)
      app.center.dismissAll(.loggedOut)
      app.runUntilIdle()

      #expect(
        diary.lines.sorted() == [
          "first ended: loggedOut", "inner ended: loggedOut", "outer ended: loggedOut",
        ])
      #expect(app.center.driver.isIdle)
    }
  }

  @Test func `what a condition enqueues while its popup comes in takes nothing from that one`() {
    TestApp.run { app in
      let diary = CallLog()
      let kept = app.center.show(Popup(FixedSizeView()).on(UIViewController.self))
      app.runUntilIdle()
      var isFirst = true
      app.center.show(
        Popup(FixedSizeView()).lane(.alerts).on(where: { _ in
          if isFirst {
            isFirst = false
            app.center.show(
              Popup(FixedSizeView()).lane(PopupLane(name: "tips")).onDismiss(diary.recordOutcome(of: "inner")))
          }
          return true
        }).onDismiss(diary.recordOutcome(of: "outer")))
      app.runUntilIdle()
      #expect(app.center.visiblePopups.count == 3 && kept.outcomeIfDismissed == nil)

      app.center.dismissAll(.loggedOut)
      app.runUntilIdle()

      #expect(diary.lines.sorted() == ["inner ended: loggedOut", "outer ended: loggedOut"])
      #expect(app.center.driver.isIdle)
    }
  }

  @Test func `a popup that is refused while nothing lives leaves nothing observed`() {
    TestApp.run { app in
      let controller = UIViewController()
      app.page.addChild(controller)
      MisuseReport.handler = { _ in }

      let handle = app.center.show(Modal(controller))

      #expect(handle.outcomeIfDismissed?.reason == .contentInUse && app.center.driver.isIdle)
    }
  }
}

/// A popup that is suspended, returns and ends, with one that waits behind it.
@MainActor
private final class CallbackScenario {
  private let app: TestApp
  private let navigation: UINavigationController
  private let point: CallbackOrderTests.CallbackPoint
  private let action: CallbackOrderTests.Action
  private var handle: PopupHandle<Never>?
  private var waiting: PopupHandle<Never>?
  private var hold: PopupHold?
  private(set) var actionCount = 0
  private(set) var outcomes: [String] = []
  private(set) var shown: Set<String> = []

  init(
    _ app: TestApp, _ navigation: UINavigationController, _ point: CallbackOrderTests.CallbackPoint,
    _ action: CallbackOrderTests.Action
  ) {
    self.app = app
    self.navigation = navigation
    self.point = point
    self.action = action
  }

  func run() {
    handle = app.center.show(popup("popup", at: point))
    waiting = app.center.show(popup("waiting"))
    settle()
    if point == .update {
      app.center.show(
        Popup<Never> { _ in FixedSizeView() }.key("key", .update { (_: UIView) in self.act() }))
    }
    settle()
    navigation.pushViewController(DetailPage(), animated: true)
    settle()
    navigation.popViewController(animated: true)
    settle()
    handle?.dismiss()
    settle()
    hold?.release()
    settle()
    app.center.dismissAll()
    settle()
  }

  private func settle() { app.runUntilIdle() }

  private func popup(_ name: String, at point: CallbackOrderTests.CallbackPoint? = nil) -> Popup<Never> {
    func at(_ wanted: CallbackOrderTests.CallbackPoint) { if point == wanted { act() } }
    var popup = Popup<Never> { _ in
      at(.makeView)
      return FixedSizeView()
    }
    popup =
      point == .predicate
      ? popup.on(where: { page in
        at(.predicate)
        return page is HomePage
      }) : popup.on(HomePage.self)
    if name == "popup" { popup = popup.key("key") }
    return popup.keepAlive()
      .onWillAppear { _ in at(.willAppear) }
      .onDidAppear { _ in
        self.shown.insert(name)
        at(.didAppear)
      }
      .onWillDisappear { at(.willDisappear) }.onDidDisappear { at(.didDisappear) }
      .onSuspend { _ in at(.suspend) }.onResume { at(.resume) }
      .onDismiss { outcome in
        self.outcomes.append("\(name): \(outcome.reason)")
        at(.dismissal)
      }
  }

  private func act() {
    guard actionCount == 0 else { return }
    actionCount += 1
    switch action {
    case .showAnother:
      app.center.show(
        Popup(FixedSizeView()).priority(.urgent)
          .onDidAppear { _ in self.shown.insert("another") }
          .onDismiss { self.outcomes.append("another: \($0.reason)") })
    case .dismissItself: handle?.dismiss(.custom("closed"))
    case .dismissItselfImmediately: handle?.dismiss(.custom("closed"), animated: false)
    case .dismissEverything: app.center.dismissAll(.loggedOut)
    case .changeAnother: waiting?.change(.priority(.urgent))
    case .hold: hold = app.center.hold(reason: "test")
    }
  }
}
