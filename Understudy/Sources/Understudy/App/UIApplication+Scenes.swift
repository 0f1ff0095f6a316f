// Copyright (c) 2026 the Usher authors. MIT license, see LICENSE.

import Foundation

extension UIApplication {
  /// Differs: only pads have several scenes, and none of a pad's apps refuses one.
  public func activateSceneSession(
    for request: UISceneSessionActivationRequest, errorHandler: ((any Error) -> Void)? = nil
  ) {
    device.inNextTurn { [self] in
      guard let session = request.session else {
        guard supportsMultipleScenes || connectedScenes.isEmpty else {
          return failRequest(errorHandler)
        }
        device.connectScene(role: request.role)
        return
      }
      guard openSessions.contains(session) else { return failRequest(errorHandler) }
      if let scene = session.scene as? UIWindowScene {
        device.activate(scene)
      } else {
        device.reconnect(session)
      }
    }
  }

  public func requestSceneSessionDestruction(
    _ sceneSession: UISceneSession, options: UISceneDestructionRequestOptions?,
    errorHandler: ((any Error) -> Void)? = nil
  ) {
    device.inNextTurn { [self] in
      guard supportsMultipleScenes, openSessions.contains(sceneSession) else {
        return failRequest(errorHandler)
      }
      device.discard(sceneSession)
    }
  }

  private func failRequest(_ errorHandler: ((any Error) -> Void)?) {
    errorHandler?(
      NSError(
        domain: "UISceneErrorDomain", code: 0,
        userInfo: [NSLocalizedDescriptionKey: "The app does not support multiple scenes."]))
  }
}
