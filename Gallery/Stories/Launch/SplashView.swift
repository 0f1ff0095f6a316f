// Copyright (c) 2026 the Usher authors. MIT license, see LICENSE.

import UIKitShim

/// The view in front of the first page while the app launches.
final class SplashView: UIView {
  init() {
    super.init(frame: .zero)
    backgroundColor = Palette.paper
    accessibilityViewIsModal = true
    let picture = ArtworkView(.moonJar)
    let name = UILabel(.shopName, style: .largeTitle, weight: .semibold, color: Palette.ink)
    name.textAlignment = .center
    let column = UIStackView(.vertical, alignment: .center, [picture])
    column.add(name, after: 20)
    addSubview(column, pinned: nil)
    NSLayoutConstraint.activate([
      picture.widthAnchor.constraint(equalToConstant: 128),
      picture.heightAnchor.constraint(equalToConstant: 128),
      column.centerYAnchor.constraint(equalTo: centerYAnchor),
      column.leadingAnchor.constraint(equalTo: readableContentGuide.leadingAnchor),
      column.trailingAnchor.constraint(equalTo: readableContentGuide.trailingAnchor),
    ])
  }

  @available(*, unavailable)
  required init?(coder: NSCoder) {
    nil
  }

  /// Covers the window and all its subviews.
  static func cover(_ window: UIWindow?) -> SplashView {
    let splash = SplashView()
    window?.addSubview(
      splash, pinned: NSDirectionalEdgeInsets(top: 0, leading: 0, bottom: 0, trailing: 0))
    return splash
  }

  /// Fades out, is removed from the window, and then calls the completion.
  func dismiss(_ completion: @escaping @MainActor () -> Void = {}) {
    UIView.animate(withDuration: 0.3) {
      self.alpha = 0
    } completion: { _ in
      self.removeFromSuperview()
      completion()
    }
  }
}
