// Copyright (c) 2026 the Usher authors. MIT license, see LICENSE.

import UIKitShim
import Usher

/// The bag, a sheet above any page.
final class BagPage: ShopTablePage {
  private let store: Store
  private let foot = UIView()
  private let note = NoteField(.bagNote, short: .bagNoteShort)
  private lazy var keyboardRoom = KeyboardInsetAdjuster(for: tableView)
  private lazy var checkout = UIButton.prominent(.bagCheckout) { [weak self] in
    self?.checkOut()
  }
  private lazy var empty = EmptyView(symbol: "bag", title: .bagEmpty, note: .bagEmptyNote)

  init(_ store: Store) {
    self.store = store
    super.init()
    title = Copy.bag.text
    navigationItem.largeTitleDisplayMode = .never
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    navigationItem.rightBarButtonItem = UIBarButtonItem(
      title: Copy.bagClose.text, primaryAction: UIAction { [weak self] _ in self?.close() })
    foot.addSubview(note)
    foot.addSubview(checkout)
    tableView.tableFooterView = foot
    _ = keyboardRoom
    store.bag.observe(by: self) { [weak self] products in self?.update(products) }
  }

  override func viewDidLayoutSubviews() {
    super.viewDidLayoutSubviews()
    let width = tableView.bounds.width
    var column = Column(width: width, top: 8, margin: view.layoutMargins.left)
    column.add(note)
    column.add(checkout, below: 16, height: max(50, checkout.height(fitting: column.width)))
    column.addSpace(32)
    column.apply(rightToLeft: view.isRightToLeft)
    guard foot.frame.size != CGSize(width: width, height: column.y) else { return }
    foot.frame = CGRect(x: 0, y: 0, width: width, height: column.y)
    tableView.tableFooterView = foot
  }

  override func accessibilityPerformEscape() -> Bool {
    close()
    return true
  }

  private func update(_ products: [Product]) {
    foot.isHidden = products.isEmpty
    tableView.backgroundView = products.isEmpty ? empty : nil
    sections = []
    if !products.isEmpty {
      let rows = products.enumerated().map { index, product in
        Row(configure: { cell in
          BagRow(product, traits: cell.traitCollection) { [weak self] in
            self?.store.bag.value.remove(at: index)
          }
          .pin(to: cell.contentView)
        })
      }
      sections = [
        Section(rows: rows),
        Section(footer: .bagIncluded, rows: [total()]),
      ]
    }
    tableView.reloadData()
  }

  private func total() -> Row {
    let sum = Money.text(for: store.total)
    return Row(configure: { cell in
      var content = UIListContentConfiguration.valueCell()
      content.text = Copy.bagTotal.text
      content.secondaryText = sum
      content.textProperties.font = .preferredFont(forTextStyle: .headline)
      content.secondaryTextProperties.font = .preferredFont(forTextStyle: .headline)
      content.textProperties.color = Palette.ink
      content.secondaryTextProperties.color = Palette.ink
      cell.contentConfiguration = content
    })
  }

  /// Places the order, after the user has signed in.
  private func checkOut() {
    guard store.customer.value != nil else {
      return signIn(store) { [weak self] in self?.order() }
    }
    order()
  }

  private func order() {
    store.bag.value = []
    dismiss(animated: true) { ShopAlerts.receipt().usher.show() }
  }

  private func close() {
    dismiss(animated: true)
  }
}
