// Copyright (c) 2026 the Usher authors. MIT licence, see LICENSE.

import UIKitShim
import UsherCore

/// The root of a window of ours: shows what a popup shows or presents an alert, and answers for the
/// page beneath whatever the system asks about bars and orientations.
@MainActor
@available(iOSApplicationExtension, unavailable)
final class OverlayRootViewController: UIViewController {
  private let scene: SceneContext
  /// Whether touches are taken and VoiceOver may be kept inside; not when the popup is leaving nor
  /// while it is out of sight.
  var isInteractive = true {
    didSet {
      viewIfLoaded?.accessibilityViewIsModal = isModal && isInteractive
      if isInteractive, !oldValue { dragController?.reset() }
    }
  }
  /// Called when the user asks to close the popup; answers whether it can be closed that way.
  var onUserDismissal: @MainActor (PopupDismissGestures) -> Bool = { _ in false }

  init(scene: SceneContext) {
    self.scene = scene
    super.init(nibName: nil, bundle: nil)
  }

  required init?(coder: NSCoder) { nil }

  /// What a popup shows; `nil` where an alert is presented instead.
  private(set) var cardController: CardViewController?
  private(set) var backdrop: BackdropView?
  private(set) var dragController: CardDragController?
  private var style = CardStyle()
  private var isModal = false
  /// The keyboard for which the card has its place.
  private var keyboard: CGFloat = 0

  var card: CardView? { cardController?.card }

  /// Puts what the popup shows on a card, on a backdrop if it is modal.
  func show(_ content: PopupContent, style: CardStyle) {
    self.style = style
    isModal = style.isModal
    view.accessibilityViewIsModal = style.isModal
    if style.isModal {
      let backdrop = BackdropView(
        backdrop: style.backdrop, isButton: style.dismissGestures.contains(.tapOutside)
      ) { [weak self] in self?.tapOutside() }
      view.addSubview(backdrop)
      self.backdrop = backdrop
    }
    KeyboardTrackingView().install(in: view)
    let child = CardViewController(content: content, style: style)
    addChild(child)
    view.addSubview(child.view)
    child.didMove(toParent: self)
    cardController = child
    if isDraggable { dragController = CardDragController(of: self) }
    view.setNeedsLayout()
  }

  /// Whether a finger can drag the card away.
  var isDraggable: Bool { style.dismissGestures.contains(.swipe) }

  /// The user can close what is shown in these ways from now on.
  func setDismissGestures(by gestures: PopupDismissGestures) {
    style.explicitDismissGestures = gestures
    backdrop?.isButton = style.dismissGestures.contains(.tapOutside)
    if isDraggable, dragController == nil { dragController = CardDragController(of: self) }
  }

  /// Shows nothing any more: whoever still holds it, or the window that it was in, holds nothing of the
  /// popup.
  func removeContent() {
    if let cardController {
      cardController.willMove(toParent: nil)
      cardController.removeFromParent()
    }
    (cardController, backdrop, dragController, style) = (nil, nil, nil, CardStyle())
    for view in viewIfLoaded?.subviews ?? [] { view.removeFromSuperview() }
  }

  /// Whether a touch at this point of the root view is for us and not for what is below.
  func containsTouch(at point: CGPoint) -> Bool {
    guard isInteractive else { return false }
    guard let card, !isModal else { return true }
    return card.point(inside: view.convert(point, to: card), with: nil)
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .clear
  }

  override func viewDidLayoutSubviews() {
    super.viewDidLayoutSubviews()
    backdrop?.frame = view.bounds
    layOutCard()
  }

  override func viewSafeAreaInsetsDidChange() {
    super.viewSafeAreaInsetsDidChange()
    view.setNeedsLayout()
  }

  /// Text may have another size now, so the popup may want another one.
  override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
    super.traitCollectionDidChange(previousTraitCollection)
    cardController?.setNeedsMeasuring()
  }

  /// What is shown wants another size: it gets it, with an animation if it is seen.
  func invalidateContentSize() {
    guard let view = viewIfLoaded else { return }
    cardController?.setNeedsMeasuring()
    guard view.window?.isHidden == false else { return }
    UIView.animate(
      withDuration: 0.3, delay: 0, options: [.beginFromCurrentState, .allowUserInteraction],
      animations: { view.layoutIfNeeded() }, completion: nil)
  }

  private func layOutCard() {
    guard let cardController, let window = view.window else { return }
    let safeArea = (view.superview as? OverlayView)?.safeAreaInsets ?? window.safeAreaInsets
    // Where the card is just now must not matter to what is in it: it is told what is covered of it.
    let inverse = UIEdgeInsets(
      top: -safeArea.top, left: -safeArea.left, bottom: -safeArea.bottom, right: -safeArea.right)
    if additionalSafeAreaInsets != inverse { additionalSafeAreaInsets = inverse }
    let previousKeyboard = keyboard
    keyboard = KeyboardTrackingView.overlap(in: view)
    let hadZeroSize = cardController.hasZeroSize
    cardController.layOut(
      with: CardLayout(of: view, safeArea: safeArea, keyboard: keyboard, style: style))
    if cardController.hasZeroSize, !hadZeroSize {
      PopupMisuse.zeroSize(cardController.content.responder).report()
    }
    guard keyboard != previousKeyboard else { return }
    cardController.card.layoutIfNeeded()
    FocusedField.scrollFirstResponderToVisible(in: cardController.card)
  }

  /// The first tap puts the keyboard away, the next one closes the popup, if it can.
  private func tapOutside() {
    if FocusCoordinator.firstResponder(in: view) != nil {
      view.endEditing(true)
    } else {
      _ = onUserDismissal(.tapOutside)
    }
  }

  override func accessibilityPerformEscape() -> Bool {
    onUserDismissal(.escape)
  }

  // MARK: - What the system asks

  private var pageAppearance: PageAppearance { PageAppearance(window: scene.appWindow) }

  override var supportedInterfaceOrientations: UIInterfaceOrientationMask { pageAppearance.orientations }
  override var preferredStatusBarStyle: UIStatusBarStyle { pageAppearance.statusBarStyle }
  override var prefersStatusBarHidden: Bool { pageAppearance.hidesStatusBar }
  override var prefersHomeIndicatorAutoHidden: Bool { pageAppearance.hidesHomeIndicator }
}
