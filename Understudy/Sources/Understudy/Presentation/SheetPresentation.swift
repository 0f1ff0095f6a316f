// Copyright (c) 2026 the Usher authors. MIT licence, see LICENSE.

import Foundation

/// Page and form sheets as cards of one height, which can be swiped away.
final class SheetPresentation: UIPresentationController {
  private let dimming = DimmingView()
  let card = SheetCard()
  /// The dismissal that a finger leads.
  var led: TransitionContext?
  /// A finger pulls at a sheet that must not go.
  var isPulling = false

  /// How far a sheet stays below the status bar, and what of the page below shows above it.
  static let peek: CGFloat = 10
  static let cornerRadius: CGFloat = 10
  /// How much narrower on either side the page below gets.
  private static let recession: CGFloat = 16

  override init(
    presentedViewController: UIViewController,
    presenting presentingViewController: UIViewController?
  ) {
    super.init(
      presentedViewController: presentedViewController, presenting: presentingViewController)
    let pan = SheetPanRecognizer()
    pan.headlessAddAction { [weak self] recognizer in
      guard let pan = recognizer as? SheetPanRecognizer else { return }
      self?.dragDidChange(pan)
    }
    card.addGestureRecognizer(pan)
  }

  override var presentedView: UIView? { card }

  override var dimsTintOfPresenter: Bool { true }

  /// Whether it is up and the page below stands back from the top of the screen.
  var movesPresenterBack: Bool { containerView != nil && isCompact }

  private var isCompact: Bool {
    guard let containerView else { return true }
    return containerView.traitCollection.horizontalSizeClass != .regular
  }

  override var frameOfPresentedViewInContainerView: CGRect {
    guard let container = containerView else { return .zero }
    let bounds = container.bounds
    if isCompact {
      let top = (container.window?.safeAreaInsets.top ?? 0) + Self.peek
      return CGRect(x: 0, y: top, width: bounds.width, height: bounds.height - top)
    }
    let wanted = presentedViewController.preferredContentSize
    let usual =
      presentationStyle == .formSheet
      ? CGSize(width: 540, height: 620)
      : CGSize(width: min(712, bounds.width - 44), height: bounds.height - 44)
    let size = wanted == .zero || presentationStyle == .pageSheet ? usual : wanted
    return CGRect(
      x: ((bounds.width - size.width) / 2).rounded(),
      y: ((bounds.height - size.height) / 2).rounded(), width: size.width, height: size.height)
  }

  override func adjust(_ inherited: UITraitCollection) -> UITraitCollection {
    inherited.with { $0.userInterfaceLevel = .elevated }
  }

  override func presentationTransitionWillBegin() {
    guard let container = containerView else { return }
    dimming.frame = container.bounds
    dimming.alpha = 0
    container.addSubview(dimming)
    card.roundsAllCorners = !isCompact
    card.hold(presentedViewController.view)
    presentedViewController.transitionCoordinator?.animate { _ in
      self.dimming.alpha = 1
      self.recede(true)
    }
  }

  override func presentationTransitionDidEnd(_ completed: Bool) {
    if !completed { recede(false) }
  }

  override func dismissalTransitionWillBegin() {
    presentedViewController.transitionCoordinator?.animate { _ in
      self.dimming.alpha = 0
      self.recede(false)
    }
  }

  override func dismissalTransitionDidEnd(_ completed: Bool) {
    recede(!completed)
    dimming.alpha = completed ? 0 : 1
  }

  override func containerViewWillLayoutSubviews() {
    guard let container = containerView, !isInTransition, !isPulling else { return }
    dimming.frame = container.bounds
    card.frame = frameOfPresentedViewInContainerView
  }

  /// Moves the presenter back into the depth, as compact sheets do, or forward again.
  private func recede(_ away: Bool) {
    guard isCompact, let view = recedingView else { return }
    let bounds = view.bounds
    guard away, bounds.width > 0 else {
      view.transform = .identity
      view.layer.cornerRadius = view is SheetCard ? Self.cornerRadius : 0
      if !isInTransition { view.clipsToBounds = view is SheetCard }
      return
    }
    let scale = (bounds.width - 2 * Self.recession) / bounds.width
    let isCard = view is SheetCard
    let top = isCard ? -Self.peek : (view.window?.safeAreaInsets.top ?? 0)
    let drop = top - bounds.height * (1 - scale) / 2
    view.transform = CGAffineTransform(translationX: 0, y: drop).scaledBy(x: scale, y: scale)
    view.layer.cornerRadius = Self.cornerRadius
    view.layer.cornerCurve = .continuous
    view.clipsToBounds = true
  }

  private var recedingView: UIView? {
    if let sheet = presentingViewController.presentation.controller as? SheetPresentation {
      return sheet.card
    }
    guard let view = presentingViewController.viewIfLoaded else { return nil }
    return view.superview is WindowRootView ? view.superview : view
  }
}

/// The rounded card that holds the view of what a sheet presents.
final class SheetCard: UIView {
  var roundsAllCorners = false {
    didSet {
      layer.maskedCorners =
        roundsAllCorners
        ? [.layerMinXMinYCorner, .layerMaxXMinYCorner, .layerMinXMaxYCorner, .layerMaxXMaxYCorner]
        : [.layerMinXMinYCorner, .layerMaxXMinYCorner]
    }
  }

  init() {
    super.init(frame: .zero)
    layer.cornerRadius = SheetPresentation.cornerRadius
    layer.cornerCurve = .continuous
    clipsToBounds = true
    accessibilityViewIsModal = true
  }

  required init?(coder: NSCoder) { nil }

  func hold(_ view: UIView) {
    view.frame = bounds
    view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    addSubview(view)
  }
}
