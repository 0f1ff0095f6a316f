// Copyright (c) 2026 the Usher authors. MIT licence, see LICENSE.

import UIKitShim

/// Everything that Usher adds to the types of UIKit, behind the one word `usher`.
///
/// ```swift
/// viewController.usher.popups.enqueue(popup)
/// alert.usher.show()
/// ```
@MainActor
public struct UsherNamespace<Base> {
  let base: Base
}

/// What has a namespace `usher`: views, view controllers, windows and scenes.
@MainActor
public protocol UsherNamespaced {}

extension UsherNamespaced {
  /// What Usher adds to this object.
  public var usher: UsherNamespace<Self> { UsherNamespace(base: self) }
}

extension UIResponder: UsherNamespaced {}
