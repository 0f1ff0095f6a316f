// Copyright (c) 2026 the Usher authors. MIT license, see LICENSE.

#if canImport(UIKit)
  import UIKit

  extension HapticFeedback {
    static func platformPlay(_ haptic: Haptic) {
      let generator = UINotificationFeedbackGenerator()
      switch haptic {
      case .success: generator.notificationOccurred(.success)
      case .warning: generator.notificationOccurred(.warning)
      case .error: generator.notificationOccurred(.error)
      }
    }
  }
#endif
