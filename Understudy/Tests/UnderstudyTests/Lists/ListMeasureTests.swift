// Copyright (c) 2026 the Usher authors. MIT license, see LICENSE.

import Foundation
import Testing

@testable import Understudy

/// Where the parts of an inset list of iOS 27 are on 402 points, and what colors they have.
@MainActor
struct ListMeasureTests {
  @Test(arguments: [
    (HeadlessModel.iPhone17Pro, CGFloat(20)), (.iPhone16, 20), (.iPhoneSE3, 16),
  ])
  func `cards keep the margin of the device`(model: HeadlessModel, margin: CGFloat) {
    withList(model) { _, table, _ in
      let frame = table.visibleCells[0].frameInWindow
      #expect(frame.minX == margin)
      #expect(frame.maxX == model.size.width - margin)
    }
  }

  @Test
  func `cards are 35 points apart without texts between them`() {
    withList { _, table, source in
      source.headers = [nil, nil]
      source.footers = [nil, nil]
      table.reloadData()
      table.layoutIfNeeded()
      let cells = table.visibleCells.map(\.frame)
      #expect(isNear(cells[2].minY - cells[1].maxY, 35))
    }
  }

  @Test
  func `a symbol is centered at 28 points, and the text begins at 56`() {
    withList { _, table, _ in
      let cell = table.visibleCells[1]
      let picture = views(UIImageView.self, in: cell.contentView).first
      let text = views(UILabel.self, in: cell.contentView).first
      #expect(isNear((picture?.frameInWindow.midX ?? 0) - cell.frameInWindow.minX, 28, 0.5))
      #expect(isNear((text?.frameInWindow.minX ?? 0) - cell.frameInWindow.minX, 56, 0.5))
    }
  }

  @Test
  func `headers are 17 semibold and footers 13, with their distances`() {
    withList { _, table, _ in
      let cells = table.visibleCells.map(\.frameInWindow)
      let labels = views(UILabel.self, in: table)
      let header = labels.first { $0.text == "Header 1" }
      let footer = labels.first { $0.text == "Footer 0" }
      #expect(header?.font.fontName == ".SFUI-Semibold")
      #expect(header?.font.pointSize == 17)
      #expect(footer?.font.fontName == ".SFUI-Regular")
      #expect(footer?.font.pointSize == 13)
      let (above, below) = (footer?.frameInWindow ?? .null, header?.frameInWindow ?? .null)
      #expect(isNear(above.minY - cells[1].maxY, 7 + 2 / 3))
      #expect(isNear(cells[2].minY - below.maxY, 6))
      #expect(isNear(below.minY - above.maxY, 18 + 1 / 3))
      #expect(isNear(above.minX, 36))
      #expect(isNear(below.minX, 36))
    }
  }

  @Test
  func `the header of a group has 40.5 points on iOS 26`() {
    withList(on: .iOS26) { _, table, _ in
      let header = table.headerView(forSection: 1)
      #expect(isNear(header?.bounds.height ?? 0, 40.5, 0.5))
    }
  }

  @Test(arguments: [
    (UIUserInterfaceStyle.light, (242, 255, 209), 0.12 * 60 + 0.88 * 255),
    (.dark, (0, 28, 58), 0.5 * 84 + 0.5 * 28),
  ])
  func `page, card, pressed row and separator have their colors`(
    style: UIUserInterfaceStyle, reds: (Double, Double, Double), separator: Double
  ) {
    let (ground, card, pressed) = reds
    withList(style: style) { device, table, _ in
      let row = table.visibleCells[0].frameInWindow
      let picture = device.render(scale: 3)
      #expect(isShade(Int(picture.pixel(6, row.midY).red), ground, 1))
      #expect(isShade(Int(picture.pixel(row.midX, row.midY).red), card, 1))
      // From the text to 16 points before the edge, one pixel high.
      let line = { (x: CGFloat) in
        (-3...3).map { Int(picture.pixel(x, row.maxY + CGFloat($0) / 3).red) }
          .filter { abs(Double($0) - card) > 3 }
      }
      #expect(line(row.midX).count == 1)
      #expect(line(row.midX).first.map { isShade($0, separator, 2) } == true)
      #expect(line(row.minX + 18).count == 1)
      #expect(line(row.maxX - 18).count == 1)
      #expect(line(row.minX + 14).isEmpty)
      #expect(line(row.maxX - 14).isEmpty)

      device.touchDown(at: CGPoint(x: row.midX, y: row.midY))
      device.clock.advance(by: 0.5)
      #expect(isShade(Int(device.render(scale: 1).pixel(row.midX, row.midY).red), pressed, 1))
    }
  }

  private func withList(
    _ model: HeadlessModel = .iPhone17Pro, on system: HeadlessSystem = .iOS27,
    style: UIUserInterfaceStyle = .light,
    _ body: @MainActor (HeadlessDevice, UITableView, Groups) -> Void
  ) {
    withPage(model, on: system, style: style) { device, page in
      let source = Groups()
      let table = UITableView(frame: page.view.bounds, style: .insetGrouped)
      table.dataSource = source
      table.delegate = source
      page.view.addSubview(table)
      device.clock.advance(by: 0.1)
      body(device, table, source)
      withExtendedLifetime(source) {}
    }
  }
}

private final class Groups: NSObject, UITableViewDataSource, UITableViewDelegate {
  var headers: [String?] = ["Header 0", "Header 1"]
  var footers: [String?] = ["Footer 0", nil]

  func numberOfSections(in tableView: UITableView) -> Int { 2 }

  func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 2 }

  func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String? {
    headers[section]
  }

  func tableView(_ tableView: UITableView, viewForFooterInSection section: Int) -> UIView? {
    guard let text = footers[section] else { return nil }
    let view = UITableViewHeaderFooterView(reuseIdentifier: nil)
    var content = UIListContentConfiguration.groupedFooter()
    content.text = text
    view.contentConfiguration = content
    return view
  }

  func tableView(
    _ tableView: UITableView, cellForRowAt indexPath: IndexPath
  ) -> UITableViewCell {
    let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
    guard indexPath.row == 1 else {
      cell.textLabel?.text = "Row"
      return cell
    }
    var content = UIListContentConfiguration.cell()
    content.text = "Row"
    content.image = UIImage(systemName: "star")
    cell.contentConfiguration = content
    return cell
  }
}
