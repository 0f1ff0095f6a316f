// Copyright (c) 2026 the Usher authors. MIT license, see LICENSE.

import Foundation
import UIKitShim

/// Logs the calls of a scene's delegate, with the state in which the scene is then.
final class SceneCallLog: UIResponder, UIWindowSceneDelegate {
  private let callLog: CallLog

  init(_ callLog: CallLog) {
    self.callLog = callLog
    super.init()
  }

  private func note(_ callback: String, _ scene: UIScene) {
    let state =
      switch scene.activationState {
      case .unattached: "unattached"
      case .foregroundActive: "active"
      case .foregroundInactive: "inactive"
      case .background: "background"
      @unknown default: "unknown"
      }
    callLog.note("\(callback), \(state)")
  }

  func scene(
    _ scene: UIScene, willConnectTo session: UISceneSession,
    options connectionOptions: UIScene.ConnectionOptions
  ) {
    note(scene.session === session ? "willConnect" : "willConnect elsewhere", scene)
  }
  func sceneWillEnterForeground(_ scene: UIScene) { note("willEnterForeground", scene) }
  func sceneDidBecomeActive(_ scene: UIScene) { note("didBecomeActive", scene) }
  func sceneWillResignActive(_ scene: UIScene) { note("willResignActive", scene) }
  func sceneDidEnterBackground(_ scene: UIScene) { note("didEnterBackground", scene) }
  func sceneDidDisconnect(_ scene: UIScene) { note("didDisconnect", scene) }
}

/// Logs the calls of the application's delegate.
final class AppCallLog: NSObject, UIApplicationDelegate {
  private let callLog: CallLog

  init(_ callLog: CallLog) {
    self.callLog = callLog
  }

  func application(
    _ application: UIApplication, didDiscardSceneSessions sceneSessions: Set<UISceneSession>
  ) {
    callLog.note("discarded \(sceneSessions.count)")
  }
}

/// Writes notifications down as they are posted.
@MainActor
final class NotificationCallLog {
  // Touched when it is made and when it goes.
  private nonisolated(unsafe) var observers: [any NSObjectProtocol] = []

  /// `object` is the only one whose notifications it observes.
  init(_ callLog: CallLog, _ names: [(NSNotification.Name, String)], of object: AnyObject? = nil) {
    let object = object.map(ObjectIdentifier.init)
    for (name, entry) in names {
      observers.append(
        NotificationCenter.default.addObserver(forName: name, object: nil, queue: nil) { posted in
          let sender = (posted.object as AnyObject?).map(ObjectIdentifier.init)
          MainActor.assumeIsolated {
            if object == nil || object == sender { callLog.note(entry) }
          }
        })
    }
  }

  deinit {
    for observer in observers { NotificationCenter.default.removeObserver(observer) }
  }
}
