// Copyright (c) 2026 the Usher authors. MIT licence, see LICENSE.

extension StyledAlertForm {
  /// Where it is seen what is wrong.
  package enum ErrorLocation: Sendable, Hashable {
    /// Below a field.
    case field(Int)
    /// Below all fields.
    case form
    /// By a button that cannot be tapped; nothing is said.
    case button(Int)
  }

  /// Something that judges what was filled in.
  package struct Validator: Sendable, Hashable {
    /// The field that it judges; `nil` for all of them together.
    package var field: Int?
    package var location: ErrorLocation
    package var timing: StyledAlertValidationTiming
    /// Whether its answer takes time.
    package var isAsynchronous: Bool

    package init(
      field: Int? = nil, location: ErrorLocation, _ timing: StyledAlertValidationTiming, isAsynchronous: Bool = false
    ) {
      self.field = field
      self.location = location
      self.timing = timing
      self.isAsynchronous = isAsynchronous
    }
  }

  /// What a check answers.
  package enum ValidationResult: Sendable, Hashable {
    case valid
    /// It is wrong, for this reason.
    case invalid(String)
    /// It could not be judged, for this reason; another confirmation may succeed.
    case failed(String)
    /// It was given up.
    case cancelled

    var reason: String? {
      switch self {
      case .invalid(let reason), .failed(let reason): reason
      case .valid, .cancelled: nil
      }
    }
  }
}
