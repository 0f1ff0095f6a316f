// Copyright (c) 2026 the Usher authors. MIT license, see LICENSE.

import Testing
import UIKitShim
import Usher
import UsherTesting

// What UIKit presents, placeholders, and what happens to a whole scene.
extension SmokeTests {
  @Test func `a modal is dismissed with a value`() async throws {
    try await SmokeScreen.run { screen in
      let controller = UIViewController()
      let handle = try await screen.awaitAppearance(of: Modal<Int> { _ in controller })
      #expect(controller.presentingViewController != nil)
      #expect(controller.viewIfLoaded?.window != nil)

      handle.dismiss(returning: 3)

      #expect(try await screen.outcome(of: handle) == PopupOutcome(reason: .completed, value: 3))
      #expect(controller.presentingViewController == nil)
    }
  }

  @Test func `a modal that dismisses itself has an outcome`() async throws {
    try await SmokeScreen.run { screen in
      let controller = UIViewController()
      let handle = try await screen.awaitAppearance(of: Modal(controller))

      controller.dismiss(animated: true)

      #expect(try await screen.outcome(of: handle).reason == .dismissedByUIKit)
      #expect(controller.presentingViewController == nil)
    }
  }

  @Test func `a page shows a placeholder, and its content again`() async throws {
    try await SmokeScreen.run { screen in
      let placeholder = screen.page.usher.placeholder
      let shown: PlaceholderOutcome = try await screen.call { resume in
        placeholder.show(.empty(title: "No orders yet"), completion: resume)
      }
      #expect(shown == .shown)
      #expect(screen.probe.isVisible("No orders yet"))
      #expect(!screen.probe.isHittable("Source"))

      let hidden: PlaceholderOutcome = try await screen.call { resume in
        placeholder.hide(completion: resume)
      }
      #expect(hidden == .shown)
      #expect(!screen.probe.isVisible("No orders yet"))
      #expect(screen.probe.isHittable("Source"))
    }
  }

  @Test(.enabled("only a phone rotates on request") { await SmokePlatform.rotates })
  func `a popup is in the middle of a rotated screen`() async throws {
    try await SmokeScreen.run { screen in
      let upright = screen.window.bounds.size
      let handle = try await screen.awaitAppearance(of: Popup(UILabel.smoke("Voucher")))

      let turned = try await rotate(screen, to: .landscapeRight)

      #expect(turned == CGSize(width: upright.height, height: upright.width))
      let card = try #require(screen.probe.element("Voucher"))
      #expect(abs(card.frame.midX - screen.window.bounds.midX) < 1)
      #expect(handle.isVisible)
      #expect(try await rotate(screen, to: .portrait) == upright)
    }
  }

  @Test func `logging out dismisses everything`() async throws {
    try await SmokeScreen.run { screen in
      let controller = UIViewController()
      let modal = try await screen.awaitAppearance(of: Modal(controller))
      let alert = UIAlertController(title: "Lost", message: nil, preferredStyle: .alert)
      alert.addAction(UIAlertAction(title: "OK", style: .default))
      let shown = try await screen.awaitAppearance(of: alert)
      let queued = screen.center.show(Popup(UILabel.smoke("Later")).on(UISplitViewController.self))

      PopupCenter.dismissEverywhere(reason: .loggedOut, animated: false)

      for handle in [modal, shown, queued] as [AnyPopupHandle] {
        #expect(try await screen.reason(of: handle) == .loggedOut)
      }
      #expect(controller.presentingViewController == nil)
      #expect(alert.presentingViewController == nil)
      #expect(screen.center.visiblePopups.isEmpty)
      #expect(screen.center.queuedPopups.isEmpty)
    }
  }

  @Test(.enabled("only a pad has a second scene") { await SmokePlatform.opensScenes })
  @available(iOS 17, *)
  func `a popup is dismissed with its scene`() async throws {
    try await SmokeScreen.run(onPad: true) { first in
      let application = UIApplication.shared
      let activation = SmokeNotification(
        UIScene.didActivateNotification,
        value: { notification in
          application.connectedScenes.compactMap { $0 as? UIWindowScene }
            .first { $0 === notification.object as AnyObject? && $0 !== first.scene }
        })
      application.activateSceneSession(for: UISceneSessionActivationRequest())
      let scene = try await activation.wait()
      let second = SmokeScreen(in: scene)
      let handle = try await second.awaitAppearance(of: Popup(UILabel.smoke("Other window")))
      let session = scene.session

      application.requestSceneSessionDestruction(session, options: nil)

      #expect(try await first.outcome(of: handle).reason == .sceneDisconnected)
      #expect(first.window.windowScene === first.scene)
    }
  }

  /// Rotates the screen. Returns the new size of the page.
  private func rotate(
    _ screen: SmokeScreen, to orientation: UIInterfaceOrientationMask
  ) async throws -> CGSize {
    try await screen.call { resume in
      screen.page.onResize = resume
      screen.scene.requestGeometryUpdate(.iOS(interfaceOrientations: orientation))
    }
  }
}
