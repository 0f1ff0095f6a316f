// Copyright (c) 2026 the Usher authors. MIT license, see LICENSE.

import Foundation

@MainActor
open class UISceneSession: NSObject {
  public struct Role: RawRepresentable, Hashable, Sendable {
    public let rawValue: String

    public init(rawValue: String) {
      self.rawValue = rawValue
    }

    public static let windowApplication = Self(rawValue: "UIWindowSceneSessionRoleApplication")
    public static let windowExternalDisplayNonInteractive = Self(
      rawValue: "UIWindowSceneSessionRoleExternalDisplayNonInteractive")
  }

  public let role: Role
  public let persistentIdentifier: String
  open internal(set) weak var scene: UIScene?
  open var userInfo: [String: Any]?

  init(role: Role, persistentIdentifier: String) {
    self.role = role
    self.persistentIdentifier = persistentIdentifier
  }
}
