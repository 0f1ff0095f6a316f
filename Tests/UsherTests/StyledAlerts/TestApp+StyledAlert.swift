// Copyright (c) 2026 the Usher authors. MIT license, see LICENSE.

import UIKitShim

@testable import Usher

extension TestApp {
  /// The card of the frontmost styled alert.
  var styledAlert: StyledAlertView? {
    let windows = scene.windows.filter { !$0.isHidden }
      .sorted { $0.windowLevel.rawValue > $1.windowLevel.rawValue }
    return windows.lazy.compactMap { $0.styledAlert }.first
  }
}

extension UIView {
  fileprivate var styledAlert: StyledAlertView? {
    guard !isHidden else { return nil }
    if let found = self as? StyledAlertView { return found }
    return subviews.reversed().lazy.compactMap(\.styledAlert).first
  }
}

extension StyledAlertView {
  /// All texts on the card, in order.
  var texts: [String] {
    [title, message].compactMap(\.text) + buttons.compactMap(\.accessibilityLabel)
  }

  /// The controls of the form, from top to bottom.
  var controls: [any StyledAlertControl] {
    rows.compactMap { ($0 as? StyledAlertFieldView)?.control }
  }
}
