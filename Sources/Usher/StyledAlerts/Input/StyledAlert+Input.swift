// Copyright (c) 2026 the Usher authors. MIT licence, see LICENSE.

import UIKitShim
import UsherCore

// What the user fills in.
@available(iOSApplicationExtension, unavailable)
extension StyledAlert {
  /// A text field below the text, and below what was given before; the first one has the focus when the
  /// alert appears.
  ///
  /// The answer has what stands in it under `id`; without one, under its placeholder. The return key
  /// goes on to the next field, and in the last one it taps the button that confirms.
  ///
  /// The closure is called once for each card, when it is made, for whatever else there is to say about
  /// the field. The delegate of the field is the alert's.
  public func textField(
    _ placeholder: String? = nil, id: String? = nil, text: String = "", isSecure: Bool = false,
    contentType: UITextContentType? = nil, keyboard: UIKeyboardType = .default,
    capitalization: UITextAutocapitalizationType? = nil,
    configure: @escaping @MainActor (UITextField) -> Void = { _ in }
  ) -> StyledAlert {
    let description = StyledAlertField.TextField(
      placeholder: placeholder, text: text, isSecure: isSecure, contentType: contentType,
      keyboard: keyboard, capitalization: capitalization, configure: configure)
    return field(.textField(description), id: id ?? placeholder ?? "")
  }

  /// A text field of several lines: it is as high as the first number of lines, grows with its text up
  /// to the second, and then scrolls.
  ///
  /// Else as ``textField(_:id:text:isSecure:contentType:keyboard:capitalization:configure:)``; the
  /// return key begins a new line.
  public func textView(
    _ placeholder: String? = nil, id: String? = nil, text: String = "",
    lines: ClosedRange<Int> = 3...6,
    configure: @escaping @MainActor (UITextView) -> Void = { _ in }
  ) -> StyledAlert {
    let description = StyledAlertField.TextView(
      placeholder: placeholder, text: text, lines: lines, configure: configure)
    return field(.textView(description), id: id ?? placeholder ?? "")
  }

  /// A switch with what it switches, below what was given before.
  ///
  /// The answer has whether it is on under `id`; without one, under its title. The closure is called once
  /// for each card, when it is made, for whatever else there is to say about the switch.
  public func toggle(
    _ title: String, id: String? = nil, isOn: Bool = false,
    configure: @escaping @MainActor (UISwitch) -> Void = { _ in }
  ) -> StyledAlert {
    field(
      .toggle(StyledAlertField.Toggle(title: title, isOn: isOn, configure: configure)),
      id: id ?? title)
  }

  /// Segments of which the user chooses one, below what was given before, with what they are about above
  /// them.
  ///
  /// The answer has the number of the one that is chosen under `id`; without one, under the title. The
  /// closure is called once for each card, when it is made, for whatever else there is to say about the
  /// control.
  public func segments(
    _ titles: [String], title: String? = nil, id: String? = nil, selection: Int? = 0,
    configure: @escaping @MainActor (UISegmentedControl) -> Void = { _ in }
  ) -> StyledAlert {
    let description = StyledAlertField.Segments(
      title: title, titles: titles, selection: selection, configure: configure)
    return field(.segments(description), id: id ?? title ?? "")
  }

  /// Any other control, below what was given before, with what it is about above it: a date picker, a
  /// stepper, or one of the app's.
  ///
  /// ```swift
  /// alert.control("Pick up", id: "day") { UIDatePicker() } value: { $0.date }
  /// ```
  ///
  /// The answer has what the second closure reads from it under `id`, in `value(_:as:)`; without one, under
  /// its title. The first closure is called once for each card, when it is made; the control is as wide as
  /// the text, and as high as its constraints or its `sizeThatFits` want at that width. The second one is
  /// called then, at each `valueChanged` and `editingChanged` of the control, and when a button is tapped,
  /// never after the alert has ended; it should be quick and change nothing.
  public func control<Control: UIControl, Value: Sendable & Hashable>(
    _ title: String? = nil, id: String? = nil, _ makeControl: @escaping @MainActor () -> Control,
    value: @escaping @MainActor (Control) -> Value
  ) -> StyledAlert {
    let description = StyledAlertField.CustomControl(type: Control.self, title: title) {
      let control = makeControl()
      return (control, { .custom(StyledAlertCustomValue(value(control))) })
    }
    return field(.custom(description), id: id ?? title ?? "")
  }

  private func field(_ kind: StyledAlertField.Kind, id: String) -> StyledAlert {
    configuringContent {
      $0.rows.append(StyledAlertRow(part: .field(StyledAlertField(id: id, kind: kind))))
    }
  }
}
