// Copyright (c) 2026 the Usher authors. MIT license, see LICENSE.

import UsherCore

/// An effect without its details, for counting.
package enum EffectKind: String, CaseIterable {
  case ask, stopAsking, forgetAnswer
  case present, dismiss, suspend, resume, hide, unhide, passBackdrop, removeBackdrop
  case verify, deliverOutcome, join, update, reportOverdueHold
  case setDeadline, requestNextTurn

  package init(_ effect: PopupQueue.Effect) {
    self =
      switch effect {
      case .ask: .ask
      case .stopAsking: .stopAsking
      case .forgetAnswer: .forgetAnswer
      case .present: .present
      case .dismiss: .dismiss
      case .suspend: .suspend
      case .resume: .resume
      case .hide: .hide
      case .unhide: .unhide
      case .passBackdrop: .passBackdrop
      case .removeBackdrop: .removeBackdrop
      case .verify: .verify
      case .deliverOutcome: .deliverOutcome
      case .join: .join
      case .update: .update
      case .reportOverdueHold: .reportOverdueHold
      case .setDeadline: .setDeadline
      case .requestNextTurn: .requestNextTurn
      }
  }
}
