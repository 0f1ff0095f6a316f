// Copyright (c) 2026 the Usher authors. MIT license, see LICENSE.

import Foundation

extension UIPresentationController {
  /// The style in which it is presented in such surroundings; nil for its own.
  func adaptedStyle(to traits: UITraitCollection) -> UIModalPresentationStyle? {
    let style = adaptivePresentationStyle(for: traits)
    return canAdapt(to: style) ? style : nil
  }

  /// Whether another presentation can stand in for this one in that style.
  private func canAdapt(to style: UIModalPresentationStyle) -> Bool {
    guard style != presentationStyle else { return false }
    switch style {
    case .fullScreen, .overFullScreen: return true
    case .pageSheet, .formSheet, .automatic: return !(self is UISheetPresentationController)
    case .custom: return systemAdaptiveStyle == .custom
    case .none, .popover, .currentContext, .overCurrentContext: return false
    }
  }

  /// Makes what stands in for it in that style, with the controller that the delegate wants to see
  /// there.
  func makeStandIn(for style: UIModalPresentationStyle) -> UIPresentationController {
    let presented =
      delegate?.presentationController(self, viewControllerForAdaptivePresentationStyle: style)
      ?? presentedViewController
    let standIn: UIPresentationController
    if style == .custom, let custom = makeCustomStandIn() {
      standIn = custom
      standIn.styleInForce = style
    } else if style == .fullScreen || style == .overFullScreen {
      standIn = FullSizePresentation(
        presentedViewController: presented, presenting: presentingViewController)
      standIn.styleInForce = style
    } else {
      standIn = makeAdaptiveSheet(of: presented)
      standIn.styleInForce = style == .automatic ? .pageSheet : style
    }
    if standIn.delegate == nil { standIn.delegate = delegate }
    delegate?.presentationController(self, prepare: standIn)
    return standIn
  }
}

extension UIViewController {
  /// Called when the traits of this controller, or of where it presents, have changed.
  func presentationSurroundingsDidChange(
    from old: UITraitCollection?, to new: UITraitCollection
  ) {
    guard let presented = presentation.presented, let old,
      old.horizontalSizeClass != new.horizontalSizeClass
        || old.verticalSizeClass != new.verticalSizeClass
    else { return }
    HeadlessDevice.current.afterLayout { [weak presented] in
      if let presented { ModalTransition.adapt(presented) }
    }
  }
}
