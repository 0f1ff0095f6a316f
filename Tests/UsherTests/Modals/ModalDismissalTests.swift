// Copyright (c) 2026 the Usher authors. MIT license, see LICENSE.

import Testing
import UIKitShim

@testable import Usher

/// Every way to dismiss a modal, for every style: one outcome with the right reason, no orphaned
/// views, and the next popup appears.
@MainActor
@Suite(.uikitVariants)
struct ModalDismissalTests {
  enum DismissalMethod: String, CaseIterable, CustomTestStringConvertible {
    case ownDismiss, ownDismissNotAnimated, presenterDismiss, escape, handle, handleNotAnimated,
      byKey, displayDuration
    case ancestor, ancestorNotAnimated, newRoot, presenterRemoved, sceneDisconnected

    var testDescription: String { rawValue }

    var reason: PopupDismissalReason {
      switch self {
      case .ownDismiss, .ownDismissNotAnimated, .presenterDismiss, .escape: .dismissedByUIKit
      case .handle, .handleNotAnimated, .byKey: .custom("over")
      case .displayDuration: .displayDurationElapsed
      case .ancestor, .ancestorNotAnimated, .newRoot, .presenterRemoved: .removedByApp
      case .sceneDisconnected: .sceneDisconnected
      }
    }
  }

  @Test(arguments: ModalStyle.allCases, DismissalMethod.allCases)
  func `a dismissed modal has one outcome, and the next popup appears`(
    style: ModalStyle, way: DismissalMethod
  ) {
    TestApp.run(style) { app in
      let diary = CallLog()
      let inner = app.addChild()
      let controller = style.make(on: app.page)
      let next = FixedSizeView()
      let cover = UIViewController()
      if way == .ancestor || way == .ancestorNotAnimated {
        cover.modalPresentationStyle = .overFullScreen
        app.page.present(cover, animated: false)
        app.runUntilIdle()
        if style == .popover { controller.popoverPresentationController?.sourceView = cover.view }
      }
      var modal = Modal(controller).presentsOverOtherModals().key("modal").onDismiss(
        diary.recordOutcome(of: "modal"))
      if way == .presenterRemoved { modal = modal.presentingViewController(inner) }
      if way == .displayDuration { modal = modal.displayDuration(.seconds(4)) }
      let handle = app.center.show(modal)
      app.runUntilIdle()
      app.center.show(Popup(next).onDismiss(diary.recordOutcome(of: "next")))
      app.runUntilIdle()
      #expect(controller.viewIfLoaded?.window === app.window)
      #expect(next.window == nil)
      #expect(diary.lines.isEmpty)
      #expect(handle.outcomeIfDismissed == nil)

      perform(way, controller, handle, inner, app)
      app.runTurn()
      app.runUntilIdle()

      #expect(diary.lines.first == "modal: \(way.reason)")
      #expect(controller.presentingViewController == nil)
      #expect(app.device.log.isEmpty, "UIKit logged no warning")
      guard way != .sceneDisconnected else {
        #expect(diary.lines == ["modal: sceneDisconnected", "next: sceneDisconnected"])
        return
      }
      #expect(diary.lines.count == 1)
      #expect(controller.viewIfLoaded?.window == nil)
      #expect(next.window === app.overlays.first)
      #expect(app.orphanedViews.isEmpty, "no orphaned view in front of the pages")
    }
  }

  private func perform(
    _ way: DismissalMethod, _ controller: UIViewController, _ handle: PopupHandle<Never>,
    _ inner: UIViewController, _ app: TestApp
  ) {
    switch way {
    case .ownDismiss: controller.dismiss(animated: true)
    case .ownDismissNotAnimated: controller.dismiss(animated: false)
    case .presenterDismiss: controller.presentingViewController?.dismiss(animated: true)
    case .escape: _ = controller.accessibilityPerformEscape()
    case .handle: handle.dismiss(reason: .custom("over"))
    case .handleNotAnimated: handle.dismiss(reason: .custom("over"), animated: false)
    case .byKey: app.center.dismiss(key: "modal", reason: .custom("over"))
    case .displayDuration: app.runUntilIdle()
    case .ancestor: app.page.dismiss(animated: true)
    case .ancestorNotAnimated: app.page.dismiss(animated: false)
    case .newRoot: app.window.rootViewController = DetailPage()
    case .presenterRemoved: removePresenter(inner, controller, app)
    case .sceneDisconnected: app.device.disconnect(app.scene)
    }
  }

  /// Removes the presenter: the child, if the style presents on it, else the root.
  private func removePresenter(
    _ inner: UIViewController, _ controller: UIViewController, _ app: TestApp
  ) {
    guard controller.presentingViewController === inner else {
      app.window.rootViewController = DetailPage()
      return
    }
    inner.willMove(toParent: nil)
    inner.view.removeFromSuperview()
    inner.removeFromParent()
  }

