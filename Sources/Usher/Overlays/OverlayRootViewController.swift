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

/// What the page below a window of ours wants of bars and orientations.
@MainActor
@available(iOSApplicationExtension, unavailable)
struct PageAppearance {
  let window: UIWindow?

  /// The controller that UIKit would ask if there were no window of ours.
  private var top: UIViewController? {
    var controller = window?.rootViewController
    while let presented = controller?.presentedViewController, !presented.isBeingDismissed,
      presented.presentingViewController === controller, controlsStatusBar(presented)
    {
      controller = presented
    }
    return controller
  }

  /// The page's orientations within the app's; never empty.
  var orientations: UIInterfaceOrientationMask {
    let app = UIApplication.shared.supportedInterfaceOrientations(for: window)
    let page = top?.supportedInterfaceOrientations ?? app
    let both = page.intersection(app)
    if !both.isEmpty { return both }
    return app.isEmpty ? .portrait : app
  }

  /// What the page asks for; light where a sheet has moved it back and black shows above it.
  var statusBarStyle: UIStatusBarStyle {
    if isBehindSheet { return .lightContent }
    return deepestChild { $0.childForStatusBarStyle }?.preferredStatusBarStyle ?? .default
  }

  var hidesStatusBar: Bool {
    deepestChild { $0.childForStatusBarHidden }?.prefersStatusBarHidden ?? false
  }

  var hidesHomeIndicator: Bool {
    deepestChild { $0.childForHomeIndicatorAutoHidden }?.prefersHomeIndicatorAutoHidden ?? false
  }

  /// Whether a sheet stands on the window of a phone held upright; UIKit then shows the page as a card
  /// in front of black.
  private var isBehindSheet: Bool {
    guard let traits = window?.traitCollection, traits.horizontalSizeClass == .compact,
      traits.verticalSizeClass == .regular
    else { return false }
    var controller = window?.rootViewController
    while let presented = controller?.presentedViewController {
      if isSheet(presented), !presented.isBeingDismissed { return true }
      controller = presented
    }
    return false
  }

  private func isSheet(_ presented: UIViewController) -> Bool {
    guard !(presented is UIAlertController) else { return false }
    switch presented.modalPresentationStyle {
    case .automatic, .pageSheet, .formSheet: return true
    default: return false
    }
  }

  private func deepestChild(_ child: (UIViewController) -> UIViewController?) -> UIViewController? {
    var controller = top
    while let next = controller.flatMap(child) { controller = next }
    return controller
  }

  /// Whether a presented controller decides about the bars instead of its presenter.
  private func controlsStatusBar(_ presented: UIViewController) -> Bool {
    presented.modalPresentationStyle == .fullScreen
      || presented.modalPresentationCapturesStatusBarAppearance
  }
}

/// Lies where the keyboard lies, so that the view around it is laid out anew, with the keyboard's own
/// animation, whenever that comes, goes or changes its height.
///
/// UIKit's guide leaves out what does not cover the lower edge: a floating or undocked keyboard, and
/// what a connected one does not need.
@MainActor
final class KeyboardTrackingView: UIView {
  init() {
    super.init(frame: .zero)
    isUserInteractionEnabled = false
    translatesAutoresizingMaskIntoConstraints = false
  }

  required init?(coder: NSCoder) { nil }

  /// Follows the keyboard in this view from now on.
  func install(in view: UIView) {
    view.addSubview(self)
    let guide = view.keyboardLayoutGuide
    NSLayoutConstraint.activate([
      topAnchor.constraint(equalTo: guide.topAnchor),
      leadingAnchor.constraint(equalTo: guide.leadingAnchor),
      trailingAnchor.constraint(equalTo: guide.trailingAnchor),
      bottomAnchor.constraint(equalTo: guide.bottomAnchor),
    ])
  }

  /// How much of the view's lower edge the keyboard covers, or the safe area while it is down.
  static func overlap(in view: UIView) -> CGFloat {
    let frame = view.keyboardLayoutGuide.layoutFrame
    return frame == .zero ? 0 : max(0, view.bounds.maxY - frame.minY)
  }
}
