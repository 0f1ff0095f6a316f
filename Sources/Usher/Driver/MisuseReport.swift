// Copyright (c) 2026 the Usher authors. MIT license, see LICENSE.

import UIKitShim

/// A programming error, reported once, with its entry in the error index.
///
/// Misuse never crashes. The popup concerned is dismissed with a reason, like any other.
public struct MisuseReport: Sendable, Hashable {
  /// The entry of the error index that explains the report, such as `alert-empty`.
  public let code: String
  /// What happened.
  public let problem: String
  /// What Usher found.
  public let evidence: String
  /// What to change.
  public let suggestion: String

  package init(code: String, problem: String, evidence: String, suggestion: String) {
    self.code = code
    self.problem = problem
    self.evidence = evidence
    self.suggestion = suggestion
  }

  /// Receives misuse reports; without a handler they are written to the system's log, where Xcode
  /// and Console show them as errors of the subsystem `Usher`, and to standard error on Linux.
  ///
  /// The handler is called on the main actor as soon as misuse is detected, once for each distinct
  /// report. It may show and dismiss popups.
  @MainActor public static var handler: (@MainActor (MisuseReport) -> Void)? {
    get { MisuseLog.current.handler }
    set { MisuseLog.target.handler = newValue }
  }

  /// Calls the handler, unless an equal report has been reported before.
  @MainActor package func report() {
    MisuseLog.current.report(self)
  }
}

extension MisuseReport: CustomStringConvertible {
  /// The report as it is printed.
  public var description: String {
    "Usher [\(code)]: \(problem) \(evidence) \(suggestion)"
  }
}

/// The reports of this app so far.
@MainActor
final class MisuseLog {
  private static let logs = PerApplication<MisuseLog> { MisuseLog() }

  var handler: (@MainActor (MisuseReport) -> Void)?
  private var reported: [MisuseReport] = []

  static var current: MisuseLog { logs.current }
  /// The log of the app to which the calling code belongs for certain, or of none.
  static var target: MisuseLog { logs.target }

  init() {
    // On the stand-in, a test may set a handler before it has a device.
    handler = MisuseLog.logs.outside?.handler
  }

  func report(_ report: MisuseReport) {
    // Recorded first, because the handler may show a popup that causes the same report.
    guard !reported.contains(report) else { return }
    reported.append(report)
    guard let handler else { return DeveloperLog.write("\(report)") }
    handler(report)
  }
}
