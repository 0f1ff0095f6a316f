// Copyright (c) 2026 the Usher authors. MIT licence, see LICENSE.

import UIKitShim
import UsherCore

@available(iOSApplicationExtension, unavailable)
extension StyledAlert {
  /// What is said about it that an update cannot change, in words.
  var unsupportedUpdates: [String] {
    let defaults = StyledAlert(presentation)._configuration
    let properties: [(String, Bool)] = [
      ("a key", _configuration.key != nil), ("a group", _configuration.group != nil),
      ("a lane", _configuration.lane != defaults.lane), ("a priority", _configuration.priority != defaults.priority),
      ("a delay", _configuration.delay != defaults.delay),
      ("a conflict", _configuration.conflict != defaults.conflict),
      ("a time to live", _configuration.expiration != nil), ("pages", _configuration.pages.isRestricted),
      ("what it does when its page is left", _configuration.pageExit != nil),
      ("what it does when its page is covered", _configuration.ignoresPageCover),
      ("callbacks", !_configuration.dismissalCallbacks.isEmpty || !_configuration.lifecycleCallbacks.isEmpty),
      ("a theme or a motion", presentation.theme != nil || !presentation.themeChanges.isEmpty),
      ("a controller to be in", presentation.parent != nil),
    ]
    return properties.filter(\.1).map(\.0)
  }
}

extension PageTarget {
  /// Whether any page is named.
  fileprivate var isRestricted: Bool { if case .anywhere = self { false } else { true } }
}
