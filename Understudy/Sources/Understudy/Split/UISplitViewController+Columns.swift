// Copyright (c) 2026 the Usher authors. MIT license, see LICENSE.

import Foundation

extension UISplitViewController {
  /// The columns that there are, from the edge to the middle.
  var inOrder: [SplitColumn] {
    [.primary, .supplementary, .secondary].compactMap { columns[$0] }
  }

  // MARK: Plans

  var isWide: Bool {
    let size = viewIfLoaded?.bounds.size ?? HeadlessDevice.current.bounds.size
    return size.width > size.height
  }

  var automaticMode: DisplayMode { isWide ? .oneBesideSecondary : .secondaryOnly }

  var resolvedMode: DisplayMode {
    preferredDisplayMode == .automatic ? automaticMode : preferredDisplayMode
  }

  var splitLayout: SplitLayout {
    let size = viewIfLoaded?.bounds.size ?? .zero
    return SplitLayout(
      hasSupplementary: style == .tripleColumn, mode: displayMode, size: size,
      primaryWidth: primaryWidth(in: size.width),
      supplementaryWidth: width(
        preferredSupplementaryColumnWidth, fallback: min(375, size.width * 0.4)),
      isMirrored: viewIfLoaded?.effectiveUserInterfaceLayoutDirection == .rightToLeft)
  }

  private func primaryWidth(in whole: CGFloat) -> CGFloat {
    let fraction = preferredPrimaryColumnWidthFraction
    let fallback = fraction == Self.automaticDimension ? min(320, whole * 0.4) : fraction * whole
    var wanted = width(preferredPrimaryColumnWidth, fallback: fallback)
    wanted = min(wanted, width(maximumPrimaryColumnWidth, fallback: whole))
    return max(wanted, width(minimumPrimaryColumnWidth, fallback: 0)).rounded()
  }

  private func width(_ value: CGFloat, fallback: CGFloat) -> CGFloat {
    value == Self.automaticDimension ? fallback : value
  }

  // MARK: Replacing

  func replace(_ kind: Column, with content: UIViewController?) {
    let old = columns[kind]
    guard old?.content !== content else { return }
    let new = content.map { SplitColumn($0, as: kind) }
    columns[kind] = new
    if let new {
      addChild(new.container)
      new.container.didMove(toParent: self)
    }
    if isCollapsed, let old, let stack = columns[.primary]?.navigation?.stack,
      let place = stack.firstIndex(where: { $0 === old.container })
    {
      stackColumns(Array(stack[..<place]) + [new?.container].compactMap { $0 })
    } else {
      old?.container.willMove(toParent: nil)
      showColumns(animated: false)
      if old?.container.containingParent === self { old?.container.removeFromParent() }
    }
    updateBars()
  }

  // MARK: Showing and hiding

  func showColumn(_ column: Column, animated: Bool) {
    if isCollapsed { return showInStack(column, animated: animated) }
    switch column {
    case .primary, .supplementary:
      change(to: splitLayout.mode(showing: column, splitBehavior), animated: animated)
    case .secondary:
      if splitLayout.isOverlaying { change(to: .secondaryOnly, animated: animated) }
    case .compact: break
    }
  }

  func hideColumn(_ column: Column, animated: Bool) {
    if isCollapsed { return hideInStack(column, animated: animated) }
    change(to: splitLayout.mode(hiding: column), animated: animated)
  }

  /// Hides the first column, and with it the second, of those that are shown.
  func hide(_ first: Column, or second: Column) {
    hideColumn(columns[first] == nil ? second : first, animated: true)
  }

  func toggle() {
    let outermost: Column = .primary
    if splitLayout.visible.contains(outermost) {
      hideColumn(outermost, animated: true)
    } else {
      showColumn(outermost, animated: true)
    }
  }

  func change(to new: DisplayMode, animated: Bool) {
    guard new != mode else { return }
    let isKnown = mode != .automatic
    mode = new
    guard isKnown, !isCollapsed else { return }
    showColumns(animated: animated)
  }

  private var requiredColumns: [SplitColumn] {
    guard isCollapsed else { return splitLayout.visible.compactMap { columns[$0] } }
    let column = columns[.compact] ?? columns[.primary] ?? columns[.secondary]
    return [column].compactMap { $0 }
  }

