// Copyright (c) 2026 the Usher authors. MIT license, see LICENSE.

import Foundation
import UIKitShim

/// Data source of a collection of strings, which counts the cells that it is asked for.
@MainActor
final class CollectionCallLog: NSObject, UICollectionViewDataSource {
  var sections: [[String]]
  private(set) var asked = 0

  init(sections: [[String]]) {
    self.sections = sections
  }

  convenience init(items: Int) {
    self.init(sections: [(0..<items).map { "\($0)" }])
  }

  func numberOfSections(in collectionView: UICollectionView) -> Int { sections.count }

  func collectionView(
    _ collectionView: UICollectionView, numberOfItemsInSection section: Int
  ) -> Int { sections[section].count }

  func collectionView(
    _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
  ) -> UICollectionViewCell {
    asked += 1
    let cell = collectionView.dequeueReusableCell(withReuseIdentifier: "item", for: indexPath)
    (cell as? NoteCell)?.note = sections[indexPath.section][indexPath.item]
    return cell
  }
}

/// A cell that keeps a note.
@MainActor
final class NoteCell: UICollectionViewCell {
  var note = ""
  private(set) var timesPrepared = 0
  let origin: String

  override init(frame: CGRect) {
    origin = "made by frame"
    super.init(frame: frame)
  }

  required init?(coder: NSCoder) { nil }

  override func prepareForReuse() {
    super.prepareForReuse()
    timesPrepared += 1
  }
}

/// A collection of 300 by 500 points in a visible window.
@MainActor
func makeCollection(
  _ callLog: CollectionCallLog, _ layout: UICollectionViewFlowLayout, in scene: UIWindowScene
) -> UICollectionView {
  layout.itemSize = CGSize(width: 90, height: 60)
  let view = UICollectionView(
    frame: CGRect(x: 0, y: 200, width: 300, height: 500), collectionViewLayout: layout)
  view.contentInsetAdjustmentBehavior = .never
  view.register(NoteCell.self, forCellWithReuseIdentifier: "item")
  view.dataSource = callLog
  makeWindow(in: scene).addSubview(view)
  view.layoutIfNeeded()
  return view
}
