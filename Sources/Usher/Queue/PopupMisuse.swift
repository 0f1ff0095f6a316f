// Copyright (c) 2026 the Usher authors. MIT licence, see LICENSE.

import UIKitShim

/// What is said when a popup cannot be taken as it is.
@MainActor
enum PopupMisuse {
  static func viewInUse(_ view: UIView) -> MisuseReport {
    MisuseReport(
      anchor: "popup-view-in-use",
      happened: "A \(type(of: view)) was to be the content of a second popup.",
      lookedAt: "The first popup with that very view has not ended.",
      remedy: "Make a new view for each popup, best in the closure of Popup.init.")
  }

  static func stageGone(_ content: String) -> MisuseReport {
    MisuseReport(
      anchor: "popup-stage-gone",
      happened: "\(content) was enqueued on a scene that has been disconnected.",
      lookedAt: "The scene of this PopupCenter is not attached any more and will not be again.",
      remedy: "Use PopupCenter.shared, or the usher.popups of a view controller that is on screen.")
  }
}