  /// Shows the required columns; with callbacks while the controller itself is on screen.
  func showColumns(animated: Bool) {
    guard isViewLoaded else { return }
    finishColumnChange?()
    let (old, new) = (shown, requiredColumns)
    shown = new
    let appearing = new.filter { column in !old.contains { $0 === column } }
    let disappearing = old.filter { column in !new.contains { $0 === column } }
    let isUp = appearanceState.phase == .appeared && view.window != nil
    guard isUp, !appearing.isEmpty || !disappearing.isEmpty || animated else {
      for column in disappearing { column.columnView.removeFromSuperview() }
      orderColumnViews()
      placeColumns()
      return
    }
    moveColumns(appearing, disappearing, animated: animated)
  }

  private func moveColumns(
    _ appearing: [SplitColumn], _ disappearing: [SplitColumn], animated: Bool
  ) {
    // One that was taken into a navigation controller has not left the screen.
    let staying = disappearing.filter { $0.container.containingParent !== self }
    let going = disappearing.filter { $0.container.containingParent === self }
    for column in staying { column.columnView.removeFromSuperview() }
    for column in appearing {
      column.container.beginTransition(appearing: true, animated: animated)
    }
    for column in going { column.container.beginTransition(appearing: false, animated: animated) }
    isMovingColumns = animated
    orderColumnViews()
    UIView.performWithoutAnimation {
      for column in appearing where animated { column.columnView.frame = placeOutside(column) }
      for column in appearing where animated { column.columnView.layoutIfNeeded() }
    }
    let move = { [self] in
      placeColumns()
      for column in going { column.columnView.frame = splitLayout.frame(of: column.kind) }
      for column in shown { column.columnView.layoutIfNeeded() }
    }
    columnChangeCount += 1
    let number = columnChangeCount
    let end = { [weak self] in
      guard let self, self.finishColumnChange != nil, self.columnChangeCount == number else {
        return
      }
      self.finishColumnChange = nil
      for column in going { column.columnView.removeFromSuperview() }
      for column in going + appearing { column.container.endTransition() }
    }
    finishColumnChange = end
    guard animated else {
      move()
      HeadlessDevice.current.afterLayout(end)
      return
    }
    runColumnAnimation(move, end)
  }

  private func runColumnAnimation(_ move: @escaping () -> Void, _ end: @escaping () -> Void) {
    let side = TransitionContext.Side(
      controller: self, view: nil, initialFrame: view.frame, finalFrame: view.frame)
    let context = TransitionContext(
      in: view, from: side, to: side, animator: SplitColumnAnimator(move), isAnimated: true,
      style: .none
    ) { [weak self] _ in
      let coordinator = self?.presentation.coordinator
      self?.presentation.coordinator = nil
      self?.isMovingColumns = false
      end()
      coordinator?.finish()
    }
    finishColumnChange = { context.completeTransition(true) }
    if HeadlessDevice.current.switches.columnsMoveWithCoordinator {
      presentation.coordinator = context.coordinator
    }
    context.run()
  }

  /// Just beyond the edge from which a column comes.
  private func placeOutside(_ column: SplitColumn) -> CGRect {
    var hidden = splitLayout
    hidden.mode = .secondaryOnly
    return hidden.frame(of: column.kind)
  }

  /// The boxes of the shown columns in their order, and what dims the lowest.
  private func orderColumnViews() {
    for column in shown {
      column.fill()
      if column.columnView.superview !== view { view.addSubview(column.columnView) }
      view.bringSubviewToFront(column.columnView)
    }
    if let lowest = shown.first?.columnView { view.insertSubview(dimming, aboveSubview: lowest) }
    updateBars()
  }

  func placeColumns() {
    let splitLayout = splitLayout
    for column in shown {
      column.columnView.frame = isCollapsed ? view.bounds : splitLayout.frame(of: column.kind)
      column.columnView.hasSeparator = !isCollapsed && column.kind != .secondary
    }
    dimming.frame = view.bounds
    dimming.alpha = !isCollapsed && splitLayout.isOverlaying ? 0.5 : 0
    dimming.isUserInteractionEnabled = dimming.alpha > 0
  }

  /// The button that shows and hides columns is in the outermost bar.
  func updateBars() {
    let bars = columns.values.compactMap(\.navigation)
    let wantsButton =
      !isCollapsed && displayModeButtonVisibility != .never
      && columns[.primary] != nil
    let owner = wantsButton ? shown.last?.navigation : nil
    for bar in bars { bar.columnItem = bar === owner ? displayModeButtonItem : nil }
  }
}
