// Copyright (c) 2026 the Usher authors. MIT license, see LICENSE.

import UIKitShim
import Usher

/// The products on the shelf, loaded from the server; pulling loads again.
final class ShelfPage: UITableViewController {
  private let server: ShelfServer
  private let loading: Placeholder
  private var products: [Product] = []

  init(_ server: ShelfServer, loading: Placeholder = .loading) {
    self.server = server
    self.loading = loading
    super.init(style: .plain)
    title = Copy.shelfTitle.text
  }

  @available(*, unavailable)
  required init?(coder: NSCoder) {
    nil
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    tableView.applyShopStyle()
    tableView.register(ShelfCell.self, forCellReuseIdentifier: "product")
    refreshControl = UIRefreshControl(
      frame: .zero, primaryAction: UIAction { [weak self] _ in self?.load() })
    usher.placeholder.theme = .shop
    usher.placeholder.onRefreshFailure = { [weak self] _ in self?.showRefreshFailure() }
    load()
  }

  /// Starts a load, which replaces one that is still running.
  func load(_ cover: LoadingVisibility = .automatic) {
    usher.load(
      cover, loading: loading,
      start: { [weak self, server] load in
        server.load { response in
          guard load.isCurrent else { return }
          self?.show(response, of: load)
        }
      }
    )
    .onFinish { [weak self] _ in self?.refreshControl?.endRefreshing() }
  }

  private func show(_ response: Result<[Product], any Error>, of load: PlaceholderLoad) {
    switch response {
    case .failure(let error): load.finish(.failure(error))
    case .success(let products):
      self.products = products
      tableView.reloadData()
      load.finish(products.isEmpty ? .empty : .content)
    }
  }

  private func showRefreshFailure() {
    usher.show(
      Popup<Never> { handle in
        let card = TipCard(kicker: .shelfStaleKicker, title: .shelfStale, done: .shelfStaleDone)
        card.onDone = { handle.dismiss() }
        return card
      }
      .modal(false).position(.bottom))
  }

  override func tableView(
    _ tableView: UITableView, numberOfRowsInSection section: Int
  ) -> Int {
    products.count
  }

  override func tableView(
    _ tableView: UITableView, cellForRowAt indexPath: IndexPath
  ) -> UITableViewCell {
    let cell = tableView.dequeueReusableCell(withIdentifier: "product", for: indexPath)
    (cell as? ShelfCell)?.show(products[indexPath.row])
    return cell
  }
}

/// A product in the list.
final class ShelfCell: UITableViewCell {
  func show(_ product: Product) {
    selectionStyle = .none
    backgroundColor = .clear
    for old in contentView.subviews { old.removeFromSuperview() }
    let row = ProductRow(product) {}
    contentView.addSubview(row, pinned: nil)
    let sides = contentView.layoutMarginsGuide
    NSLayoutConstraint.activate([
      row.topAnchor.constraint(equalTo: contentView.topAnchor, constant: 6),
      row.bottomAnchor.constraint(equalTo: contentView.bottomAnchor, constant: -6),
      row.leadingAnchor.constraint(equalTo: sides.leadingAnchor),
      row.trailingAnchor.constraint(equalTo: sides.trailingAnchor),
    ])
  }
}

extension PlaceholderTheme {
  /// The theme of the shop: its colors and texts, and the drawings of Usher.
  static var shop: PlaceholderTheme {
    var theme = illustrated
    theme.artworkColor = Palette.accent
    theme.artworkFill = Palette.celadon.withAlphaComponent(0.28)
    theme.skeletonColor = Palette.line
    theme.titleColor = Palette.ink
    theme.messageColor = Palette.fadedInk
    var button = UIButton.Configuration.filled()
    button.baseBackgroundColor = Palette.accent
    button.baseForegroundColor = Palette.onAccent
    button.cornerStyle = theme.button.cornerStyle
    button.contentInsets = theme.button.contentInsets
    button.titleAlignment = theme.button.titleAlignment
    button.titleTextAttributesTransformer = theme.button.titleTextAttributesTransformer
    theme.button = button
    theme.contents[.loading]?.title = Copy.shelfLoading.text
    theme.contents[.empty]?.title = Copy.shelfEmpty.text
    theme.contents[.empty]?.message = Copy.shelfEmptyNote.text
    theme.contents[.failure]?.title = Copy.shelfFailed.text
    theme.contents[.failure]?.button = Copy.shelfRetry.text
    return theme
  }
}

extension PlaceholderSkeleton {
  /// The shape of the shelf: pictures, each with a name, a note and a price beside it.
  static let shelf = PlaceholderSkeleton(
    row: .horizontal(
      [
        .block(width: 72, height: 72, cornerRadius: 12),
        .vertical([.line(width: 0.7), .line(size: 13, width: 0.95)]),
        .block(width: 32, height: 12, cornerRadius: 6),
      ], spacing: 16),
    spacing: 36, margin: 28, maximumWidth: 648)
}

extension UIViewController {
  /// The shelf at the top of this navigation controller.
  var shelf: ShelfPage? { (self as? UINavigationController)?.topViewController as? ShelfPage }

  /// Makes a shelf whose server gives these responses.
  static func shelf(
    loading: Placeholder = .loading, _ responses: ShelfServer.Response...
  ) -> UIViewController {
    ShopNavigation(rootViewController: ShelfPage(ShelfServer(responses), loading: loading))
  }
}
