// Copyright (c) 2026 the Usher authors. MIT license, see LICENSE.

// API that is newer than the deployment version, or deprecated in it.

import UIKit

@MainActor
enum Versions {
  static func mirror(_ view: UIView) {
    view.traitOverrides  // Reported: 'traitOverrides' is only available in iOS 17.0 or newer
      .layoutDirection = .leftToRight  // Reported: 'layoutDirection' is only available in iOS 17.0
  }
  static func mirrorIfPossible(_ view: UIView) {
    if #available(iOS 17, *) {
      view.traitOverrides.layoutDirection = .leftToRight
    }
    view.updateTraitsIfNeeded()  // Reported: 'updateTraitsIfNeeded()' is only available in iOS 17.0
    guard #available(iOS 17, *) else { return }
    view.updateTraitsIfNeeded()
    view.setNeedsUpdateProperties()  // Reported: 'setNeedsUpdateProperties()' is only
  }
  @available(iOS 17, *)
  static func change(_ view: UIView) {
    view.updateTraitsIfNeeded()
  }
  static func count(_ application: UIApplication) -> Int {
    application.windows.count  // Reported: 'windows' was deprecated in iOS 15.0
  }
}
