// Copyright (c) 2026 the Usher authors. MIT license, see LICENSE.

import Foundation
import Testing
import UIKitShim

@MainActor
struct CollectionTests {
  @Test
  func `CV1: a flow layout fills lines and spreads full ones from edge to edge`() async {
    await withScene { scene in
      let callLog = CollectionCallLog(items: 7)
      let layout = UICollectionViewFlowLayout()
      let view = makeCollection(callLog, layout, in: scene)

      let frames = (0..<7).map { frame(of: $0, in: view) }
      #expect(frames[0] == CGRect(x: 0, y: 0, width: 90, height: 60))
      #expect(frames[1].minX == 105)
      #expect(frames[2].maxX == 300)
      #expect(frames[3] == CGRect(x: 0, y: 70, width: 90, height: 60))
      #expect(frames[6].minX == 0)
      #expect(frames[6].minY == 140)
      #expect(view.contentSize == CGSize(width: 300, height: 200))
    }
  }

  @Test
  func `CV2: section insets and spacings keep items apart`() async {
    await withScene { scene in
      let callLog = CollectionCallLog(items: 4)
      let layout = UICollectionViewFlowLayout()
      layout.sectionInset = UIEdgeInsets(top: 8, left: 20, bottom: 12, right: 30)
      layout.minimumLineSpacing = 16
      let view = makeCollection(callLog, layout, in: scene)

      #expect(frame(of: 0, in: view).origin == CGPoint(x: 20, y: 8))
      #expect(frame(of: 1, in: view).maxX == 270)
      #expect(frame(of: 2, in: view).origin == CGPoint(x: 20, y: 84))
      #expect(view.contentSize.height == 156)
    }
  }

  @Test
  func `CV7: only visible items have cells, and these are used again`() async {
    await withScene { scene in
      let callLog = CollectionCallLog(items: 3000)
      let view = makeCollection(callLog, UICollectionViewFlowLayout(), in: scene)
      #expect(callLog.asked <= 27)
      var seen: Set<ObjectIdentifier> = []

      for step in 1...30 {
        view.contentOffset.y = CGFloat(step) * 600
        view.layoutIfNeeded()
        for cell in view.visibleCells { seen.insert(ObjectIdentifier(cell)) }
      }

      #expect(callLog.asked > 600)
      #expect(seen.count <= 60)
    }
  }

  @Test
  func `CV8: a registered class makes the cells, by the initializer that it overrides`() async {
    await withScene { scene in
      let callLog = CollectionCallLog(items: 3)
      let view = makeCollection(callLog, UICollectionViewFlowLayout(), in: scene)

      let cell = view.cellForItem(at: IndexPath(item: 0, section: 0)) as? NoteCell
      #expect(cell?.origin == "made by frame")
      #expect(cell?.reuseIdentifier == "item")
    }
  }

  private func frame(of item: Int, in view: UICollectionView) -> CGRect {
    view.cellForItem(at: IndexPath(item: item, section: 0))?.frame ?? .zero
  }
}
