// Copyright (c) 2026 the Usher authors. MIT licence, see LICENSE.

import UIKitShim
import UIKitVariants

extension HeadlessSwitches {
  /// The default values, and one variant for each uncertain UIKit behavior that concerns popups.
  static var singleSwitchVariants: [HeadlessSwitches] {
    [HeadlessSwitches()]
      + UIKitVariant.flags.map { flag in
        var switches = HeadlessSwitches()
        switches[keyPath: flag].toggle()
        return switches
      }
  }

  /// The variants in which a test runs unless it names one.
  static var variants: [HeadlessSwitches] { UIKitVariant.allCases.map(\.switches) }
}
