// Copyright (c) 2026 the Usher authors. MIT license, see LICENSE.

import Foundation
import Testing

@testable import Understudy

@MainActor
struct UpdateMotionTests {
  @Test func `rows that stay slide to their new places`() {
    HeadlessDevice.run { device in
      let source = Source()
      let table = UITableView(frame: device.screen.bounds, style: .plain)
      table.contentInsetAdjustmentBehavior = .never
      table.rowHeight = 50
      table.dataSource = source
      let window = show(table, on: device)
      defer { withExtendedLifetime(window) {} }
      let cell = table.cellForRow(at: IndexPath(row: 1, section: 0))

      source.count += 1
      table.insertRows(at: [IndexPath(row: 0, section: 0)], with: .fade)
      device.clock.advance(by: 0.15)

      #expect(cell?.frame.minY == 100)
      let seen = cell?.layer.presentation()?.frame.minY ?? 0
      #expect(seen > 60)
      #expect(seen < 90)
      device.clock.advance(by: 0.5)
      #expect(cell?.layer.presentation()?.frame.minY == 100)
    }
  }

  @Test func `a deleted row fades away and its cell leaves at the end`() {
    HeadlessDevice.run { device in
      let source = Source()
      let table = UITableView(frame: device.screen.bounds, style: .plain)
      table.rowHeight = 50
      table.dataSource = source
      let window = show(table, on: device)
      defer { withExtendedLifetime(window) {} }
      let cell = table.cellForRow(at: IndexPath(row: 0, section: 0))

      source.count -= 1
      table.deleteRows(at: [IndexPath(row: 0, section: 0)], with: .fade)
      device.clock.advance(by: 0.15)
      #expect(cell?.superview === table)
      let seen = cell?.layer.presentation()?.opacity ?? 0
      #expect(seen > 0.1)
      #expect(seen < 0.9)
      device.clock.advance(by: 0.5)

      #expect(cell?.superview == nil)
    }
  }

  @Test func `items that stay slide to their new places`() {
    HeadlessDevice.run { device in
      let source = Source()
      let view = UICollectionView(
        frame: device.screen.bounds, collectionViewLayout: UICollectionViewFlowLayout())
      view.contentInsetAdjustmentBehavior = .never
      view.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "item")
      view.dataSource = source
      let window = show(view, on: device)
      defer { withExtendedLifetime(window) {} }
      let cell = view.cellForItem(at: IndexPath(item: 0, section: 0))
      let start = cell?.frame.minX ?? 0

      source.count += 1
      view.insertItems(at: [IndexPath(item: 0, section: 0)])
      device.clock.advance(by: 0.15)

      let end = cell?.frame.minX ?? 0
      let seen = cell?.layer.presentation()?.frame.minX ?? 0
      #expect(end > start + 50)
      #expect(seen > start + 10)
      #expect(seen < end - 10)
    }
  }

  private func show(_ view: UIView, on device: HeadlessDevice) -> UIWindow {
    let window = UIWindow(windowScene: device.connectScene())
    window.addSubview(view)
    window.makeKeyAndVisible()
    device.clock.advance(by: 0.5)
    return window
  }
}

@MainActor
private final class Source: NSObject, UITableViewDataSource, UICollectionViewDataSource {
  var count = 5

  func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { count }

  func tableView(_ tableView: UITableView, cellForRowAt path: IndexPath) -> UITableViewCell {
    UITableViewCell(style: .default, reuseIdentifier: nil)
  }

  func collectionView(_ view: UICollectionView, numberOfItemsInSection section: Int) -> Int {
    count
  }

  func collectionView(
    _ view: UICollectionView, cellForItemAt path: IndexPath
  ) -> UICollectionViewCell {
    view.dequeueReusableCell(withReuseIdentifier: "item", for: path)
  }
}
