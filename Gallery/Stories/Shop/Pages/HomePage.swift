// Copyright (c) 2026 the Usher authors. MIT licence, see LICENSE.

import UIKitShim

/// The shop's first page: the morning set, the vessels, the leaves.
final class HomePage: UIViewController {
  private let scroll = UIScrollView()
  private lazy var hero = HeroView { [weak self] in self?.open(.teapot) }
  private let vesselsTitle = UILabel(
    .vesselsTitle, style: .title3, weight: .semibold, color: Palette.ink)
  private let leavesTitle = UILabel(
    .leavesTitle, style: .title3, weight: .semibold, color: Palette.ink)
  private lazy var tiles = Product.vessels.map { product in
    ProductTile(product) { [weak self] in self?.open(product) }
  }
  private lazy var rows = Product.leaves.map { product in
    ProductRow(product) { [weak self] in self?.open(product) }
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    title = Copy.shopName.text
    view.backgroundColor = Palette.paper
    navigationItem.rightBarButtonItem = UIBarButtonItem(
      primaryAction: UIAction(title: Copy.bag.text) { [weak self] _ in self?.openBag() })
    for label in [vesselsTitle, leavesTitle] { label.accessibilityTraits = .header }
    view.addSubview(scroll)
    for view in [hero, vesselsTitle] + tiles + [leavesTitle] + rows { scroll.addSubview(view) }
  }

  override func viewDidLayoutSubviews() {
    super.viewDidLayoutSubviews()
    scroll.frame = view.bounds
    var column = Column(
      width: view.bounds.width, top: 8, margin: max(16, view.safeAreaInsets.left))
    column.add(hero)
    column.add(vesselsTitle, below: 32)
    let perLine = view.hasHugeText ? 1 : 2
    for start in stride(from: 0, to: tiles.count, by: perLine) {
      let line = Array(tiles[start..<min(start + perLine, tiles.count)])
      column.addRow(line, below: start == 0 ? 16 : 24, spacing: 16)
    }
    column.add(leavesTitle, below: 40)
    for (index, row) in rows.enumerated() {
      column.add(row, below: index == 0 ? 16 : 12)
    }
    column.addSpace(32)
    column.apply(rightToLeft: view.isRightToLeft)
    scroll.contentSize = CGSize(width: view.bounds.width, height: column.y)
  }

  /// Pushes a product's page.
  func open(_ product: Product) {
    navigationController?.pushViewController(ProductPage(product), animated: true)
  }

  /// Presents the bag.
  func openBag() {
    present(Shop.makeBag(), animated: true)
  }
}
