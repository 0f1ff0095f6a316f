// Copyright (c) 2026 the Usher authors. MIT licence, see LICENSE.

import Testing
import UIKitShim

@testable import Usher

/// Every way in which a modal can go, for every style: one outcome, with the right reason, nothing left
/// on the screen, and the next one comes.
@MainActor
struct ModalDismissalTests {
  enum Way: String, CaseIterable, CustomTestStringConvertible {
    case ownButton, ownButtonAtOnce, appsCall, escape, handle, handleAtOnce, byKey, timeOver
    case ancestor, ancestorAtOnce, newRoot, presenterRemoved, sceneClosed

    var testDescription: String { rawValue }

    var reason: PopupEndReason {
      switch self {
      case .ownButton, .ownButtonAtOnce, .appsCall, .escape: .dismissed
      case .handle, .handleAtOnce, .byKey: .custom("over")
      case .timeOver: .timeOver
      case .ancestor, .ancestorAtOnce, .newRoot, .presenterRemoved: .removedByApp
      case .sceneClosed: .stageGone
      }
    }
  }

  @Test(arguments: ModalStyle.allCases, Way.allCases)
  func `a modal that goes has one outcome, and the next one comes`(style: ModalStyle, way: Way) {
    Stand.run(style) { stand in
      let diary = Diary()
      let inner = stand.addChild()
      let controller = style.make(on: stand.page)
      let next = BoxView()
      let cover = UIViewController()
      if way == .ancestor || way == .ancestorAtOnce {
        cover.modalPresentationStyle = .overFullScreen
        stand.page.present(cover, animated: false)
        stand.settle()
        if style == .popover { controller.popoverPresentationController?.sourceView = cover.view }
      }
      var modal = Modal(controller).aboveModals().key("modal").onEnd(diary.end(of: "modal"))
      if way == .presenterRemoved { modal = modal.presenter(inner) }
      if way == .timeOver { modal = modal.closes(after: .seconds(4)) }
      let handle = stand.center.enqueue(modal)
      stand.settle()
      stand.center.enqueue(Popup(next).onEnd(diary.end(of: "next")))
      stand.settle()
      #expect(controller.viewIfLoaded?.window === stand.window && next.window == nil)
      #expect(diary.lines.isEmpty && handle.outcomeIfEnded == nil)

      go(way, controller, handle, inner, stand)
      stand.turn()
      stand.settle()

      #expect(diary.lines.first == "modal ended: \(way.reason)")
      #expect(controller.presentingViewController == nil)
      #expect(stand.device.log.isEmpty, "UIKit had nothing to complain about")
      guard way != .sceneClosed else {
        #expect(diary.lines == ["modal ended: stageGone", "next ended: stageGone"])
        return
      }
      #expect(diary.lines.count == 1 && controller.viewIfLoaded?.window == nil)
      #expect(next.window === stand.overlays.first)
      #expect(stand.leftovers.isEmpty, "nothing stays in front of the pages")
    }
  }

  private func go(
    _ way: Way, _ controller: UIViewController, _ handle: PopupHandle<Never>,
    _ inner: UIViewController, _ stand: Stand
  ) {
    switch way {
    case .ownButton: controller.dismiss(animated: true)
    case .ownButtonAtOnce: controller.dismiss(animated: false)
    case .appsCall: controller.presentingViewController?.dismiss(animated: true)
    case .escape: _ = controller.accessibilityPerformEscape()
    case .handle: handle.end(.custom("over"))
    case .handleAtOnce: handle.end(.custom("over"), animated: false)
    case .byKey: stand.center.end("modal", .custom("over"))
    case .timeOver: stand.settle()
    case .ancestor: stand.page.dismiss(animated: true)
    case .ancestorAtOnce: stand.page.dismiss(animated: false)
    case .newRoot: stand.window.rootViewController = DetailPage()
    case .presenterRemoved: takeAway(inner, controller, stand)
    case .sceneClosed: stand.device.disconnect(stand.scene)
    }
  }

  /// Takes away what presents: the child, where that is what the style presents on, else all.
  private func takeAway(
    _ inner: UIViewController, _ controller: UIViewController, _ stand: Stand
  ) {
    guard controller.presentingViewController === inner else {
      stand.window.rootViewController = DetailPage()
      return
    }
    inner.willMove(toParent: nil)
    inner.view.removeFromSuperview()
    inner.removeFromParent()
  }

