// Copyright (c) 2026 the Usher authors. MIT license, see LICENSE.

import Foundation
import UIKitShim
import UsherCore

/// Determines which scene the user used last: from the present state at the first use of Usher, and
/// from then on.
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
  private var hasReportedAmbiguity = false

  init(in application: UIApplication?) {
    self.application = application
    let names = [
      UIScene.didActivateNotification, UIWindow.didBecomeKeyNotification,
      UITextField.textDidBeginEditingNotification, UITextView.textDidBeginEditingNotification,
    ]
    for name in names { observe(name) }
    recentScenes.begin(with: appScenes.map(\.presentUse))
  }

  /// The scene that the user used last; any other if there is none, and `nil` without scenes.
  var mostRecentScene: UIWindowScene? {
    let scenes = appScenes
    let active = scenes.filter { $0.activationState == .foregroundActive }
    // The only active scene is the one in use, even if no notification has said so.
    if active.count == 1 { recordActivity(in: active[0]) }
    let id = recentScenes.mostRecent(among: scenes.map(\.use))
    return scenes.first { $0.session.persistentIdentifier == id }
  }

  /// Reports, once, that it is not known which of several active scenes the user is using.
  func reportIfAmbiguous() {
    let scenes = appScenes.map(\.use)
    guard !hasReportedAmbiguity, recentScenes.isAmbiguous(among: scenes) else { return }
    hasReportedAmbiguity = true
    MisuseReport.sceneUnknown(scenes.filter(\.isActive).map(\.id)).report()
  }

  /// The connected scenes of the app in a fixed order, without external displays; none as long as
  /// no application has been captured.
  private var appScenes: [UIWindowScene] {
    SceneRegistry.connectedScenes(of: application).filter { $0.session.role == .windowApplication }
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
    UIKitNotifications.observe(name, for: self, reading: { $0.object as? UIResponder }) {
      monitor, responder in
      // UIKit posts during the call that makes the change, so a flag is enough.
      if !monitor.isIgnoring { monitor.recordActivity(in: Self.scene(of: responder)) }
    }
  }

  /// Returns the scene of a notification's object; `nil` for windows of Usher.
  private static func scene(of responder: UIResponder?) -> UIWindowScene? {
    if let scene = responder as? UIWindowScene { return scene }
    let window = responder as? UIWindow ?? (responder as? UIView)?.window
    return window is OverlayWindow ? nil : window?.windowScene
  }
}

extension UIWindowScene {
  /// Whether the scene is active.
  fileprivate var use: SceneUse {
    SceneUse(id: session.persistentIdentifier, isActive: activationState == .foregroundActive)
  }

  /// Everything that shows whether the user is using the scene now.
  fileprivate var presentUse: SceneUse {
    var use = use
    let windows = windows.filter { !$0.isHidden && !($0 is OverlayWindow) }
    use.hasKeyWindow = windows.contains(where: \.isKeyWindow)
    use.hasFirstResponder = windows.contains { FocusCoordinator.firstResponder(in: $0) != nil }
    return use
  }
}
