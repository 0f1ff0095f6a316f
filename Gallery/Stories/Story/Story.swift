// Copyright (c) 2026 the Usher authors. MIT license, see LICENSE.

import UIKitShim

/// One feature of Usher, demonstrated in a realistic small app.
///
/// A story explains a problem, makes the first page, and has two scripts that start there: *before*
/// reproduces the problem in plain UIKit, and *after* solves it with Usher. A story is ordinary
/// UIKit code: it also runs in an app on a device, where a person follows the script by hand.
public struct Story: Sendable, Identifiable {
  /// The chapters of the gallery, in the order of the report.
  public enum Feature: String, CaseIterable, Sendable {
    case launch, queue, pages, campaigns, modals, alerts, styled, placeholders
  }

  /// The two versions of a story.
  public enum Act: String, CaseIterable, Sendable {
    /// In plain UIKit, as it is often written; shows the problem.
    case before
    /// With Usher.
    case after
  }

  /// The kind of device that a story is played on.
  public enum Device: String, Sendable {
    case iPhone, iPad
  }

  /// Returns the steps; called when the first page is on the screen.
  public typealias Script = @MainActor @Sendable (UIViewController) -> [Step]

  /// The chapter that the story belongs to.
  public let feature: Feature

  /// The name within the chapter: lower-case words, joined by hyphens.
  public let name: String

  /// The title.
  public let title: Words

  /// The problem in an app without a queue.
  public let trouble: Words

  /// The kind of device, in portrait.
  public let device: Device

  /// Makes the first page. Called once each time the story is played.
  public let makeRoot: @MainActor @Sendable () -> UIViewController

  /// Returns the steps in plain UIKit. Called once each time the story is played.
  public let before: Script

  /// Returns the steps with Usher. Called once each time the story is played.
  ///
  /// Labels in the steps are localized during this call, in the language of the device.
  public let script: Script

  /// Creates a story.
  public init(
    feature: Feature,
    name: String,
    title: Words,
    trouble: Words,
    device: Device = .iPhone,
    makeRoot: @escaping @MainActor @Sendable () -> UIViewController,
    before: @escaping Script,
    script: @escaping Script
  ) {
    self.feature = feature
    self.name = name
    self.title = title
    self.trouble = trouble
    self.device = device
    self.makeRoot = makeRoot
    self.before = before
    self.script = script
  }

  /// The chapter and the name, as in `queue/overlap`.
  public var id: String { "\(feature.rawValue)/\(name)" }

  /// Returns the steps of an act that starts on this page.
  @MainActor
  public func steps(of act: Act, from root: UIViewController) -> [Step] {
    switch act {
    case .before: before(root)
    case .after: script(root)
    }
  }
}
