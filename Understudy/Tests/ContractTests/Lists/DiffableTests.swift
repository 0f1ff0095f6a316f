// Copyright (c) 2026 the Usher authors. MIT license, see LICENSE.

import Foundation
import Testing
import UIKitShim

@MainActor
struct DiffableTests {
  typealias Snapshot = NSDiffableDataSourceSnapshot<String, Int>

  @Test
  func `DD1: a snapshot knows its sections and items in order`() {
    var snapshot = Snapshot()
    snapshot.appendSections(["a", "b"])
    snapshot.appendItems([1, 2], toSection: "a")
    snapshot.appendItems([3])

    #expect(snapshot.sectionIdentifiers == ["a", "b"])
    #expect(snapshot.itemIdentifiers(inSection: "a") == [1, 2])
    #expect(snapshot.itemIdentifiers == [1, 2, 3])
    #expect(snapshot.numberOfItems == 3)
  }

  @Test
  func `DD2: applying a snapshot shows it, and its completion comes afterwards`() async {
    await withScene { scene in
      let (table, source) = makeTable(in: scene)
      var completed = 0

      source.apply(snapshot([1, 2, 3]), animatingDifferences: true) { completed += 1 }
      #expect(completed == 0)
      #expect(await until { completed == 1 })

      #expect(numbers(table) == ["1", "2", "3"])
    }
  }

  @Test
  func `DD3: items that stay keep their cells, whatever else changes around them`() async {
    await withScene { scene in
      let (table, source) = makeTable(in: scene)
      source.apply(snapshot([1, 2, 3, 4]), animatingDifferences: false, completion: nil)
      table.layoutIfNeeded()
      let cell = table.cellForRow(at: IndexPath(row: 1, section: 0))

      source.apply(snapshot([4, 7, 2, 8]), animatingDifferences: true, completion: nil)
      await pass(1)

      #expect(numbers(table) == ["4", "7", "2", "8"])
      #expect(cell != nil)
      #expect(table.cellForRow(at: IndexPath(row: 2, section: 0)) === cell)
    }
  }

  @Test
  func `DD4: sections come, go and exchange items`() async {
    await withScene { scene in
      let (table, source) = makeTable(in: scene)
      var first = Snapshot()
      first.appendSections(["a", "b"])
      first.appendItems([1, 2], toSection: "a")
      first.appendItems([3], toSection: "b")
      source.apply(first, animatingDifferences: false, completion: nil)
      var second = Snapshot()
      second.appendSections(["b", "c"])
      second.appendItems([3, 1], toSection: "b")
      second.appendItems([4], toSection: "c")

      source.apply(second, animatingDifferences: true, completion: nil)
      await pass(1)

      #expect(numbers(table) == ["3", "1", "4"])
      #expect(table.numberOfSections == 2)
      #expect(source.itemIdentifier(for: IndexPath(row: 1, section: 0)) == 1)
    }
  }

  @Test
  func `DD6: collections take snapshots too`() async {
    await withScene { scene in
      let view = UICollectionView(
        frame: CGRect(x: 0, y: 100, width: 300, height: 500),
        collectionViewLayout: UICollectionViewFlowLayout())
      makeWindow(in: scene).addSubview(view)
      view.register(NoteCell.self, forCellWithReuseIdentifier: "item")
      let source = UICollectionViewDiffableDataSource<String, Int>(collectionView: view) {
        view, path, number in
        let cell = view.dequeueReusableCell(withReuseIdentifier: "item", for: path)
        (cell as? NoteCell)?.note = "\(number)"
        return cell
      }

      source.apply(snapshot([1, 2, 3]), animatingDifferences: false, completion: nil)
      source.apply(snapshot([3, 1]), animatingDifferences: true, completion: nil)
      await pass(1)

      #expect(view.visibleCells.compactMap { ($0 as? NoteCell)?.note } == ["3", "1"])
    }
  }

  private func snapshot(_ items: [Int]) -> Snapshot {
    var result = Snapshot()
    result.appendSections(["only"])
    result.appendItems(items)
    return result
  }

  private func makeTable(
    in scene: UIWindowScene
  ) -> (UITableView, UITableViewDiffableDataSource<String, Int>) {
    let table = UITableView(frame: CGRect(x: 0, y: 100, width: 300, height: 500), style: .plain)
    makeWindow(in: scene).addSubview(table)
    table.register(UITableViewCell.self, forCellReuseIdentifier: "row")
    let source = UITableViewDiffableDataSource<String, Int>(tableView: table) {
      table, path, number in
      let cell = table.dequeueReusableCell(withIdentifier: "row", for: path)
      cell.textLabel?.text = "\(number)"
      return cell
    }
    return (table, source)
  }

  private func numbers(_ table: UITableView) -> [String] {
    table.visibleCells.map { $0.textLabel?.text ?? "" }
  }
}
