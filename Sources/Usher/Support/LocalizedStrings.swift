// Copyright (c) 2026 the Usher authors. MIT licence, see LICENSE.

import Foundation
import UIKitShim

/// What Usher itself says, in the language of the device.
@MainActor
enum LocalizedStrings {
  /// The name of the backdrop for assistive technology.
  static var dismiss: String { text("backdrop.dismiss") }

  /// The title of a loading page.
  static var loading: String { text("placeholder.loading") }
  /// The title of an empty page.
  static var empty: String { text("placeholder.empty") }
  /// The title of a failure page.
  static var failure: String { text("placeholder.failure") }
  /// What is said about an error that says nothing itself.
  static var failureMessage: String { text("placeholder.failure.message") }
  /// The button of a failure page.
  static var retry: String { text("placeholder.retry") }

  /// What is left of a countdown, for assistive technology.
  static func remaining(_ seconds: Int) -> String {
    text(seconds == 1 ? "countdown.remaining.one" : "countdown.remaining.other")
      .replacingOccurrences(of: "{n}", with: "\(seconds)")
  }

  /// The title of a button with the seconds of its countdown.
  static func countdownTitle(_ title: String, _ seconds: String) -> String {
    text("countdown.title").replacingOccurrences(of: "{n}", with: seconds)
      .replacingOccurrences(of: "{title}", with: title)
  }

  /// The name of what shows progress, for assistive technology.
  static var progress: String { text("progress") }
  /// That nobody knows how far it is; a button that waits for an answer says so, too.
  static var inProgress: String { text("progress.unknown") }
  /// How far it is.
  static func percentage(_ percent: Int) -> String {
    text("progress.percent").replacingOccurrences(of: "{n}", with: "\(percent)")
  }

  private static func text(_ key: String) -> String {
    PlatformStrings.localized(key, bundle: .module)
  }
}
