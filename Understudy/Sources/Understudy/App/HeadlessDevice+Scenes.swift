// Copyright (c) 2026 the Usher authors. MIT license, see LICENSE.

import Foundation

// What the system does to a scene it does in a turn: what has asked for layout off the screen gets
// it as soon as the scene is back, and turn observers see the change at once.
extension HeadlessDevice {
  /// The connected scenes in the order in which they were connected.
  public var scenes: [UIWindowScene] { sceneOrder }

  /// Connects a scene with a new session and, unless `activate` is false, brings it to the front.
  @discardableResult
  public func connectScene(
    role: UISceneSession.Role = .windowApplication, activate: Bool = true
  ) -> UIWindowScene {
    sceneCount += 1
    let session = UISceneSession(role: role, persistentIdentifier: "scene-\(sceneCount)")
    application.openSessions.insert(session)
    return connect(session, activate: activate)
  }

  /// Connects a new scene to a session that stayed open when its scene was disconnected, as the
  /// system does when the user chooses it in the app switcher. Traps if the session was discarded.
  @discardableResult
  public func reconnect(_ session: UISceneSession, activate: Bool = true) -> UIWindowScene {
    if let scene = session.scene as? UIWindowScene { return scene }
    precondition(application.openSessions.contains(session), "The session was discarded.")
    return connect(session, activate: activate)
  }

  private func connect(_ session: UISceneSession, activate: Bool) -> UIWindowScene {
    let scene = UIWindowScene(device: self, session: session)
    application.connectedScenes.insert(scene)
    sceneOrder.append(scene)
    makeCurrent {
      scene.delegate = makeSceneDelegate?(session)
      post(UIScene.willConnectNotification, scene)
      scene.delegate?.scene(scene, willConnectTo: session, options: UIScene.ConnectionOptions())
      scene.activationState = .background
      if activate { self.activate(scene) }
      if switches.simulatesInterference { interference.sceneDidConnect(scene) }
      requestTurn()
    }
    return scene
  }

  /// Brings a scene to the front and makes it active. Its windows are in front of those of all other
  /// scenes, whatever their levels.
  public func activate(_ scene: UIWindowScene) {
    makeCurrent {
      scene.activationOrder = windows.nextOrder()
      rendering.isStale = true
      if scene.activationState == .background { enterForeground(scene) }
      guard scene.activationState == .foregroundInactive else { return }
      change(scene, to: .foregroundActive) {
        self.post(UIScene.didActivateNotification, scene)
        scene.delegate?.sceneDidBecomeActive(scene)
      } application: {
        UIApplication.didBecomeActiveNotification
      }
    }
  }

  /// What a call, the app switcher or an alert of the system do to a scene.
  public func deactivate(_ scene: UIWindowScene) {
    makeCurrent {
      guard scene.activationState == .foregroundActive else { return }
      post(UIScene.willDeactivateNotification, scene)
      scene.delegate?.sceneWillResignActive(scene)
      change(scene, to: .foregroundInactive) {
      } application: {
        UIApplication.willResignActiveNotification
      }
    }
  }

  /// Sends a scene to the background.
  public func background(_ scene: UIWindowScene) {
    makeCurrent {
      deactivate(scene)
      guard scene.activationState == .foregroundInactive else { return }
      change(scene, to: .background) {
        self.post(UIScene.didEnterBackgroundNotification, scene)
        scene.delegate?.sceneDidEnterBackground(scene)
      } application: {
        UIApplication.didEnterBackgroundNotification
      }
    }
  }

  /// Takes a scene away, as the system does with one in the background that it wants the memory of.
  /// Its windows leave the screen; its session stays open.
  public func disconnect(_ scene: UIWindowScene) {
    guard application.connectedScenes.contains(scene) else { return }
    makeCurrent {
      background(scene)
      scene.session.scene = nil
      scene.activationState = .unattached
      application.connectedScenes.remove(scene)
      sceneOrder.removeAll { $0 === scene }
      post(UIScene.didDisconnectNotification, scene)
      scene.delegate?.sceneDidDisconnect(scene)
      scene.delegate = nil
      interference.sceneDidDisconnect(scene)
      windows.releaseWindows(of: scene)
      requestTurn()
    }
  }

  /// Closes a session for good, as the user does in the app switcher.
  public func discard(_ session: UISceneSession) {
    guard application.openSessions.contains(session) else { return }
    makeCurrent {
      if let scene = session.scene as? UIWindowScene { disconnect(scene) }
      application.openSessions.remove(session)
      application.delegate?.application(application, didDiscardSceneSessions: [session])
    }
  }

  private func enterForeground(_ scene: UIWindowScene) {
    let wasInBackground = application.applicationState == .background
    post(UIScene.willEnterForegroundNotification, scene)
    scene.delegate?.sceneWillEnterForeground(scene)
    if wasInBackground { post(UIApplication.willEnterForegroundNotification, application) }
    scene.activationState = .foregroundInactive
  }

  /// Changes the state, notifies the scene, and the application if its state changed too.
  private func change(
    _ scene: UIWindowScene, to state: UIScene.ActivationState, scene tell: () -> Void,
    application name: () -> NSNotification.Name
  ) {
    let before = application.applicationState
    scene.activationState = state
    rendering.isStale = true
    tell()
    if application.applicationState != before { post(name(), application) }
    requestTurn()
  }

  func post(_ name: NSNotification.Name, _ object: AnyObject) {
    NotificationCenter.default.post(name: name, object: object)
  }
}
