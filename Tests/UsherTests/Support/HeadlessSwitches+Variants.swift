// Copyright (c) 2026 the Usher authors. MIT license, see LICENSE.

import Foundation
import Testing
import UIKitShim
import UIKitVariants

extension HeadlessSwitches {
  /// The default values, and one variant for each uncertain behavior of UIKit that concerns popups and
  /// pages in general.
  static var singleSwitchVariants: [HeadlessSwitches] {
    [HeadlessSwitches()]
      + singleFlags.map { flag in
        var switches = HeadlessSwitches()
        switches[keyPath: flag].toggle()
        return switches
      }
  }

  /// In `make test-all`, also the switches that concern one feature.
  private static var singleFlags: [any WritableKeyPath<HeadlessSwitches, Bool> & Sendable] {
    let isComplete = ProcessInfo.processInfo.environment["USHER_ALL_SWITCHES"] != nil
    return UIKitVariant.generalFlags + (isComplete ? UIKitVariant.featureFlags : [])
  }

  /// The variants in which a test runs unless it names one.
  static var variants: [HeadlessSwitches] { UIKitVariant.allCases.map(\.switches) }

  @TaskLocal fileprivate static var current: HeadlessSwitches?

  /// Runs a part of a test; its failures name these switches. The suite needs the trait `.uikitVariants`.
  @MainActor
  func named(_ body: @MainActor () throws -> Void) rethrows {
    try Self.$current.withValue(self) { try body() }
  }

  /// Runs an asynchronous part of a test; its failures name these switches.
  @MainActor
  func named(_ body: @MainActor () async throws -> Void) async rethrows {
    try await Self.$current.withValue(self) { try await body() }
  }
}

extension HeadlessSwitches: CustomTestStringConvertible {
  /// The name of the variant, otherwise the switches that differ from the expected ones.
  public var testDescription: String {
    UIKitVariant.allCases.first { $0.switches == self }?.rawValue ?? description
  }
}

extension Trait where Self == IssueHandlingTrait {
  /// Adds the UIKit variant in which a test failed to the failure.
  static var uikitVariants: Self {
    .compactMapIssues { issue in
      guard let switches = HeadlessSwitches.current else { return issue }
      let comment: Comment = "UIKit variant: \(switches.testDescription)"
      // The trait of a suite sees the issue, and so does the one that each of its tests inherits.
      guard !issue.comments.contains(comment) else { return issue }
      var issue = issue
      issue.comments.append(comment)
      return issue
    }
  }
}
