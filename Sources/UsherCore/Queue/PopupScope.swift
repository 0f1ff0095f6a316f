// Copyright (c) 2026 the Usher authors. MIT licence, see LICENSE.

/// The pages that a request may appear on.
public struct PopupScope: Sendable, Hashable {
  private enum Kind: Hashable { case anywhere }

  private let kind: Kind

  /// Every page; the request follows the user.
  public static let anywhere = PopupScope(kind: .anywhere)
}

extension PopupScope: CustomStringConvertible {
  /// The scope as it appears in logs and traces.
  public var description: String {
    switch kind {
    case .anywhere: "anywhere"
    }
  }
}
