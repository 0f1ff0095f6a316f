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
final class UserTrail {
  private(set) var stages = StageInUse()
  private weak var application: UIApplication?
  /// Whether what is posted is our own doing.
  private var isOurs = false

  init(in application: UIApplication) {
    self.application = application
    let signs = [
      UIScene.didActivateNotification, UIWindow.didBecomeKeyNotification,
      UITextField.textDidBeginEditingNotification, UITextView.textDidBeginEditingNotification,
    ]
    for sign in signs { observe(sign) }
  }

  /// The user is in this scene.
  func lead(to scene: UIWindowScene?) {
    guard let scene, application?.connectedScenes.contains(scene) == true else { return }
    stages.wasVisited(scene.session.persistentIdentifier)
  }

  /// Runs what gives keys and focus to the app's windows without anybody being there.
  static func withoutUser(_ body: () -> Void) {
    let trail = CenterRegistry.current.trail
    let before = trail.isOurs
    trail.isOurs = true
    body()
    trail.isOurs = before
  }

  private func observe(_ sign: Notification.Name) {
    let observation = Observation()
    observation.token = NotificationCenter.default.addObserver(
      forName: sign, object: nil, queue: nil
    ) { [weak self] notification in
      let responder = notification.object as? UIResponder
      MainActor.assumeIsolated {
        guard let self else { return observation.end() }
        if !self.isOurs { self.lead(to: Self.scene(of: responder)) }
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

  func end() {
    if let token { NotificationCenter.default.removeObserver(token) }
    token = nil
  }
}
