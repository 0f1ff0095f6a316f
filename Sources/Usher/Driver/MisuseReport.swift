// Copyright (c) 2026 the Usher authors. MIT licence, see LICENSE.

import Foundation
import UIKitShim
import UsherCore

/// How heavy the lines of icons are, on a grid of 80 by 80.
public struct StyledAlertIconLines: Sendable, Hashable {
  /// In icons of the usual size.
  public var regular: CGFloat
  /// In large icons.
  public var large: CGFloat

  /// Creates weights; more than 20 does not stay on the grid.
  public init(iconLineWidth: CGFloat, largeIconLineWidth: CGFloat) {
    self.regular = iconLineWidth
    self.large = largeIconLineWidth
  }
}

/// A mistake in the use of Usher, told once and in words: what happened, what was looked at, and
/// what to do.
///
/// Misuse never crashes. The popup that it concerns ends with a reason, as every popup does.
public struct MisuseReport: Sendable, Hashable {
  /// The entry of the error index that explains it at length, such as `alert-empty`.
  public let code: String
  /// What happened.
  public let problem: String
  /// What Usher looked at when it noticed.
  public let evidence: String
  /// What to do about it.
  public let suggestion: String

  /// Who is told of misuse; at first, standard error is.
  ///
  /// The handler is called on the main actor, once for every report that differs in words, at the
  /// moment the misuse is noticed. It may enqueue and end popups.
  @available(iOSApplicationExtension, unavailable)
  @MainActor public static var handler: @MainActor (MisuseReport) -> Void {
    get { MisuseLog.current.handler }
    set { MisuseLog.current.handler = newValue }
  }

  /// Tells the handler, unless it has been told the same before.
  @available(iOSApplicationExtension, unavailable)
  @MainActor func report() {
    MisuseLog.current.report(self)
  }
}

extension MisuseReport: CustomStringConvertible {
  /// The report as it is printed.
  public var description: String {
    "Usher [\(code)]: \(problem) \(evidence) \(suggestion)"
  }
}

/// What has been reported in this app; it hangs on the application object.
@MainActor
@available(iOSApplicationExtension, unavailable)
final class MisuseLog {
  private static let box = AssociatedObject<MisuseLog>()

  var handler: @MainActor (MisuseReport) -> Void = { report in
    FileHandle.standardError.write(Data("\(report)\n".utf8))
  }
  private var reported: Set<MisuseReport> = []

  static var current: MisuseLog {
    if let log = box[UIApplication.shared] { return log }
    let log = MisuseLog()
    box[UIApplication.shared] = log
    return log
  }

  func report(_ report: MisuseReport) {
    guard reported.insert(report).inserted else { return }
    handler(report)
  }
}
