// Copyright (c) 2026 the Usher authors. MIT license, see LICENSE.

import Foundation
import Testing
import UIKitShim

@testable import Usher

/// Callbacks of the app call the queue: every call, in every callback.
@MainActor
@Suite(.uikitVariants)
struct CallbackOrderTests {
  /// The callback in which the app's code runs.
  enum CallbackPoint: String, CaseIterable {
    case makeView, predicate, willAppear, didAppear, willDisappear, didDisappear, suspend, resume,
      dismissal
    case update
  }

  /// The call that the app makes.
  enum Action: String, CaseIterable {
    case showAnother, dismissItself, dismissItselfImmediately, dismissEverything, changeAnother,
      hold
  }

  @Test(arguments: CallbackPoint.allCases, Action.allCases)
  func `a callback may show, dismiss, change and hold, and each popup has one outcome`(
    point: CallbackPoint, action: Action
  ) {
    TestApp.runInNavigation { app, navigation in
      let scenario = CallbackScenario(app, navigation, point, action)
      scenario.run()

      #expect(scenario.actionCount == 1, "\(action) in \(point)")
      #expect(scenario.outcomes.filter { $0.hasPrefix("popup") }.count == 1)
      #expect(scenario.outcomes.filter { $0.hasPrefix("waiting") }.count == 1)
      switch action {
      case .showAnother:
        #expect(scenario.outcomes.filter { $0.hasPrefix("another") } == ["another: dismissedByApp"])
        #expect(scenario.shown.contains("another"))
      case .dismissItself, .dismissItselfImmediately:
        #expect(scenario.outcomes.contains("popup: closed") != (point == .dismissal))
      case .dismissEverything:
        #expect(scenario.outcomes.contains("waiting: loggedOut"))
        #expect(scenario.outcomes.contains("popup: loggedOut") != (point == .dismissal))
      case .changeAnother, .hold:
        #expect(scenario.outcomes.contains("popup: dismissedByApp"))
      }
      #expect(app.center.driver.isIdle)
      #expect(app.overlays.isEmpty)
      #expect(app.window.isKeyWindow)
    }
  }
}

/// Popups that are shown while another one is being submitted.
@MainActor
@Suite(.uikitVariants)
struct NestedSubmissionTests {
  @Test(arguments: [true, false])
  func `a popup shown by a callback during another submission does not affect that one`(
    hasCondition: Bool
  ) {
    TestApp.run { app in
      let diary = CallLog()
      app.device.deactivate(app.scene)
      app.center.show(
        Popup(FixedSizeView()).onWillAppear { _ in
          app.center.show(
            Popup(FixedSizeView()).lane(PopupLane(name: "tips")).onDismiss(
              diary.recordOutcome(of: "inner")))
        }
        .onDismiss(diary.recordOutcome(of: "first")))
      app.runUntilIdle()
      // The queue learns with the next popup that the scene is active; the first one appears then.
      app.device.activate(app.scene)

      let popup = Popup(FixedSizeView()).lane(.alerts).onDismiss(diary.recordOutcome(of: "outer"))
      let handle = app.center.show(hasCondition ? popup.on(where: { _ in true }) : popup)
      #expect(app.center.visiblePopups.count + app.center.queuedPopups.count == 3)
      app.runUntilIdle()
      #expect(app.center.visiblePopups.count == 3)
      #expect(handle.blockers.isEmpty)
      app.center.dismissAll(reason: .loggedOut)
      app.runUntilIdle()

      #expect(
        diary.lines.sorted() == [
          "first: loggedOut", "inner: loggedOut", "outer: loggedOut",
        ])
      #expect(app.center.driver.isIdle)
    }
  }

  @Test func `a popup shown by a predicate during another submission does not affect that one`() {
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
              Popup(FixedSizeView()).lane(PopupLane(name: "tips")).onDismiss(
                diary.recordOutcome(of: "inner")))
          }
          return true
        }).onDismiss(diary.recordOutcome(of: "outer")))
      app.runUntilIdle()
      #expect(app.center.visiblePopups.count == 3)
      #expect(kept.outcomeIfDismissed == nil)

      app.center.dismissAll(reason: .loggedOut)
      app.runUntilIdle()

      #expect(diary.lines.sorted() == ["inner: loggedOut", "outer: loggedOut"])
      #expect(app.center.driver.isIdle)
    }
  }

  @Test func `rejecting a popup while the queue is idle leaves no observers`() {
    TestApp.run { app in
      let controller = UIViewController()
      app.page.addChild(controller)
      MisuseReport.handler = { _ in }

      let handle = app.center.show(Modal(controller))

      #expect(handle.outcomeIfDismissed?.reason == .contentInUse)
      #expect(app.center.driver.isIdle)
    }
  }
}

/// A popup that is suspended, resumed and dismissed, with another one queued behind it.
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
        Popup<Never> { _ in FixedSizeView() }.key(
          "key", updatingExisting: { (_: UIView) in self.act() }))
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

  private func popup(_ name: String, at point: CallbackOrderTests.CallbackPoint? = nil) -> Popup<
    Never
  > {
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
    return popup.pageExit(.keepAlive)
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
    case .dismissItself: handle?.dismiss(reason: .custom("closed"))
    case .dismissItselfImmediately: handle?.dismiss(reason: .custom("closed"), animated: false)
    case .dismissEverything: app.center.dismissAll(reason: .loggedOut)
    case .changeAnother: waiting?.setPriority(.urgent)
    case .hold: hold = app.center.hold(reason: "test")
    }
  }
}
