// Copyright (c) 2026 the Usher authors. MIT licence, see LICENSE.

import UIKitShim

/// What one popup is put into: a window of its own, or a view in the app's window.
@MainActor
@available(iOSApplicationExtension, unavailable)
protocol OverlayHost: AnyObject {
  var root: OverlayRootViewController { get }

  /// Whether what is behind it is out of reach while it is shown.
  var isModal: Bool { get }

  /// Whether it is where it was put, be it hidden or not.
  var isAttached: Bool { get }

  /// Whether it is hidden.
  var isHidden: Bool { get }

  /// Whether something that is presented in the app's window is in front of it.
  var isCovered: Bool { get }

  /// Called when the first finger comes onto the popup and when the last one has left it.
  var onTouchChange: @MainActor (Bool) -> Void { get set }

  /// Shows itself; a modal one greys the page's tint and takes the keyboard from it, remembering who
  /// had it. What in it had the focus when it was withdrawn has it again.
  func activate(`in` scene: SceneContext)

  /// Gives back what it took of its surroundings; hiding it is left to the caller, who may let it fade
  /// first. The focus goes back to what had it on the page, unless the page is about to leave or the
  /// user types in something else by now.
  func deactivate(`in` scene: SceneContext?, isPageDisappearing: Bool)

  /// Hides itself, with everything in it as it is.
  func hide()

  /// Follows what has changed on the stage; called once per turn.
  func update(_ stage: SceneContext)

  /// Takes itself apart, in the order in which nothing of it stays behind.
  func tearDown(on scene: SceneContext?)
}

@available(iOSApplicationExtension, unavailable)
extension OverlayHost {
  /// Whether it is where it was put and can be seen.
  var isAttachedAndVisible: Bool { isAttached && !isHidden }

  /// Whether what is behind it is out of reach now.
  var isEffectivelyModal: Bool { isModal && !isHidden && root.isInteractive }
}
