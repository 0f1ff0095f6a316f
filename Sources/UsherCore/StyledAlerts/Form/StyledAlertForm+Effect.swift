// Copyright (c) 2026 the Usher authors. MIT licence, see LICENSE.

extension StyledAlertForm {
  /// A small order; the orders of one event are obeyed one after the other.
  package enum Effect: Sendable, Hashable {
    /// Ask this check about what the fields hold now, and answer with `wasAnswered` and this run.
    case runValidator(Int, run: Int)
    /// Stop this run if that can be done; what it still says is ignored.
    case cancelValidator(Int)
    /// Move the focus into this field, or put the keyboard away.
    case focus(Int?)
    /// Scroll so far that it is seen what is wrong there.
    case scrollTo(ErrorLocation)
    /// Say this to whoever cannot see it.
    case announce(String)
    /// End the alert with this button. Nothing follows.
    case finish(Int)
    /// Send `deadlineDidPass` at this moment and at no other; `nil`: at none.
    case setDeadline(MonotonicInstant?)
  }
}
