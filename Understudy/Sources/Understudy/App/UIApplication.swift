// Copyright (c) 2026 the Usher authors. MIT license, see LICENSE.

import Foundation

@MainActor
open class UIApplication: UIResponder {
  public enum State: Int, Sendable {
    case active = 0
    case inactive = 1
    case background = 2
  }

  unowned var device: HeadlessDevice!

  public class var shared: UIApplication { HeadlessDevice.current.application }

  open weak var delegate: (any UIApplicationDelegate)?

  open internal(set) var connectedScenes: Set<UIScene> = []

  open internal(set) var openSessions: Set<UISceneSession> = []

  open var supportsMultipleScenes: Bool { device.model.idiom == .pad }

  /// Every window of every scene, hidden ones too, the frontmost last.
  open var windows: [UIWindow] { device.windows.inOrder.filter { $0.windowScene != nil } }

  open var applicationState: State {
    let states = connectedScenes.map(\.activationState)
    if states.contains(.foregroundActive) { return .active }
    return states.contains(.foregroundInactive) ? .inactive : .background
  }

  open var userInterfaceLayoutDirection: UIUserInterfaceLayoutDirection {
    device.effectiveSettings.layoutDirection
  }

  open func supportedInterfaceOrientations(
    for window: UIWindow?
  ) -> UIInterfaceOrientationMask {
    if let delegate { return delegate.application(self, supportedInterfaceOrientationsFor: window) }
    return device.defaultOrientations
  }

  open func sendEvent(_ event: UIEvent) {
    event.deliverToWindows()
  }
}

extension UIApplication {
  public nonisolated static let didBecomeActiveNotification = NSNotification.Name(
    "UIApplicationDidBecomeActiveNotification")
  public nonisolated static let willResignActiveNotification = NSNotification.Name(
    "UIApplicationWillResignActiveNotification")
  public nonisolated static let willEnterForegroundNotification = NSNotification.Name(
    "UIApplicationWillEnterForegroundNotification")
  public nonisolated static let didEnterBackgroundNotification = NSNotification.Name(
    "UIApplicationDidEnterBackgroundNotification")
}
