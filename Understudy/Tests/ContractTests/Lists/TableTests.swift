// Copyright (c) 2026 the Usher authors. MIT license, see LICENSE.

import Foundation
import Testing
import UIKitShim

@MainActor
struct TableTests {
  @Test
  func `TV1: a table asks only for the rows that are visible`() async {
    await withScene { scene in
      let diary = TableDiary(rows: 10_000)
      let table = makeTable(diary, in: scene)

      #expect(diary.asked >= 10)
      #expect(diary.asked <= 12)
      #expect(table.visibleCells.count == 10)
      #expect(table.contentSize.height > 100_000)
    }
  }

  @Test
  func `TV2: cells that have gone are used again`() async {
    await withScene { scene in
      let diary = TableDiary(rows: 1000)
      let table = makeTable(diary, in: scene)

      for step in 1...40 {
        table.contentOffset.y = CGFloat(step) * 400
        table.layoutIfNeeded()
      }

      #expect(diary.asked > 200)
      #expect(diary.made <= 24)
    }
  }

  @Test
  func `TV3: a registered class makes the cells, by the initialiser that it overrides`() async {
    await withScene { scene in
      let diary = TableDiary(rows: 3)
      let table = makeTable(diary, in: scene)
      table.register(ColourCell.self, forCellReuseIdentifier: "colour")

      let cell = table.dequeueReusableCell(withIdentifier: "colour")

      #expect((cell as? ColourCell)?.note == "made by style")
      #expect(cell?.reuseIdentifier == "colour")
      #expect(table.dequeueReusableCell(withIdentifier: "unknown") == nil)
    }
  }

  @Test
  func `TV4: a cell is prepared before it is used again`() async {
    await withScene { scene in
      let diary = TableDiary(rows: 3)
      let table = makeTable(diary, in: scene)
      let source = ColourSource()
      table.register(ColourCell.self, forCellReuseIdentifier: "colour")
      table.dataSource = source
      table.layoutIfNeeded()

      table.contentOffset.y = 3000
      table.layoutIfNeeded()

      let cells = table.visibleCells.compactMap { $0 as? ColourCell }
      #expect(!cells.isEmpty)
      #expect(cells.contains { $0.timesPrepared > 0 })
    }
  }

