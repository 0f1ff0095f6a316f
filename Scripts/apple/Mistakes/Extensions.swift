// Copyright (c) 2026 the Usher authors. MIT license, see LICENSE.

// Uses of what app extensions have not, in code for them.

import Foundation
import UIKit

@MainActor
enum Extensions {
  @available(iOSApplicationExtension, unavailable)
  static func application() -> UIApplication { .shared }

  static func open(_ url: URL) {
    let application = UIApplication.shared  // Reported: 'shared' is unavailable in app ext
    application.open(url)  // Reported: 'open(_:options:completionHandler:)' is unavailable
    _ = Self.application()  // Reported: 'application()' is unavailable in app extensions
  }
}
