// Copyright (c) 2026 the Usher authors. MIT licence, see LICENSE.

import UIKitShim
import UsherCore

/// Something that judges what was filled in, as a description.
@MainActor
struct StyledAlertValidator {
  enum Body {
    /// Answers at once what is wrong; `nil` for nothing.
    case synchronous(@MainActor (FormValues) -> String?)
    /// Answers when it has found out.
    case asynchronous(@MainActor (FormValues) async throws -> String?)
    /// Calls back when it has found out.
    case completing(@MainActor (FormValues, @escaping @MainActor (String?) -> Void) -> Void)
  }

  /// Tells it from others, also after what is on the card has changed.
  let identity = StyledAlertRow.Identity()
  /// The field that alone is judged; `nil` for all of them.
  var field: String?
  /// The field below which it is said what is wrong; `nil` for below all of them.
  var errorField: String?
  let timing: StyledAlertValidationTiming
  let body: Body
}
