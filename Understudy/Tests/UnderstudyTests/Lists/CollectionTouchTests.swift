// Copyright (c) 2026 the Usher authors. MIT license, see LICENSE.

import Foundation
import Testing

@testable import Understudy

@MainActor
struct CollectionTouchTests {
  @Test func `a tap highlights, selects, and then takes the highlight away`() {
    withCollection { device, view, callLog in
      device.tap(at: CGPoint(x: 150, y: 30))

      #expect(
        callLog.entries == [
          "should highlight 1", "did highlight 1", "should select 1", "did select 1",
          "did unhighlight 1",
        ])
      #expect(view.indexPathsForSelectedItems == [IndexPath(item: 1, section: 0)])
    }
  }

  @Test func `another tap takes the selection along`() {
    withCollection { device, view, callLog in
      device.tap(at: CGPoint(x: 150, y: 30))
      device.clock.advance(by: 1)
      callLog.entries = []
      device.tap(at: CGPoint(x: 30, y: 30))

      #expect(callLog.entries.contains("did deselect 1"))
      #expect(view.cellForItem(at: IndexPath(item: 1, section: 0))?.isSelected == false)
      #expect(view.cellForItem(at: IndexPath(item: 0, section: 0))?.isSelected == true)
    }
  }

  @Test func `a drag scrolls and selects nothing`() {
    withCollection { device, view, callLog in
      device.drag(from: CGPoint(x: 150, y: 700), to: CGPoint(x: 150, y: 300))
      device.clock.advance(by: 3)

      #expect(view.contentOffset.y > 300)
      #expect(!callLog.entries.contains { $0.contains("select") })
    }
  }

  private func withCollection(
    _ body: @MainActor (HeadlessDevice, UICollectionView, ItemCallLog) -> Void
  ) {
    HeadlessDevice.run { device in
      let layout = UICollectionViewFlowLayout()
      layout.itemSize = CGSize(width: 120, height: 120)
      let view = UICollectionView(frame: device.screen.bounds, collectionViewLayout: layout)
      view.contentInsetAdjustmentBehavior = .never
      view.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "item")
      let callLog = ItemCallLog()
      view.dataSource = callLog
      view.delegate = callLog
      let window = UIWindow(windowScene: device.connectScene())
      window.addSubview(view)
      window.makeKeyAndVisible()
      device.clock.runTurn()
      body(device, view, callLog)
    }
  }
}

@MainActor
private final class ItemCallLog: NSObject, UICollectionViewDataSource, UICollectionViewDelegate {
  var entries: [String] = []

  func collectionView(_ view: UICollectionView, numberOfItemsInSection section: Int) -> Int {
    60
  }

  func collectionView(
    _ view: UICollectionView, cellForItemAt path: IndexPath
  ) -> UICollectionViewCell {
    view.dequeueReusableCell(withReuseIdentifier: "item", for: path)
  }

  func collectionView(_ view: UICollectionView, shouldHighlightItemAt path: IndexPath) -> Bool {
    entries.append("should highlight \(path.item)")
    return true
  }
  func collectionView(_ view: UICollectionView, didHighlightItemAt path: IndexPath) {
    entries.append("did highlight \(path.item)")
  }
  func collectionView(_ view: UICollectionView, didUnhighlightItemAt path: IndexPath) {
    entries.append("did unhighlight \(path.item)")
  }
  func collectionView(_ view: UICollectionView, shouldSelectItemAt path: IndexPath) -> Bool {
    entries.append("should select \(path.item)")
    return true
  }
  func collectionView(_ view: UICollectionView, didSelectItemAt path: IndexPath) {
    entries.append("did select \(path.item)")
  }
  func collectionView(_ view: UICollectionView, didDeselectItemAt path: IndexPath) {
    entries.append("did deselect \(path.item)")
  }
}
