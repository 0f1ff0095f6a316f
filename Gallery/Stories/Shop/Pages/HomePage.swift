// Copyright (c) 2026 the Usher authors. MIT license, see LICENSE.

import UIKitShim

/// The home page: a hero card, the vessels and the teas.
final class HomePage: ScrollingPage {
  private let store: Store
  private lazy var tiles = TileGrid(
    Product.vessels.map { product in
      ProductTile(product) { [weak self] in self?.open(product) }
    })
  private lazy var vesselRows = rows(Product.vessels)
  private let vessels = UIStackView(.vertical, [])
  private lazy var leafRows = rows(Product.leaves)

  init(_ store: Store) {
    self.store = store
    super.init(width: .full)
    title = Copy.shopName.text
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    navigationItem.rightBarButtonItems = [bagItem(store), findItem()]
    column.add(HeroView { [weak self] in self?.open(.teapot) })
    column.add(heading(.vesselsTitle), after: 32)
    column.add(vessels, after: 16)
    column.add(heading(.leavesTitle), after: 40)
    column.add(leafRows, after: 16)
    traitsDidChange()
    store.preferences.observe(by: self) { [weak self] preferences in
      guard let self else { return }
      self.showVessels(as: preferences.vesselStyle == .list ? self.vesselRows : self.tiles)
    }
  }

  /// Shows the rows or the tiles. The other view is removed, because a hidden one would add
  /// spacing.
  private func showVessels(as view: UIView) {
    vessels.arrangedSubviews.forEach { $0.removeFromSuperview() }
    vessels.addArrangedSubview(view)
  }

  override func traitsDidChange() {
    guard isViewLoaded else { return }
    let traits = traitCollection
    let perLine = traits.isWide ? 4 : 2
    tiles.arrange(perLine: traits.hasHugeText ? perLine / 2 : perLine)
    for rows in [vesselRows, leafRows] {
      rows.arrange(perLine: traits.isWide && !traits.hasHugeText ? 2 : 1)
    }
  }

  /// Pushes the page of a product.
  private func open(_ product: Product) {
    navigationController?.pushViewController(ProductPage(product, store), animated: true)
  }

  private func findItem() -> UIBarButtonItem {
    let item = UIBarButtonItem(
      primaryAction: UIAction(image: UIImage(systemName: "magnifyingglass")) { [weak self] _ in
        guard let self else { return }
        navigationController?.pushViewController(SearchPage(store), animated: true)
      })
    item.accessibilityLabel = Copy.find.text
    return item
  }

  private func rows(_ products: [Product]) -> TileGrid {
    let grid = TileGrid(
      products.map { product in
        ProductRow(product) { [weak self] in self?.open(product) }
      })
    grid.spacing = 12
    return grid
  }

  private func heading(_ copy: Copy) -> UILabel {
    let label = UILabel(copy, style: .title3, weight: .semibold, color: Palette.ink)
    label.accessibilityTraits = .header
    return label
  }
}
