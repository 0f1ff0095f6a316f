// Copyright (c) 2026 the Usher authors. MIT licence, see LICENSE.

import UIKitShim

/// The root of a window of ours: shows a popup's view or presents an alert, and answers for the page
/// beneath whatever the system asks about bars and orientations.
@MainActor
@available(iOSApplicationExtension, unavailable)
final class OverlayRootController: UIViewController {
  private let stage: Stage
  /// Whether touches are taken and VoiceOver may be kept inside; not when the popup is leaving nor
  /// while it is out of sight.
  var isInteractive = true {
    didSet { viewIfLoaded?.accessibilityViewIsModal = isModal && isInteractive }
  }
  /// Called when the user asks to close the popup; answers whether it can be closed that way.
  var close: @MainActor (PopupClosing) -> Bool = { _ in false }

  init(stage: Stage) {
    self.stage = stage
    super.init(nibName: nil, bundle: nil)
  }

  required init?(coder: NSCoder) { nil }

  /// The view of a popup; `nil` where an alert is presented instead.
  private(set) var card: CardView?
  private(set) var backdrop: BackdropView?
  private var isModal = false

  /// Puts the popup's view on a card, on a backdrop if it is modal.
  func show(_ content: UIView, looks: PopupLooks) {
    isModal = looks.isModal
    view.accessibilityViewIsModal = looks.isModal
    if looks.isModal {
      let backdrop = BackdropView(
        backdrop: looks.backdrop, isButton: looks.closing.contains(.tapOutside)
      ) { [weak self] in _ = self?.close(.tapOutside) }
      view.addSubview(backdrop)
      self.backdrop = backdrop
    }
    let card = CardView(content: content, wanted: looks.size)
    view.addSubview(card)
    self.card = card
    view.setNeedsLayout()
  }

  /// Whether a touch at this point of the root view is for us and not for a window below.
  func takesTouch(at point: CGPoint) -> Bool {
    guard isInteractive else { return false }
    guard let card, !isModal else { return true }
    return card.frame.contains(point)
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .clear
  }

  override func viewDidLayoutSubviews() {
    super.viewDidLayoutSubviews()
    backdrop?.frame = view.bounds
    card?.place(in: view)
  }

  override func viewSafeAreaInsetsDidChange() {
    super.viewSafeAreaInsetsDidChange()
    view.setNeedsLayout()
  }

  /// Text may have another size now, so the popup may want another one.
  override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
    super.traitCollectionDidChange(previousTraitCollection)
    view.setNeedsLayout()
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
