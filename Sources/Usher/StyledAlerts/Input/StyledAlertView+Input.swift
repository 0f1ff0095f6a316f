// Copyright (c) 2026 the Usher authors. MIT licence, see LICENSE.

import UIKitShim
import UsherCore

// What is filled in on the card.
@available(iOSApplicationExtension, unavailable)
extension StyledAlertView {
  /// The view of a row.
  func makeView(of row: StyledAlertRow) -> UIView {
    switch row.part {
    case .view(let make): StyledAlertView.free(make())
    case .field(let field): StyledAlertFieldView(field, theme)
    case .remark: StyledAlertRemark(theme)
    }
  }

  /// Takes in what the user fills in, with the rows as they are. As long as there is nothing else to
  /// fill in or to judge, it goes on as it was, with what is wrong and what is being found out.
  func setUpInput(insteadOf old: StyledAlertContent, wasEdited: Bool) {
    let fields = rows.compactMap { $0 as? StyledAlertFieldView }
    if let input, content.hasForm(of: old) { return show(input.form, on: fields) }
    input?.handle(.didEnd)
    let hadField = input?.first != nil
    let input = StyledAlertInput(on: self, StyledAlertFormPlan(content, fields))
    self.input = input
    input.handle(.didBegin)
    show(input.form, on: fields)
    if hasTakenFocus, !hadField || wasEdited { focusNewcomer() }
  }

  /// The first field has come onto the card only now, where there was none or the user was typing into one
  /// that has gone: it gets the focus as it would have got it at first. Whoever types goes on, and whoever
  /// has put the keyboard away is left alone.
  private func focusNewcomer() {
    guard input?.first != nil, KeyStatus.firstResponder(in: self) == nil else { return }
    hasTakenFocus = false
    // What is out of sight takes it when it is back; what is below something else must not.
    if handle.driver?.queue.topmostModal == handle.id { takeFocus() }
  }

  /// Shows what may be tapped, and what is wrong.
  func show(_ form: StyledAlertForm, on fields: [StyledAlertFieldView]) {
    for (number, button) in buttons.enumerated() {
      button.isAllowed = form.isEnabled(number)
      button.isBusy = form.isBusy(number)
    }
    let errors = form.errors
    var isNew = false
    for (number, field) in fields.enumerated() where field.show(errors[.field(number)]) {
      isNew = true
    }
    for case let remark as StyledAlertRemark in rows where remark.text != errors[.form] {
      remark.show(errors[.form])
      isNew = true
    }
    if isNew { contentSizeDidChange() }
  }

  /// Something on the card wants another height.
  func contentSizeDidChange() {
    setNeedsLayout()
    handle.sizeDidChange()
  }

  /// Scrolls so far that it is seen what is wrong there.
  func reveal(_ place: StyledAlertForm.Place, among fields: [StyledAlertFieldView]) {
    switch place {
    case .field(let number): reveal(fields[number]) { $0.bounds }
    case .form:
      for case let remark as StyledAlertRemark in rows { reveal(remark) { $0.bounds } }
    case .button: break
    }
  }

  /// Scrolls so far that it is seen what the user does there.
  func reveal(_ control: any StyledAlertControl) { reveal(control) { _ in control.caret } }

  /// The part is asked for when everything has its place.
  private func reveal(_ view: UIView, _ part: (UIView) -> CGRect) {
    guard hasBeenPlaced else { return }
    layoutIfNeeded()
    guard scroll.isScrollEnabled else { return }
    let rect = view.convert(part(view), to: scroll).insetBy(dx: 0, dy: -8)
    scroll.scrollRectToVisible(rect, animated: window != nil)
  }
}

@available(iOSApplicationExtension, unavailable)
extension StyledAlertView: FocusTaking {
  func takeFocus() {
    guard !hasTakenFocus else { return }
    hasTakenFocus = true
    input?.first?.becomeFirstResponder()
  }
}
