// Copyright (c) 2026 the Usher authors. MIT license, see LICENSE.

import Foundation

@MainActor
open class UILayoutGuide: NSObject {
  /// What a guide stands for.
  enum Kind: Equatable {
    case custom, safeArea, margins, readable, scrollContent, scrollFrame
    case region(UIView.LayoutRegion)

    /// Whether its place is found inside its view, rather than following from the view's frame.
    var isInside: Bool { self == .custom || self == .scrollContent }
  }

  let kind: Kind
  private final var owner: ViewLink?
  final var layoutLocation = LayoutItemLocation()
  open var owningView: UIView? {
    get { owner?.view }
    set {
      let old = owner?.view
      owner = newValue?.tree.link
      if newValue !== old { ownerDidChange(from: old) }
    }
  }
  open var identifier = ""
  var solvedFrame = CGRect.zero

  public override convenience init() {
    self.init(kind: .custom, owner: nil)
  }

  init(kind: Kind, owner: UIView?) {
    self.kind = kind
    self.owner = owner?.tree.link
  }

  open var layoutFrame: CGRect {
    guard let owningView else { return .zero }
    switch kind {
    case .custom, .scrollContent: return solvedFrame
    case .scrollFrame: return owningView.bounds
    case .safeArea, .margins, .readable, .region:
      return owningView.bounds.inset(by: owningView.insets(of: kind))
    }
  }

  private func ownerDidChange(from old: UIView?) {
    guard kind == .custom else { return }
    old?.constraintState.guides.removeAll { $0 === self }
    guard let owningView, !owningView.constraintState.guides.contains(where: { $0 === self })
    else { return }
    owningView.constraintState.guides.append(self)
  }
}

// MARK: - Anchors

extension UILayoutGuide {
  public var leadingAnchor: NSLayoutXAxisAnchor { .init(ConstraintOperand(self, .leading)) }
  public var trailingAnchor: NSLayoutXAxisAnchor { .init(ConstraintOperand(self, .trailing)) }
  public var leftAnchor: NSLayoutXAxisAnchor { .init(ConstraintOperand(self, .left)) }
  public var rightAnchor: NSLayoutXAxisAnchor { .init(ConstraintOperand(self, .right)) }
  public var topAnchor: NSLayoutYAxisAnchor { .init(ConstraintOperand(self, .top)) }
  public var bottomAnchor: NSLayoutYAxisAnchor { .init(ConstraintOperand(self, .bottom)) }
  public var widthAnchor: NSLayoutDimension { .init(ConstraintOperand(self, .width)) }
  public var heightAnchor: NSLayoutDimension { .init(ConstraintOperand(self, .height)) }
  public var centerXAnchor: NSLayoutXAxisAnchor { .init(ConstraintOperand(self, .centerX)) }
  public var centerYAnchor: NSLayoutYAxisAnchor { .init(ConstraintOperand(self, .centerY)) }
}

// MARK: - Guides of scroll views

extension UIScrollView {
  public var contentLayoutGuide: UILayoutGuide { builtInGuide(.scrollContent) }
  public var frameLayoutGuide: UILayoutGuide { builtInGuide(.scrollFrame) }

  func offsetDidChangeForConstraints() {
    guard constraintState.isOffsetUsed else { return }
    constraintsDidChange()
  }
}
