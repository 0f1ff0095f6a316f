// Copyright (c) 2026 the Usher authors. MIT licence, see LICENSE.

import UIKitShim

extension UIView {
  /// Whether the page that it is on is leaving, or something is about to be in front of it: nobody types
  /// there any more, and the keyboard would only flash.
  var isOnDisappearingPage: Bool {
    let controllers = sequence(first: self as UIResponder, next: \.next)
      .compactMap { $0 as? UIViewController }
    let disappearing = controllers.first?.transitionCoordinator?.viewController(forKey: .from)
    return controllers.contains { $0 === disappearing || $0.isBeingReplaced }
  }
}

extension UIViewController {
  /// Whether its navigation controller is to show another one, which may begin only with the next layout.
  fileprivate var isBeingReplaced: Bool {
    guard let navigation = parent as? UINavigationController else { return false }
    return navigation.topViewController !== self
  }
}
