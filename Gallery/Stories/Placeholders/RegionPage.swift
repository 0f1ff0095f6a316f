// Copyright (c) 2026 the Usher authors. MIT license, see LICENSE.

import UIKitShim
import Usher

/// A page with a card that is always visible, and below it a list that is loaded.
final class RegionPage: ScrollingPage {
  private let server: ShelfServer
  private let list = UIView()
  private let rows = UIStackView(.vertical, spacing: 12, [])
  /// Makes room for a placeholder while the list is empty.
  private lazy var room = list.heightAnchor.constraint(
    greaterThanOrEqualToConstant: UIFontMetrics.default.scaledValue(for: 320))

  init(_ server: ShelfServer) {
    self.server = server
    super.init(width: .readable)
    title = Copy.shopName.text
  }

  /// Makes the card that is always visible.
  static func makeHero() -> UIView {
    UIStackView(
      .vertical, spacing: 8,
      [
        UILabel(.heroKicker, style: .footnote, weight: .semibold, color: Palette.clayText),
        UILabel(.heroTitle, style: .title2, weight: .bold, color: Palette.ink),
        UILabel(.heroBody, style: .subheadline, color: Palette.fadedInk),
      ])
  }

  /// The placeholder in the area of the list, if any.
  var kind: PlaceholderKind? { list.usher.placeholder.kind }

  /// Whether there are products.
  var isFilled: Bool { !rows.arrangedSubviews.isEmpty }

  override func viewDidLoad() {
    super.viewDidLoad()
    list.addSubview(rows, pinned: .zero)
    column.add(Self.makeHero())
    column.add(list, after: 24)
    room.isActive = true
    list.usher.placeholder.theme = .shop
    load()
  }

  private func load() {
    list.usher.load(start: { [weak self, server] load in
      server.load { response in
        guard load.isCurrent else { return }
        switch response {
        case .failure(let error): load.finish(.failure(error))
        case .success(let products):
          self?.show(products)
          load.finish(.content)
        }
      }
    })
  }

  private func show(_ products: [Product]) {
    room.isActive = false
    for product in products { rows.addArrangedSubview(ProductRow(product) {}) }
  }
}

extension UIViewController {
  /// The page with a list at the top of this navigation controller.
  var region: RegionPage? { (self as? UINavigationController)?.topViewController as? RegionPage }
}
