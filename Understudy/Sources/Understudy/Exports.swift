// Copyright (c) 2026 the Usher authors. MIT license, see LICENSE.

// Code that imports UIKit on Apple systems sees Foundation without asking; so it does here.
@_exported import Foundation

public typealias CFTimeInterval = Double

/// Runs the block; there are no autorelease pools on Linux.
public func autoreleasepool<Result>(
  invoking body: () throws -> Result
) rethrows -> Result {
  try body()
}

/// Differs: has no values. Selectors belong to the Objective-C runtime, which this system lacks.
public enum Selector: Hashable, Sendable {}
