// Copyright (c) 2026 the Usher authors. MIT license, see LICENSE.

public struct CGVector: Equatable, Codable, Sendable {
  public var dx: CGFloat
  public var dy: CGFloat

  public static let zero = CGVector(dx: 0, dy: 0)

  public init() {
    self.init(dx: 0, dy: 0)
  }

  public init(dx: CGFloat, dy: CGFloat) {
    self.dx = dx
    self.dy = dy
  }
}
