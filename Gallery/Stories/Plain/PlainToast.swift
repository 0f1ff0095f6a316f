// Copyright (c) 2026 the Usher authors. MIT license, see LICENSE.

import UIKitShim

/// A message in the app's window, as it is often written: a view that is added and fades out.
///
/// The scripts *before* of the stories use it; it does not use Usher.
enum PlainToast {
  @MainActor
  static func show(_ text: String, in window: UIWindow?) {
    guard let window else { return }
    let label = UILabel()
    label.text = text
    label.font = .preferredFont(forTextStyle: .subheadline)
    label.textColor = .white
    label.textAlignment = .center
    label.numberOfLines = 0
    let toast = UIView()
    toast.backgroundColor = UIColor.black.withAlphaComponent(0.6)
    toast.layer.cornerRadius = 12
    toast.addSubview(label)
    let room = CGSize(width: window.bounds.width - 96, height: window.bounds.height)
    let size = label.sizeThatFits(room)
    toast.frame = CGRect(
      x: (window.bounds.width - size.width) / 2 - 16, y: window.bounds.maxY - 120 - size.height,
      width: size.width + 32, height: size.height + 20)
    label.frame = CGRect(origin: CGPoint(x: 16, y: 10), size: size)
    window.addSubview(toast)
    UIView.animate(withDuration: 0.3, delay: 3, options: .allowUserInteraction) {
      toast.alpha = 0
    } completion: { _ in
      toast.removeFromSuperview()
    }
  }
}
