// Copyright (c) 2026 the Usher authors. MIT license, see LICENSE.

import UIKitShim
import Usher

// Page transitions that begin before the last one has ended.
extension UIFuzzer {
  func interrupt(_ action: FuzzAction, on app: FuzzScene) -> Bool {
    guard let navigation = app.navigation, isActive(app), app.presented.isEmpty, !app.isInTransition
    else { return false }
    let number = step?.number ?? 0
    if number % 2 == 0 { showSuspendablePopup(on: app) }
    switch action {
    case .interruptPush(let kind, let interruption):
      guard navigation.viewControllers.count < 6 else { return false }
      let page = app.make(kind)
      navigation.pushViewController(page, animated: true)
      wait(for: number)
      return interruptPush(of: page, by: interruption, on: navigation, of: app)
    case .interruptPop(let kind, let isCaught):
      if navigation.viewControllers.count == 1 {
        navigation.pushViewController(app.make(.detail), animated: false)
        device.clock.advance(by: 0.1)
      }
      navigation.popViewController(animated: true)
      wait(for: number)
      guard !isCaught else {
        catchPop(on: app, takesBack: number % 3 > 0)
        return true
      }
      let page = app.make(kind)
      navigation.pushViewController(page, animated: true)
      scheduleGoingBack(from: page)
      return true
    default:
      return false
    }
  }

  /// A finger comes down in a pop that runs, and lets it go on or takes it back. Until iOS 18 that
  /// has no effect.
  private func catchPop(on app: FuzzScene, takesBack: Bool) {
    let points = pointsOfSwipeBack(on: app, isHalf: takesBack)
    drag(through: points, pause: 0.015)
    if takesBack { moveTouch(through: points.reversed()) }
    touchUp()
  }

  /// Lets part of a transition pass, or none of it.
  private func wait(for number: Int) {
    device.clock.advance(by: Double(number * 7 % 10) * 0.04)
    lastEventTime = now
  }

  private func interruptPush(
    of page: UIViewController, by interruption: FuzzAction.Interruption,
    on navigation: UINavigationController, of app: FuzzScene
  ) -> Bool {
    guard navigation.topViewController === page else { return false }
    switch interruption {
    case .pop: navigation.popViewController(animated: true)
    case .popWithoutAnimation: navigation.popViewController(animated: false)
    case .setPages:
      navigation.setViewControllers(
        Array(navigation.viewControllers.prefix(1)) + [app.make(.list)], animated: true)
    case .backButton:
      // Waits for the navigation bar to show the button.
      device.clock.runTurn()
      return tap(navigation.viewControllers.dropLast().last?.title ?? "Back", on: app)
    case .swipe, .halfSwipe:
      let points = pointsOfSwipeBack(on: app, isHalf: interruption == .halfSwipe)
      // Fast enough to begin before the push has ended.
      drag(through: points, pause: 0.015)
      let began = navigation.transitionCoordinator?.isInteractive == true
      if interruption == .halfSwipe { moveTouch(through: points.reversed()) }
      touchUp()
      return began
    }
    return true
  }
}
