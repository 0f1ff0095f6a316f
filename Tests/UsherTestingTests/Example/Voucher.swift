// Copyright (c) 2026 the Usher authors. MIT license, see LICENSE.

import UIKitShim
import Usher

// What an app has to test: a page, and a popup that is shown on it. On Apple systems `UIKitShim` is UIKit.

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
  Popup { handle in VoucherCard { handle.dismiss(returning: .kept) } }
    .on(ShopPage.self)
    .delay(.seconds(3))
}
// snippet.end

// snippet.server
@MainActor
protocol VoucherServer {
  func hasVoucher() async -> Bool
  func checkVoucher(completion: @escaping @MainActor @Sendable (Bool) -> Void)
}

extension ShopPage {
  func offerVoucher(of server: some VoucherServer) {
    Task {
      if await server.hasVoucher() { usher.popups.show(voucher()) }
    }
  }

  func offerVoucherLater(of server: some VoucherServer) {
    server.checkVoucher { [weak self] hasVoucher in
      if hasVoucher { self?.usher.popups.show(voucher()) }
    }
  }
}
// snippet.end

/// A plain view without any use of Usher.
final class VoucherCard: UIView {
  init(keep: @escaping @MainActor () -> Void) {
    super.init(frame: .zero)
    backgroundColor = .secondarySystemBackground
    layer.cornerRadius = 16
    let label = UILabel()
    label.text = "Ten per cent off"
    label.textColor = .label
    label.font = .preferredFont(forTextStyle: .title2)
    label.adjustsFontForContentSizeCategory = true
    label.numberOfLines = 0
    label.textAlignment = .center
    var configuration = UIButton.Configuration.plain()
    configuration.baseForegroundColor = .label
    let button = UIButton(
      configuration: configuration, primaryAction: UIAction(title: "Keep it") { _ in keep() })

    let column = UIStackView(arrangedSubviews: [label, button])
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
