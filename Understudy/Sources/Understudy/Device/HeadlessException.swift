// Copyright (c) 2026 the Usher authors. MIT license, see LICENSE.

/// An Objective-C exception that UIKit would have raised.
public struct HeadlessException: Equatable, Sendable {
  public let name: String
  public let reason: String
}
