// Copyright (c) 2026 the Usher authors. MIT license, see LICENSE.

import UIKitShim

/// The delegate of the gallery's app.
final class AppDelegate: UIResponder, UIApplicationDelegate {}

#if canImport(UIKit)
  @main
  extension AppDelegate {}
#endif
