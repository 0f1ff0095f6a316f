// Copyright (c) 2026 the Usher authors. MIT license, see LICENSE.

import Testing
import UIKitShim

@testable import Usher

/// A dismissed popup releases everything.
@MainActor
@Suite(.uikitVariants)
struct LeakTests {
  enum Kind: CaseIterable { case view, viewClosure, controller, controllerClosure }

  @Test(arguments: Kind.allCases, [PopupWindow.own, .app])
  func `a dismissed popup releases its view, controller, window and closures`(
    kind: Kind, window: PopupWindow
  ) {
    TestApp.run { app in
      let references = WeakReferences()
      let handle = show(kind, in: window, on: app, references)
      app.runUntilIdle()
      #expect(references.content != nil)
      #expect(references.view?.window != nil)
      #expect(references.token != nil)
      references.findHost()

      handle.dismiss()
      app.runUntilIdle()
      app.runUntilIdle()

      #expect(references.content == nil)
      #expect(references.view == nil)
      #expect(references.token == nil)
      #expect(references.root == nil)
      #expect(references.host == nil)
      #expect(app.center.driver.isIdle)
      #expect(handle.isDismissed)
    }
  }

  @Test(arguments: Kind.allCases, [PopupWindow.own, .app])
  func `retaining the window of a popup does not retain the popup's content`(
    kind: Kind, window: PopupWindow
  ) {
    TestApp.run { app in
      let references = WeakReferences()
      let handle = show(kind, in: window, on: app, references)
      app.runUntilIdle()
      references.findHost()
      let host = references.host

      handle.dismiss()
      app.runUntilIdle()
      app.runUntilIdle()

      #expect(host != nil)
      #expect(references.content == nil)
      #expect(references.view == nil)
      #expect(references.token == nil)
    }
  }

  @Test(arguments: Kind.allCases, [PopupWindow.own, .app])
  func `a popup that was dragged, suspended and edited releases everything after its dismissal`(
    kind: Kind, window: PopupWindow
  ) {
    TestApp.run { app in
      let references = WeakReferences()
      let handle = show(kind, in: window, on: app, references)
      app.runUntilIdle()
      references.findHost()
      references.view?.subviews.first?.becomeFirstResponder()
      let urgent = app.center.show(Popup(FixedSizeView()).priority(.urgent).conflict(.interrupt))
      app.runUntilIdle()
      urgent.dismiss()
      app.runUntilIdle()
      app.device.drag(from: CGPoint(x: 196, y: 300), to: CGPoint(x: 196, y: 320))
      app.runUntilIdle()

      handle.dismiss(animated: false)
      app.runUntilIdle()
      app.runUntilIdle()

      #expect(references.content == nil)
      #expect(references.view == nil)
      #expect(references.token == nil)
      #expect(references.root == nil)
      #expect(references.host == nil)
    }
  }

  private func show(
    _ kind: Kind, in window: PopupWindow, on app: TestApp, _ references: WeakReferences
  ) -> AnyPopupHandle {
    let token = Token()
    references.token = token
    let configured = { (popup: Popup<Never>) in
      popup.window(window).position(.bottom).dismissGestures(.all)
        .transition(
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
        .onDismiss { _ in token.use() }
    }
    let view = { () -> UIView in
      let view = FormView(height: 500)
      (references.content, references.view) = (view, view)
      return view
    }
    let controller = { () -> UIViewController in
      let controller = UIViewController()
      controller.view = FormView(height: 500)
      (references.content, references.view) = (controller, controller.view)
      return controller
    }
    let popup: Popup<Never> =
      switch kind {
      case .view: Popup(view())
      case .viewClosure: Popup { _ in view() }
      case .controller: Popup(controller())
      case .controllerClosure: Popup { _ in controller() }
      }
    return app.center.show(configured(popup))
  }
}

@MainActor
private final class Token {
  func use() {}
}

/// Weak references to the objects of a popup.
@MainActor
private final class WeakReferences {
  weak var content: UIResponder?
  weak var view: UIView?
  weak var token: Token?
  weak var root: UIViewController?
  weak var host: UIView?

  /// Finds the root and the host of the view.
  func findHost() {
    var next: UIResponder? = view
    while let current = next {
      if current is OverlayRootViewController { root = current as? UIViewController }
      if current is OverlayWindow || current is OverlayView { host = current as? UIView }
      next = current.next
    }
  }
}
