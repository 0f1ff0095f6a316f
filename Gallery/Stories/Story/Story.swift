// Copyright (c) 2026 the Usher authors. MIT licence, see LICENSE.

import UIKitShim

/// One thing that Usher does, shown in a small app that could be real.
///
/// A story says what trouble it shows, builds the first page, and gives the script that leads from
/// there to the pictures. It is ordinary UIKit code: the same story runs in an app on a device,
/// where a person follows the script by hand.
public struct Story: Sendable, Identifiable {
  /// The chapters of the gallery, in the order in which they are shown.
  public enum Feature: String, CaseIterable, Sendable {
    case queue, pages, modals, alerts, styled, placeholders
  }

  /// The chapter that the story belongs to.
  public let feature: Feature

  /// The name within the chapter: lower-case words, joined by hyphens.
  public let name: String

  /// What the story is called.
  public let title: Words

  /// What goes wrong in an app without a queue.
  public let trouble: Words

  /// Builds the page that the story begins on. Called once for each playing.
  public let makeRoot: @MainActor @Sendable () -> UIViewController

  /// Gives the steps, once the page is on the screen. Called once for each playing.
  ///
  /// Labels that the steps name are looked up at that moment, so they are in the phone's language.
  public let script: @MainActor @Sendable (UIViewController) -> [Step]

  /// Creates a story.
  public init(
    feature: Feature,
    name: String,
    title: Words,
    trouble: Words,
    makeRoot: @escaping @MainActor @Sendable () -> UIViewController,
    script: @escaping @MainActor @Sendable (UIViewController) -> [Step]
  ) {
    self.feature = feature
    self.name = name
    self.title = title
    self.trouble = trouble
    self.makeRoot = makeRoot
    self.script = script
  }

  /// The chapter and the name, as in `queue/overlap`.
  public var id: String { "\(feature.rawValue)/\(name)" }
}
