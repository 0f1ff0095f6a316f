// Copyright (c) 2026 the Usher authors. MIT licence, see LICENSE.

import UIKitShim
import UsherCore

@available(iOSApplicationExtension, unavailable)
extension StyledAlert {
  /// What is said about it that an update cannot change, in words.
  var saidInVain: [String] {
    let usual = StyledAlert(described).settings
    let said: [(String, Bool)] = [
      ("a key", settings.key != nil), ("a group", settings.group != nil),
      ("a lane", settings.lane != usual.lane), ("a priority", settings.priority != usual.priority),
      ("a delay", settings.delay != usual.delay),
      ("a conflict", settings.conflict != usual.conflict),
      ("a time to live", settings.expiresAfter != nil), ("pages", settings.pages.isSaid),
      ("what it does when its page is left", settings.retention != nil),
      ("what it does when its page is covered", settings.staysWhenCovered),
      ("callbacks", !settings.callbacks.isEmpty || !settings.listeners.isEmpty),
      ("a theme or a motion", described.theme != nil || !described.changes.isEmpty),
      ("a controller to be in", described.parent != nil),
    ]
    return said.filter(\.1).map(\.0)
  }
}

extension PopupPages {
  /// Whether any page is named.
  fileprivate var isSaid: Bool { if case .anywhere = self { false } else { true } }
}
