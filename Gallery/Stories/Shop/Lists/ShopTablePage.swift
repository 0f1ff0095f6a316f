// Copyright (c) 2026 the Usher authors. MIT license, see LICENSE.

import UIKitShim

/// A page of grouped rows in the colors of the shop.
class ShopTablePage: UIViewController, UITableViewDataSource, UITableViewDelegate {
  /// A row, and the action of a tap on it.
  struct Row {
    let configure: @MainActor (UITableViewCell) -> Void
    var select: (@MainActor () -> Void)?
  }

  /// Rows with an optional header and footer.
  struct Section {
    var header: Copy?
    var footer: Copy?
    var rows: [Row]
  }

  let tableView = UITableView(frame: .zero, style: .insetGrouped)

  /// The content. After a change, call `reloadData()` or update the rows of the table.
  var sections: [Section] = []

  init() {
    super.init(nibName: nil, bundle: nil)
  }

  @available(*, unavailable)
  required init?(coder: NSCoder) {
    nil
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = Palette.paper
    tableView.backgroundColor = Palette.paper
    tableView.dataSource = self
    tableView.delegate = self
    view.addSubview(tableView, pinned: .zero)
  }

  override func viewWillAppear(_ animated: Bool) {
    super.viewWillAppear(animated)
    guard let path = tableView.indexPathForSelectedRow else { return }
    tableView.deselectRow(at: path, animated: animated)
  }

  /// Reloads the rows when the text size changes.
  override func traitCollectionDidChange(_ previous: UITraitCollection?) {
    super.traitCollectionDidChange(previous)
    let size = traitCollection.preferredContentSizeCategory
    if let previous, previous.preferredContentSizeCategory != size { tableView.reloadData() }
  }

  func numberOfSections(in tableView: UITableView) -> Int { sections.count }

  func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    sections[section].rows.count
  }

  func tableView(_ tableView: UITableView, viewForHeaderInSection section: Int) -> UIView? {
    headerFooterView(sections[section].header, .groupedHeader())
  }

  func tableView(_ tableView: UITableView, viewForFooterInSection section: Int) -> UIView? {
    headerFooterView(sections[section].footer, .groupedFooter())
  }

  /// Makes a header or footer with more contrast than the system's gray.
  private func headerFooterView(_ copy: Copy?, _ base: UIListContentConfiguration) -> UIView? {
    guard let copy else { return nil }
    var content = base
    content.text = copy.text
    content.textProperties.color = Palette.fadedInk
    let view = UITableViewHeaderFooterView(reuseIdentifier: nil)
    view.contentConfiguration = content
    return view
  }

  func tableView(
    _ tableView: UITableView, cellForRowAt indexPath: IndexPath
  ) -> UITableViewCell {
    let row = sections[indexPath.section].rows[indexPath.row]
    let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
    var background = UIBackgroundConfiguration.listGroupedCell()
    background.backgroundColor = Palette.surface
    cell.backgroundConfiguration = background
    cell.selectionStyle = row.select == nil ? .none : .default
    row.configure(cell)
    return cell
  }

  func tableView(
    _ tableView: UITableView, shouldHighlightRowAt indexPath: IndexPath
  ) -> Bool {
    sections[indexPath.section].rows[indexPath.row].select != nil
  }

  func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
    sections[indexPath.section].rows[indexPath.row].select?()
  }
}
