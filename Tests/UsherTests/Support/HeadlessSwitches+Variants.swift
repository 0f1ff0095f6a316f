// Copyright (c) 2026 the Usher authors. MIT licence, see LICENSE.

import UIKitShim

extension HeadlessSwitches {
  /// The likely values, and for every uncertain behaviour that concerns popups the other one.
  static var variants: [HeadlessSwitches] {
    let flags: [WritableKeyPath<HeadlessSwitches, Bool>] = [
      \.scenesKeepVisibleWindows, \.focusMakesWindowKey, \.emptyAnimationCompletesAtOnce,
      \.offscreenAnimationsTakeTheirTime, \.presentedControllerIsSetAtOnce,
      \.dismissingNothingCompletes, \.chainDismissalAnimatesTheLowest,
      \.dismissWaitsForPresentation,
      \.alertHandlerRunsATurnLater, \.tabSwitchEndsATurnLater, \.tabInMoreIsSelected,
    ]
    return [HeadlessSwitches()]
      + flags.map { flag in
        var switches = HeadlessSwitches()
        switches[keyPath: flag].toggle()
        return switches
      }
  }
}
