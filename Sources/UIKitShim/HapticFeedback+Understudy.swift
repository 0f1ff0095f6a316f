// Copyright (c) 2026 the Usher authors. MIT license, see LICENSE.

#if canImport(Understudy)
  import Understudy

  extension HapticFeedback {
    static func platformPlay(_ haptic: Haptic) {
      HeadlessDevice.current.haptics.append("\(haptic)")
    }
  }
#endif
