// Copyright (c) 2026 the Usher authors. MIT licence, see LICENSE.

import UIKitShim

/// One thing that Usher does, shown in a small app that could be real.
///
/// A story says what trouble it shows, builds the first page, and gives two scripts that lead from
/// there to the pictures: *before*, in plain UIKit, to the trouble, and *after*, with Usher. It is
/// ordinary UIKit code: the same story runs in an app on a device, where a person follows the script
/// by hand.
public struct Story: Sendable, Identifiable {
  /// The chapters of the gallery, in the order in which they are shown.
  public enum Feature: String, CaseIterable, Sendable {
    case launch, queue, pages, modals, alerts, styled, placeholders
  }

  /// The two ways in which the same is told.
  public enum Act: String, CaseIterable, Sendable {
    /// In plain UIKit, as it is often written; it ends in trouble.
    case before
    /// With Usher.
    case after
  }

  /// What a story is played on.
  public enum Device: String, Sendable {
    case iPhone, iPad
  }

  /// Gives the steps, once the first page is on the screen.
  public typealias Script = @MainActor @Sendable (UIViewController) -> [Step]

  /// The chapter that the story belongs to.
  public let feature: Feature

  /// The name within the chapter: lower-case words, joined by hyphens.
  public let name: String

  /// What the story is called.
  public let title: Words

  /// What goes wrong in an app without a queue.
  public let trouble: Words

  /// What the story is played on, held upright.
  public let device: Device

  /// Builds the page that the story begins on. Called once for each playing.
  public let makeRoot: @MainActor @Sendable () -> UIViewController

  /// Gives the steps in plain UIKit. Called once for each playing.
  public let before: Script

  /// Gives the steps with Usher. Called once for each playing.
  ///
  /// Labels that the steps name are looked up at that moment, so they are in the phone's language.
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

  /// The steps of an act that begins on this page.
  @MainActor
  public func steps(of act: Act, from root: UIViewController) -> [Step] {
    switch act {
    case .before: before(root)
    case .after: script(root)
    }
  }
}
