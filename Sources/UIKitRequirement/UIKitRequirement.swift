// Copyright (c) 2026 the Usher authors. MIT license, see LICENSE.

// UIKitShim depends on this module on Apple systems. Its only content is this error, so that a build for
// macOS stops here instead of reporting every type of UIKit as unknown.
#if !canImport(UIKit)
  #error(
    "macOS has no UIKit: build Usher with xcodebuild -scheme Usher -destination 'generic/platform=iOS Simulator', or only the engine with swift build --target UsherCore"
  )
#endif
