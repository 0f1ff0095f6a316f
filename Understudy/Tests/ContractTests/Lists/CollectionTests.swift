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
  func `CV3: items of one line are centered on each other`() async {
    await withScene { scene in
      let callLog = CollectionCallLog(items: 2)
      callLog.sizes = [
        IndexPath(item: 0, section: 0): CGSize(width: 100, height: 40),
        IndexPath(item: 1, section: 0): CGSize(width: 100, height: 100),
      ]
      let view = makeCollection(callLog, UICollectionViewFlowLayout(), in: scene)

      #expect(frame(of: 0, in: view).midY == frame(of: 1, in: view).midY)
    }
  }

  @Test
  func `CV4: horizontal layouts fill columns from top to bottom`() async {
    await withScene { scene in
      let callLog = CollectionCallLog(items: 10)
      let layout = UICollectionViewFlowLayout()
      layout.scrollDirection = .horizontal
      let view = makeCollection(callLog, layout, in: scene)

      #expect(frame(of: 1, in: view).minX == 0)
      #expect(frame(of: 1, in: view).minY > 60)
      #expect(frame(of: 7, in: view).minX == 100)
      #expect(view.contentSize == CGSize(width: 190, height: 500))
    }
  }

  @Test
  func `CV5: headers stand above their sections, as wide as the view`() async {
    await withScene { scene in
      let callLog = CollectionCallLog(sections: [["a"], ["b"]])
      callLog.headerHeight = 30
      let view = makeCollection(callLog, UICollectionViewFlowLayout(), in: scene)
      let kind = UICollectionView.elementKindSectionHeader

      let headers = (0...1).map {
        view.supplementaryView(forElementKind: kind, at: IndexPath(item: 0, section: $0))?.frame
      }
      #expect(headers[0] == CGRect(x: 0, y: 0, width: 300, height: 30))
      #expect(headers[1] == CGRect(x: 0, y: 90, width: 300, height: 30))
    }
  }

  @Test
  func `CV6: pinned headers stay at the top while their section is there`() async {
    await withScene { scene in
      let callLog = CollectionCallLog(sections: [
        (0..<20).map { "\($0)" }, (0..<30).map { "\($0)" },
      ])
      callLog.headerHeight = 30
      let layout = UICollectionViewFlowLayout()
      layout.sectionHeadersPinToVisibleBounds = true
      let view = makeCollection(callLog, layout, in: scene)

      view.contentOffset.y = 100
      view.layoutIfNeeded()

      let header = view.supplementaryView(
        forElementKind: UICollectionView.elementKindSectionHeader,
        at: IndexPath(item: 0, section: 0))
      #expect(header?.frame.minY == 100)
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

  @Test
  func `CV9: a registration configures cells of its own type`() async {
    await withScene { scene in
      let source = RegistrationSource()
      let view = UICollectionView(
        frame: CGRect(x: 0, y: 0, width: 300, height: 500),
        collectionViewLayout: UICollectionViewFlowLayout())
      view.dataSource = source
      makeWindow(in: scene).addSubview(view)
      view.layoutIfNeeded()

      let notes = view.visibleCells.compactMap { ($0 as? NoteCell)?.note }
      #expect(notes == ["item 0 is a", "item 1 is b"])
    }
  }

  @Test
  func `CV10: cells that size themselves give the flow layout their sizes`() async {
    await withScene { scene in
      let source = RegistrationSource()
      let layout = UICollectionViewFlowLayout()
      layout.estimatedItemSize = UICollectionViewFlowLayout.automaticSize
      let view = UICollectionView(
        frame: CGRect(x: 0, y: 0, width: 300, height: 500), collectionViewLayout: layout)
      source.sizesCells = true
      view.dataSource = source
      makeWindow(in: scene).addSubview(view)
      view.layoutIfNeeded()

      #expect(frame(of: 0, in: view).size == CGSize(width: 70, height: 44))
      #expect(frame(of: 1, in: view).size == CGSize(width: 120, height: 44))
    }
  }

  @Test
  func `CV11: scrolling to an item puts it where it is wanted`() async {
    await withScene { scene in
      let callLog = CollectionCallLog(items: 300)
      let view = makeCollection(callLog, UICollectionViewFlowLayout(), in: scene)
      let path = IndexPath(item: 150, section: 0)

      view.scrollToItem(at: path, at: .top, animated: false)
      #expect(view.contentOffset.y == 3500)
      view.scrollToItem(at: path, at: .bottom, animated: false)
      #expect(view.contentOffset.y == 3060)
      view.scrollToItem(at: path, at: .centeredVertically, animated: false)
      #expect(view.contentOffset.y == 3280)
    }
  }

  private func frame(of item: Int, in view: UICollectionView) -> CGRect {
    view.layoutAttributesForItem(at: IndexPath(item: item, section: 0))?.frame ?? .zero
  }
}

@MainActor
private final class RegistrationSource: NSObject, UICollectionViewDataSource {
  private let texts = ["a", "b"]
  var sizesCells = false

  private let registration = UICollectionView.CellRegistration<NoteCell, String> {
    cell, path, text in
    cell.note = "item \(path.item) is \(text)"
  }
  private let sized = UICollectionView.CellRegistration<NoteCell, String> { cell, path, _ in
    let box = UIView()
    box.translatesAutoresizingMaskIntoConstraints = false
    cell.contentView.addSubview(box)
    NSLayoutConstraint.activate([
      box.topAnchor.constraint(equalTo: cell.contentView.topAnchor, constant: 4),
      box.bottomAnchor.constraint(equalTo: cell.contentView.bottomAnchor),
      box.leadingAnchor.constraint(equalTo: cell.contentView.leadingAnchor),
      box.trailingAnchor.constraint(equalTo: cell.contentView.trailingAnchor),
      box.heightAnchor.constraint(equalToConstant: 40),
      box.widthAnchor.constraint(equalToConstant: path.item == 0 ? 70 : 120),
    ])
  }

  func collectionView(
    _ collectionView: UICollectionView, numberOfItemsInSection section: Int
  ) -> Int { texts.count }

  func collectionView(
    _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
  ) -> UICollectionViewCell {
    collectionView.dequeueConfiguredReusableCell(
      using: sizesCells ? sized : registration, for: indexPath, item: texts[indexPath.item])
  }
}
