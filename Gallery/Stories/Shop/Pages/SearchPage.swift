// Copyright (c) 2026 the Usher authors. MIT license, see LICENSE.

import Foundation
import UIKitShim

/// A search page for all products, which filters while the user types.
final class SearchPage: ScrollingPage, UISearchResultsUpdating {
  private let store: Store
  private let search = UISearchController(searchResultsController: nil)
  private lazy var all = (Product.vessels + Product.leaves).map { product in
    (product: product, row: ProductRow(product) { [weak self] in self?.open(product) })
  }
  private lazy var nothing = EmptyView(
    symbol: "magnifyingglass", title: .findNone, note: .findNoneNote)

  init(_ store: Store) {
    self.store = store
    super.init(width: .readable)
    title = Copy.findTitle.text
    navigationItem.largeTitleDisplayMode = .always
    navigationItem.searchController = search
    definesPresentationContext = true
    search.searchResultsUpdater = self
    search.searchBar.placeholder = Copy.find.text
    search.searchBar.searchTextField.accessibilityLabel = Copy.find.text
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    column.add(UIStackView(.vertical, spacing: 12, all.map(\.row)))
    scroll.keyboardDismissMode = .onDrag
    nothing.isHidden = true
    view.addSubview(nothing, pinned: nil)
    NSLayoutConstraint.activate([
      nothing.topAnchor.constraint(equalTo: view.topAnchor),
      nothing.leadingAnchor.constraint(equalTo: view.leadingAnchor),
      nothing.trailingAnchor.constraint(equalTo: view.trailingAnchor),
      nothing.bottomAnchor.constraint(equalTo: view.keyboardLayoutGuide.topAnchor),
    ])
  }

  func updateSearchResults(for searchController: UISearchController) {
    let words = (searchController.searchBar.text ?? "").split(separator: " ")
    for (product, row) in all {
      let spoken = product.accessibilityText
      row.isHidden = !words.allSatisfy { spoken.localizedCaseInsensitiveContains($0) }
    }
    nothing.isHidden = all.contains { !$0.row.isHidden }
  }

  private func open(_ product: Product) {
    navigationController?.pushViewController(ProductPage(product, store), animated: true)
  }
}
