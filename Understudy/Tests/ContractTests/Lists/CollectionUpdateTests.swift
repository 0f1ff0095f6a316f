// Copyright (c) 2026 the Usher authors. MIT license, see LICENSE.

import Foundation
import Testing
import UIKitShim

@MainActor
struct CollectionUpdateTests {
  @Test
  func `CV20: a batch deletes by old paths and inserts by new ones`() async {
    await withScene { scene in
      let callLog = CollectionCallLog(sections: [["a", "b", "c"]])
      let view = makeCollection(callLog, UICollectionViewFlowLayout(), in: scene)
      var finished: [Bool] = []

      callLog.sections = [["b", "x", "c", "y"]]
      view.performBatchUpdates {
        view.insertItems(at: [path(1), path(3)])
        view.deleteItems(at: [path(0)])
      } completion: {
        finished.append($0)
      }
      #expect(finished.isEmpty)
      #expect(await until { !finished.isEmpty })

      #expect(finished == [true])
      #expect(notes(view) == ["b", "x", "c", "y"])
    }
  }

  @Test
  func `CV21: items that stay keep their cells`() async {
    await withScene { scene in
      let callLog = CollectionCallLog(sections: [["a", "b"]])
      let view = makeCollection(callLog, UICollectionViewFlowLayout(), in: scene)
      let cell = view.cellForItem(at: path(1))

      callLog.sections = [["new", "a", "b"]]
      view.insertItems(at: [path(0)])
      await pass(1)

      #expect(cell != nil)
      #expect(view.cellForItem(at: path(2)) === cell)
    }
  }

  private func path(_ item: Int) -> IndexPath { IndexPath(item: item, section: 0) }

  private func notes(_ view: UICollectionView) -> [String] {
    view.visibleCells.compactMap { ($0 as? NoteCell)?.note }
  }
}
