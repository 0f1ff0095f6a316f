// Copyright (c) 2026 the Usher authors. MIT license, see LICENSE.

import Foundation

extension UIStackView {
  /// The constraints that arrange the views; hidden ones take no room along the axis.
  func makeArrangement() -> [NSLayoutConstraint] {
    let all = arrangedSubviews.filter { $0.superview === self }
    let views = all.filter { !$0.isHidden }
    var made = hide(all)
    if let first = views.first, let last = views.last {
      made += [
        constrain(first, edges.start, to: container, edges.start, name: "UISV-canvas-connection"),
        constrain(container, edges.end, to: last, edges.end, name: "UISV-canvas-connection"),
      ]
      made += distribute(views)
      if alignment != .fill { made.append(shrink(crossLength)) }
    } else {
      made += [shrink(length), shrink(crossLength)]
    }
    for view in all { made += align(view, with: views.first ?? view) }
    return made
  }

  /// A hidden view has no length and stands at the end of the one before it.
  private func hide(_ views: [UIView]) -> [NSLayoutConstraint] {
    var made: [NSLayoutConstraint] = []
    var before: UIView?
    for view in views {
      guard view.isHidden else {
        before = view
        continue
      }
      made.append(constrain(view, length, to: nil, .notAnAttribute, name: "UISV-hiding"))
      made.append(
        constrain(
          view, edges.start, to: before ?? container, before == nil ? edges.start : edges.end,
          name: "UISV-hiding"))
    }
    return made
  }

  /// Weaker than anything an app says: no more room than is needed.
  private static let weakest = UILayoutPriority(25)
  /// What UIKit gives the equal distances of centers, so that spacing comes first.
  private static let centering = UILayoutPriority(149)
  private static let almostRequired = UILayoutPriority(999)

  private typealias Attribute = NSLayoutConstraint.Attribute

  private var isHorizontal: Bool { axis == .horizontal }
  private var container: AnyObject {
    isLayoutMarginsRelativeArrangement ? layoutMarginsGuide : self
  }
  private var edges: (start: Attribute, end: Attribute) {
    isHorizontal ? (.leading, .trailing) : (.top, .bottom)
  }
  private var crossEdges: (start: Attribute, end: Attribute) {
    isHorizontal ? (.top, .bottom) : (.leading, .trailing)
  }
  private var length: Attribute { isHorizontal ? .width : .height }
  private var crossLength: Attribute { isHorizontal ? .height : .width }

  private func constrain(
    _ item: AnyObject, _ attribute: Attribute, _ relation: NSLayoutConstraint.Relation = .equal,
    to other: AnyObject?, _ otherAttribute: Attribute, multiplier: CGFloat = 1,
    constant: CGFloat = 0, priority: UILayoutPriority = .required, name: String = "UISV-alignment"
  ) -> NSLayoutConstraint {
    let second = other.map { ConstraintOperand($0, otherAttribute) }
    let made = NSLayoutConstraint(
      ConstraintOperand(item, attribute), relation, second, multiplier: multiplier,
      constant: constant)
    made.priority = priority
    made.identifier = name
    return made
  }

  private func shrink(_ attribute: Attribute) -> NSLayoutConstraint {
    constrain(
      self, attribute, to: nil, .notAnAttribute, priority: Self.weakest, name: "UISV-fitting")
  }

  // MARK: Along the axis

  private func distribute(_ views: [UIView]) -> [NSLayoutConstraint] {
    var made: [NSLayoutConstraint] = []
    for (view, next) in zip(views, views.dropFirst()) { made.append(gap(view, next)) }
    switch distribution {
    case .fill: break
    case .fillEqually:
      made += views.dropFirst().map {
        constrain($0, length, to: views[0], length, name: "UISV-fill-equally")
      }
    case .fillProportionally: made += proportions(views)
    case .equalSpacing:
      made += equalDistances(views, from: edges.end, to: edges.start, priority: .required)
      made.append(shrink(length))
    case .equalCentering:
      let center: Attribute = isHorizontal ? .centerX : .centerY
      made += equalDistances(views, from: center, to: center, priority: Self.centering)
      made.append(shrink(length))
    }
    return made
  }

  private func gap(_ view: UIView, _ next: UIView) -> NSLayoutConstraint {
    let isExact = distribution.rawValue < Distribution.equalSpacing.rawValue
    let usesBaselines = isBaselineRelativeArrangement && !isHorizontal
    return constrain(
      next, usesBaselines ? .firstBaseline : edges.start, isExact ? .equal : .greaterThanOrEqual,
      to: view, usesBaselines ? .lastBaseline : edges.end, constant: spacing(after: view),
      name: "UISV-spacing")
  }

  private func equalDistances(
    _ views: [UIView], from end: Attribute, to start: Attribute, priority: UILayoutPriority
  ) -> [NSLayoutConstraint] {
    let distances = zip(views, views.dropFirst()).map { view, next in
      ConstraintOperand(
        ConstraintOperand(next, start), from: ConstraintOperand(view, end), as: length)
    }
    guard let first = distances.first else { return [] }
    return distances.dropFirst().map { distance in
      let made = NSLayoutConstraint(distance, .equal, first, multiplier: 1, constant: 0)
      made.priority = priority
      made.identifier = "UISV-distributing"
      return made
    }
  }

  /// Lengths in proportion to the intrinsic ones; views without one are left as they are.
  private func proportions(_ views: [UIView]) -> [NSLayoutConstraint] {
    let known = views.compactMap { view -> (view: UIView, length: CGFloat)? in
      let size = view.intrinsicContentSize
      let length = isHorizontal ? size.width : size.height
      return length > 0 ? (view, length) : nil
    }
    guard let first = known.first else { return [] }
    return known.dropFirst().map {
      constrain(
        $0.view, length, to: first.view, length, multiplier: $0.length / first.length,
        priority: Self.almostRequired, name: "UISV-fill-proportionally")
    }
  }

  // MARK: Across

  private func align(_ view: UIView, with first: UIView) -> [NSLayoutConstraint] {
    let (start, end) = crossEdges
    let within = [
      constrain(view, start, .greaterThanOrEqual, to: container, start),
      constrain(view, end, .lessThanOrEqual, to: container, end),
    ]
    switch alignment {
    case .fill:
      return [
        constrain(view, start, to: container, start), constrain(view, end, to: container, end),
      ]
    case .leading: return [constrain(view, start, to: container, start), within[1]]
    case .trailing: return [constrain(view, end, to: container, end), within[0]]
    case .center:
      let center: Attribute = isHorizontal ? .centerY : .centerX
      return within + [constrain(view, center, to: container, center)]
    case .firstBaseline, .lastBaseline:
      guard isHorizontal else { return [constrain(view, start, to: container, start), within[1]] }
      guard view !== first else { return within }
      let line: Attribute = alignment == .firstBaseline ? .firstBaseline : .lastBaseline
      return within + [constrain(view, line, to: first, line)]
    }
  }
}
