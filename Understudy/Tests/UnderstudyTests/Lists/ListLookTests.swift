// Copyright (c) 2026 the Usher authors. MIT license, see LICENSE.

import Foundation
import Testing

@testable import Understudy

/// Where the parts of an inset list are in each system.
@MainActor
struct ListLookTests {
  @Test(arguments: [
    (HeadlessSystem.iOS18, CGFloat(10), CGFloat(44)), (.iOS26, 26, 51 + 2 / 3), (.iOS27, 26, 53),
  ])
  func `a card has rounded corners and rows of the system's height`(
    system: HeadlessSystem, radius: CGFloat, height: CGFloat
  ) {
    withTable(system) { table in
      let cells = table.visibleCells
      #expect(cells.first?.layer.cornerRadius == radius)
      #expect(abs((cells.first?.bounds.height ?? 0) - height) < 0.01)
    }
  }

  @Test
  func `since iOS 26 text is 16 points from the card's edge, and an accessory ends at 20`() {
    withTable(.iOS27) { table in
      guard let cell = table.visibleCells.first else { return }
      #expect(cell.frame.minX == 20)
      #expect(cell.bounds.width == 362)
      #expect(cell.textLabel?.convert(CGPoint.zero, to: cell).x == 16)
      let chevron = views(CellAccessoryView.self, in: cell).first
      #expect(abs((chevron?.frame.maxX ?? 0) - 342) < 0.5)
      #expect(abs((chevron?.bounds.width ?? 0) - 10 - 1 / 3) < 0.01)
      #expect(cell.separatorInset.left == 16)
      #expect(cell.separatorInset.right == 16)
    }
  }

  private func withTable(_ system: HeadlessSystem, _ body: (UITableView) -> Void) {
    HeadlessDevice.run(.iPhone17Pro, system: system) { device in
      let source = Rows()
      let table = UITableView(frame: device.screen.bounds, style: .insetGrouped)
      table.dataSource = source
      let window = UIWindow(windowScene: device.connectScene())
      window.addSubview(table)
      window.makeKeyAndVisible()
      device.clock.runTurn()
      body(table)
      withExtendedLifetime(source) {}
    }
  }
}

private final class Rows: NSObject, UITableViewDataSource {
  func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 3 }

  func tableView(
    _ tableView: UITableView, cellForRowAt indexPath: IndexPath
  ) -> UITableViewCell {
    let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
    cell.textLabel?.text = "Row"
    cell.accessoryType = .disclosureIndicator
    return cell
  }
}
