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

  var wantedMode: DisplayMode {
    preferredDisplayMode == .automatic ? automaticMode : preferredDisplayMode
  }

  var plan: SplitPlan {
    let size = viewIfLoaded?.bounds.size ?? .zero
    return SplitPlan(
      hasSupplementary: style == .tripleColumn, mode: displayMode, size: size,
      primaryWidth: primaryWidth(in: size.width),
      supplementaryWidth: width(
        preferredSupplementaryColumnWidth, usual: min(375, size.width * 0.4)),
      isMirrored: viewIfLoaded?.effectiveUserInterfaceLayoutDirection == .rightToLeft)
  }

  private func primaryWidth(in whole: CGFloat) -> CGFloat {
    let fraction = preferredPrimaryColumnWidthFraction
    let usual = fraction == Self.automaticDimension ? min(320, whole * 0.4) : fraction * whole
    var wanted = width(preferredPrimaryColumnWidth, usual: usual)
    wanted = min(wanted, width(maximumPrimaryColumnWidth, usual: whole))
    return max(wanted, width(minimumPrimaryColumnWidth, usual: 0)).rounded()
  }

  private func width(_ value: CGFloat, usual: CGFloat) -> CGFloat {
    value == Self.automaticDimension ? usual : value
  }

  // MARK: Replacing

  func replace(_ kind: Column, with content: UIViewController?) {
    let old = columns[kind]
    guard old?.content !== content else { return }
    let new = content.map { SplitColumn($0, as: kind, wraps: style != .unspecified) }
    columns[kind] = new
    if let new {
      addChild(new.holder)
      new.holder.didMove(toParent: self)
    }
    if isCollapsed, let old, let stack = columns[.primary]?.navigation?.stack,
      let place = stack.firstIndex(where: { $0 === old.holder })
    {
      stackColumns(Array(stack[..<place]) + [new?.holder].compactMap { $0 })
    } else {
      old?.holder.willMove(toParent: nil)
      showColumns(animated: false)
      if old?.holder.containingParent === self { old?.holder.removeFromParent() }
    }
    updateBars()
  }

  // MARK: Showing and hiding

  func reveal(_ column: Column, animated: Bool) {
    if isCollapsed { return revealInStack(column, animated: animated) }
    switch column {
    case .primary, .supplementary:
      change(to: plan.mode(showing: column, splitBehavior), animated: animated)
    case .secondary:
      if plan.isOverlaying { change(to: .secondaryOnly, animated: animated) }
    case .compact: break
    }
  }

  func conceal(_ column: Column, animated: Bool) {
    if isCollapsed { return concealInStack(column, animated: animated) }
    change(to: plan.mode(hiding: column), animated: animated)
  }

  /// Hides the first column, and with it the second, of those that are shown.
  func hide(_ first: Column, or second: Column) {
    conceal(columns[first] == nil ? second : first, animated: true)
  }

  func toggle() {
    let outermost: Column = .primary
    if plan.visible.contains(outermost) {
      conceal(outermost, animated: true)
    } else {
      reveal(outermost, animated: true)
    }
  }

  func change(to new: DisplayMode, animated: Bool) {
    guard new != mode else { return }
    let isKnown = mode != .automatic
    let old = plan.visible
    if isKnown, !isCollapsed { delegate?.splitViewController(self, willChangeTo: new) }
    mode = new
    guard isKnown, !isCollapsed else { return }
    let now = plan.visible
    for column in now where !old.contains(column) {
      delegate?.splitViewController(self, willShow: column)
    }
    for column in old where !now.contains(column) {
      delegate?.splitViewController(self, willHide: column)
    }
    showColumns(animated: animated)
  }

  private var wantedColumns: [SplitColumn] {
    guard isCollapsed else { return plan.visible.compactMap { columns[$0] } }
    let column = columns[.compact] ?? columns[.primary] ?? columns[.secondary]
    return [column].compactMap { $0 }
  }

  /// Puts the wanted columns on screen; with callbacks where the controller itself is there.
  func showColumns(animated: Bool) {
    guard isViewLoaded else { return }
    endOfShift?()
    let (old, new) = (shown, wantedColumns)
    shown = new
    let coming = new.filter { column in !old.contains { $0 === column } }
    let leaving = old.filter { column in !new.contains { $0 === column } }
    let isUp = life.phase == .appeared && view.window != nil
    guard isUp, !coming.isEmpty || !leaving.isEmpty || animated else {
      for column in leaving { column.box.removeFromSuperview() }
      stackBoxes()
      placeColumns()
      return
    }
    shift(coming, leaving, animated: animated)
  }

  private func shift(_ coming: [SplitColumn], _ leaving: [SplitColumn], animated: Bool) {
    // One that was taken into a navigation controller has not left the screen.
    let staying = leaving.filter { $0.holder.containingParent !== self }
    let going = leaving.filter { $0.holder.containingParent === self }
    for column in staying { column.box.removeFromSuperview() }
    for column in coming { column.holder.beginTransition(appearing: true, animated: animated) }
    for column in going { column.holder.beginTransition(appearing: false, animated: animated) }
    isShifting = animated
    stackBoxes()
    UIView.performWithoutAnimation {
      for column in coming where animated { column.box.frame = placeOutside(column) }
      for column in coming where animated { column.box.layoutIfNeeded() }
    }
    let move = { [self] in
      placeColumns()
      for column in going { column.box.frame = plan.frame(of: column.kind) }
      for column in shown { column.box.layoutIfNeeded() }
    }
    shiftCount += 1
    let number = shiftCount
    let end = { [weak self] in
      guard let self, self.endOfShift != nil, self.shiftCount == number else { return }
      self.endOfShift = nil
      for column in going { column.box.removeFromSuperview() }
      for column in going + coming { column.holder.endTransition() }
    }
    endOfShift = end
    guard animated else {
      move()
      HeadlessDevice.current.afterLayout(end)
      return
    }
    runShift(move, end)
  }

  private func runShift(_ move: @escaping () -> Void, _ end: @escaping () -> Void) {
    let side = TransitionContext.Side(
      controller: self, view: nil, initialFrame: view.frame, finalFrame: view.frame)
    let context = TransitionContext(
      in: view, from: side, to: side, animator: SplitShift(move), isAnimated: true, style: .none
    ) { [weak self] _ in
      let coordinator = self?.presentation.coordinator
      self?.presentation.coordinator = nil
      self?.isShifting = false
      end()
      coordinator?.finish()
    }
    endOfShift = { context.completeTransition(true) }
    if HeadlessDevice.current.switches.columnsMoveWithCoordinator {
      presentation.coordinator = context.coordinator
    }
    context.run()
  }

  /// Just beyond the edge from which a column comes.
  private func placeOutside(_ column: SplitColumn) -> CGRect {
    var hidden = plan
    hidden.mode = .secondaryOnly
    return hidden.frame(of: column.kind)
  }

  /// The boxes of the shown columns in their order, and what dims the lowest.
  private func stackBoxes() {
    for column in shown {
      column.fill()
      if column.box.superview !== view { view.addSubview(column.box) }
      view.bringSubviewToFront(column.box)
    }
    if let lowest = shown.first?.box { view.insertSubview(dimming, aboveSubview: lowest) }
    updateBars()
  }

  func placeColumns() {
    let plan = plan
    for column in shown {
      column.box.frame = isCollapsed ? view.bounds : plan.frame(of: column.kind)
      column.box.hasLine = !isCollapsed && column.kind != .secondary
    }
    dimming.frame = view.bounds
    dimming.alpha = !isCollapsed && plan.isOverlaying ? 0.5 : 0
    dimming.isUserInteractionEnabled = dimming.alpha > 0
  }

  /// The button that shows and hides columns stands in the outermost bar.
  func updateBars() {
    let bars = columns.values.compactMap(\.navigation)
    let wantsButton =
      !isCollapsed && style != .unspecified && displayModeButtonVisibility != .never
      && columns[.primary] != nil
    let owner = wantsButton ? shown.last?.navigation : nil
    for bar in bars { bar.columnItem = bar === owner ? displayModeButtonItem : nil }
  }
}
