// Copyright (c) 2026 the Usher authors. MIT license, see LICENSE.

import UIKitShim
import UsherCore

// MARK: - Measuring, and applying the frames of the engine

extension StyledAlertView {
  func layout(in size: CGSize) -> StyledAlertLayout {
    var layout = StyledAlertLayout(
      metrics: theme.metrics, container: LayoutSize(size),
      scale: Double(traitCollection.displayScale))
    layout.icon = content.iconSize
    layout.buttonLayout = content.buttonLayout
    layout.isTextLarge = traitCollection.preferredContentSizeCategory.isAccessibilityCategory
    layout.isRightToLeft = effectiveUserInterfaceLayoutDirection == .rightToLeft
    return layout
  }

  func sizes(in layout: StyledAlertLayout) -> StyledAlertContentMetrics {
    let available = CGSize(width: layout.textWidth, height: .greatestFiniteMagnitude)
    var sizes = StyledAlertContentMetrics()
    if content.title != nil { sizes.title = Double(title.sizeThatFits(available).height) }
    if content.message != nil { sizes.message = Double(message.sizeThatFits(available).height) }
    if progressBar != nil {
      sizes.rows = [StyledAlertContentMetrics.Row(height: Double(StyledAlertProgressBar.height))]
    }
    sizes.rows += zip(content.rowsWithFormError, rows).map { row, view in
      var size = StyledAlertContentMetrics.Row(
        height: 0, spacing: row.spacing, extent: row.extent)
      size.height = Double(
        FittingSize.height(of: view, width: CGFloat(layout.width(of: size.extent)), within: 100_000)
      )
      return size
    }
    sizes.buttons = zip(content.buttons, buttons).map { button, view in
      StyledAlertContentMetrics.Button(role: button.role, width: Double(view.preferredWidth))
    }
    for (index, width) in layout.widths(of: sizes.buttons).enumerated() {
      sizes.buttons[index].height = Double(buttons[index].height(at: CGFloat(width)))
    }
    return sizes
  }

  func applyFrames(_ frames: StyledAlertFrames) {
    let newViews = insertedViews
    insertedViews = []
    /// Sets a frame; that of a new view without animation.
    func place(_ view: UIView, at frame: LayoutRect) {
      guard newViews.contains(where: { $0 === view }) else { return view.frame = CGRect(frame) }
      UIView.performWithoutAnimation {
        view.frame = CGRect(frame)
        view.layoutIfNeeded()
      }
    }
    let maximum = min(frames.card.width, frames.card.height) / 2
    for view in [shadowView, card] {
      view.frame = CGRect(frames.card)
      view.layer.cornerRadius = min(theme.metrics.cornerRadius.nonNegativeLength, maximum)
    }
    card.layer.borderWidth = min(theme.metrics.borderWidth.nonNegativeLength, maximum)
    icon.isHidden = frames.icon == nil
    icon.isLarge = frames.isIconLarge
    if let ring = frames.icon { icon.frame = CGRect(ring) }
    layOutGlow()
    scrollView.frame = CGRect(frames.viewport)
    scrollView.contentSize = CGSize(frames.content)
    // When it appears, all scroll views of a popup flash theirs.
    if frames.isScrollable, !scrollView.isScrollEnabled, hasBeenLaidOut {
      scrollView.flashScrollIndicators()
    }
    hasBeenLaidOut = true
    scrollView.isScrollEnabled = frames.isScrollable
    let titleParent = frames.titleStays ? card : scrollView
    if title.superview !== titleParent { titleParent.insertSubview(title, at: 0) }
    for (label, frame) in [(title, frames.title), (message, frames.message)] {
      place(label, at: frame)
      // Otherwise VoiceOver would stop at an empty label.
      label.isHidden = frame.height <= 0
    }
    for (view, frame) in zip([progressBar].compactMap { $0 } + rows, frames.rows) {
      place(view, at: frame)
    }
    for (view, frame) in zip(buttons, frames.buttons) {
      let superview = frames.buttonsScroll ? scrollView : card
      if view.superview !== superview { superview.addSubview(view) }
      place(view, at: frame)
    }
    layOutFades()
  }

  private func layOutFades() {
    for fade in [topFade, bottomFade] {
      fade.place(in: scrollView.frame)
      card.bringSubviewToFront(fade)
    }
    updateFades()
  }

