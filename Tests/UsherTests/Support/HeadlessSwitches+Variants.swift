// Copyright (c) 2026 the Usher authors. MIT licence, see LICENSE.

import UIKitShim
import Worlds

extension HeadlessSwitches {
  /// The likely values, and for every uncertain behaviour that concerns popups the other one.
  static var variants: [HeadlessSwitches] {
    [HeadlessSwitches()]
      + TestWorld.flags.map { flag in
        var switches = HeadlessSwitches()
        switches[keyPath: flag].toggle()
        return switches
      }
  }

  /// In which every test runs that does not say otherwise.
  static var worlds: [HeadlessSwitches] { TestWorld.allCases.map(\.switches) }
}
