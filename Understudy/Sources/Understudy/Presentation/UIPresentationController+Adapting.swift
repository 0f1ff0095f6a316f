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

  /// Makes the controller that replaces it in that style, with the view controller that the
  /// delegate provides for it.
  func makeAdaptiveController(for style: UIModalPresentationStyle) -> UIPresentationController {
    let presented =
      delegate?.presentationController(self, viewControllerForAdaptivePresentationStyle: style)
      ?? presentedViewController
    let adaptive: UIPresentationController
    if style == .custom, let custom = makeCustomAdaptiveController() {
      adaptive = custom
      adaptive.effectiveStyle = style
    } else if style == .fullScreen || style == .overFullScreen {
      adaptive = FullSizePresentation(
        presentedViewController: presented, presenting: presentingViewController)
      adaptive.effectiveStyle = style
    } else {
      adaptive = makeAdaptiveSheet(of: presented)
      adaptive.effectiveStyle = style == .automatic ? .pageSheet : style
    }
    if adaptive.delegate == nil { adaptive.delegate = delegate }
    delegate?.presentationController(self, prepare: adaptive)
    return adaptive
  }
}

extension UIViewController {
  /// Called when the traits of this controller, or of where it presents, have changed.
  func presentationEnvironmentDidChange(
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
