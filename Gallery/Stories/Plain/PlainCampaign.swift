// Copyright (c) 2026 the Usher authors. MIT license, see LICENSE.

import UIKitShim

/// A campaign of a marketing library: a window of its own above the alert level, in front of
/// everything in the app.
@MainActor
final class PlainCampaign {
  private let window: UIWindow?

  /// Shows a voucher in the scene of a window; either button dismisses it.
  init(beside window: UIWindow?) {
    self.window = window?.windowScene.map { UIWindow(windowScene: $0) }
    self.window?.windowLevel = .alert + 10
    self.window?.rootViewController = CampaignPage { [weak self] in self?.window?.isHidden = true }
    self.window?.makeKeyAndVisible()
  }

  /// Whether the voucher is visible.
  var isShown: Bool { window?.isHidden == false }

  /// Whether its window is the key window.
  var hasKeys: Bool { window?.isKeyWindow == true }
}

/// The root view controller of the window.
private final class CampaignPage: UIViewController {
  private let onDone: @MainActor () -> Void
  private let card = ShopCard.voucher()

  init(onDone: @escaping @MainActor () -> Void) {
    self.onDone = onDone
    super.init(nibName: nil, bundle: nil)
    card.onAccept = onDone
    card.onDecline = onDone
  }

  @available(*, unavailable)
  required init?(coder: NSCoder) {
    nil
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = UIColor.black.withAlphaComponent(0.35)
    view.accessibilityViewIsModal = true
    view.addSubview(card)
  }

  override func viewDidLayoutSubviews() {
    super.viewDidLayoutSubviews()
    let room = view.bounds.inset(by: view.safeAreaInsets).insetBy(dx: 16, dy: 16)
    let size = card.sizeThatFits(room.size)
    card.frame = CGRect(
      x: (room.midX - size.width / 2).rounded(), y: (room.midY - size.height / 2).rounded(),
      width: size.width, height: size.height)
  }

  override func accessibilityPerformEscape() -> Bool {
    onDone()
    return true
  }
}
