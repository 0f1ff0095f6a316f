// Copyright (c) 2026 the Usher authors. MIT licence, see LICENSE.

import UIKitShim

/// Why a probe could not do what it was asked for.
public struct ProbeError: Error, Hashable, CustomStringConvertible {
  /// What went wrong, without the words.
  public struct Kind: Sendable, Hashable {
    private let name: String

    /// Nothing on the screen has the label or the text.
    public static let notFound = Kind(name: "notFound")
    /// It is there, but not within the screen, and no scroll view can bring it there.
    public static let offScreen = Kind(name: "offScreen")
    /// Something in front of it gets the touch.
    public static let covered = Kind(name: "covered")
  }

  /// What went wrong, without the words.
  public let kind: Kind

  /// What went wrong, what was looked at, and what was found instead.
  public let description: String
}
