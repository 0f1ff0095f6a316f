// Copyright (c) 2026 the Usher authors. MIT license, see LICENSE.

import Foundation

/// What an action sheet is in a wide window: its actions in a popover, where a tap beside it stands
/// for cancel. In a narrow one it is a sheet at the lower edge; from iOS 26 on only without a source.
final class ActionSheetPopover: UIPopoverPresentationController {
  private var alert: UIAlertController? { presentedViewController as? UIAlertController }
  private var content: ActionSheetView? { presentedViewController.view as? ActionSheetView }

  override var systemAdaptiveStyle: UIModalPresentationStyle {
    let pointsAtSource = sourceView != nil || barButtonItem != nil
    return pointsAtSource && HeadlessDevice.current.switches.phoneSheetsPointAtSources
      ? .none : .custom
  }

  override func makeCustomAdaptiveController() -> UIPresentationController? {
    AlertPresentation(
      presentedViewController: presentedViewController, presenting: presentingViewController)
  }

  override var reasonWithoutAnchor: String {
    "Your application has presented a UIAlertController (\(presentedViewController.headlessDescription)"
      + ") of style UIAlertControllerStyleActionSheet from \(type(of: presentingViewController)) "
      + "(\(presentingViewController.headlessDescription)). The modalPresentationStyle of a "
      + "UIAlertController with this style is UIModalPresentationPopover. You must provide location "
      + "information for this popover through the alert controller's popoverPresentationController. "
      + "You must provide either a sourceView and sourceRect or a barButtonItem.  If this "
      + "information is not known when you present the alert controller, you may provide it in the "
      + "UIPopoverPresentationControllerDelegate method -prepareForPopoverPresentation."
  }

  override var contentSize: CGSize {
    content?.sizeInPopover ?? super.contentSize
  }

  override func presentationTransitionWillBegin() {
    content?.isInPopover = true
    super.presentationTransitionWillBegin()
  }

  override func backgroundWasTapped() {
    guard let cancel = alert?.cancelAction else { return super.backgroundWasTapped() }
    alert?.choose(cancel)
  }
}