  @Test
  func `TV5: display is told before a row comes and after it has gone`() async {
    await withScene { scene in
      let diary = TableDiary(rows: 100)
      let table = makeTable(diary, in: scene)
      #expect(diary.entries.first == "will display 0")
      #expect(diary.entries.contains("will display 9"))
      diary.forget()

      table.contentOffset.y = 100
      table.layoutIfNeeded()

      #expect(
        Set(diary.entries.filter { $0.hasPrefix("did end") }) == [
          "did end displaying 0", "did end displaying 1",
        ])
      #expect(
        diary.entries.filter { $0.hasPrefix("will") } == [
          "will display 10", "will display 11",
        ])
    }
  }

  @Test
  func `TV6: places and rows answer for each other`() async {
    await withScene { scene in
      let diary = TableDiary(rows: 20)
      let table = makeTable(diary, in: scene)
      let path = IndexPath(row: 3, section: 0)

      #expect(table.rectForRow(at: path) == CGRect(x: 0, y: 150, width: 300, height: 50))
      #expect(table.indexPathForRow(at: CGPoint(x: 10, y: 160)) == path)
      #expect(table.cellForRow(at: path).map { table.indexPath(for: $0) } == path)
      #expect(table.cellForRow(at: IndexPath(row: 15, section: 0)) == nil)
      #expect(
        table.indexPathsForRows(in: CGRect(x: 0, y: 60, width: 10, height: 50))?.map(\.row)
          == [1, 2])
    }
  }

  @Test
  func `TV7: the header of a plain table stays at the top until the next one comes`() async {
    await withScene { scene in
      let diary = TableDiary(sections: [["a", "b", "c", "d"], (0..<30).map { "\($0)" }])
      diary.headers = [0: "First", 1: "Second"]
      let table = makeTable(diary, in: scene)
      let header = table.rectForHeader(inSection: 0)

      table.contentOffset.y = header.minY + 60
      table.layoutIfNeeded()
      #expect(table.headerView(forSection: 0)?.frame.minY == header.minY + 60)

      table.contentOffset.y = table.rect(forSection: 0).maxY - 10
      table.layoutIfNeeded()
      let end = table.rect(forSection: 0).maxY
      #expect(table.headerView(forSection: 0)?.frame.maxY == end)
    }
  }

  @Test
  func `TV8: headers of grouped tables scroll away with their rows`() async {
    await withScene { scene in
      let diary = TableDiary(sections: [(0..<30).map { "\($0)" }])
      diary.headers = [0: "First"]
      let table = makeTable(diary, .grouped, in: scene)
      let header = table.rectForHeader(inSection: 0)
      #expect(table.headerView(forSection: 0)?.textLabel?.text == "FIRST")

      table.contentOffset.y = 20
      table.layoutIfNeeded()

      #expect(table.headerView(forSection: 0)?.frame == header)
    }
  }

  @Test
  func `TV9: automatic heights are those of the content, no less than 44 points`() async {
    await withScene { scene in
      let diary = TableDiary(sections: [["short", String(repeating: "long text ", count: 20)]])
      diary.rowHeight = UITableView.automaticDimension
      diary.wraps = true
      let table = makeTable(diary, in: scene)
      let heights = (0...1).map { table.rectForRow(at: IndexPath(row: $0, section: 0)).height }
      #expect(heights[0] >= 43)
      #expect(heights[0] <= 44.5)
      #expect(heights[1] > 100)
    }
  }

  @Test
  func `TV10: constraints between the edges of the content view give a row its height`() async {
    await withScene { scene in
      let source = ColourSource()
      let diary = TableDiary(rows: 0)
      diary.rowHeight = UITableView.automaticDimension
      let table = makeTable(diary, in: scene)
      table.register(ColourCell.self, forCellReuseIdentifier: "colour")
      table.delegate = nil
      table.dataSource = source
      table.layoutIfNeeded()

      #expect(abs(table.rectForRow(at: IndexPath(row: 0, section: 0)).height - 90) < 0.6)
    }
  }

  @Test
  func `TV11: scrolling to a row puts it where it is wanted`() async {
    await withScene { scene in
      let diary = TableDiary(rows: 100)
      let table = makeTable(diary, in: scene)
      let path = IndexPath(row: 40, section: 0)

      table.scrollToRow(at: path, at: .top, animated: false)
      #expect(table.contentOffset.y == 2000)
      table.scrollToRow(at: path, at: .bottom, animated: false)
      #expect(table.contentOffset.y == 1550)
      table.scrollToRow(at: path, at: .middle, animated: false)
      #expect(table.contentOffset.y == 1775)
      table.scrollToRow(at: path, at: .none, animated: false)
      #expect(table.contentOffset.y == 1775)
    }
  }

  @Test
  func `TV12: header and footer views of the table stand around its sections`() async {
    await withScene { scene in
      let diary = TableDiary(rows: 2)
      let table = makeTable(diary, in: scene)
      let header = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 70))
      let footer = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 30))

      table.tableHeaderView = header
      table.tableFooterView = footer
      table.layoutIfNeeded()

      #expect(header.frame == CGRect(x: 0, y: 0, width: 300, height: 70))
      #expect(table.rectForRow(at: IndexPath(row: 0, section: 0)).minY == 70)
      #expect(footer.frame.minY == 170)
      #expect(table.contentSize.height == 200)
    }
  }
}

/// A cell with a height of its own.
@MainActor
private final class ColourCell: UITableViewCell {
  let note: String
  private(set) var timesPrepared = 0

  override init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
    note = "made by style"
    super.init(style: style, reuseIdentifier: reuseIdentifier)
    let box = UIView()
    box.translatesAutoresizingMaskIntoConstraints = false
    contentView.addSubview(box)
    NSLayoutConstraint.activate([
      box.topAnchor.constraint(equalTo: contentView.topAnchor, constant: 20),
      box.bottomAnchor.constraint(equalTo: contentView.bottomAnchor, constant: -10),
      box.leadingAnchor.constraint(equalTo: contentView.leadingAnchor),
      box.trailingAnchor.constraint(equalTo: contentView.trailingAnchor),
      box.heightAnchor.constraint(equalToConstant: 60),
    ])
  }

  required init?(coder: NSCoder) { nil }

  override func prepareForReuse() {
    super.prepareForReuse()
    timesPrepared += 1
  }
}

@MainActor
private final class ColourSource: NSObject, UITableViewDataSource {
  func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 100 }

  func tableView(
    _ tableView: UITableView, cellForRowAt indexPath: IndexPath
  ) -> UITableViewCell {
    tableView.dequeueReusableCell(withIdentifier: "colour", for: indexPath)
  }
}
