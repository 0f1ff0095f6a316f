// Copyright (c) 2026 the Usher authors. MIT licence, see LICENSE.

import UIKitShim
import UsherCore

/// The assistive technology in use with which a user needs as much time as it takes.
@MainActor
struct AssistiveTechnologies: Equatable {
  var isVoiceOver = false
  var isSwitchControl = false

  /// What is in use now.
  static var current: AssistiveTechnologies {
    AssistiveTechnologies(
      isVoiceOver: UIAccessibility.isVoiceOverRunning,
      isSwitchControl: UIAccessibility.isSwitchControlRunning)
  }

  /// Why time on screen stands still because of it.
  var pauses: [DisplayTimerPause] {
    (isVoiceOver ? [.voiceOver] : []) + (isSwitchControl ? [.switchControl] : [])
  }
}
