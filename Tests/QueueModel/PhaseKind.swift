// Copyright (c) 2026 the Usher authors. MIT licence, see LICENSE.

import UsherCore

/// The phases without their details, with the two in which a queue knows nothing of a request.
package enum PhaseKind: String, CaseIterable {
  /// Not yet enqueued.
  case unknown
  case delayed, awaitingPreviousStep, queued, presenting, dismissalPending, visible, suspended, dismissing
  /// Reported, or joined to another.
  case finished

  package init(_ phase: PopupQueue.Phase) {
    self =
      switch phase {
      case .delayed: .delayed
      case .awaitingPreviousStep: .awaitingPreviousStep
      case .queued: .queued
      case .presenting: .presenting
      case .dismissalPending: .dismissalPending
      case .visible: .visible
      case .suspended: .suspended
      case .dismissing: .dismissing
      }
  }
}
