// Copyright (c) 2026 the Usher authors. MIT licence, see LICENSE.

import UIKitShim

/// What a modal stands on: a window of its own, or the app's with what is in it.
@MainActor
@available(iOSApplicationExtension, unavailable)
final class ModalGround {
  /// The window that is ours; `nil` in the app's.
  private let overlay: OverlayWindow?
  private(set) weak var window: UIWindow?
  /// Who is asked to present.
  private(set) weak var presenter: UIViewController?
  private var focus: AccessibilityFocus?
  private var touches: TouchWatch?
  private var tapsBeside: TapBeside?
  /// What shows where a popover points, if that is in another window.
  private var mirror: PopoverMirror?

  /// A window of ours with nothing in it.
  init(own overlay: OverlayWindow) {
    self.overlay = overlay
    window = overlay
    presenter = overlay.root
  }

  /// The app's window, with a controller in it.
  init(presenter: UIViewController, in window: UIWindow?) {
    overlay = nil
    self.window = window
    self.presenter = presenter
  }

  /// Whether it is a window of ours.
  var isOwn: Bool { overlay != nil }

  /// The traits that decide how something will be presented; those of a window of ours may not be known
  /// yet.
  var traits: UITraitCollection {
    let window = isOwn ? window?.windowScene?.traitCollection : presenter?.traitCollection
    return window ?? UITraitCollection()
  }

  /// Whether it is ours and hidden.
  var isHidden: Bool { overlay?.isHidden == true }

  /// Whether it still carries a controller: the line from that leads to the root of a window that is
  /// there to be seen.
  func carries(_ controller: UIViewController) -> Bool {
    guard let window, window.windowScene != nil, overlay != nil || !window.isHidden else {
      return false
    }
    var last = controller
    while let next = last.parent ?? last.presentingViewController { last = next }
    return last === window.rootViewController
  }

  func show(on stage: Stage) {
    guard let overlay else { return }
    stage.mirror(to: overlay)
    overlay.show(on: stage)
    focus = AccessibilityFocus(isModal: true)
  }

  /// Hides a window of ours with everything in it as it is, and gives back what it took; in the app's
  /// nothing can be hidden.
  func withdraw(from stage: Stage?) {
    guard let overlay else { return }
    overlay.withdraw(from: stage)
    overlay.isHidden = true
    restoreFocus(on: stage)
  }

  func follow(_ stage: Stage?) {
    guard let overlay else { return }
    stage?.mirror(to: overlay)
    mirror?.follow()
  }

  /// Lets a popover in a window of ours point at what it is to point at in the app's.
  func mirrorAnchor(of controller: UIViewController) {
    guard let overlay, let anchor = PopoverAnchor(of: controller, on: self) else { return }
    mirror = anchor.mirror(in: overlay.root.view)
  }

  /// Whether UIKit can tell how to present in it. Whether there is room for a popover a new window may
  /// know a turn late.
  var isReady: Bool {
    guard let overlay, mirror != nil else { return true }
    return overlay.traitCollection.horizontalSizeClass != .unspecified
  }

  /// Asks this when the user wants to get out in a way that UIKit has no answer for: by a tap beside the
  /// view or, in a window of ours, by the escape gesture or key.
  func watchWayOut(
    beside view: UIView, in container: UIView?,
    _ close: @escaping @MainActor (PopupClosing) -> Bool
  ) {
    guard let overlay else {
      tapsBeside = container.map { TapBeside(view, in: $0) { _ = close(.tapOutside) } }
      return
    }
    overlay.root.close = close
    overlay.outsideTap = OutsideTap(beside: view) { _ = close(.tapOutside) }
  }

  func tearDown(on stage: Stage?) {
    touches?.stop()
    touches = nil
    tapsBeside?.stop()
    tapsBeside = nil
    mirror?.restore()
    mirror = nil
    guard let overlay else { return }
    overlay.touched = { _ in }
    overlay.outsideTap = nil
    overlay.root.close = { _ in false }
    overlay.tearDown(on: stage)
    restoreFocus(on: stage)
  }

  /// Calls back when the first finger comes onto the modal and when the last one has left it.
  func watchTouches(on view: UIView, _ touched: @escaping @MainActor (Bool) -> Void) {
    if let overlay {
      overlay.touched = touched
    } else {
      let watch = TouchWatch()
      watch.onChange = touched
      watch.watch(view)
      touches = watch
    }
  }

  private func restoreFocus(on stage: Stage?) {
    focus?.restore(in: stage?.scene)
    focus = nil
  }
}
