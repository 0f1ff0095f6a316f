// Copyright (c) 2026 the Usher authors. MIT license, see LICENSE.

import Foundation
import UIKitShim

/// Writes down what a scene's delegate hears, with the state in which the scene is then.
final class SceneDiary: UIResponder, UIWindowSceneDelegate {
  private let diary: Diary

  init(_ diary: Diary) {
    self.diary = diary
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
    diary.note("\(callback), \(state)")
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

/// Writes down what the application's delegate hears.
final class AppDiary: NSObject, UIApplicationDelegate {
  private let diary: Diary

  init(_ diary: Diary) {
    self.diary = diary
  }

  func application(
    _ application: UIApplication,
    willFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
  ) -> Bool {
    diary.note("willFinishLaunching")
    return true
  }

  func application(
    _ application: UIApplication,
    didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
  ) -> Bool {
    diary.note("didFinishLaunching")
    return true
  }

  func application(
    _ application: UIApplication, didDiscardSceneSessions sceneSessions: Set<UISceneSession>
  ) {
    diary.note("discarded \(sceneSessions.count)")
  }

  func applicationDidReceiveMemoryWarning(_ application: UIApplication) { diary.note("memory") }
  func applicationDidBecomeActive(_ application: UIApplication) { diary.note("app active") }
  func applicationWillResignActive(_ application: UIApplication) { diary.note("app resigns") }
  func applicationDidEnterBackground(_ application: UIApplication) { diary.note("app behind") }
  func applicationWillEnterForeground(_ application: UIApplication) { diary.note("app in front") }
}

/// Writes notifications down as they are posted.
@MainActor
final class NotificationDiary {
  // Touched when it is made and when it goes.
  private nonisolated(unsafe) var observers: [any NSObjectProtocol] = []

  /// `object` is the only one of whose notifications it hears.
  init(_ diary: Diary, _ names: [(NSNotification.Name, String)], of object: AnyObject? = nil) {
    let object = object.map(ObjectIdentifier.init)
    for (name, entry) in names {
      observers.append(
        NotificationCenter.default.addObserver(forName: name, object: nil, queue: nil) { posted in
          let sender = (posted.object as AnyObject?).map(ObjectIdentifier.init)
          MainActor.assumeIsolated {
            if object == nil || object == sender { diary.note(entry) }
          }
        })
    }
  }

  deinit {
    for observer in observers { NotificationCenter.default.removeObserver(observer) }
  }
}
