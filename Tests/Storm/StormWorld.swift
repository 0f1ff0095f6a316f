// Copyright (c) 2026 the Usher authors. MIT licence, see LICENSE.

import UIKitShim

/// In which of the worlds a storm plays: the likely values of what is uncertain about UIKit, all the
/// other ones, or the likely ones with noise.
package enum StormWorld: String, Sendable, CaseIterable {
  case likely, unlikely, noisy

  package var switches: HeadlessSwitches {
    var switches = HeadlessSwitches()
    switch self {
    case .likely: break
    case .noisy: switches.isNoisy = true
    case .unlikely:
      for flag in HeadlessSwitches.flags { switches[keyPath: flag].toggle() }
    }
    return switches
  }
}

extension HeadlessSwitches {
  /// The uncertain behaviours that concern popups and pages.
  package static var flags: [WritableKeyPath<HeadlessSwitches, Bool>] {
    [
      \.scenesKeepVisibleWindows, \.focusMakesWindowKey, \.emptyAnimationCompletesAtOnce,
      \.offscreenAnimationsTakeTheirTime, \.presentedControllerIsSetAtOnce,
      \.dismissingNothingCompletes, \.chainDismissalAnimatesTheLowest,
      \.dismissWaitsForPresentation, \.alertHandlerRunsATurnLater, \.tabSwitchEndsATurnLater,
      \.tabInMoreIsSelected, \.adaptedPopoverStaysActive, \.columnsMoveWithCoordinator,
      \.pageViewNamesPageAtOnce,
    ]
  }
}
