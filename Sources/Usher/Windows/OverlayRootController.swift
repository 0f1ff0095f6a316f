// Copyright (c) 2026 the Usher authors. MIT licence, see LICENSE.

import UIKitShim
import UsherCore

/// The root of a window of ours: shows what a popup shows or presents an alert, and answers for the
/// page beneath whatever the system asks about bars and orientations.
@MainActor
@available(iOSApplicationExtension, unavailable)
final class OverlayRootController: UIViewController {
  private let stage: Stage
  /// Whether touches are taken and VoiceOver may be kept inside; not when the popup is leaving nor
  /// while it is out of sight.
  var isInteractive = true {
    didSet {
      viewIfLoaded?.accessibilityViewIsModal = isModal && isInteractive
      if isInteractive, !oldValue { dragging?.startAnew() }
    }
  }
  /// Called when the user asks to close the popup; answers whether it can be closed that way.
  var close: @MainActor (PopupClosing) -> Bool = { _ in false }

  init(stage: Stage) {
    self.stage = stage
    super.init(nibName: nil, bundle: nil)
  }

  required init?(coder: NSCoder) { nil }

  /// What a popup shows; `nil` where an alert is presented instead.
  private(set) var cardController: CardController?
  private(set) var backdrop: BackdropView?
  private(set) var dragging: CardDragging?
  private var looks = PopupLooks()
  private var isModal = false
  /// The keyboard for which the card has its place.
  private var keyboard: CGFloat = 0

  var card: CardView? { cardController?.card }

  /// Puts what the popup shows on a card, on a backdrop if it is modal.
  func show(_ content: PopupContent, looks: PopupLooks) {
    self.looks = looks
    isModal = looks.isModal
    view.accessibilityViewIsModal = looks.isModal
    if looks.isModal {
      let backdrop = BackdropView(
        backdrop: looks.backdrop, isButton: looks.ways.contains(.tapOutside)
      ) { [weak self] in self?.tapOutside() }
      view.addSubview(backdrop)
      self.backdrop = backdrop
    }
    KeyboardProbe().follow(in: view)
    let child = CardController(content: content, looks: looks)
    addChild(child)
    view.addSubview(child.view)
    child.didMove(toParent: self)
    cardController = child
    if isDraggable { dragging = CardDragging(of: self) }
    view.setNeedsLayout()
  }

  /// Whether a finger can drag the card away.
  var isDraggable: Bool { looks.ways.contains(.swipe) }

  /// The user can close what is shown in these ways from now on.
  func closes(by ways: PopupClosing) {
    looks.closing = ways
    backdrop?.isButton = looks.ways.contains(.tapOutside)
    if isDraggable, dragging == nil { dragging = CardDragging(of: self) }
  }

  /// Shows nothing any more: whoever still holds it, or the window that it was in, holds nothing of the
  /// popup.
  func clear() {
    if let cardController {
      cardController.willMove(toParent: nil)
      cardController.removeFromParent()
    }
    (cardController, backdrop, dragging, looks) = (nil, nil, nil, PopupLooks())
    for view in viewIfLoaded?.subviews ?? [] { view.removeFromSuperview() }
  }

  /// Whether a touch at this point of the root view is for us and not for what is below.
  func takesTouch(at point: CGPoint) -> Bool {
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
    placeCard()
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
  func sizesDidChange() {
    guard let view = viewIfLoaded else { return }
    cardController?.setNeedsMeasuring()
    guard view.window?.isHidden == false else { return }
    UIView.animate(
      withDuration: 0.3, delay: 0, options: [.beginFromCurrentState, .allowUserInteraction],
      animations: { view.layoutIfNeeded() }, completion: nil)
  }

  private func placeCard() {
    guard let cardController, let window = view.window else { return }
    let safeArea = (view.superview as? OverlayView)?.safeAreaInsets ?? window.safeAreaInsets
    // Where the card is just now must not matter to what is in it: it is told what is covered of it.
    let none = UIEdgeInsets(
      top: -safeArea.top, left: -safeArea.left, bottom: -safeArea.bottom, right: -safeArea.right)
    if additionalSafeAreaInsets != none { additionalSafeAreaInsets = none }
    let before = keyboard
    keyboard = KeyboardProbe.overlap(in: view)
    let lackedSize = cardController.lacksSize
    cardController.place(
      with: CardLayout(of: view, safeArea: safeArea, keyboard: keyboard, looks: looks))
    if cardController.lacksSize, !lackedSize {
      PopupMisuse.withoutSize(cardController.content.responder).file()
    }
    guard keyboard != before else { return }
    cardController.card.layoutIfNeeded()
    FocusedField.scrollToVisible(in: cardController.card)
  }

  /// The first tap puts the keyboard away, the next one closes the popup, if it can.
  private func tapOutside() {
    if KeyStatus.firstResponder(in: view) != nil {
      view.endEditing(true)
    } else {
      _ = close(.tapOutside)
    }
  }

  override func accessibilityPerformEscape() -> Bool {
    close(.escape)
  }

  // MARK: - What the system asks

  private var beneath: PageBeneath { PageBeneath(window: stage.window) }

  override var supportedInterfaceOrientations: UIInterfaceOrientationMask { beneath.orientations }
  override var preferredStatusBarStyle: UIStatusBarStyle { beneath.statusBarStyle }
  override var prefersStatusBarHidden: Bool { beneath.hidesStatusBar }
  override var prefersHomeIndicatorAutoHidden: Bool { beneath.hidesHomeIndicator }
}
