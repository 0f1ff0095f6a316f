// Copyright (c) 2026 the Usher authors. MIT license, see LICENSE.

// A mistake in code that only Apple systems compile, beside the files of UIKitShim.

#if canImport(UIKit)
  import UIKit

  extension SharedApplication {
    static func frontmostWindow() -> UIWindow {
      UIWindowScene.current.keyWindow  // Reported: type 'UIWindowScene' has no member 'current'
    }
  }
#endif