  /// Shows a fade where there is more text.
  private func updateFades() {
    topFade.isHidden = !scrollView.hasMore(.top)
    bottomFade.isHidden = !scrollView.hasMore(.bottom)
  }
}

extension StyledAlertView: UIScrollViewDelegate {
  func scrollViewDidScroll(_ scrollView: UIScrollView) {
    updateFades()
  }
}

extension CGSize {
  init(_ size: LayoutSize) {
    self.init(width: size.width, height: size.height)
  }
}

// MARK: - Form

extension StyledAlertView {
  /// Makes the view of a row.
  func makeView(of row: StyledAlertRow) -> UIView {
    switch row.part {
    case .view(let makeView): StyledAlertView.prepareCustomView(makeView())
    case .field(let field): StyledAlertFieldView(field, theme)
    case .formError: StyledAlertErrorView(theme)
    }
  }

  /// Creates a form controller for the current rows. If the form has not changed, the existing
  /// controller is kept, with its errors and running validators.
  func updateForm(from old: StyledAlertContent, wasEditing: Bool) {
    let fields = rows.compactMap { $0 as? StyledAlertFieldView }
    if let formDriver, content.hasSameForm(as: old) {
      return apply(formDriver.form, to: fields)
    }
    // The old form ends, and with it its validators.
    formDriver?.handle(.alertDidDismiss)
    let hadField = formDriver?.initialControl != nil
    let driver = StyledAlertFormDriver(on: self, content, fields)
    formDriver = driver
    driver.handle(.didLoad)
    apply(driver.form, to: fields)
    if wasEditing, driver.initialControl == nil { endEditing(true) }
    if hasFocusedInitialField, !hadField || wasEditing { focusInsertedField() }
  }

  /// Focuses the first field after an update, if there was no field before or the user was editing
  /// one that was removed. A field with the focus keeps it, and a keyboard that the user dismissed
  /// stays dismissed.
  private func focusInsertedField() {
    guard formDriver?.initialControl != nil, FocusCoordinator.firstResponder(in: self) == nil
    else { return }
    hasFocusedInitialField = false
    // A suspended alert focuses it when it resumes; one behind another modal must not.
    if handle.driver?.queue.topmostModal == handle.id { focusInitialField() }
  }

  /// Shows the state of the form: enabled buttons and errors.
  func apply(_ form: StyledAlertForm, to fields: [StyledAlertFieldView]) {
    for (index, button) in buttons.enumerated() {
      button.isValid = form.isEnabled(index)
      button.isBusy = form.isBusy(index)
    }
    let errors = form.errors
    var isChanged = false
    for (index, field) in fields.enumerated() where field.show(errors[.field(index)]) {
      isChanged = true
    }
    for case let errorView as StyledAlertErrorView in rows where errorView.text != errors[.form] {
      errorView.show(errors[.form])
      isChanged = true
    }
    if isChanged { contentSizeDidChange() }
  }

  /// Lays out and measures the card again.
  func contentSizeDidChange() {
    setNeedsLayout()
    handle.invalidateContentSize()
  }

  /// Scrolls to an error.
  func scrollTo(_ location: StyledAlertForm.ErrorLocation, among fields: [StyledAlertFieldView]) {
    switch location {
    case .field(let index): scrollTo(fields[index]) { $0.bounds }
    case .form:
      for case let errorView as StyledAlertErrorView in rows { scrollTo(errorView) { $0.bounds } }
    // The condition of a button shows no error; the button is only disabled.
    case .button: break
    }
  }

  /// Scrolls to the caret of a control.
  func scrollTo(_ control: any StyledAlertControl) { scrollTo(control) { _ in control.caretRect } }

  /// Scrolls to a part of a view; the closure is called after the layout.
  private func scrollTo(_ view: UIView, _ visibleRect: (UIView) -> CGRect) {
    guard hasBeenLaidOut else { return }
    // The error or the new line may have moved what is to be visible.
    layoutIfNeeded()
    guard scrollView.isScrollEnabled else { return }
    // Not below a fade either.
    let rect = view.convert(visibleRect(view), to: scrollView)
      .insetBy(dx: 0, dy: -ScrollEdgeFade.height)
    scrollView.scrollRectToVisible(rect, animated: window != nil)
  }

  /// Focuses the first field when the alert begins to appear for the first time.
  func focusInitialField() {
    guard !hasFocusedInitialField else { return }
    hasFocusedInitialField = true
    formDriver?.initialControl?.becomeFirstResponder()
  }
}
