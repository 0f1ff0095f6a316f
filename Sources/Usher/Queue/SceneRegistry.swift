// Copyright (c) 2026 the Usher authors. MIT licence, see LICENSE.

import Foundation
import UIKitShim
import UsherCore

/// Stores the queue of each scene, and one queue for the time before the first scene connects.
@MainActor
final class SceneRegistry {
  private static let registries = PerApplication { SceneRegistry() }
  private static let centers = AssociatedObject<PopupCenter>()

  /// The queue that was created before there was a scene.
  private var unassignedCenter: PopupCenter?
  let activityMonitor = SceneActivityMonitor(in: SharedApplication.current)

  static var current: SceneRegistry { registries.current }

  var shared: PopupCenter {
    if let scene = mostRecentScene { return center(for: scene) }
    if let unassignedCenter { return unassignedCenter }
    let scene = SceneContext(scene: nil) { [weak self] in self?.assignCenterToActiveScene() }
    let center = PopupCenter(scene: scene)
    unassignedCenter = center
    return center
  }

  /// All existing queues.
  var all: [PopupCenter] {
    [unassignedCenter].compactMap { $0 } + connectedScenes.compactMap { SceneRegistry.centers[$0] }
  }

  /// Returns the queue of a scene; the first app scene gets the unassigned queue, if there is one.
  func center(for scene: UIWindowScene) -> PopupCenter {
    if let center = SceneRegistry.centers[scene] { return center }
    let isAppScene = scene.session.role == .windowApplication
    let center =
      (isAppScene ? unassignedCenter : nil) ?? PopupCenter(scene: SceneContext(scene: scene))
    if center === unassignedCenter { unassignedCenter = nil }
    center.driver.scene.attach(to: scene)
    SceneRegistry.centers[scene] = center
    return center
  }

  /// Assigns the unassigned queue to the active scene. Returns that scene, if there is one.
  private func assignCenterToActiveScene() -> UIWindowScene? {
    guard let unassignedCenter, let scene = mostRecentScene,
      scene.activationState == .foregroundActive
    else { return nil }
    self.unassignedCenter = nil
    SceneRegistry.centers[scene] = unassignedCenter
    return scene
  }

  private var mostRecentScene: UIWindowScene? {
    // External displays do not count.
    let scenes = connectedScenes.filter { $0.session.role == .windowApplication }
    let active = scenes.filter { $0.activationState == .foregroundActive }
    if active.count == 1 { activityMonitor.recordActivity(in: active[0]) }
    let candidates = scenes.map {
      (id: $0.session.persistentIdentifier, isActive: $0.activationState == .foregroundActive)
    }
    let id = activityMonitor.recentScenes.mostRecent(among: candidates)
    return scenes.first { $0.session.persistentIdentifier == id }
  }

  /// The connected scenes in a fixed order; none as long as no application has been captured.
  private var connectedScenes: [UIWindowScene] {
    (SharedApplication.current?.connectedScenes ?? []).compactMap { $0 as? UIWindowScene }
      .sorted { $0.session.persistentIdentifier < $1.session.persistentIdentifier }
  }
}

/// Determines which scene the user used last, from the first use of Usher on.
///
/// It observes notifications: scenes that become active, windows that become key, and text fields
/// in which editing begins. Usher's own windows report touches themselves. Changes of the key
/// window and of the first responder that Usher makes when popups appear and disappear do not
/// count.
@MainActor
final class SceneActivityMonitor {
  private(set) var recentScenes = RecentScenes()
  private weak var application: UIApplication?
  /// Whether notifications are ignored because Usher itself causes them.
  private var isIgnoring = false

  init(in application: UIApplication?) {
    self.application = application
    let names = [
      UIScene.didActivateNotification, UIWindow.didBecomeKeyNotification,
      UITextField.textDidBeginEditingNotification, UITextView.textDidBeginEditingNotification,
    ]
    for name in names { observe(name) }
  }

  /// Records that the user used this scene.
  func recordActivity(in scene: UIWindowScene?) {
    guard let scene, application?.connectedScenes.contains(scene) == true else { return }
    recentScenes.recordVisit(to: scene.session.persistentIdentifier)
  }

  /// Performs changes of the key window and the first responder that do not come from the user.
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

  /// Returns the scene of a notification's object; `nil` for windows of Usher.
  private static func scene(of responder: UIResponder?) -> UIWindowScene? {
    if let scene = responder as? UIWindowScene { return scene }
    let window = responder as? UIWindow ?? (responder as? UIView)?.window
    return window is OverlayWindow ? nil : window?.windowScene
  }
}

/// The token of one observer.
@MainActor
private final class Observation {
  var token: (any NSObjectProtocol)?

  func remove() {
    if let token { NotificationCenter.default.removeObserver(token) }
    token = nil
  }
}
