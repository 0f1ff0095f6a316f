// Copyright (c) 2026 the Usher authors. MIT license, see LICENSE.

import Foundation

/// A popover with an arrow; in a narrow window a sheet, unless the delegate asks for another style.
@MainActor
open class UIPopoverPresentationController: UIPresentationController {
  let popoverView = PopoverView()
  let background = PopoverBackground()
  private var adaptiveSheet: UISheetPresentationController?

  open var sourceView: UIView?
  open var sourceRect: CGRect = .null
  open var barButtonItem: UIBarButtonItem?
  open var sourceItem: (any UIPopoverPresentationControllerSourceItem)? {
    get { sourceView ?? barButtonItem }
    set {
      sourceView = newValue as? UIView
      barButtonItem = newValue as? UIBarButtonItem
    }
  }
  open var permittedArrowDirections: UIPopoverArrowDirection = .any
  open internal(set) var arrowDirection: UIPopoverArrowDirection = .unknown
  open var passthroughViews: [UIView]? {
    didSet { background.passthroughViews = passthroughViews ?? [] }
  }
  open var backgroundColor: UIColor? {
    didSet { popoverView.color = backgroundColor }
  }
  open var popoverLayoutMargins = UIEdgeInsets(top: 10, left: 10, bottom: 10, right: 10)

  /// The sheet that replaces it in a narrow window.
  open var adaptiveSheetPresentationController: UISheetPresentationController {
    if let adaptiveSheet { return adaptiveSheet }
    HeadlessDevice.current.willCreate("The adaptive sheet of a popover")
    let made = UISheetPresentationController(
      presentedViewController: presentedViewController, presenting: presentingViewController)
    made.effectiveStyle = .formSheet
    adaptiveSheet = made
    return made
  }

  override package var systemAdaptiveStyle: UIModalPresentationStyle { .formSheet }

  override package func makeAdaptiveSheet(
    of presented: UIViewController
  ) -> UISheetPresentationController {
    guard presented !== presentedViewController else { return adaptiveSheetPresentationController }
    let sheet = super.makeAdaptiveSheet(of: presented)
    if let adaptiveSheet { sheet.adoptSettings(adaptiveSheet) }
    return sheet
  }

  // MARK: As a presentation

  override open var presentedView: UIView? { popoverView }

  override package var dimsTintOfPresenter: Bool { true }

  override package func systemAnimator(
    presenting: Bool
  ) -> (any UIViewControllerAnimatedTransitioning)? {
    CrossDissolveAnimator(isPresenting: presenting)
  }

  override package func adjust(_ inherited: UITraitCollection) -> UITraitCollection {
    inherited.with {
      $0.userInterfaceLevel = .elevated
      $0.horizontalSizeClass = .compact
    }
  }

  override open func presentationTransitionWillBegin() {
    guard let container = transitionView else { return }
    (delegate as? any UIPopoverPresentationControllerDelegate)?
      .prepareForPopoverPresentation(self)
    if anchor == nil { HeadlessDevice.current.raise("NSGenericException", reasonWithoutAnchor) }
    background.frame = container.bounds
    background.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    background.onTap = { [weak self] in self?.backgroundWasTapped() }
    container.addSubview(background)
    popoverView.embed(presentedViewController.view)
  }

  override open var frameOfPresentedViewInContainerView: CGRect {
    guard let container = containerView else { return .zero }
    let placement = placement(
      at: anchor ?? CGRect(x: container.bounds.midX, y: container.bounds.midY, width: 0, height: 0),
      in: container.bounds.inset(by: container.safeAreaInsets).inset(by: popoverLayoutMargins))
    arrowDirection = placement.direction
    popoverView.point(to: placement)
    return placement.frame
  }

  /// Where it is for an anchor, in the room that the container has.
  func placement(at anchor: CGRect, in room: CGRect) -> PopoverPlacement {
    if lacksArrow {
      let room = hasRoomOfBarButton ? roomOfBarButton : room
      return PopoverPlacement(over: anchor, room: room, content: contentSize)
    }
    return PopoverPlacement(
      anchor: anchor, room: room, content: contentSize, permitted: permittedArrowDirections)
  }

  /// Where no direction is permitted; and from iOS 26 on a popover replaces the bar button that it
  /// comes from.
  private var lacksArrow: Bool {
    if permittedArrowDirections.isEmpty { return true }
    let device = HeadlessDevice.current
    return barButtonItem != nil && device.hasNewDesign && !device.switches.barButtonPopoverHasArrow
  }

  private var hasRoomOfBarButton: Bool {
    let device = HeadlessDevice.current
    return barButtonItem != nil && device.hasNewDesign && device.model.idiom == .pad
  }

