// Copyright (c) 2026 the Usher authors. MIT licence, see LICENSE.

import UIKitShim

extension HeadlessSwitches {
  /// The uncertain behaviours that concern popups and pages.
  private static var flags: [WritableKeyPath<HeadlessSwitches, Bool>] {
    [
      \.scenesKeepVisibleWindows, \.focusMakesWindowKey, \.emptyAnimationCompletesAtOnce,
      \.offscreenAnimationsTakeTheirTime, \.presentedControllerIsSetAtOnce,
      \.dismissingNothingCompletes, \.chainDismissalAnimatesTheLowest,
      \.dismissWaitsForPresentation, \.alertHandlerRunsATurnLater, \.tabSwitchEndsATurnLater,
      \.tabInMoreIsSelected, \.adaptedPopoverStaysActive, \.columnsMoveWithCoordinator,
      \.pageViewNamesPageAtOnce, \.searchedPageCanPresent,
    ]
  }

  /// The likely values, and for every uncertain behaviour that concerns popups the other one.
  static var variants: [HeadlessSwitches] {
    [HeadlessSwitches()]
      + flags.map { flag in
        var switches = HeadlessSwitches()
        switches[keyPath: flag].toggle()
        return switches
      }
  }

  /// In which every test runs that does not say otherwise: the likely values, all the other ones, and
  /// the likely ones with noise. So each test sees both values of every switch.
  static var worlds: [HeadlessSwitches] {
    var unlikely = HeadlessSwitches()
    for flag in flags { unlikely[keyPath: flag].toggle() }
    var noisy = HeadlessSwitches()
    noisy.isNoisy = true
    return [HeadlessSwitches(), unlikely, noisy]
  }
}
