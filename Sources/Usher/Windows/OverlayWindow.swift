// Copyright (c) 2026 the Usher authors. MIT licence, see LICENSE.

import UIKitShim

/// A window of ours above the app's: one popup each, in the right scene, and gone without a trace.
///
/// Touches outside of what it shows fall through by geometry alone: the same point gets the same
/// answer however often it is asked, which UIKit does.
@MainActor
@available(iOSApplicationExtension, unavailable)
final class OverlayWindow: UIWindow {
  let isModal: Bool
  let band: OverlayBand
  let keyStatus = KeyStatus()
  /// Whether it has greyed the tint of the stage window.
  private var dims = false

  init(scene: UIWindowScene, band: OverlayBand, isModal: Bool, root: OverlayRootController) {
    self.isModal = isModal
    self.band = band
    super.init(windowScene: scene)
    frame = scene.coordinateSpace.bounds
    windowLevel = OverlayLevel.level(for: band, above: scene.windows)
    backgroundColor = .clear
    accessibilityViewIsModal = isModal
    rootViewController = root
  }

  required init?(coder: NSCoder) { nil }

  /// A window that is not modal is key only while something in it has the focus.
  override var canBecomeKey: Bool { isModal || KeyStatus.firstResponder(in: self) != nil }

  override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
    guard let root = rootViewController as? OverlayRootController,
      root.takesTouch(at: convert(point, to: root.view))
    else { return nil }
    return super.hitTest(point, with: event)
  }

  /// Shows the window; a modal one greys the page's tint, takes key status and remembers who had it.
  func show(on stage: Stage) {
    if isModal {
      stage.dimming.begin(stage.window)
      dims = true
      keyStatus.take(for: self)
    } else {
      isHidden = false
    }
  }

  /// Gives back what the window took of its surroundings; hiding it is left to the caller, who may
  /// let it fade first.
  func withdraw(from stage: Stage?) {
    endEditing(true)
    if dims { stage?.dimming.end() }
    dims = false
    keyStatus.giveBack(from: self, stageWindow: stage?.window)
  }

  /// Takes the window apart, in the order in which nothing of it stays behind.
  func tearDown(on stage: Stage?) {
    withdraw(from: stage)
    isHidden = true
    rootViewController = nil
    windowScene = nil
  }
}
