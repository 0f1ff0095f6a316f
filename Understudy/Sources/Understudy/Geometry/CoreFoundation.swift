// Copyright (c) 2026 the Usher authors. MIT license, see LICENSE.

public typealias CFTimeInterval = Double

/// Runs the block; there are no autorelease pools on Linux.
public func autoreleasepool<Result>(
  invoking body: () throws -> Result
) rethrows -> Result {
  try body()
}
