// Copyright (c) 2026 the Usher authors. MIT licence, see LICENSE.

import UIKitShim

// What ends by itself after a while: users come back, fingers get tired, apps dismiss what they present.
// Without that most of a storm would be played behind something that nobody takes away.
extension Storm {
  /// Does something after a while, between two steps.
  func later(_ deed: @escaping @MainActor () -> Void) {
    // The number of the step decides how long, so that a script that was cut does the same.
    let patience = 0.4 + Double((step?.number ?? 0) * 7 % 10) * 0.25
    dues.append(Due(moment: now + patience, deed: deed))
  }

  /// Answers whether anything was.
  func doWhatIsDue() -> Bool {
    let due = dues.filter { $0.moment <= now }
    dues.removeAll { $0.moment <= now }
    for one in due { one.deed() }
    return !due.isEmpty
  }

  struct Due {
    let moment: Double
    let deed: @MainActor () -> Void
  }

  /// The user comes back to a scene that is not active.
  func comeBackLater(to app: StormScene) {
    later { [weak self, weak app] in
      guard let self, let app, app.isOpen, !isActive(app) else { return }
      activate(app)
    }
  }

  func activate(_ app: StormScene) {
    device.activate(app.scene)
    app.activeSince = now
    lastEvent = now
    // The time of what it shows may run from now on, and not only from the next turn on.
    for popup in popups where popup.app === app && popup.time.last == .no {
      popup.time.last = .perhaps
    }
  }

  /// The app dismisses what it has presented, as soon as UIKit lets it.
  func dismissLater(_ front: UIViewController) {
    later { [weak self, weak front] in
      guard let self, let front, let presenter = front.presentingViewController else { return }
      guard front.presentedViewController == nil, !front.isBeingPresented else {
        return dismissLater(front)
      }
      if !front.isBeingDismissed { presenter.dismiss(animated: true) }
      lastEvent = now
    }
  }

  /// The user goes back from a page, as most of those who went there do.
  func goBackLater(from page: UIViewController) {
    later { [weak self, weak page] in
      guard let self, let page, let navigation = page.navigationController,
        navigation.topViewController === page, navigation.viewControllers.count > 1,
        !isFingerDown
      else { return }
      for app in scenes { app.typedIn = nil }
      navigation.popViewController(animated: true)
      lastEvent = now
    }
  }

  func goBackLater(to tab: Int, of tabs: UITabBarController) {
    later { [weak self, weak tabs] in
      guard let self, let tabs, tabs.selectedIndex != tab else { return }
      for app in scenes { app.typedIn = nil }
      tabs.selectedIndex = tab
      lastEvent = now
    }
  }

  func liftLater() {
    later { [weak self] in
      guard let self, isFingerDown else { return }
      lift()
      lastEvent = now
    }
  }
}
