// Copyright (c) 2026 the Usher authors. MIT license, see LICENSE.

// The system's log, by Apple's documentation of Logger, OSLogMessage and OSLogPrivacy, for type-checking
// on Linux. Nothing here can run.

public struct Logger: @unchecked Sendable {
  public init(subsystem: String, category: String) {}
  public func error(_ message: OSLogMessage) {}
}

public struct OSLogMessage: ExpressibleByStringInterpolation {
  public init(stringInterpolation: OSLogInterpolation) {}
  public init(stringLiteral value: String) {}
}

public struct OSLogInterpolation: StringInterpolationProtocol {
  public init(literalCapacity: Int, interpolationCount: Int) {}
  public mutating func appendLiteral(_ literal: String) {}
  public mutating func appendInterpolation(
    _ argumentString: @autoclosure @escaping () -> String, privacy: OSLogPrivacy = .auto
  ) {}
}

public struct OSLogPrivacy {
  public static var auto: OSLogPrivacy { OSLogPrivacy() }
  public static var `public`: OSLogPrivacy { OSLogPrivacy() }
}
