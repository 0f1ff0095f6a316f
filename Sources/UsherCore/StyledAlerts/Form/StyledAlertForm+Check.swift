// Copyright (c) 2026 the Usher authors. MIT licence, see LICENSE.

extension StyledAlertForm {
  /// Where it is seen what is wrong.
  package enum Place: Sendable, Hashable {
    /// Below a field.
    case field(Int)
    /// Below all fields.
    case form
    /// By a button that cannot be tapped; nothing is said.
    case button(Int)
  }

  /// Something that judges what was filled in.
  package struct Check: Sendable, Hashable {
    /// The field that it judges; `nil` for all of them together.
    package var field: Int?
    package var place: Place
    package var validation: StyledAlertValidation
    /// Whether its answer takes time.
    package var isSlow: Bool

    package init(
      field: Int? = nil, place: Place, _ validation: StyledAlertValidation, isSlow: Bool = false
    ) {
      self.field = field
      self.place = place
      self.validation = validation
      self.isSlow = isSlow
    }
  }

  /// What a check answers.
  package enum Verdict: Sendable, Hashable {
    case fine
    /// It is wrong, for this reason.
    case wrong(String)
    /// It could not be judged, for this reason; another confirmation may succeed.
    case failed(String)
    /// It was given up.
    case none

    var reason: String? {
      switch self {
      case .wrong(let reason), .failed(let reason): reason
      case .fine, .none: nil
      }
    }
  }
}
