// Copyright (c) 2026 the Usher authors. MIT license, see LICENSE.

import Foundation
import Testing
import UIKitShim

@testable import Usher

/// UIKit presents the controller of a modal after Usher has counted the presentation as refused.
@MainActor
@Suite(.uikitVariants)
struct LatePresentationTests {
  /// Why the modal was given up.
  enum GiveUp: CaseIterable {
    case refusals, dismissal, logout

    var reason: PopupDismissalReason {
      switch self {
      case .refusals: .failed
      case .dismissal: .dismissedByApp
      case .logout: .loggedOut
      }
    }
  }

  @Test(arguments: GiveUp.allCases, [true, false])
  func `a controller that is presented after its modal was given up is dismissed again`(
    giveUp: GiveUp, animated: Bool
  ) {
    TestApp.run { app in
      let page = LatePage()
      app.window.rootViewController = page
      app.runUntilIdle()
      let diary = CallLog()
      let controller = StyledController()
      let handle = app.center.show(
        Modal(controller).onWillAppear { _ in diary.record("will appear") }
          .onDismiss(diary.recordOutcome(of: "modal")))
      app.runTurn()
      switch giveUp {
      case .refusals: app.device.clock.advance(by: 5)
      case .dismissal: handle.dismiss()
      case .logout: PopupCenter.dismissEverywhere(reason: .loggedOut, animated: false)
      }
      app.runUntilIdle()
      #expect(diary.lines == ["modal: \(giveUp.reason)"])

      page.presentNow(animated: animated)
      app.runTurn()
      #expect(app.presented == [controller])
      let next = StyledController()
      let nextHandle = app.center.show(Modal(next))
      app.runUntilIdle()
      #expect(app.presented == [next])
      #expect(controller.viewIfLoaded?.window == nil)
      nextHandle.dismiss()
      app.runUntilIdle()

      #expect(app.presented.isEmpty)
      #expect(app.orphanedViews.isEmpty)
      #expect(app.device.log.isEmpty)
      #expect(diary.lines == ["modal: \(giveUp.reason)"])
      #expect(app.center.driver.isIdle)
    }
  }

  @Test(arguments: [0.05, 0.3, 0.6, 0.9], [true, false])
  func `a controller that is presented between two attempts does not stay on the screen`(
    delay: TimeInterval, animated: Bool
  ) {
    TestApp.run { app in
      let page = LatePage()
      app.window.rootViewController = page
      app.runUntilIdle()
      let handle = app.center.show(Modal(StyledController()))
      app.runTurn()
      app.device.clock.advance(by: delay)

      page.presentNow(animated: animated)
      app.device.clock.advance(by: 10)

      #expect(handle.outcomeIfDismissed?.reason == .failed)
      #expect(app.presented.isEmpty)
      #expect(app.center.driver.isIdle)
    }
  }
}

/// A page that presents a controller only when the test demands it.
private final class LatePage: UIViewController {
  private var lateCall: ((Bool) -> Void)?
  private var isLate = true

  override func present(
    _ viewControllerToPresent: UIViewController, animated flag: Bool,
    completion: (() -> Void)? = nil
  ) {
    guard isLate else {
      return super.present(viewControllerToPresent, animated: flag, completion: completion)
    }
    lateCall = { animated in
      super.present(viewControllerToPresent, animated: animated, completion: completion)
    }
  }

  /// Performs the last presentation, and all later ones at once.
  func presentNow(animated: Bool) {
    isLate = false
    lateCall?(animated)
    lateCall = nil
  }
}
