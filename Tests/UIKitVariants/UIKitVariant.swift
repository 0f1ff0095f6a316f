// Copyright (c) 2026 the Usher authors. MIT license, see LICENSE.

import UIKitShim

/// A combination of uncertain UIKit behaviors: the expected values, all of them inverted, or
/// the expected values with interference. Running a test in all three covers both values of every switch.
package enum UIKitVariant: String, Sendable, CaseIterable {
  case expected, inverted, interference

  /// The uncertain behaviors that concern popups and pages.
  package static var flags: [WritableKeyPath<HeadlessSwitches, Bool>] {
    [
      \.scenesKeepVisibleWindows, \.focusMakesWindowKey, \.emptyAnimationCompletesAtOnce,
      \.offscreenAnimationsTakeTheirTime, \.presentedControllerIsSetAtOnce,
      \.dismissingNothingCompletes, \.chainDismissalAnimatesTheLowest,
      \.dismissWaitsForPresentation, \.alertHandlerRunsATurnLater, \.tabSwitchEndsATurnLater,
      \.keyboardFrameNotificationComesFirst,
      \.tabInMoreIsSelected, \.adaptedPopoverStaysActive, \.columnsMoveWithCoordinator,
      \.pageViewNamesPageAtOnce, \.searchedPageCanPresent, \.phoneSheetsPointAtSources,
      \.windowBecomesKeyBeforeFocus, \.mainQueueComesFirst, \.newGuidesKnowKeyboard,
      \.pushesCanBeInterrupted,
    ]
  }

  package var switches: HeadlessSwitches {
    var switches = HeadlessSwitches()
    switch self {
    case .expected: break
    case .interference: switches.simulatesInterference = true
    case .inverted: for flag in UIKitVariant.flags { switches[keyPath: flag].toggle() }
    }
    return switches
  }
}
