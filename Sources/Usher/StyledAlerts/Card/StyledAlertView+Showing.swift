// Copyright (c) 2026 the Usher authors. MIT licence, see LICENSE.

import UIKitShim
import UsherCore

// What is described becomes views.
@available(iOSApplicationExtension, unavailable)
extension StyledAlertView {
  /// Shows this from now on. A row that was given before keeps its view with everything in it, and so
  /// does a field or a button with the same name.
  func update(_ new: StyledAlertContent) {
    let old = content
    let wasEditing = FocusCoordinator.firstResponder(in: self) != nil
    content = new
    tintColor = new.tint ?? theme.accent(new.style)
    updateBar()
    updateRows(from: old.rowsWithFormError)
    updateButtons(from: old)
    updateIcon(from: old.icon)
    updateAppearance()
    updateForm(from: old, wasEditing: wasEditing)
    setNeedsLayout()
  }

  private func updateRows(from old: [StyledAlertRow]) {
    let known = Array(zip(old, rows))
    var kept: [UIView] = []
    rows = content.rowsWithFormError.map { row in
      if let (_, view) = known.first(where: { candidate in
        row.isEquivalent(to: candidate.0) && !kept.contains { $0 === candidate.1 }
      }) {
        kept.append(view)
        return view
      }
      let view = makeView(of: row)
      scrollView.addSubview(view)
      insertedViews.append(view)
      return view
    }
    for (_, view) in known where !rows.contains(where: { $0 === view }) { removeRow(view) }
  }

  private func updateButtons(from old: StyledAlertContent) {
    var known = Array(zip(old.buttons, buttons))
    let emphasizedIndex = content.emphasizedButton
    buttons = content.buttons.enumerated().map { index, button in
      let appearance = StyledAlertButtonAppearance(
        theme: theme, style: content.style, role: button.role,
        isEmphasized: index == emphasizedIndex || button.role == .preferred,
        hasCustomTint: content.tint != nil, override: button.style)
      let knownIndex = known.firstIndex { $0.0.id == button.id }
      let existing = knownIndex.map { known.remove(at: $0) }
      if let existing, old.style != content.style || existing.0.title != button.title {
        addSnapshot(of: existing.1)
      }
      let view = existing?.1 ?? makeButton(button, appearance)
      view.update(button, appearance: appearance)
      view.onTap = { [weak self] in self?.formController?.press(index) }
      return view
    }
    for (_, view) in known { removeRow(view) }
    countdownController?.setButtons(content.buttons)
    startCountdowns()
    showCountdowns()
    // So that they are read in this order.
    for view in buttons where view.superview === card { card.addSubview(view) }
  }

  private func makeButton(
    _ button: StyledAlertButton, _ appearance: StyledAlertButtonAppearance
  ) -> StyledAlertButtonView {
    let view = StyledAlertButtonView(button, appearance: appearance)
    card.addSubview(view)
    insertedViews.append(view)
    return view
  }

  private func updateIcon(from old: StyledAlertContent.Icon) {
    icon.style = content.style
    icon.isBesideProgressBar = content.progress?.style == .bar
    icon.progress = content.progress?.style == .ring ? content.progress?.fraction : nil
    icon.image = content.icon.image
    if old.identity !== content.icon.identity {
      icon.customView = content.icon.makeView.map { StyledAlertView.prepareCustomView($0()) }
    }
    icon.ringColor = theme.colors.iconRing
    icon.glyphColor = content.tint == nil ? theme.colors[icon: content.style] : nil
    icon.fillsCircle = theme.fillsIcon
  }

  /// The bar stands above the rows.
  private func updateBar() {
    guard let progress = content.progress, progress.style == .bar else {
      if let progressBar { removeRow(progressBar) }
      return progressBar = nil
    }
    if let progressBar { return progressBar.progress = progress.fraction }
    let bar = StyledAlertProgressBar(track: theme.colors.track)
    bar.progress = progress.fraction
    scrollView.insertSubview(bar, aboveSubview: message)
    insertedViews.append(bar)
    self.progressBar = bar
  }

  /// Takes a view off the card; a picture of it stays to be faded out, if the user sees it.
  private func removeRow(_ view: UIView) {
    addSnapshot(of: view)
    if view.superview === scrollView || view.superview === card { view.removeFromSuperview() }
  }

  /// The view, which is laid out by frames from now on; unless it is elsewhere, which is left as it is.
  static func prepareCustomView(_ view: UIView) -> UIView {
    guard view.superview != nil else {
      view.translatesAutoresizingMaskIntoConstraints = true
      return view
    }
    StyledAlertMisuse.customViewInUse(view).report()
    return UIView()
  }
}