  /// On a pad, as measured on iOS 26.1 by the authors of github.com/Vercantez/openuikit.
  private var roomOfBarButton: CGRect {
    guard let container = containerView else { return .zero }
    return container.bounds.inset(by: container.safeAreaInsets).inset(
      by: UIEdgeInsets(top: 30, left: 19, bottom: popoverLayoutMargins.bottom, right: 19))
  }

  override open func containerViewWillLayoutSubviews() {
    guard containerView != nil, !isInTransition else { return }
    popoverView.frame = frameOfPresentedViewInContainerView
  }

  override open func dismissalTransitionDidEnd(_ completed: Bool) {
    if completed { arrowDirection = .unknown }
  }

  override open func preferredContentSizeDidChange(
    forChildContentContainer container: any UIContentContainer
  ) {
    transitionView?.setNeedsLayout()
  }

  package var reasonWithoutAnchor: String {
    "UIPopoverPresentationController should have a non-nil sourceView or barButtonItem set before "
      + "the presentation occurs."
  }

  package var contentSize: CGSize {
    let wanted = presentedViewController.preferredContentSize
    return wanted == .zero ? CGSize(width: 320, height: 480) : wanted
  }

  /// What the arrow points at, in the container.
  private var anchor: CGRect? {
    guard let container = containerView else { return nil }
    if let view = barButtonItem?.shownView { return view.convert(view.bounds, to: container) }
    guard let sourceView else { return nil }
    return sourceView.convert(sourceRect.isNull ? sourceView.bounds : sourceRect, to: container)
  }

  package func backgroundWasTapped() {
    let presented = presentedViewController
    guard !isInTransition, presented.presentation.presented == nil else { return }
    guard !presented.isModalInPresentation,
      delegate?.presentationControllerShouldDismiss(self) ?? true
    else {
      delegate?.presentationControllerDidAttemptToDismiss(self)
      return
    }
    delegate?.presentationControllerWillDismiss(self)
    presented.presentingViewController?.dismiss(animated: true) { [self] in
      delegate?.presentationControllerDidDismiss(self)
    }
  }
}

extension UIViewController {
  /// Nil where the style is another one, and until iOS 18 for the action sheet of a phone.
  public var popoverPresentationController: UIPopoverPresentationController? {
    guard modalPresentationStyle == .popover, canBePopover else { return nil }
    return presentationController as? UIPopoverPresentationController
  }

  private var canBePopover: Bool {
    let device = HeadlessDevice.current
    return !(self is UIAlertController) || device.model.idiom == .pad || device.system >= .iOS26
  }

  /// Nil where the style is another one.
  public var sheetPresentationController: UISheetPresentationController? {
    switch resolvedPresentationStyle {
    case .pageSheet, .formSheet: presentationController as? UISheetPresentationController
    case .popover: popoverPresentationController?.adaptiveSheetPresentationController
    default: nil
    }
  }
}

// MARK: - Delegate

/// Without what iOS 13 took out of use.
@MainActor
public protocol UIPopoverPresentationControllerDelegate: UIAdaptivePresentationControllerDelegate {
  func prepareForPopoverPresentation(
    _ popoverPresentationController: UIPopoverPresentationController)
}

extension UIPopoverPresentationControllerDelegate {
  public func prepareForPopoverPresentation(
    _ popoverPresentationController: UIPopoverPresentationController
  ) {}
}

/// What an arrow can point at.
@MainActor
public protocol UIPopoverPresentationControllerSourceItem: NSObjectProtocol {}

extension UIPopoverPresentationControllerSourceItem {
  /// Differs: the view has to be in the window of the item; Apple's documentation does not say what
  /// happens otherwise.
  public func frame(in referenceView: UIView) -> CGRect? {
    let view =
      self as? UIView ?? (self as? UIBarButtonItem)?.shownView ?? (self as? UITabBarItem)?.shownView
    guard let view, let window = view.window, window === referenceView.window else { return nil }
    return view.convert(view.bounds, to: referenceView)
  }
}

extension UIView: UIPopoverPresentationControllerSourceItem {}

extension UIBarButtonItem: UIPopoverPresentationControllerSourceItem {}

extension UITabBarItem: UIPopoverPresentationControllerSourceItem {}

public struct UIPopoverArrowDirection: OptionSet, Hashable, Sendable {
  public let rawValue: UInt

  public init(rawValue: UInt) {
    self.rawValue = rawValue
  }

  public static let up = UIPopoverArrowDirection(rawValue: 1 << 0)
  public static let down = UIPopoverArrowDirection(rawValue: 1 << 1)
  public static let left = UIPopoverArrowDirection(rawValue: 1 << 2)
  public static let right = UIPopoverArrowDirection(rawValue: 1 << 3)
  public static let any: UIPopoverArrowDirection = [.up, .down, .left, .right]
  public static let unknown = UIPopoverArrowDirection(rawValue: UInt.max)
}
