// Copyright (c) 2026 the Usher authors. MIT license, see LICENSE.

/// Without a user activity and options.
@MainActor
public struct UISceneSessionActivationRequest {
  public let role: UISceneSession.Role
  public let session: UISceneSession?

  public init(role: UISceneSession.Role = .windowApplication) {
    self.role = role
    session = nil
  }

  public init(session: UISceneSession) {
    role = session.role
    self.session = session
  }
}
