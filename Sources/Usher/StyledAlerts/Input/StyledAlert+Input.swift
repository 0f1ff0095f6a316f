// Copyright (c) 2026 the Usher authors. MIT licence, see LICENSE.

import UIKitShim
import UsherCore

// What the user fills in.
@available(iOSApplicationExtension, unavailable)
extension StyledAlert {
  /// A text field below the text, and below what was given before.
  ///
  /// The answer has what stands in it under `id`; without one, under its placeholder. The closure is
  /// called once for each card, when it is made, for whatever else there is to say about the field; its
  /// delegate is the app's.
  public func textField(
    _ placeholder: String? = nil, id: String? = nil, text: String = "", isSecure: Bool = false,
    contentType: UITextContentType? = nil, keyboard: UIKeyboardType = .default,
    capitalization: UITextAutocapitalizationType? = nil,
    configure: @escaping @MainActor (UITextField) -> Void = { _ in }
  ) -> StyledAlert {
    let line = StyledAlertField.Line(
      placeholder: placeholder, text: text, isSecure: isSecure, contentType: contentType,
      keyboard: keyboard, capitalization: capitalization, configure: configure)
    return field(.line(line), id: id ?? placeholder ?? "")
  }

  func field(_ kind: StyledAlertField.Kind, id: String) -> StyledAlert {
    containing {
      $0.rows.append(StyledAlertRow(part: .field(StyledAlertField(id: id, kind: kind))))
    }
  }
}
