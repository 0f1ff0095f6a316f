// Copyright (c) 2026 the Usher authors. MIT licence, see LICENSE.

import UsherCore

/// The phases without their details, with the two in which a queue knows nothing of a request.
package enum PhaseKind: String, CaseIterable {
  /// Not yet enqueued.
  case unknown
  case delayed, inSequence, inLine, presenting, closing, visible, suspended, leaving
  /// Reported, or joined to another.
  case ended

  package init(_ phase: PopupQueue.Phase) {
    self =
      switch phase {
      case .delayed: .delayed
      case .inSequence: .inSequence
      case .inLine: .inLine
      case .presenting: .presenting
      case .closing: .closing
      case .visible: .visible
      case .suspended: .suspended
      case .leaving: .leaving
      }
  }
}
