// Copyright (c) 2026 the Usher authors. MIT license, see LICENSE.

import UIKitShim

/// A message in the app's window, as it is often written: a view that is added and fades out.
///
/// The scripts *before* of the stories use it; it does not use Usher.
final class PlainToast: UIView {
  static func show(_ text: String, in window: UIWindow?) {
    guard let window else { return }
    let toast = PlainToast(text, in: window.bounds)
    window.addSubview(toast)
    UIView.animate(withDuration: 0.3, delay: 3, options: .allowUserInteraction) {
      toast.alpha = 0
    } completion: { _ in
      toast.removeFromSuperview()
    }
  }

  private init(_ text: String, in bounds: CGRect) {
    let label = UILabel()
    label.text = text
    label.font = .preferredFont(forTextStyle: .subheadline)
    label.textColor = .white
    label.textAlignment = .center
    label.numberOfLines = 0
    let size = label.sizeThatFits(CGSize(width: bounds.width - 96, height: bounds.height))
    super.init(
      frame: CGRect(
        x: (bounds.width - size.width) / 2 - 16, y: bounds.maxY - 120 - size.height,
        width: size.width + 32, height: size.height + 20))
    backgroundColor = UIColor.black.withAlphaComponent(0.6)
    layer.cornerRadius = 12
    label.frame = CGRect(origin: CGPoint(x: 16, y: 10), size: size)
    addSubview(label)
  }

  @available(*, unavailable)
  required init?(coder: NSCoder) {
    nil
  }
}
