// Copyright (c) 2026 the Usher authors. MIT license, see LICENSE.

import Foundation

/// Page and form sheets as cards, which rest at their detents and can be swiped away.
///
/// Differs: in a wide window a sheet has one height, whatever its detents.
@MainActor
open class UISheetPresentationController: UIPresentationController {
  private let dimming = DimmingView()
  let sheetView = SheetView()
  /// The interactive dismissal.
  var interactiveDismissal: TransitionContext?
  /// A drag pulls a sheet that must not be dismissed.
  var isPulling = false
  /// The frame of the sheet before a drag between detents.
  var frameBeforeResizing: CGRect?

  /// How far a sheet stays below the status bar, and what of the page below shows above it.
  static let peek: CGFloat = 10
  /// Where a sheet begins at least, since iOS 26, which has no such peek.
  static let leastTop: CGFloat = 30
  static var cornerRadius: CGFloat { HeadlessDevice.currentHasNewDesign ? 38 : 10 }
  /// That of a card in the middle of a wide window, since iOS 26, and how far a form sheet is above
  /// the middle; measured on a pad by the authors of github.com/Vercantez/openuikit.
  static let centeredCornerRadius: CGFloat = 32
  static let centeredRise: CGFloat = 5
  /// How much narrower on either side the page below gets.
  private static let recession: CGFloat = 16

  public override init(
    presentedViewController: UIViewController,
    presenting presentingViewController: UIViewController?
  ) {
    super.init(
      presentedViewController: presentedViewController, presenting: presentingViewController)
    let pan = SheetPanRecognizer()
    pan.sheet = self
    pan.headlessAddAction { [weak self] recognizer in
      guard let pan = recognizer as? SheetPanRecognizer else { return }
      self?.dragDidChange(pan)
    }
    sheetView.addGestureRecognizer(pan)
  }

  // MARK: Detents

  open var detents: [Detent] = [.large()] {
    didSet {
      if detents.isEmpty { detents = [.large()] }
      heightDidChange()
    }
  }

  open var selectedDetentIdentifier: Detent.Identifier? {
    didSet { if selectedDetentIdentifier != oldValue { heightDidChange() } }
  }

  open var largestUndimmedDetentIdentifier: Detent.Identifier? {
    didSet { if largestUndimmedDetentIdentifier != oldValue { heightDidChange() } }
  }

  open var prefersGrabberVisible = false {
    didSet { round() }
  }

  open var preferredCornerRadius: CGFloat? {
    didSet { round() }
  }

  open var prefersScrollingExpandsWhenScrolledToEdge = true

  open var prefersEdgeAttachedInCompactHeight = false {
    didSet { transitionView?.setNeedsLayout() }
  }

  open var widthFollowsPreferredContentSizeWhenEdgeAttached = false {
    didSet { transitionView?.setNeedsLayout() }
  }

  open func invalidateDetents() { heightDidChange() }

  /// Takes over what the app has set on another sheet.
  func adoptSettings(_ other: UISheetPresentationController) {
    detents = other.detents
    selectedDetentIdentifier = other.selectedDetentIdentifier
    largestUndimmedDetentIdentifier = other.largestUndimmedDetentIdentifier
    prefersGrabberVisible = other.prefersGrabberVisible
    preferredCornerRadius = other.preferredCornerRadius
    prefersScrollingExpandsWhenScrolledToEdge = other.prefersScrollingExpandsWhenScrolledToEdge
    prefersEdgeAttachedInCompactHeight = other.prefersEdgeAttachedInCompactHeight
    widthFollowsPreferredContentSizeWhenEdgeAttached =
      other.widthFollowsPreferredContentSizeWhenEdgeAttached
    delegate = other.delegate
  }

  open func animateChanges(_ changes: () -> Void) {
    withoutActuallyEscaping(changes) { changes in
      UIView.animate(
        withDuration: Self.settleDuration, delay: 0, usingSpringWithDamping: 1,
        initialSpringVelocity: 0, options: .allowUserInteraction
      ) {
        changes()
        self.transitionView?.layoutIfNeeded()
      }
    }
  }

  private func heightDidChange() {
    guard let container = transitionView else { return }
    if !isInTransition { showDimming() }
    container.setNeedsLayout()
    // The status bar goes by whether the page below stands back.
    HeadlessDevice.current.setNeedsSystemBarUpdate()
  }

  // MARK: As a presentation

  override open var presentedView: UIView? { sheetView }

  override package var dimsTintOfPresenter: Bool { !isUndimmed }

