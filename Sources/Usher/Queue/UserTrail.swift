// Copyright (c) 2026 the Usher authors. MIT licence, see LICENSE.

import Foundation
import UIKitShim
import UsherCore

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
