// Copyright (c) 2026 the Usher authors. MIT license, see LICENSE.

import UIKitShim

/// A table or collection view with numbered rows, and each way in which an app changes the rows.
@MainActor
final class MutableListPage: NSObject {
  /// The kind of list and the way it is updated.
  enum UpdateStyle: CaseIterable {
    case reloadedTable, batchedTable, diffableTable
    case reloadedCollection, batchedCollection, diffableCollection

    var isTable: Bool { [.reloadedTable, .batchedTable, .diffableTable].contains(self) }
  }

  let list: UIScrollView
  private let way: UpdateStyle
  private(set) var numbers: [Int] = []
  private var tableSource: UITableViewDiffableDataSource<Int, Int>?
  private var collectionSource: UICollectionViewDiffableDataSource<Int, Int>?
  private let layout = UICollectionViewFlowLayout()

  init(_ way: UpdateStyle, in view: UIView) {
    self.way = way
    if way.isTable {
      list = UITableView(frame: view.bounds, style: .plain)
    } else {
      layout.itemSize = CGSize(width: view.bounds.width, height: 44)
      list = UICollectionView(frame: view.bounds, collectionViewLayout: layout)
    }
    super.init()
    list.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    view.addSubview(list)
    connect()
  }

  /// The numbers of the visible rows, in order.
  var visible: [Int] {
    if let table = list as? UITableView { return table.visibleCells.map(\.tag) }
    let cells = (list as? UICollectionView)?.visibleCells ?? []
    return cells.sorted { $0.frame.minY < $1.frame.minY }.map(\.tag)
  }

  /// Changes the rows to the given ones, animated if the kind of update is.
  func change(to new: [Int]) {
    let changes = new.difference(from: numbers)
    switch (way, list) {
    case (.reloadedTable, let table as UITableView):
      numbers = new
      table.reloadData()
    case (.batchedTable, let table as UITableView):
      table.performBatchUpdates {
        self.numbers = new
        table.deleteRows(at: changes.removals.map(\.path), with: .automatic)
        table.insertRows(at: changes.insertions.map(\.path), with: .automatic)
      }
    case (.reloadedCollection, let collection as UICollectionView):
      numbers = new
      collection.reloadData()
    case (.batchedCollection, let collection as UICollectionView):
      collection.performBatchUpdates {
        self.numbers = new
        collection.deleteItems(at: changes.removals.map(\.path))
        collection.insertItems(at: changes.insertions.map(\.path))
      }
    default:
      numbers = new
      var snapshot = NSDiffableDataSourceSnapshot<Int, Int>()
      snapshot.appendSections([0])
      snapshot.appendItems(new)
      tableSource?.apply(snapshot, animatingDifferences: true)
      collectionSource?.apply(snapshot, animatingDifferences: true)
    }
  }

  private func connect() {
    if let table = list as? UITableView {
      table.register(UITableViewCell.self, forCellReuseIdentifier: "row")
      guard way == .diffableTable else { return table.dataSource = self }
      tableSource = UITableViewDiffableDataSource(tableView: table) { table, path, number in
        MutableListPage.row(in: table, at: path, number)
      }
    } else if let collection = list as? UICollectionView {
      collection.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "row")
      guard way == .diffableCollection else { return collection.dataSource = self }
      collectionSource = UICollectionViewDiffableDataSource(collectionView: collection) {
        collection, path, number in
        MutableListPage.item(in: collection, at: path, number)
      }
    }
  }

  private static func row(
    in table: UITableView, at path: IndexPath, _ number: Int
  ) -> UITableViewCell {
    let cell = table.dequeueReusableCell(withIdentifier: "row", for: path)
    cell.tag = number
    return cell
  }

  private static func item(
    in collection: UICollectionView, at path: IndexPath, _ number: Int
  ) -> UICollectionViewCell {
    let cell = collection.dequeueReusableCell(withReuseIdentifier: "row", for: path)
    cell.tag = number
    return cell
  }
}

extension MutableListPage: UITableViewDataSource {
  func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    numbers.count
  }

  func tableView(
    _ tableView: UITableView, cellForRowAt indexPath: IndexPath
  ) -> UITableViewCell {
    MutableListPage.row(in: tableView, at: indexPath, numbers[indexPath.row])
  }
}

extension MutableListPage: UICollectionViewDataSource {
  func collectionView(
    _ collectionView: UICollectionView, numberOfItemsInSection section: Int
  ) -> Int {
    numbers.count
  }

  func collectionView(
    _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
  ) -> UICollectionViewCell {
    MutableListPage.item(in: collectionView, at: indexPath, numbers[indexPath.item])
  }
}

extension CollectionDifference.Change {
  /// The index path of the inserted or removed row.
  fileprivate var path: IndexPath {
    switch self {
    case .insert(let offset, _, _), .remove(let offset, _, _): IndexPath(row: offset, section: 0)
    }
  }
}
