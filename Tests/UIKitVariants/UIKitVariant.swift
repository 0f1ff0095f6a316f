// Copyright (c) 2026 the Usher authors. MIT license, see LICENSE.

import UIKitShim

/// A combination of uncertain UIKit behaviors: the expected values, all of them inverted, or
/// the expected values with interference. Running a test in all three covers both values of every switch.
package enum UIKitVariant: String, Sendable, CaseIterable {
  case expected, inverted, interference

  /// The uncertain behaviors that concern popups and pages in general.
  package static let generalFlags: [any WritableKeyPath<HeadlessSwitches, Bool> & Sendable] = [
    \.scenesKeepVisibleWindows, \.focusMakesWindowKey, \.emptyAnimationCompletesAtOnce,
    \.offscreenAnimationsTakeTheirTime, \.presentedControllerIsSetAtOnce,
    \.dismissingNothingCompletes, \.chainDismissalAnimatesTheLowest, \.dismissWaitsForPresentation,
    \.alertHandlerRunsATurnLater, \.tabSwitchEndsATurnLater, \.keyboardFrameNotificationComesFirst,
    \.tabInMoreIsSelected, \.adaptedPopoverStaysActive, \.columnsMoveWithCoordinator,
    \.pageViewNamesPageAtOnce, \.searchedPageCanPresent, \.windowBecomesKeyBeforeFocus,
    \.mainQueueComesFirst, \.newGuidesKnowKeyboard, \.popCanBeCaught, \.dismissalCanBeCaught,
  ]

  /// Those that concern one feature each, with tests of their own. Not the two with
  /// which Usher may be wrong for a moment: the announced frame of a keyboard, if a new guide does not
  /// know it, and a finger that rests on a transition of which UIKit does not say so.
  package static let featureFlags: [any WritableKeyPath<HeadlessSwitches, Bool> & Sendable] = [
    \.anchoredSheetCancelsAtOnce, \.cancelHandlerSeesDismissal, \.anchoredSheetGoesWithoutCancel,
    \.anchoredSheetPassesTouches, \.anchoredSheetIsModal, \.centeredSheetCancelsByTap,
    \.wideWindowNeedsSource, \.barButtonPopoverHasArrow, \.compatibilityKeepsBottomSheets,
    \.largeSheetMovesPageBack, \.zoomsFromOtherWindow,
    \.largeTitleIsInScrollView, \.topWindowLocksOrientation, \.windowsFollowSceneSize,
    \.keyboardWindowHasOtherName, \.deprecatedTraitHookIsCalled,
  ]

  package var switches: HeadlessSwitches {
    var switches = HeadlessSwitches()
    switch self {
    case .expected: break
    case .interference: switches.simulatesInterference = true
    case .inverted:
      for flag in UIKitVariant.generalFlags + UIKitVariant.featureFlags {
        switches[keyPath: flag].toggle()
      }
    }
    return switches
  }
}
