// Copyright (c) 2026 the Usher authors. MIT licence, see LICENSE.

import UIKitShim
import UsherCore

/// Something that can be put into the line: a popup of views, or a view controller presented by UIKit.
///
/// Everything that the queue knows about a popup is said with the modifiers of this protocol, whatever
/// kind of popup it is. The types of Usher conform; an app has no reason to let one of its own do so.
@MainActor
@available(iOSApplicationExtension, unavailable)
public protocol PopupPresentable<Value> {
  /// What the popup can end with; `Never`, if its end has no value.
  associatedtype Value: Sendable

  /// What has been said about it, and how it is shown.
  var _configuration: _PopupConfiguration<Value> { get set }
}
