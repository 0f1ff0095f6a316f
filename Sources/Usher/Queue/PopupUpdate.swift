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
public struct ContentUpdate {
  /// Makes the change; answers whether what is there is of a type that can be changed so.
  let apply: @MainActor (PopupContent) -> Bool

  /// Changes the view that is there, which is a controller's view where the popup has a controller.
  ///
  /// The closure is called once for each popup that is joined with the first one, on the main actor,
  /// when everything else that the same event brings about has been done. The first popup may be
  /// visible, suspended or on its way; where it still waits and its view has not been made, the closure
  /// is called right after that. It is never called for the first popup of a key, which makes its own
  /// view, nor when the first one has ended before.
  public static func update(_ change: @escaping @MainActor (UIView) -> Void) -> ContentUpdate {
    ContentUpdate {
      change($0.view)
      return true
    }
  }

  /// Changes the view or the view controller that is there, if it is of the closure's type.
  ///
  /// The closure is called when the other `update` calls its own. What is of another type stays as it
  /// is, and that is reported.
  public static func key<Content: UIResponder>(
    _ update: @escaping @MainActor (Content) -> Void
  ) -> ContentUpdate {
    ContentUpdate {
      guard let content = $0.responder as? Content ?? $0.view as? Content else { return false }
      update(content)
      return true
    }
  }
}
