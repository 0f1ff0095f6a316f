// Copyright (c) 2026 the Usher authors. MIT licence, see LICENSE.

import UIKitShim
import UsherCore

// What is described becomes views.
@available(iOSApplicationExtension, unavailable)
extension StyledAlertView {
  /// Shows this from now on. A row that was given before keeps its view with everything in it, and so
  /// does a field or a button with the same name.
  func show(_ new: StyledAlertContent) {
    let old = content
    let wasEdited = KeyStatus.firstResponder(in: self) != nil
    content = new
    tintColor = new.tint ?? theme.accent(new.style)
    showBar()
    showRows(insteadOf: old.rowsWithRemark)
    showButtons(insteadOf: old)
    showIcon(insteadOf: old.icon)
    dressUp()
    setUpInput(insteadOf: old, wasEdited: wasEdited)
    setNeedsLayout()
  }

  private func showRows(insteadOf old: [StyledAlertRow]) {
    let known = Array(zip(old, rows))
    var kept: [UIView] = []
    rows = content.rowsWithRemark.map { row in
      if let (_, view) = known.first(where: { same in
        row.isSame(as: same.0) && !kept.contains { $0 === same.1 }
      }) {
        kept.append(view)
        return view
      }
      let view = makeView(of: row)
      scroll.addSubview(view)
      newcomers.append(view)
      return view
    }
    for (_, view) in known where !rows.contains(where: { $0 === view }) { leave(view) }
  }

  private func showButtons(insteadOf old: StyledAlertContent) {
    var known = Array(zip(old.buttons, buttons))
    let emphasised = content.emphasised
    buttons = content.buttons.enumerated().map { number, button in
      let dress = ButtonDress(
        theme: theme, style: content.style, role: button.role,
        isEmphasised: number == emphasised || button.role == .preferred,
        hasOwnTint: content.tint != nil, own: button.look)
      let place = known.firstIndex { $0.0.id == button.id }
      let same = place.map { known.remove(at: $0) }
      if let same, old.style != content.style || same.0.title != button.title {
        keepGhost(of: same.1)
      }
      let view = same?.1 ?? newButton(button, dress)
      view.show(button, dress: dress)
      view.onTap = { [weak self] in self?.input?.press(number) }
      return view
    }
    for (_, view) in known { leave(view) }
    timekeeper?.take(content.buttons)
    keepTime()
    showCountdowns()
    // So that they are read in this order.
    for view in buttons where view.superview === card { card.addSubview(view) }
  }

  private func newButton(
    _ button: StyledAlertButton, _ dress: ButtonDress
  ) -> StyledAlertButtonView {
    let view = StyledAlertButtonView(button, dress: dress)
    card.addSubview(view)
    newcomers.append(view)
    return view
  }

  private func showIcon(insteadOf old: StyledAlertContent.Icon) {
    icon.style = content.style
    icon.isBesideBar = content.progress?.look == .bar
    icon.progress = content.progress?.look == .ring ? content.progress?.part : nil
    icon.image = content.icon.image
    if old.identity !== content.icon.identity {
      icon.ownView = content.icon.make.map { StyledAlertView.free($0()) }
    }
    icon.ringColor = theme.colors.ring
    icon.glyphColor = content.tint == nil ? theme.colors[on: content.style] : nil
    icon.isCircleTinted = theme.isCircleTinted
  }

  /// The bar stands above the rows.
  private func showBar() {
    guard let progress = content.progress, progress.look == .bar else {
      if let bar { leave(bar) }
      return bar = nil
    }
    if let bar { return bar.progress = progress.part }
    let bar = StyledAlertBarView(track: theme.colors.track)
    bar.progress = progress.part
    scroll.insertSubview(bar, aboveSubview: message)
    newcomers.append(bar)
    self.bar = bar
  }

  /// Takes a view off the card; a picture of it stays to be faded out, if the user sees it.
  private func leave(_ view: UIView) {
    keepGhost(of: view)
    if view.superview === scroll || view.superview === card { view.removeFromSuperview() }
  }

  /// The view, which is laid out by frames from now on; unless it is elsewhere, which is left as it is.
  static func free(_ view: UIView) -> UIView {
    guard view.superview != nil else {
      view.translatesAutoresizingMaskIntoConstraints = true
      return view
    }
    StyledAlertMisuse.viewInUse(view).file()
    return UIView()
  }
}
