// Copyright (c) 2026 the Usher authors. MIT licence, see LICENSE.

import UIKitShim

/// In which of the worlds a test plays: the likely values of what is uncertain about UIKit, all the
/// other ones, or the likely ones with noise. Who plays in each of them sees both values of every switch.
package enum UIKitVariant: String, Sendable, CaseIterable {
  case expected, inverted, noisy

  /// The uncertain behaviours that concern popups and pages.
  package static var flags: [WritableKeyPath<HeadlessSwitches, Bool>] {
    [
      \.scenesKeepVisibleWindows, \.focusMakesWindowKey, \.emptyAnimationCompletesAtOnce,
      \.offscreenAnimationsTakeTheirTime, \.presentedControllerIsSetAtOnce,
      \.dismissingNothingCompletes, \.chainDismissalAnimatesTheLowest,
      \.dismissWaitsForPresentation, \.alertHandlerRunsATurnLater, \.tabSwitchEndsATurnLater,
      \.tabInMoreIsSelected, \.adaptedPopoverStaysActive, \.columnsMoveWithCoordinator,
      \.pageViewNamesPageAtOnce, \.searchedPageCanPresent,
    ]
  }

  package var switches: HeadlessSwitches {
    var switches = HeadlessSwitches()
    switch self {
    case .expected: break
    case .noisy: switches.isNoisy = true
    case .inverted: for flag in UIKitVariant.flags { switches[keyPath: flag].toggle() }
    }
    return switches
  }
}
