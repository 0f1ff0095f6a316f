// Copyright (c) 2026 the Usher authors. MIT licence, see LICENSE.

import UIKitShim
import UsherCore

/// The assistive technology in use with which a user needs as much time as it takes.
@MainActor
struct Assistance: Equatable {
  var isVoiceOver = false
  var isSwitchControl = false

  /// What is in use now.
  static var running: Assistance {
    Assistance(
      isVoiceOver: UIAccessibility.isVoiceOverRunning,
      isSwitchControl: UIAccessibility.isSwitchControlRunning)
  }

  /// Why time on screen stands still because of it.
  var pauses: [PopupPause] {
    (isVoiceOver ? [.voiceOver] : []) + (isSwitchControl ? [.switchControl] : [])
  }
}
