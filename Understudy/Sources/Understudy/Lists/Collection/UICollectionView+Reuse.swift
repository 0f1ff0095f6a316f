// Copyright (c) 2026 the Usher authors. MIT license, see LICENSE.

import Foundation

extension UICollectionView {
  public func register(_ cellClass: AnyClass?, forCellWithReuseIdentifier identifier: String) {
    pool.register(cellClass, for: Self.key(nil, identifier))
  }

  public func register(
    _ viewClass: AnyClass?, forSupplementaryViewOfKind elementKind: String,
    withReuseIdentifier identifier: String
  ) {
    pool.register(viewClass, for: Self.key(elementKind, identifier))
  }

  public func dequeueReusableCell(
    withReuseIdentifier identifier: String, for indexPath: IndexPath
  ) -> UICollectionViewCell {
    let view = dequeue(nil, identifier, at: indexPath)
    if let cell = view as? UICollectionViewCell { return cell }
    raiseInconsistency("cell", identifier)
    return UICollectionViewCell(frame: .zero)
  }

  public func dequeueReusableSupplementaryView(
    ofKind elementKind: String, withReuseIdentifier identifier: String, for indexPath: IndexPath
  ) -> UICollectionReusableView {
    if let view = dequeue(elementKind, identifier, at: indexPath) { return view }
    raiseInconsistency("supplementary view", identifier)
    return UICollectionReusableView(frame: .zero)
  }

  private func dequeue(
    _ kind: String?, _ identifier: String, at path: IndexPath
  ) -> UICollectionReusableView? {
    let key = Self.key(kind, identifier)
    if kind == nil, let cell = selection.reconfigured, cell.reuseIdentifier == identifier {
      selection.reconfigured = nil
      return cell
    }
    if let view = pool.dequeue(key) as? UICollectionReusableView {
      if let cell = view as? UICollectionViewCell {
        cell.isSelected = false
        cell.isHighlighted = false
      }
      view.prepareForReuse()
      return view
    }
    guard let type = pool.registered(key) as? UICollectionReusableView.Type else { return nil }
    let attributes =
      kind.flatMap {
        collectionViewLayout.layoutAttributesForSupplementaryView(ofKind: $0, at: path)
      } ?? collectionViewLayout.layoutAttributesForItem(at: path)
    let frame = attributes?.frame ?? .zero
    let view = HeadlessViewFactory.make(type, frame: frame) as? UICollectionReusableView
    view?.reuseIdentifier = identifier
    return view
  }

  private func raiseInconsistency(_ what: String, _ identifier: String) {
    HeadlessDevice.current.raise(
      "NSInternalInconsistencyException",
      "could not dequeue a \(what) with identifier \(identifier) - must register a nib or a class "
        + "for the identifier or connect a prototype cell in a storyboard")
  }

  func recycle(_ view: UICollectionReusableView, kind: String?) {
    view.collection = nil
    pool.enqueue(view, view.reuseIdentifier.map { Self.key(kind, $0) })
  }

  private static func key(_ kind: String?, _ identifier: String) -> String {
    (kind ?? "cell") + " " + identifier
  }

  // MARK: Registrations

  public func dequeueConfiguredReusableCell<Cell: UICollectionViewCell, Item>(
    using registration: CellRegistration<Cell, Item>, for indexPath: IndexPath, item: Item?
  ) -> Cell {
    register(Cell.self, forCellWithReuseIdentifier: registration.identifier)
    let cell = dequeueReusableCell(
      withReuseIdentifier: registration.identifier, for: indexPath)
    guard let own = cell as? Cell else {
      fatalError("A registration of \(Cell.self) has made a \(type(of: cell)).")
    }
    if let item { registration.handler(own, indexPath, item) }
    return own
  }

  public func dequeueConfiguredReusableSupplementary<Supplementary: UICollectionReusableView>(
    using registration: SupplementaryRegistration<Supplementary>, for indexPath: IndexPath
  ) -> Supplementary {
    register(
      Supplementary.self, forSupplementaryViewOfKind: registration.elementKind,
      withReuseIdentifier: registration.identifier)
    let view = dequeueReusableSupplementaryView(
      ofKind: registration.elementKind, withReuseIdentifier: registration.identifier,
      for: indexPath)
    guard let own = view as? Supplementary else {
      fatalError("A registration of \(Supplementary.self) has made a \(type(of: view)).")
    }
    registration.handler(own, registration.elementKind, indexPath)
    return own
  }

  @MainActor
  public struct CellRegistration<Cell: UICollectionViewCell, Item> {
    public typealias Handler =
      @MainActor (
        _ cell: Cell, _ indexPath: IndexPath, _ itemIdentifier: Item
      ) -> Void

    let handler: Handler
    private let key = RegistrationKey()
    var identifier: String { key.identifier }

    public init(handler: @escaping Handler) {
      self.handler = handler
    }
  }

  @MainActor
  public struct SupplementaryRegistration<Supplementary: UICollectionReusableView> {
    public typealias Handler =
      @MainActor (
        _ supplementaryView: Supplementary, _ elementKind: String, _ indexPath: IndexPath
      ) -> Void

    let elementKind: String
    let handler: Handler
    private let key = RegistrationKey()
    var identifier: String { key.identifier }

    public init(elementKind: String, handler: @escaping Handler) {
      self.elementKind = elementKind
      self.handler = handler
    }
  }
}

/// Stands for one registration, however often that is copied.
final class RegistrationKey {
  var identifier: String { "registration \(ObjectIdentifier(self))" }
}
