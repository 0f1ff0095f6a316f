// Copyright (c) 2026 the Usher authors. MIT license, see LICENSE.

import UIKitShim

// Scheduled follow-up actions: the user returns to the app, lifts the finger and goes back, and the
// app dismisses its presented controllers. Without them most of a run would happen behind one
// controller.
extension UIFuzzer {
  /// Schedules an action for some time later, between two steps.
  func schedule(_ deed: @escaping @MainActor () -> Void) {
    // The delay depends on the step number, so that a shortened script behaves the same.
    let delay = 0.4 + Double((step?.number ?? 0) * 7 % 10) * 0.25
    scheduledActions.append(ScheduledAction(time: now + delay, action: deed))
  }

  /// Performs the scheduled actions that are due. Returns whether there were any.
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

  /// Schedules the activation of an inactive scene.
  func scheduleActivation(of app: FuzzScene) {
    schedule { [weak self, weak app] in
      guard let self, let app, app.isOpen, !isActive(app) else { return }
      activate(app)
    }
  }

  func activate(_ app: FuzzScene) {
    device.activate(app.scene)
    app.activeSince = now
    if app.wasInactive { app.noticedActiveSince = now }
    lastEventTime = now
    // The display timers of its popups may run from now on, not only from the next turn on.
    for popup in popups where popup.app === app && popup.displayTimer.last == .no {
      popup.displayTimer.last = .perhaps
    }
  }

  /// Schedules the dismissal of a presented controller, as soon as UIKit allows it.
  func scheduleDismissal(of front: UIViewController) {
    schedule { [weak self, weak front] in
      guard let self, let front, let presenter = front.presentingViewController else { return }
      guard front.presentedViewController == nil, !front.isBeingPresented else {
        return scheduleDismissal(of: front)
      }
      if !front.isBeingDismissed { presenter.dismiss(animated: true) }
      lastEventTime = now
    }
  }

  /// Schedules going back from a page.
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

  /// Schedules going back to a tab.
  func scheduleTabSwitch(to tab: Int, of tabs: UITabBarController) {
    schedule { [weak self, weak tabs] in
      guard let self, let tabs, tabs.selectedIndex != tab else { return }
      for app in scenes { app.editedField = nil }
      tabs.selectedIndex = tab
      lastEventTime = now
    }
  }

  /// Schedules lifting the finger.
  func scheduleTouchUp() {
    schedule { [weak self] in
      guard let self, isFingerDown else { return }
      touchUp()
      lastEventTime = now
    }
  }
}