  override open var frameOfPresentedViewInContainerView: CGRect {
    guard let container = containerView else { return .zero }
    let bounds = container.bounds
    switch placement {
    case .edgeAttached: return frame(at: selectedDetent)
    case .fullScreen: return bounds
    case .centered: break
    }
    let wanted = presentedViewController.preferredContentSize
    let isNew = HeadlessDevice.currentHasNewDesign
    let form =
      isNew
      ? CGSize(width: min(580, bounds.width), height: min(650, bounds.height - 44))
      : CGSize(width: 540, height: 620)
    let standard =
      presentationStyle == .formSheet
      ? form
      : CGSize(width: min(712, bounds.width - 44), height: bounds.height - 44)
    let size = wanted == .zero || presentationStyle == .pageSheet ? standard : wanted
    let rise = isNew && presentationStyle == .formSheet ? Self.centeredRise : 0
    return CGRect(
      x: ((bounds.width - size.width) / 2).rounded(),
      y: ((bounds.height - size.height) / 2).rounded() - rise,
      width: size.width, height: size.height)
  }

  override package func adjust(_ inherited: UITraitCollection) -> UITraitCollection {
    inherited.with { $0.userInterfaceLevel = .elevated }
  }

  override open func presentationTransitionWillBegin() {
    guard let container = transitionView else { return }
    dimming.frame = container.bounds
    dimming.alpha = 0
    if HeadlessDevice.currentHasNewDesign { dimming.backgroundColor = Self.dimmingColor }
    container.addSubview(dimming)
    round()
    sheetView.transform = restingTransform
    sheetView.embed(presentedViewController.view)
    sheetView.floatingPart = isFloating ? 1 : 0
    presentedViewController.transitionCoordinator?.animate { _ in
      self.showDimming()
      self.recede(true)
    }
  }

  override open func presentationTransitionDidEnd(_ completed: Bool) {
    if !completed { recede(false) }
  }

  override open func dismissalTransitionWillBegin() {
    presentedViewController.transitionCoordinator?.animate { _ in
      self.dimming.alpha = 0
      self.recede(false)
    }
  }

  override open func dismissalTransitionDidEnd(_ completed: Bool) {
    recede(!completed)
    if completed { dimming.alpha = 0 } else { showDimming() }
  }

  override open func containerViewWillLayoutSubviews() {
    guard let container = containerView, !isInTransition, !isPulling, frameBeforeResizing == nil
    else {
      return
    }
    dimming.frame = container.bounds
    round()
    place(in: frameOfPresentedViewInContainerView)
    recede(isLarge)
  }

  private func round() {
    sheetView.roundsAllCorners = placement == .centered || isFloating
    sheetView.bottomSafeArea = canFloat ? containerView?.window?.safeAreaInsets.bottom : nil
    sheetView.showsGrabber = prefersGrabberVisible && placement != .fullScreen
    sheetView.layer.cornerRadius =
      placement == .fullScreen ? 0 : preferredCornerRadius ?? Self.cornerRadius
    roundAsNew()
  }

  /// At an undimmed detent the page below stays in use.
  private func showDimming() {
    dimming.alpha = isUndimmed ? 0 : 1
    sheetView.accessibilityViewIsModal = !isUndimmed
    transitionView?.passesTouchesThrough = isUndimmed
    dimming.isUserInteractionEnabled = !isUndimmed
    let mode: UIView.TintAdjustmentMode = isUndimmed ? .automatic : .dimmed
    presentingViewController.viewIfLoaded?.tintAdjustmentMode = mode
  }

  /// Moves the presenter back into the depth, as compact sheets do, or forward again.
  private func recede(_ away: Bool) {
    guard let view = recedingView else { return }
    fill(view)
    let bounds = view.bounds
    let resting = sheetBelow?.restingTransform ?? .identity
    guard away, movesPresenterBack, bounds.width > 0 else {
      view.transform = resting
      view.layer.cornerRadius = view is SheetView ? Self.cornerRadius : 0
      if !isInTransition { view.clipsToBounds = view is SheetView }
      return
    }
    let scale = (bounds.width - 2 * Self.recession) / bounds.width
    let isCard = view is SheetView
    let top = isCard ? -Self.peek : (view.window?.safeAreaInsets.top ?? 0)
    let drop = top - bounds.height * (1 - scale) / 2
    view.transform = resting.concatenating(
      CGAffineTransform(translationX: 0, y: drop).scaledBy(x: scale, y: scale))
    view.layer.cornerRadius = Self.cornerRadius
    view.layer.cornerCurve = .continuous
    view.clipsToBounds = true
  }

  /// On a rotation the window resizes the page below with its transform applied.
  private func fill(_ view: UIView) {
    let below = presentingViewController.presentation.controller
    let whole =
      view is WindowRootView
      ? view.superview?.bounds
      : below.flatMap { $0.presentedView === view ? $0.frameOfPresentedViewInContainerView : nil }
    guard let whole, !(view is SheetView), view.bounds.size != whole.size else { return }
    view.transform = .identity
    view.frame = whole
  }

  private var sheetBelow: UISheetPresentationController? {
    presentingViewController.presentation.controller as? UISheetPresentationController
  }

  private var recedingView: UIView? {
    if let sheetBelow { return sheetBelow.sheetView }
    guard let view = presentingViewController.viewIfLoaded else { return nil }
    return view.superview is WindowRootView ? view.superview : view
  }
}