  @Test(arguments: ModalStyle.allCases, [0, 0.1, 0.39, 1])
  func `a handle ends its modal at whatever moment`(style: ModalStyle, moment: Double) {
    Stand.run(style) { stand in
      let diary = Diary()
      let controller = style.make(on: stand.page)
      let handle = stand.center.enqueue(Modal(controller).onEnd(diary.end(of: "modal")))
      stand.device.clock.advance(by: moment)

      handle.end(.custom("over"))
      stand.settle()

      #expect(diary.lines == ["modal ended: over"])
      #expect(stand.presented.isEmpty && controller.presentingViewController == nil)
      #expect(stand.device.log.isEmpty, "UIKit had nothing to complain about")
      stand.settle()
      #expect(stand.center.driver.isIdle)
    }
  }

  @Test(arguments: [0, 0.1, 0.39, 1], [true, false])
  func `a handle ends its modal in a window of its own at whatever moment`(
    moment: Double, animated: Bool
  ) {
    Stand.run { stand in
      let diary = Diary()
      let controller = StyledController()
      let handle = stand.center.enqueue(
        Modal(controller).window(.own).onEnd(diary.end(of: "modal")))
      stand.device.clock.advance(by: moment)

      handle.end(.custom("over"), animated: animated)
      stand.settle()

      #expect(diary.lines == ["modal ended: over"])
      #expect(stand.overlays.isEmpty && controller.presentingViewController == nil)
      #expect(stand.device.log.isEmpty, "UIKit had nothing to complain about")
    }
  }

  @Test func `another root takes away what the old one presents, view and all`() {
    Stand.run { stand in
      weak var old: UIViewController?
      do {
        let page = HomePage()
        stand.window.rootViewController = page
        old = page
      }
      stand.settle()
      let controller = StyledController()
      let handle = stand.center.enqueue(Modal(controller))
      stand.settle()
      #expect(controller.presentingViewController === old)

      stand.window.rootViewController = DetailPage()
      stand.settle()

      #expect(old == nil && handle.outcomeIfEnded?.reason == .removedByApp)
      #expect(controller.view.window == nil && stand.leftovers.isEmpty)
    }
  }

  @Test(arguments: ModalStyle.allCases, [true, false])
  func `the app dismisses at whatever moment, and the modal has ended once`(
    style: ModalStyle, animated: Bool
  ) {
    for moment in [0, 0.05, 0.2, 0.45, 0.6] {
      Stand.run(style) { stand in
        let diary = Diary()
        let controller = style.make(on: stand.page)
        let next = style.make(on: stand.page)
        stand.center.enqueue(Modal(controller).onEnd(diary.end(of: "modal")))
        stand.center.enqueue(Modal(next).onEnd(diary.end(of: "next")))
        stand.device.clock.advance(by: moment)

        controller.dismiss(animated: animated)
        stand.settle()
        if stand.presented == [controller] {
          // UIKit ignores what comes in the middle of a presentation.
          controller.dismiss(animated: animated)
          stand.settle()
        }

        #expect(diary.lines == ["modal ended: dismissed"], "at \(moment)")
        #expect(stand.presented == [next], "at \(moment)")
      }
    }
  }

  @Test func `an outside tap ends a popover once`() {
    Stand.run(.popover) { stand in
      let diary = Diary()
      stand.center.enqueue(
        Modal(ModalStyle.popover.make(on: stand.page)).onEnd(diary.end(of: "modal")))
      let next = ModalStyle.popover.make(on: stand.page)
      stand.center.enqueue(Modal(next))
      stand.settle()

      stand.device.tap(at: CGPoint(x: 700, y: 900))
      stand.settle()

      #expect(diary.lines == ["modal ended: dismissed"])
      #expect(stand.presented == [next])
    }
  }

  @Test(arguments: HeadlessSwitches.variants)
  func `an alert in the app's window ends after its handler`(switches: HeadlessSwitches) throws {
    try Stand.run(switches: switches) { stand in
      let diary = Diary()
      let alert = UIAlertController.make("Paid", [("OK", { diary.note("handler") })])
      stand.center.enqueue(Modal(alert).onEnd(diary.end(of: "alert")))
      stand.settle()
      #expect(stand.presented == [alert] && stand.overlays.isEmpty)

      try stand.tap("OK")
      stand.settle()

      #expect(diary.lines == ["handler", "alert ended: dismissed"])
      #expect(stand.presented.isEmpty)
    }
  }
}

extension Stand {
  /// Gives the page a child that fills it and on which things can be presented.
  func addChild() -> UIViewController {
    let inner = UIViewController()
    inner.definesPresentationContext = true
    page.addChild(inner)
    page.view.addSubview(inner.view)
    inner.view.frame = page.view.bounds
    inner.didMove(toParent: page)
    settle()
    return inner
  }
}
