// Copyright (c) 2026 the Usher authors. MIT licence, see LICENSE.

import UIKitShim
import UsherCore

/// What assistive technology says about progress.
@MainActor
enum ProgressAccessibility {
  /// Gives a view that shows progress its words.
  static func apply(_ progress: ProgressValue, to view: UIView) {
    view.accessibilityLabel = LocalizedStrings.progress
    view.accessibilityValue = progress.percent.map { LocalizedStrings.percentage($0) } ?? LocalizedStrings.inProgress
    view.accessibilityTraits = .updatesFrequently
  }
}
