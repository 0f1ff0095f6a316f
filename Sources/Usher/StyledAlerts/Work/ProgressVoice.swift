// Copyright (c) 2026 the Usher authors. MIT licence, see LICENSE.

import UIKitShim
import UsherCore

/// What assistive technology says about progress.
@MainActor
enum ProgressVoice {
  /// Gives a view that shows progress its words.
  static func tell(_ progress: ProgressPart, in view: UIView) {
    view.accessibilityLabel = Texts.progress
    view.accessibilityValue = progress.percent.map { Texts.percent($0) } ?? Texts.inProgress
    view.accessibilityTraits = .updatesFrequently
  }
}
