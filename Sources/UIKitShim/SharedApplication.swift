// Copyright (c) 2026 the Usher authors. MIT license, see LICENSE.

/// The app's `UIApplication`, for code that is also compiled for app extensions.
///
/// An extension has no shared application, so only code that extensions cannot call may read
/// `UIApplication.shared`. Each public function through which an app begins to use Usher is marked
/// as unavailable in extensions and calls ``capture()``; all other code reads ``current``.
@MainActor
public enum SharedApplication {
  /// The application; `nil` before the first call of ``capture()``, that is, in an extension.
  ///
  /// On the stand-in it is always the application of the current device.
  public static var current: UIApplication? {
    #if canImport(UIKit)
      captured
    #else
      .shared
    #endif
  }

  #if canImport(UIKit)
    private static var captured: UIApplication?
  #endif

  /// Stores the application; calling it again has no effect.
  @available(iOSApplicationExtension, unavailable)
  public static func capture() {
    #if canImport(UIKit)
      captured = .shared
    #endif
  }
}
