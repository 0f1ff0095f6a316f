// Copyright (c) 2026 the Usher authors. MIT licence, see LICENSE.

import UIKitShim

/// A page of grouped rows in the shop's colours.
class ShopTablePage: UIViewController, UITableViewDataSource, UITableViewDelegate {
  /// One row, and what happens when it is tapped.
  struct Row {
    let configure: @MainActor (UITableViewCell) -> Void
    var select: (@MainActor () -> Void)?
  }

  /// Rows with what stands above and below them.
  struct Section {
    var header: Copy?
    var footer: Copy?
    var rows: [Row]
  }

  let tableView = UITableView(frame: .zero, style: .insetGrouped)

  /// What is shown; a change reaches the table with `reloadData()` or row by row.
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

  /// Rows are made for a size of text.
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

  /// The system's grey would be too pale on paper.
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
