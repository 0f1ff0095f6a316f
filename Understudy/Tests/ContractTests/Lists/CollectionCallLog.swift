// Copyright (c) 2026 the Usher authors. MIT license, see LICENSE.

import Foundation
import UIKitShim

/// Data source and delegate of a collection of strings, which logs its calls.
@MainActor
final class CollectionCallLog: NSObject, UICollectionViewDataSource,
  UICollectionViewDelegateFlowLayout
{
  var sections: [[String]]
  var sizes: [IndexPath: CGSize] = [:]
  var headerHeight: CGFloat = 0
  private(set) var entries: [String] = []
  private(set) var asked = 0

  init(sections: [[String]]) {
    self.sections = sections
  }

  convenience init(items: Int) {
    self.init(sections: [(0..<items).map { "\($0)" }])
  }

  func forget() { entries = [] }

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

  func collectionView(
    _ collectionView: UICollectionView, viewForSupplementaryElementOfKind kind: String,
    at indexPath: IndexPath
  ) -> UICollectionReusableView {
    collectionView.dequeueReusableSupplementaryView(
      ofKind: kind, withReuseIdentifier: "header", for: indexPath)
  }

  func collectionView(
    _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
    sizeForItemAt indexPath: IndexPath
  ) -> CGSize { sizes[indexPath] ?? CGSize(width: 90, height: 60) }

  func collectionView(
    _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
    referenceSizeForHeaderInSection section: Int
  ) -> CGSize { CGSize(width: headerHeight, height: headerHeight) }

  func collectionView(
    _ collectionView: UICollectionView, willDisplay cell: UICollectionViewCell,
    forItemAt indexPath: IndexPath
  ) { entries.append("will display \(indexPath.item)") }

  func collectionView(
    _ collectionView: UICollectionView, didEndDisplaying cell: UICollectionViewCell,
    forItemAt indexPath: IndexPath
  ) { entries.append("did end displaying \(indexPath.item)") }
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
  let view = UICollectionView(
    frame: CGRect(x: 0, y: 200, width: 300, height: 500), collectionViewLayout: layout)
  view.contentInsetAdjustmentBehavior = .never
  view.register(NoteCell.self, forCellWithReuseIdentifier: "item")
  view.register(
    UICollectionReusableView.self,
    forSupplementaryViewOfKind: UICollectionView.elementKindSectionHeader,
    withReuseIdentifier: "header")
  view.dataSource = callLog
  view.delegate = callLog
  makeWindow(in: scene).addSubview(view)
  view.layoutIfNeeded()
  return view
}
