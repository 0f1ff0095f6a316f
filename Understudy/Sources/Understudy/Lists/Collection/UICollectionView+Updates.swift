// Copyright (c) 2026 the Usher authors. MIT license, see LICENSE.

import Foundation

extension UICollectionView {
  private static var updateDuration: TimeInterval { 0.3 }

  /// A view that is disappearing.
  private struct DisappearingElement {
    let key: ElementKey
    let view: UICollectionReusableView
    let wasDisplayed: Bool
    let target: UICollectionViewLayoutAttributes?
  }

  func change(_ change: (inout ListUpdates) -> Void) {
    openUpdates()
    change(&updates)
    closeUpdates(completion: nil)
  }

  func openUpdates() {
    if updates.depth == 0 { loadIfNeeded() }
    updates.depth += 1
  }

  func closeUpdates(completion: ((Bool) -> Void)?) {
    guard updates.depth > 0 else { return }
    if let completion { updates.completions.append(completion) }
    updates.depth -= 1
    guard updates.depth == 0 else { return }
    let batch = updates
    updates = ListUpdates()
    commit(batch)
  }

  private func commit(_ batch: ListUpdates) {
    let shift = ListMapping(batch, sectionCount: counts.count)
    let old = counts
    let new = readCounts()
    guard isConsistent(old, new, shift, batch) else { return reloadData() }
    cancelTouch()
    counts = new
    selection.paths = selection.paths.compactMap { shift.discardsCell($0) ? nil : shift.new($0) }
    var disappearing = removeViews(shift)
    collectionViewLayout.dataDidChange()
    var wanted: [UICollectionViewLayoutAttributes] = []
    // A layout pass now would put everything where it is only going.
    updates.depth = 1
    UIView.performWithoutAnimation {
      wanted = measuredElements()
      insertAppearingViews(wanted)
    }
    updates.depth = 0
    disappearing += animateOut(keeping: wanted)
    let finish = { (finished: Bool) in
      for gone in disappearing {
        self.endDisplaying(gone.view, gone.key, wasDisplayed: gone.wasDisplayed)
      }
      self.setNeedsLayout()
      batch.completions.forEach { $0(finished) }
    }
    let move = {
      for attributes in wanted {
        self.visibleElements.views[ElementKey(attributes)]?.updateAttributes(attributes)
      }
      for gone in disappearing {
        if let target = gone.target {
          gone.view.updateAttributes(target)
        } else {
          gone.view.alpha = 0
        }
      }
      self.contentOffset = self.clamped(self.contentOffset)
    }
    guard window != nil, UIView.areAnimationsEnabled else {
      move()
      HeadlessDevice.currentIfAny?.inNextTurn { finish(true) }
      return
    }
    UIView.animate(
      withDuration: Self.updateDuration, delay: 0,
      options: [.allowUserInteraction, .curveEaseInOut], animations: move, completion: finish)
  }

  // MARK: Steps

  /// Takes out what is deleted or reloaded, and gives the rest its new path.
  private func removeViews(_ shift: ListMapping) -> [DisappearingElement] {
    var disappearing: [DisappearingElement] = []
    var kept = VisibleElements()
    for (key, view) in visibleElements.sorted {
      let wasDisplayed = visibleElements.displayed.contains(key)
      if let new = newKey(key, shift) {
        kept.views[new] = view
        if wasDisplayed { kept.displayed.insert(new) }
      } else {
        let final =
          key.kind == nil
          ? collectionViewLayout.finalLayoutAttributesForDisappearingItem(at: key.path) : nil
        disappearing.append(
          DisappearingElement(key: key, view: view, wasDisplayed: wasDisplayed, target: final))
      }
    }
    visibleElements = kept
    return disappearing
  }

  private func newKey(_ key: ElementKey, _ shift: ListMapping) -> ElementKey? {
    if key.kind == nil {
      guard !shift.discardsCell(key.path) else { return nil }
      return shift.new(key.path).map { ElementKey(path: $0) }
    }
    guard let section = shift.sections.new(key.path.section), !shift.isReplaced(key.path.section)
    else { return nil }
    return ElementKey(kind: key.kind, path: IndexPath(item: key.path.item, section: section))
  }

  /// Inserts new views where their animation begins.
  private func insertAppearingViews(_ wanted: [UICollectionViewLayoutAttributes]) {
    for attributes in wanted {
      let key = ElementKey(attributes)
      guard !visibleElements.displayed.contains(key), let view = view(for: attributes) else {
        continue
      }
      let initial =
        key.kind == nil
        ? collectionViewLayout.initialLayoutAttributesForAppearingItem(at: key.path) : nil
      view.attributes = nil
      view.updateAttributes(initial ?? attributes)
      if initial == nil { view.alpha = 0 }
      if view.superview !== self { insertSubview(view, at: subviewIndex(for: attributes)) }
      view.layoutIfNeeded()
      willDisplay(view, key)
    }
  }

  /// What is no longer visible goes to its place before it is taken away.
  private func animateOut(keeping wanted: [UICollectionViewLayoutAttributes])
    -> [DisappearingElement]
  {
    let kept = Set(wanted.map { ElementKey($0) })
    var disappearing: [DisappearingElement] = []
    for (key, view) in visibleElements.sorted where !kept.contains(key) {
      visibleElements.views[key] = nil
      let target =
        key.kind.map {
          collectionViewLayout.layoutAttributesForSupplementaryView(ofKind: $0, at: key.path)
        } ?? collectionViewLayout.layoutAttributesForItem(at: key.path)
      disappearing.append(
        DisappearingElement(
          key: key, view: view, wasDisplayed: visibleElements.displayed.remove(key) != nil,
          target: target))
    }
    return disappearing
  }

  /// What UIKit insists on: that counts before, changes and counts after agree.
  private func isConsistent(
    _ old: [Int], _ new: [Int], _ shift: ListMapping, _ batch: ListUpdates
  ) -> Bool {
    guard new.count == old.count + shift.sections.growth else {
      return raiseInconsistency(
        "Invalid update: invalid number of sections. The number of sections contained in the "
          + "collection view after the update (\(new.count)) must be equal to the number of sections "
          + "contained in the collection view before the update (\(old.count)), plus or minus the "
          + "number of sections inserted or deleted (\(batch.insertedSections.count) inserted, "
          + "\(batch.deletedSections.count) deleted).")
    }
    for (section, before) in old.enumerated() where !shift.isReplaced(section) {
      guard let target = shift.sections.new(section) else { continue }
      guard new[target] != before + shift.growth(of: section) else { continue }
      return raiseInconsistency(
        "Invalid update: invalid number of items in section \(target). The number of items contained "
          + "in an existing section after the update (\(new[target])) must be equal to the number of "
          + "items contained in that section before the update (\(before)), plus or minus the number "
          + "of items inserted or deleted from that section "
          + "(\(batch.insertedRows.keys.filter { $0.section == target }.count) inserted, "
          + "\(batch.deletedRows.keys.filter { $0.section == section }.count) deleted).")
    }
    return true
  }

  private func raiseInconsistency(_ reason: String) -> Bool {
    HeadlessDevice.current.raise("NSInternalInconsistencyException", reason)
    return false
  }

  func reconfigure(_ paths: [IndexPath]) {
    for path in paths {
      guard let cell = visibleElements.cell(path), let dataSource else { continue }
      selection.reconfigured = cell
      let configured = dataSource.collectionView(self, cellForItemAt: path)
      selection.reconfigured = nil
      if configured !== cell { recycle(configured, kind: nil) }
    }
  }
}
