// Copyright (c) 2026 the Usher authors. MIT licence, see LICENSE.

import Foundation
import UIKitShim
import UsherCore

/// Knows the queue of every scene, and keeps one for the time before the first; it hangs on the
/// application object.
@MainActor
@available(iOSApplicationExtension, unavailable)
final class SceneRegistry {
  private static let registries = AssociatedObject<SceneRegistry>()
  private static let centers = AssociatedObject<PopupCenter>()

  /// Waits for its scene.
  private var unassignedCenter: PopupCenter?
  let activityMonitor = SceneActivityMonitor(in: .shared)

  static var current: SceneRegistry {
    if let registry = registries[UIApplication.shared] { return registry }
    let registry = SceneRegistry()
    registries[UIApplication.shared] = registry
    return registry
  }

  var shared: PopupCenter {
    if let scene = mostRecentScene { return center(for: scene) }
    if let unassignedCenter { return unassignedCenter }
    let center = PopupCenter(scene: SceneContext(scene: nil) { [weak self] in self?.assignCenterToActiveScene() })
    unassignedCenter = center
    return center
  }

  /// Every queue that there is.
  var all: [PopupCenter] {
    let scenes = UIApplication.shared.connectedScenes.compactMap { $0 as? UIWindowScene }
      .sorted { $0.session.persistentIdentifier < $1.session.persistentIdentifier }
    return [unassignedCenter].compactMap { $0 } + scenes.compactMap { SceneRegistry.centers[$0] }
  }

  /// The queue of a scene; the first scene that is asked for gets the one that waits for a scene.
  func center(`for` scene: UIWindowScene) -> PopupCenter {
    if let center = SceneRegistry.centers[scene] { return center }
    let isAppScene = scene.session.role == .windowApplication
    let center = (isAppScene ? unassignedCenter : nil) ?? PopupCenter(scene: SceneContext(scene: scene))
    if center === unassignedCenter { unassignedCenter = nil }
    center.driver.scene.attach(to: scene)
    SceneRegistry.centers[scene] = center
    return center
  }

  /// The active scene in use takes over what was enqueued before it.
  private func assignCenterToActiveScene() -> UIWindowScene? {
    guard let unassignedCenter, let scene = mostRecentScene, scene.activationState == .foregroundActive
    else { return nil }
    self.unassignedCenter = nil
    SceneRegistry.centers[scene] = unassignedCenter
    return scene
  }

  private var mostRecentScene: UIWindowScene? {
    let scenes = scenes
    let active = scenes.filter { $0.activationState == .foregroundActive }
    if active.count == 1 { activityMonitor.recordActivity(in: active[0]) }
    let candidates = scenes.map {
      RecentScenes.Candidate(
        id: $0.session.persistentIdentifier, isActive: $0.activationState == .foregroundActive)
    }
    let id = activityMonitor.recentScenes.mostRecent(among: candidates)
    return scenes.first { $0.session.persistentIdentifier == id }
  }

  /// The scenes of the app on the device's own screens, in a fixed order.
  private var scenes: [UIWindowScene] {
    UIApplication.shared.connectedScenes.compactMap { $0 as? UIWindowScene }
      .filter { $0.session.role == .windowApplication }
      .sorted { $0.session.persistentIdentifier < $1.session.persistentIdentifier }
  }
}

/// Notices in which scene the user is, from when Usher is first asked for anything.
///
/// Scenes that become active, windows that get the keys and fields in which somebody begins to type are
/// posted; fingers on windows of ours these report themselves. What our own windows do with keys and
/// focus when popups come and go says nothing about the user and does not count.
@MainActor
@available(iOSApplicationExtension, unavailable)
final class SceneActivityMonitor {
  private(set) var recentScenes = RecentScenes()
  private weak var application: UIApplication?
  /// Whether what is posted is our own doing.
  private var isIgnoring = false

  init(in application: UIApplication) {
    self.application = application
    let names = [
      UIScene.didActivateNotification, UIWindow.didBecomeKeyNotification,
      UITextField.textDidBeginEditingNotification, UITextView.textDidBeginEditingNotification,
    ]
    for name in names { observe(name) }
  }

  /// The user is in this scene.
  func recordActivity(`in` scene: UIWindowScene?) {
    guard let scene, application?.connectedScenes.contains(scene) == true else { return }
    recentScenes.recordVisit(scene.session.persistentIdentifier)
  }

  /// Runs what gives keys and focus to the app's windows without anybody being there.
  static func ignoringChanges(_ body: () -> Void) {
    let monitor = SceneRegistry.current.activityMonitor
    let before = monitor.isIgnoring
    monitor.isIgnoring = true
    body()
    monitor.isIgnoring = before
  }

  private func observe(_ name: Notification.Name) {
    let observation = Observation()
    observation.token = NotificationCenter.default.addObserver(
      forName: name, object: nil, queue: nil
    ) { [weak self] notification in
      let responder = notification.object as? UIResponder
      MainActor.assumeIsolated {
        guard let self else { return observation.remove() }
        if !self.isIgnoring { self.recordActivity(in: Self.scene(of: responder)) }
      }
    }
  }

  /// Where a sign comes from; `nil` for windows of ours.
  private static func scene(of responder: UIResponder?) -> UIWindowScene? {
    if let scene = responder as? UIWindowScene { return scene }
    let window = responder as? UIWindow ?? (responder as? UIView)?.window
    return window is OverlayWindow ? nil : window?.windowScene
  }
}

/// One thing that is listened to.
@MainActor
private final class Observation {
  var token: (any NSObjectProtocol)?

  func remove() {
    if let token { NotificationCenter.default.removeObserver(token) }
    token = nil
  }
}