  @Test(arguments: ModalStyle.allCases, [0, 0.1, 0.39, 1])
  func `a handle can dismiss its modal at any time`(style: ModalStyle, moment: Double) {
    TestApp.run(style) { app in
      let diary = CallLog()
      let controller = style.make(on: app.page)
      let handle = app.center.show(Modal(controller).onDismiss(diary.recordOutcome(of: "modal")))
      app.device.clock.advance(by: moment)

      handle.dismiss(reason: .custom("over"))
      app.runUntilIdle()

      #expect(diary.lines == ["modal: over"])
      #expect(app.presented.isEmpty)
      #expect(controller.presentingViewController == nil)
      #expect(app.device.log.isEmpty, "UIKit logged no warning")
      app.runUntilIdle()
      #expect(app.center.driver.isIdle)
    }
  }

  @Test(arguments: [0, 0.1, 0.39, 1], [true, false])
  func `a handle can dismiss its modal in an overlay window at any time`(
    moment: Double, animated: Bool
  ) {
    TestApp.run { app in
      let diary = CallLog()
      let controller = StyledController()
      let handle = app.center.show(
        Modal(controller).window(.own).onDismiss(diary.recordOutcome(of: "modal")))
      app.device.clock.advance(by: moment)

      handle.dismiss(reason: .custom("over"), animated: animated)
      app.runUntilIdle()

      #expect(diary.lines == ["modal: over"])
      #expect(app.overlays.isEmpty)
      #expect(controller.presentingViewController == nil)
      #expect(app.device.log.isEmpty, "UIKit logged no warning")
    }
  }

  @Test func `replacing the root removes the modals of the old root with their views`() {
    TestApp.run { app in
      weak var old: UIViewController?
      do {
        let page = HomePage()
        app.window.rootViewController = page
        old = page
      }
      app.runUntilIdle()
      let controller = StyledController()
      let handle = app.center.show(Modal(controller))
      app.runUntilIdle()
      #expect(controller.presentingViewController === old)

      app.window.rootViewController = DetailPage()
      app.runUntilIdle()

      #expect(old == nil)
      #expect(handle.outcomeIfDismissed?.reason == .removedByApp)
      #expect(controller.view.window == nil)
      #expect(app.orphanedViews.isEmpty)
    }
  }

  @Test(arguments: ModalStyle.allCases, [true, false])
  func `a modal that the app dismisses at any time has one outcome`(
    style: ModalStyle, animated: Bool
  ) {
    for moment in [0, 0.05, 0.2, 0.45, 0.6] {
      TestApp.run(style) { app in
        let diary = CallLog()
        let controller = style.make(on: app.page)
        let next = style.make(on: app.page)
        app.center.show(Modal(controller).onDismiss(diary.recordOutcome(of: "modal")))
        app.center.show(Modal(next).onDismiss(diary.recordOutcome(of: "next")))
        app.device.clock.advance(by: moment)

        controller.dismiss(animated: animated)
        app.runUntilIdle()
        if app.presented == [controller] {
          // UIKit ignores a dismissal during a presentation.
          controller.dismiss(animated: animated)
          app.runUntilIdle()
        }

        #expect(diary.lines == ["modal: dismissedByUIKit"], "at \(moment)")
        #expect(app.presented == [next], "at \(moment)")
      }
    }
  }

  @Test func `an outside tap dismisses a popover once`() {
    TestApp.run(.popover) { app in
      let diary = CallLog()
      app.center.show(
        Modal(ModalStyle.popover.make(on: app.page)).onDismiss(diary.recordOutcome(of: "modal")))
      let next = ModalStyle.popover.make(on: app.page)
      app.center.show(Modal(next))
      app.runUntilIdle()

      app.device.tap(at: CGPoint(x: 700, y: 900))
      app.runUntilIdle()

      #expect(diary.lines == ["modal: dismissedByUIKit"])
      #expect(app.presented == [next])
    }
  }

  @Test(arguments: HeadlessSwitches.singleSwitchVariants)
  func `an alert in the app window is dismissed after its handler`(
    switches: HeadlessSwitches
  ) throws {
    try TestApp.run(switches: switches) { app in
      let diary = CallLog()
      let alert = UIAlertController.make("Paid", [("OK", { diary.record("handler") })])
      app.center.show(Modal(alert).onDismiss(diary.recordOutcome(of: "alert")))
      app.runUntilIdle()
      #expect(app.presented == [alert])
      #expect(app.overlays.isEmpty)

      try app.tap("OK")
      app.runUntilIdle()

      #expect(diary.lines == ["handler", "alert: dismissedByUIKit"])
      #expect(app.presented.isEmpty)
    }
  }
}

extension TestApp {
  /// Adds a child to the page that fills it and defines a presentation context.
  func addChild() -> UIViewController {
    let inner = UIViewController()
    inner.definesPresentationContext = true
    page.addChild(inner)
    page.view.addSubview(inner.view)
    inner.view.frame = page.view.bounds
    inner.didMove(toParent: page)
    runUntilIdle()
    return inner
  }
}
