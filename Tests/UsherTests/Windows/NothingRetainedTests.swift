// Copyright (c) 2026 the Usher authors. MIT licence, see LICENSE.

import Testing
import UIKitShim

@testable import Usher

/// Nothing of a popup outlives its end.
@MainActor
struct NothingRetainedTests {
  enum Kind: CaseIterable { case view, viewClosure, controller, controllerClosure }

  @Test(arguments: Kind.allCases, [PopupWindow.own, .app])
  func `view, controller, window and closures are gone after the end`(
    kind: Kind, window: PopupWindow
  ) {
    Stand.run { stand in
      let traces = Traces()
      let handle = show(kind, in: window, on: stand, traces)
      stand.settle()
      #expect(traces.content != nil && traces.view?.window != nil && traces.token != nil)
      traces.follow()

      handle.end()
      stand.settle()
      stand.settle()

      #expect(traces.content == nil && traces.view == nil && traces.token == nil)
      #expect(traces.root == nil && traces.host == nil)
      #expect(stand.center.driver.isIdle && handle.hasEnded)
    }
  }

  @Test(arguments: Kind.allCases, [PopupWindow.own, .app])
  func `whoever still holds the window of a popup holds nothing of what it showed`(
    kind: Kind, window: PopupWindow
  ) {
    Stand.run { stand in
      let traces = Traces()
      let handle = show(kind, in: window, on: stand, traces)
      stand.settle()
      traces.follow()
      let host = traces.host

      handle.end()
      stand.settle()
      stand.settle()

      #expect(host != nil && traces.content == nil && traces.view == nil && traces.token == nil)
    }
  }

  @Test(arguments: Kind.allCases, [PopupWindow.own, .app])
  func `nothing is left either of what was dragged, suspended and typed into`(
    kind: Kind, window: PopupWindow
  ) {
    Stand.run { stand in
      let traces = Traces()
      let handle = show(kind, in: window, on: stand, traces)
      stand.settle()
      traces.follow()
      traces.view?.subviews.first?.becomeFirstResponder()
      let urgent = stand.center.enqueue(Popup(BoxView()).priority(.urgent).interrupts())
      stand.settle()
      urgent.end()
      stand.settle()
      stand.device.drag(from: CGPoint(x: 196, y: 300), to: CGPoint(x: 196, y: 320))
      stand.settle()

      handle.end(animated: false)
      stand.settle()
      stand.settle()

      #expect(traces.content == nil && traces.view == nil && traces.token == nil)
      #expect(traces.root == nil && traces.host == nil)
    }
  }

  private func show(
    _ kind: Kind, in window: PopupWindow, on stand: Stand, _ traces: Traces
  ) -> AnyPopupHandle {
    let token = Token()
    traces.token = token
    let looks = { (popup: Popup<Never>) in
      popup.window(window).position(.bottom).closedBy(.everyWay)
        .motion(
          in: .slide(from: .bottom),
          out: .custom(duration: .milliseconds(200)) { card in
            token.use()
            card.alpha = 0
          }
        )
        .backdrop(
          .view {
            token.use()
            return UIView()
          }
        )
        .onEnd { _ in token.use() }
    }
    let view = { () -> UIView in
      let view = FormView(height: 500)
      (traces.content, traces.view) = (view, view)
      return view
    }
    let controller = { () -> UIViewController in
      let controller = UIViewController()
      controller.view = FormView(height: 500)
      (traces.content, traces.view) = (controller, controller.view)
      return controller
    }
    let popup: Popup<Never> =
      switch kind {
      case .view: Popup(view())
      case .viewClosure: Popup { _ in view() }
      case .controller: Popup(controller())
      case .controllerClosure: Popup { _ in controller() }
      }
    return stand.center.enqueue(looks(popup)).erased
  }
}

@MainActor
private final class Token {
  func use() {}
}

/// Weak references to everything.
@MainActor
private final class Traces {
  weak var content: UIResponder?
  weak var view: UIView?
  weak var token: Token?
  weak var root: UIViewController?
  weak var host: UIView?

  /// Finds what it is in.
  func follow() {
    var next: UIResponder? = view
    while let current = next {
      if current is OverlayRootController { root = current as? UIViewController }
      if current is OverlayWindow || current is OverlayView { host = current as? UIView }
      next = current.next
    }
  }
}
