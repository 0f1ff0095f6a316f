// Copyright (c) 2026 the Usher authors. MIT licence, see LICENSE.

import UIKitShim

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
