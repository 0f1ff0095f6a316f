// Copyright (c) 2026 the Usher authors. MIT licence, see LICENSE.

import UsherCore

/// The effects without their details, to count them by.
package enum EffectKind: String, CaseIterable {
  case present, dismiss, withdraw, restore, conceal, reveal, look, report, join, update, reportHold
  case setDeadline, requestTurn

  package init(_ effect: PopupQueue.Effect) {
    self =
      switch effect {
      case .present: .present
      case .dismiss: .dismiss
      case .withdraw: .withdraw
      case .restore: .restore
      case .conceal: .conceal
      case .reveal: .reveal
      case .look: .look
      case .report: .report
      case .join: .join
      case .update: .update
      case .reportHold: .reportHold
      case .setDeadline: .setDeadline
      case .requestTurn: .requestTurn
      }
  }
}
