// Copyright (c) 2026 the Usher authors. MIT licence, see LICENSE.

import UIKitShim
import UsherCore

/// A change of what the popup with the same key shows, instead of another view for it.
///
/// ```swift
/// Popup<Never> { _ in UploadView(progress) }
///   .key("upload", .update { (view: UploadView) in view.progress = progress })
/// ```
@MainActor
@available(iOSApplicationExtension, unavailable)
public struct PopupUpdate {
  /// Makes the change; answers whether the view is one that can be changed so.
  let change: @MainActor (UIView) -> Bool

  /// Changes the view that is there.
  ///
  /// The closure is called once for each popup that is joined with the first one, on the main actor,
  /// when everything else that the same event brings about has been done. The first popup may be
  /// visible, suspended or on its way; where it still waits and its view has not been made, the closure
  /// is called right after that. It is never called for the first popup of a key, which makes its own
  /// view, nor when the first one has ended before.
  public static func update(_ change: @escaping @MainActor (UIView) -> Void) -> PopupUpdate {
    PopupUpdate {
      change($0)
      return true
    }
  }

  /// Changes the view that is there, if it is of the closure's type.
  ///
  /// The closure is called when the other `update` calls its own. A view of another type stays as it
  /// is, and that is reported.
  public static func update<Content: UIView>(
    _ change: @escaping @MainActor (Content) -> Void
  ) -> PopupUpdate {
    PopupUpdate {
      guard let content = $0 as? Content else { return false }
      change(content)
      return true
    }
  }
}
