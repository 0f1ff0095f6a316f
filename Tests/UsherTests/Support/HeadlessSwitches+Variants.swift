// Copyright (c) 2026 the Usher authors. MIT licence, see LICENSE.

import UIKitShim
import UIKitVariants

extension HeadlessSwitches {
  /// The likely values, and for every uncertain behaviour that concerns popups the other one.
  static var singleSwitchVariants: [HeadlessSwitches] {
    [HeadlessSwitches()]
      + UIKitVariant.flags.map { flag in
        var switches = HeadlessSwitches()
        switches[keyPath: flag].toggle()
        return switches
      }
  }

  /// In which every test runs that does not say otherwise.
  static var variants: [HeadlessSwitches] { UIKitVariant.allCases.map(\.switches) }
}
