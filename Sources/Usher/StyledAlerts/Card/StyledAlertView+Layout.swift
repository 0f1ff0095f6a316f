// Copyright (c) 2026 the Usher authors. MIT licence, see LICENSE.

import UIKitShim
import UsherCore

// What the core is told, and what is made of its answer.
@available(iOSApplicationExtension, unavailable)
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
        height: 0, spacing: row.spacing, extendsToEdges: row.extendsToEdges)
      size.height = Double(
        FittingSize.height(of: view, width: CGFloat(layout.width(of: size)), within: 100_000))
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
    /// What has just come is where it belongs at once, also where everything else moves.
    func place(_ view: UIView, at frame: LayoutRect) {
      guard newViews.contains(where: { $0 === view }) else { return view.frame = CGRect(frame) }
      UIView.performWithoutAnimation {
        view.frame = CGRect(frame)
        view.layoutIfNeeded()
      }
    }
    card.frame = CGRect(frames.card)
    let maximum = min(card.bounds.width, card.bounds.height) / 2
    card.layer.cornerRadius = min(theme.metrics.cornerRadius.nonNegativeLength, maximum)
    card.layer.borderWidth = min(theme.metrics.borderWidth.nonNegativeLength, maximum)
    icon.isHidden = frames.icon == nil
    icon.metrics = frames.isIconLarge ? theme.metrics.largeIcon : theme.metrics.icon
    icon.lineWidth = frames.isIconLarge ? theme.icons.large : theme.icons.regular
    if let ring = frames.icon { icon.frame = CGRect(ring) }
    scrollView.frame = CGRect(frames.viewport)
    scrollView.contentSize = CGSize(frames.content)
    if frames.isScrollable, !scrollView.isScrollEnabled || !hasBeenLaidOut { scrollView.flashScrollIndicators() }
    hasBeenLaidOut = true
    scrollView.isScrollEnabled = frames.isScrollable
    for (label, frame) in [(title, frames.title), (message, frames.message)] {
      place(label, at: frame)
      // Else assistive technology would stop at nothing.
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
    layOutSeparators()
  }

  private func layOutSeparators() {
    let (viewport, thickness) = (scrollView.frame, 1 / max(1, traitCollection.displayScale))
    let frame = CGRect(x: 0, y: viewport.minY, width: viewport.width, height: thickness)
    topSeparator.frame = frame
    bottomSeparator.frame = frame.offsetBy(dx: 0, dy: viewport.height - thickness)
    updateSeparators()
  }

  /// A line is where more text is, save at the edges of the card.
  private func updateSeparators() {
    let (top, height) = (scrollView.contentOffset.y, scrollView.bounds.height)
    topSeparator.isHidden = top < 1 || scrollView.frame.minY <= 0
    bottomSeparator.isHidden =
      top + height > scrollView.contentSize.height - 1 || scrollView.frame.maxY >= card.bounds.height
  }
}

@available(iOSApplicationExtension, unavailable)
extension StyledAlertView: UIScrollViewDelegate {
  func scrollViewDidScroll(_ scrollView: UIScrollView) {
    updateSeparators()
  }
}

extension CGSize {
  init(_ size: LayoutSize) {
    self.init(width: size.width, height: size.height)
  }
}

// What is filled in on the card.
@available(iOSApplicationExtension, unavailable)
extension StyledAlertView {
  /// The view of a row.
  func makeView(of row: StyledAlertRow) -> UIView {
    switch row.part {
    case .view(let makeView): StyledAlertView.prepareCustomView(makeView())
    case .field(let field): StyledAlertFieldView(field, theme)
    case .formError: StyledAlertErrorView(theme)
    }
  }

  /// Takes in what the user fills in, with the rows as they are. As long as there is nothing else to
  /// fill in or to judge, it goes on as it was, with what is wrong and what is being found out.
  func updateForm(from old: StyledAlertContent, wasEditing: Bool) {
    let fields = rows.compactMap { $0 as? StyledAlertFieldView }
    if let formController, content.hasSameForm(as: old) { return apply(formController.form, to: fields) }
    formController?.handle(.alertDidDismiss)
    let hadField = formController?.initialControl != nil
    let controller = StyledAlertFormController(on: self, StyledAlertFormBuilder(content, fields))
    self.formController = controller
    controller.handle(.didLoad)
    apply(controller.form, to: fields)
    if hasFocusedInitialField, !hadField || wasEditing { focusInsertedField() }
  }

  /// The first field has come onto the card only now, where there was none or the user was typing into one
  /// that has gone: it gets the focus as it would have got it at first. Whoever types goes on, and whoever
  /// has put the keyboard away is left alone.
  private func focusInsertedField() {
    guard formController?.initialControl != nil, FocusCoordinator.firstResponder(in: self) == nil else { return }
    hasFocusedInitialField = false
    // What is out of sight takes it when it is back; what is below something else must not.
    if handle.driver?.queue.topmostModal == handle.id { focusInitialField() }
  }

  /// Shows what may be tapped, and what is wrong.
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

  /// Something on the card wants another height.
  func contentSizeDidChange() {
    setNeedsLayout()
    handle.invalidateContentSize()
  }

  /// Scrolls so far that it is seen what is wrong there.
  func scrollTo(_ location: StyledAlertForm.ErrorLocation, among fields: [StyledAlertFieldView]) {
    switch location {
    case .field(let index): scrollTo(fields[index]) { $0.bounds }
    case .form:
      for case let errorView as StyledAlertErrorView in rows { scrollTo(errorView) { $0.bounds } }
    case .button: break
    }
  }

  /// Scrolls so far that it is seen what the user does there.
  func scrollTo(_ control: any StyledAlertControl) { scrollTo(control) { _ in control.caretRect } }

  /// The part is asked for when everything has its place.
  private func scrollTo(_ view: UIView, _ visibleRect: (UIView) -> CGRect) {
    guard hasBeenLaidOut else { return }
    layoutIfNeeded()
    guard scrollView.isScrollEnabled else { return }
    let rect = view.convert(visibleRect(view), to: scrollView).insetBy(dx: 0, dy: -8)
    scrollView.scrollRectToVisible(rect, animated: window != nil)
  }
}

@available(iOSApplicationExtension, unavailable)
extension StyledAlertView: InitialFocusProviding {
  func focusInitialField() {
    guard !hasFocusedInitialField else { return }
    hasFocusedInitialField = true
    formController?.initialControl?.becomeFirstResponder()
  }
}
