// Copyright (c) 2026 the Usher authors. MIT license, see LICENSE.

import Foundation
import UIKitShim

/// The texts of Usher's own user interface, in the language of the app.
///
/// The system chooses that language from those that the app is localized in. The bundle of a package
/// follows it, so that an app in English shows these texts in English on every device.
@MainActor
package enum LocalizedStrings {
  /// The accessibility label of the backdrop.
  static var dismiss: String { text("backdrop.dismiss") }

  /// The title of a loading page.
  static var loading: String { text("placeholder.loading") }
  /// The title of an empty page.
  static var empty: String { text("placeholder.empty") }
  /// The title of a failure page.
  static var failure: String { text("placeholder.failure") }
  /// The message for an error without a description.
  static var failureMessage: String { text("placeholder.failure.message") }
  /// The button title of a failure page.
  static var retry: String { text("placeholder.retry") }

  /// The remaining time of a countdown, for assistive technologies.
  static func remaining(_ seconds: Int) -> String {
    text(seconds == 1 ? "countdown.remaining.one" : "countdown.remaining.other")
      .replacingOccurrences(of: "{n}", with: "\(seconds)")
  }

  /// The title of a button with the remaining seconds of its countdown.
  static func countdownTitle(_ title: String, seconds: String) -> String {
    text("countdown.title").replacingOccurrences(of: "{n}", with: seconds)
      .replacingOccurrences(of: "{title}", with: title)
  }

  /// The accessibility label of a progress indicator.
  package static var progress: String { text("progress") }
  /// The accessibility value of indeterminate progress, and of a button while its validator runs.
  static var inProgress: String { text("progress.unknown") }
  /// The accessibility value of determinate progress.
  package static func percentage(_ percent: Int) -> String {
    text("progress.percent").replacingOccurrences(of: "{n}", with: "\(percent)")
  }

  private static func text(_ key: String) -> String {
    PlatformStrings.localized(key, bundle: .module)
  }
}
