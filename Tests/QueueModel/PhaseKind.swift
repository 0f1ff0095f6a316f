// Copyright (c) 2026 the Usher authors. MIT license, see LICENSE.

import UsherCore

/// A phase without its details, with two more for requests that the queue does not know.
package enum PhaseKind: String, CaseIterable {
  /// Not queued yet.
  case unknown
  case delayed, awaitingPreviousStep, queued, asking, postponed, presenting, dismissalPending,
    visible, suspended,
    dismissing
  /// Dismissed, or joined to another request.
  case finished

  package init(_ phase: PopupQueue.Phase) {
    self =
      switch phase {
      case .delayed: .delayed
      case .awaitingPreviousStep: .awaitingPreviousStep
      case .queued: .queued
      case .asking: .asking
      case .postponed: .postponed
      case .presenting: .presenting
      case .dismissalPending: .dismissalPending
      case .visible: .visible
      case .suspended: .suspended
      case .dismissing: .dismissing
      }
  }
}
