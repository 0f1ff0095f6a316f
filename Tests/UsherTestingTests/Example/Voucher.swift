// Copyright (c) 2026 the Usher authors. MIT licence, see LICENSE.

import UIKitShim
import Usher

// What an app has to test: a page, and a popup that greets on it. On Apple systems `UIKitShim` is UIKit.

// snippet.app
final class ShopPage: UIViewController {
  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .systemBackground
  }
}

enum VoucherAnswer: Sendable { case kept }

@MainActor
func voucher() -> Popup<VoucherAnswer> {
  Popup { handle in VoucherCard { handle.end(returning: .kept) } }
    .on(ShopPage.self)
    .delay(.seconds(3))
}
// snippet.end

/// An ordinary view, which knows nothing of queues.
final class VoucherCard: UIView {
  init(keep: @escaping @MainActor () -> Void) {
    super.init(frame: .zero)
    backgroundColor = .secondarySystemBackground
    layer.cornerRadius = 16
    let words = UILabel()
    words.text = "Ten per cent off"
    words.textColor = .label
    words.font = .preferredFont(forTextStyle: .title2)
    words.adjustsFontForContentSizeCategory = true
    words.numberOfLines = 0
    words.textAlignment = .center
    var look = UIButton.Configuration.plain()
    look.baseForegroundColor = .label
    let button = UIButton(
      configuration: look, primaryAction: UIAction(title: "Keep it") { _ in keep() })

    let column = UIStackView(arrangedSubviews: [words, button])
    column.axis = .vertical
    column.spacing = 12
    column.translatesAutoresizingMaskIntoConstraints = false
    addSubview(column)
    NSLayoutConstraint.activate([
      column.topAnchor.constraint(equalTo: topAnchor, constant: 20),
      column.bottomAnchor.constraint(equalTo: bottomAnchor, constant: -20),
      column.leadingAnchor.constraint(equalTo: leadingAnchor, constant: 20),
      column.trailingAnchor.constraint(equalTo: trailingAnchor, constant: -20),
      button.heightAnchor.constraint(greaterThanOrEqualToConstant: 44),
      widthAnchor.constraint(equalToConstant: 280),
    ])
  }

  @available(*, unavailable)
  required init?(coder: NSCoder) {
    fatalError("The card is made in code.")
  }
}
