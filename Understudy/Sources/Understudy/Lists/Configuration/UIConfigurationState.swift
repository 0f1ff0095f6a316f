// Copyright (c) 2026 the Usher authors. MIT license, see LICENSE.

import Foundation

public protocol UIConfigurationState {
  init(traitCollection: UITraitCollection)

  var traitCollection: UITraitCollection { get set }
}

public struct UIViewConfigurationState: UIConfigurationState, Hashable {
  public var traitCollection: UITraitCollection
  public var isDisabled = false
  public var isHighlighted = false
  public var isSelected = false
  public var isPinned = false

  public init(traitCollection: UITraitCollection) {
    self.traitCollection = traitCollection
  }
}

/// Differs: not of focus, editing, dragging, expanding and reordering, and without values of its own.
public struct UICellConfigurationState: UIConfigurationState, Hashable {
  public var traitCollection: UITraitCollection
  public var isDisabled = false
  public var isHighlighted = false
  public var isSelected = false
  public var isPinned = false
  public var isSwiped = false

  public init(traitCollection: UITraitCollection) {
    self.traitCollection = traitCollection
  }
}

/// What both states say about a view.
struct ViewCondition {
  var isHighlighted = false
  var isSelected = false
  var isDisabled = false

  init(_ state: any UIConfigurationState) {
    if let state = state as? UICellConfigurationState {
      isHighlighted = state.isHighlighted
      isSelected = state.isSelected
      isDisabled = state.isDisabled
    } else if let state = state as? UIViewConfigurationState {
      isHighlighted = state.isHighlighted
      isSelected = state.isSelected
      isDisabled = state.isDisabled
    }
  }
}

// MARK: - Content

@MainActor
public protocol UIContentConfiguration {
  func makeContentView() -> any UIView & UIContentView
  func updated(for state: any UIConfigurationState) -> Self
}

@MainActor
public protocol UIContentView: NSObjectProtocol {
  var configuration: any UIContentConfiguration { get set }
  func supports(_ configuration: any UIContentConfiguration) -> Bool
}

extension UIContentView {
  /// Those of the type that the view shows already.
  public func supports(_ configuration: any UIContentConfiguration) -> Bool {
    type(of: configuration) == type(of: self.configuration)
  }
}
