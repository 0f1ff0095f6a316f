// Copyright (c) 2026 the Usher authors. MIT licence, see LICENSE.

import UIKitShim

// What ends by itself after a while: users come back, fingers get tired, apps dismiss what they present.
// Without that most of a storm would be played behind something that nobody takes away.
extension UIFuzzer {
  /// Does something after a while, between two steps.
  func schedule(_ deed: @escaping @MainActor () -> Void) {
    // The number of the step decides how long, so that a script that was cut does the same.
    let delay = 0.4 + Double((step?.number ?? 0) * 7 % 10) * 0.25
    scheduledActions.append(ScheduledAction(time: now + delay, action: deed))
  }

  /// Answers whether anything was.
  func performDueActions() -> Bool {
    let actions = scheduledActions.filter { $0.time <= now }
    scheduledActions.removeAll { $0.time <= now }
    for action in actions { action.action() }
    return !actions.isEmpty
  }

  struct ScheduledAction {
    let time: Double
    let action: @MainActor () -> Void
  }

  /// The user comes back to a scene that is not active.
  func scheduleActivation(of app: FuzzScene) {
    schedule { [weak self, weak app] in
      guard let self, let app, app.isOpen, !isActive(app) else { return }
      activate(app)
    }
  }

  func activate(_ app: FuzzScene) {
    device.activate(app.scene)
    app.activeSince = now
    lastEventTime = now
    // The time of what it shows may run from now on, and not only from the next turn on.
    for popup in popups where popup.app === app && popup.displayTimer.last == .no {
      popup.displayTimer.last = .perhaps
    }
  }

  /// The app dismisses what it has presented, as soon as UIKit lets it.
  func scheduleDismissal(_ front: UIViewController) {
    schedule { [weak self, weak front] in
      guard let self, let front, let presenter = front.presentingViewController else { return }
      guard front.presentedViewController == nil, !front.isBeingPresented else {
        return scheduleDismissal(front)
      }
      if !front.isBeingDismissed { presenter.dismiss(animated: true) }
      lastEventTime = now
    }
  }

  /// The user goes back from a page, as most of those who went there do.
  func scheduleGoingBack(from page: UIViewController) {
    schedule { [weak self, weak page] in
      guard let self, let page, let navigation = page.navigationController,
        navigation.topViewController === page, navigation.viewControllers.count > 1,
        !isFingerDown
      else { return }
      for app in scenes { app.editedField = nil }
      navigation.popViewController(animated: true)
      lastEventTime = now
    }
  }

  func scheduleTabSwitch(to tab: Int, of tabs: UITabBarController) {
    schedule { [weak self, weak tabs] in
      guard let self, let tabs, tabs.selectedIndex != tab else { return }
      for app in scenes { app.editedField = nil }
      tabs.selectedIndex = tab
      lastEventTime = now
    }
  }

  func scheduleTouchUp() {
    schedule { [weak self] in
      guard let self, isFingerDown else { return }
      touchUp()
      lastEventTime = now
    }
  }
}
