// Copyright (c) 2026 the Usher authors. MIT license, see LICENSE.

/// What is wrong with a plan or a requirement, each problem with its place, such as
/// "campaigns[2].limits[0]: unknown field “perday”; the fields are atMost, inDays, per, restDays".
public struct PlanError: Error, Sendable, Equatable, CustomStringConvertible {
  /// The problems, at least one.
  public let problems: [String]

  init(_ problems: [String]) {
    self.problems = problems
  }

  /// The plan cannot be read from this file.
  package init(unreadable path: String) {
    self.init(["the file \(path) cannot be read"])
  }

  init(_ problem: String, at place: String = "") {
    self.init([place.isEmpty ? problem : "\(place): \(problem)"])
  }

  /// The problems, one per line.
  public var description: String { problems.joined(separator: "\n") }
}
