// Copyright (c) 2026 the Usher authors. MIT license, see LICENSE.

import Foundation

/// An action sheet in a popover, where a tap beside it stands for cancel: on a pad, and from iOS 26 on
/// wherever it has a source. Otherwise it is a sheet at the lower edge, or from iOS 26 on centered.
final class ActionSheetPopover: UIPopoverPresentationController {
  /// Observe taps beside the sheet while its background lets touches through.
  private var touchObservers: [EndedTouchObserver] = []

  private var alert: UIAlertController? { presentedViewController as? UIAlertController }
  private var content: (any SheetContentView)? {
    presentedViewController.view as? any SheetContentView
  }
  private var hasSource: Bool { sourceView != nil || barButtonItem != nil }
  private var switches: HeadlessSwitches { HeadlessDevice.current.switches }
  private var isOfNewSystem: Bool { HeadlessDevice.current.anchorsActionSheets }

  override func adaptivePresentationStyle(
    for traitCollection: UITraitCollection
  ) -> UIModalPresentationStyle {
    let device = HeadlessDevice.current
    // A phone without a source has no popover, however wide the window is.
    let isWidePhone =
      device.model.idiom == .phone && traitCollection.horizontalSizeClass == .regular
    if isWidePhone, !(isOfNewSystem && (hasSource || switches.wideWindowNeedsSource)) {
      return .custom
    }
    return super.adaptivePresentationStyle(for: traitCollection)
  }

  override var systemAdaptiveStyle: UIModalPresentationStyle {
    hasSource && isOfNewSystem ? .none : .custom
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

  override func placement(at anchor: CGRect, in room: CGRect) -> PopoverPlacement {
    guard isOfNewSystem, barButtonItem == nil, !permittedArrowDirections.isEmpty else {
      return super.placement(at: anchor, in: room)
    }
    return PopoverPlacement(
      sheetAt: anchor, room: room, content: contentSize, permitted: permittedArrowDirections,
      isMirrored: popoverView.effectiveUserInterfaceLayoutDirection == .rightToLeft)
  }

  override func systemAnimator(presenting: Bool) -> (any UIViewControllerAnimatedTransitioning)? {
    isOfNewSystem
      ? AnchoredSheetAnimator(isPresenting: presenting, in: popoverView)
      : super.systemAnimator(presenting: presenting)
  }

  override func presentationTransitionWillBegin() {
    content?.placement = .popover
    super.presentationTransitionWillBegin()
    if HeadlessDevice.currentHasNewDesign { showGlass() }
    guard isOfNewSystem else { return }
    content?.accessibilityViewIsModal = switches.anchoredSheetIsModal
    popoverView.accessibilityViewIsModal = switches.anchoredSheetIsModal
    if switches.anchoredSheetPassesTouches { passTouches() }
  }

  override func dismissalTransitionDidEnd(_ completed: Bool) {
    super.dismissalTransitionDidEnd(completed)
    guard completed else { return }
    for observer in touchObservers { observer.view?.removeGestureRecognizer(observer) }
    touchObservers = []
  }

  /// The material of a card, and on a pad a shadow that reaches 150 points, as measured on iOS 26.1
  /// by the authors of github.com/Vercantez/openuikit.
  private func showGlass() {
    if backgroundColor == nil {
      popoverView.material = AlertBackground(
        CapsuleAlertMetrics.card, opaque: CapsuleAlertMetrics.opaqueCard)
    }
    let isPad = HeadlessDevice.current.model.idiom == .pad
    popoverView.layer.shadowOpacity = CapsuleAlertMetrics.shadowOpacity
    popoverView.layer.shadowRadius = isPad ? 50 : CapsuleAlertMetrics.shadowRadius
    popoverView.layer.shadowOffset = CapsuleAlertMetrics.shadowOffset
  }

  /// A tap beside it cancels, whichever window it reaches.
  private func passTouches() {
    background.passesTouches = true
    transitionView?.passesTouchesThrough = true
    for window in transitionView?.window?.windowScene?.windows ?? [] {
      let observer = EndedTouchObserver { [weak self] touch in
        guard let self else { return }
        let isInside = popoverView.bounds.contains(touch.location(in: popoverView))
        if !isInside { backgroundWasTapped() }
      }
      window.addGestureRecognizer(observer)
      touchObservers.append(observer)
    }
  }

  override func backgroundWasTapped() {
    guard let alert, let cancel = alert.cancelAction else {
      if !isOfNewSystem || switches.anchoredSheetGoesWithoutCancel { super.backgroundWasTapped() }
      return
    }
    if isOfNewSystem, switches.anchoredSheetCancelsAtOnce {
      alert.chooseAtOnce(cancel)
    } else {
      alert.choose(cancel)
    }
  }
}

/// Calls a closure at the end of each touch, and never recognizes anything.
private final class EndedTouchObserver: UIGestureRecognizer {
  private let touched: (UITouch) -> Void

  init(_ touched: @escaping (UITouch) -> Void) {
    self.touched = touched
    super.init()
  }

  override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {
    touches.first.map(touched)
    state = .failed
  }
}

extension HeadlessDevice {
  /// Whether action sheets point at their source on a phone, too, and are centered without one.
  var anchorsActionSheets: Bool {
    system >= .iOS26
      && !(designRequiresCompatibility && switches.compatibilityKeepsBottomSheets)
  }
}

/// An anchored action sheet grows out of what it points at, and goes back there.
final class AnchoredSheetAnimator: SystemTransitionAnimator {
  private let isPresenting: Bool
  private let popover: PopoverView

  init(isPresenting: Bool, in popover: PopoverView) {
    self.isPresenting = isPresenting
    self.popover = popover
  }

  var duration: TimeInterval { isPresenting ? 0.57 : 0.55 }

  func animate(_ animations: @escaping () -> Void, completion: ((Bool) -> Void)?) {
    UIView.animate(
      withDuration: duration, delay: 0, usingSpringWithDamping: isPresenting ? 0.8 : 0.85,
      initialSpringVelocity: 0, options: [], animations: animations, completion: completion)
  }

  func animateTransition(using transitionContext: any UIViewControllerContextTransitioning) {
    guard
      let controller = transitionContext.viewController(forKey: isPresenting ? .to : .from)
    else { return transitionContext.completeTransition(true) }
    let popover = popover
    if isPresenting {
      UIView.performWithoutAnimation {
        transitionContext.containerView.addSubview(popover)
        popover.frame = transitionContext.finalFrame(for: controller)
        transitionContext.containerView.layoutIfNeeded()
        (popover.transform, popover.alpha) = (atTip, 0)
      }
    }
    animate { [isPresenting, atTip] in
      (popover.transform, popover.alpha) = isPresenting ? (.identity, 1) : (atTip, 0)
    } completion: { _ in
      transitionContext.completeTransition(!transitionContext.transitionWasCancelled)
      (popover.transform, popover.alpha) = (.identity, 1)
    }
  }

  /// Almost nothing, where the arrow points; with reduced motion it only fades.
  private var atTip: CGAffineTransform {
    guard !UIAccessibility.isReduceMotionEnabled, let tip = popover.tip else { return .identity }
    let away = CGPoint(x: tip.x - popover.bounds.midX, y: tip.y - popover.bounds.midY)
    let scale: CGFloat = 0.01
    return CGAffineTransform(
      translationX: away.x * (1 - scale), y: away.y * (1 - scale)
    ).scaledBy(x: scale, y: scale)
  }
}
