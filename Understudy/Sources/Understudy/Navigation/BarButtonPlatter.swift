// Copyright (c) 2026 the Usher authors. MIT license, see LICENSE.

import Foundation

/// Bar buttons on a capsule of glass, or one without.
final class BarButtonPlatter: UIView {
  /// From the leading edge to the trailing one.
  let views: [UIView]
  private let glass = UIVisualEffectView(effect: nil)
  private let holder = UIView()
  private let hasGlass: Bool

  init(_ views: [UIView], hasGlass: Bool = true) {
    self.views = views
    self.hasGlass = hasGlass
    super.init(frame: .zero)
    glass.cornerConfiguration = .capsule()
    for view in [glass, holder] { addSubview(view) }
    glass.isUserInteractionEnabled = false
    for view in views {
      holder.addSubview(view)
      (view as? BarButton)?.highlightDidChange = { [weak self] in self?.lift($0) }
    }
    updateGlass()
  }

  required init?(coder: NSCoder) { nil }

  // MARK: Glass

  /// Whether the glass is shown. It changes by its effect: glass must not fade.
  var showsGlass = true {
    didSet { if showsGlass != oldValue { updateGlass() } }
  }

  private func updateGlass() {
    guard hasGlass, showsGlass else {
      glass.effect = nil
      return
    }
    let effect = UIGlassEffect(style: .regular)
    effect.isInteractive = true
    if let button = views.first as? BarButton, button.isProminent {
      // Tembeon/morph bars.md, on disabled items.
      effect.tintColor = button.isEnabled ? button.tintColor : .systemGray4
    }
    glass.effect = effect
  }

  override func tintColorDidChange() {
    super.tintColorDidChange()
    updateGlass()
  }

  /// The whole capsule grows under a finger.
  private func lift(_ isUp: Bool) {
    let scale = isUp ? 1 + BarPlatterMetrics.lift / max(BarPlatterMetrics.lift, bounds.width) : 1
    UIView.animate(withDuration: 0.25) {
      self.transform = CGAffineTransform(scaleX: scale, y: scale)
    }
  }

  // MARK: Layout

  private var padding: CGFloat { hasGlass ? BarPlatterMetrics.padding : 0 }

  /// As wide as its buttons need it, with a room of such a height.
  func fittingWidth(in room: CGSize) -> CGFloat {
    let widths = views.map { width(of: $0, in: room) }
    let gaps = CGFloat(views.count - 1) * NavigationBarMetrics.current.sharedGap
    let capsule = widths.reduce(gaps, +) + 2 * padding
    return hasGlass ? max(BarPlatterMetrics.height, capsule) : capsule
  }

  private func width(of view: UIView, in room: CGSize) -> CGFloat {
    if let button = view as? BarButton { return button.widthOnGlass }
    let intrinsic = view.intrinsicContentSize.width
    if view.bounds.width > 0 { return view.bounds.width }
    return intrinsic > 0 ? intrinsic : view.sizeThatFits(room).width
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    glass.frame = bounds
    holder.frame = bounds
    glass.layoutIfNeeded()
    let isMirrored = effectiveUserInterfaceLayoutDirection == .rightToLeft
    let widths = views.map { width(of: $0, in: bounds.size) }
    let gap = NavigationBarMetrics.current.sharedGap
    let all = widths.reduce(CGFloat(views.count - 1) * gap, +)
    var x = (bounds.width - all) / 2
    for (view, width) in zip(views, widths) {
      let isFull = view is BarButton || view.bounds.height == 0
      let height = isFull ? bounds.height : min(bounds.height, view.bounds.height)
      view.frame = CGRect(
        x: isMirrored ? bounds.width - x - width : x,
        y: ((bounds.height - height) / 2).roundedToPixel(of: self), width: width, height: height)
      x += width + gap
    }
  }

  /// Touches beside the buttons are for the bar.
  override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
    let found = super.hitTest(point, with: event)
    return found === self || found === holder ? nil : found
  }

  /// How much of the buttons is seen.
  var contentAlpha: CGFloat {
    get { holder.alpha }
    set { holder.alpha = newValue }
  }
}

// MARK: - Transitions

extension BarButtonPlatter {
  /// Goes to where another capsule is, or is not seen yet. Returns the change into what it is now.
  func prepareToAppear(from other: BarButtonPlatter?) -> () -> Void {
    let (center, size) = (center, bounds.size)
    contentAlpha = 0
    if let other {
      (self.center, bounds.size) = (other.center, other.bounds.size)
      other.showsGlass = false
      layoutIfNeeded()
    } else {
      showsGlass = false
      transform = CGAffineTransform(
        scaleX: BarPlatterMetrics.birthScale, y: BarPlatterMetrics.birthScale)
    }
    return { [self] in
      other?.contentAlpha = 0
      showsGlass = true
      contentAlpha = 1
      transform = .identity
      (self.center, bounds.size) = (center, size)
      layoutIfNeeded()
    }
  }

  func disappear() {
    showsGlass = false
    contentAlpha = 0
  }
}

// MARK: - Items

extension UIBarButtonItem {
  /// Whether it can be on the glass of a neighbor: buttons with a title and prominent ones have
  /// their own (WWDC 2025, session 284). That views of the app's own have theirs is a choice.
  var canShareGlass: Bool {
    sharesBackground && !hidesSharedBackground && customView == nil && style == .plain
      && image != nil
  }
}

extension NavigationBarContent {
  /// The capsules of items with their views, from the outermost to the innermost one.
  static func platters(
    _ items: [UIBarButtonItem], _ views: [UIView], atEnd: Bool
  ) -> [BarButtonPlatter] {
    var groups: [(views: [UIView], first: UIBarButtonItem)] = []
    for (item, view) in zip(items, views) {
      if let last = groups.last, last.first.canShareGlass, item.canShareGlass {
        groups[groups.count - 1].views.append(view)
      } else {
        groups.append(([view], item))
      }
    }
    return groups.map {
      BarButtonPlatter(
        atEnd ? $0.views.reversed() : $0.views, hasGlass: !$0.first.hidesSharedBackground)
    }
  }

  /// Places capsules one after the other from an edge; returns where they end.
  func place(_ platters: [BarButtonPlatter], from start: CGFloat, atEnd: Bool) -> CGFloat {
    var x = start
    let room = CGSize(width: bounds.width, height: contentHeight)
    for platter in platters {
      let width = platter.fittingWidth(in: room)
      let frame = mirrored(x: atEnd ? bounds.width - x - width : x, width: width)
      platter.bounds.size = frame.size
      platter.center = CGPoint(x: frame.midX, y: frame.midY)
      platter.setNeedsLayout()
      x += width + NavigationBarMetrics.current.gap
    }
    return platters.isEmpty ? 0 : x - NavigationBarMetrics.current.gap
  }
}
