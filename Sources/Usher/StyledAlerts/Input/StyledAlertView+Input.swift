// Copyright (c) 2026 the Usher authors. MIT licence, see LICENSE.

import UIKitShim
import UsherCore

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
