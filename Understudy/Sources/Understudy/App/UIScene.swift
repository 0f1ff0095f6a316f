// Copyright (c) 2026 the Usher authors. MIT license, see LICENSE.

import Foundation

@MainActor
open class UIScene: UIResponder {
  public enum ActivationState: Int, Sendable {
    case unattached = -1
    case foregroundActive = 0
    case foregroundInactive = 1
    case background = 2
  }

  /// Without links, activities and quick actions: nothing asks for a scene here but the device and
  /// the app.
  @MainActor
  open class ConnectionOptions: NSObject {}

  public let session: UISceneSession
  open var delegate: (any UISceneDelegate)?
  open internal(set) var activationState: ActivationState = .unattached
  open var title: String! = ""

  init(session: UISceneSession) {
    self.session = session
    super.init()
    session.scene = self
  }

  open override var next: UIResponder? { HeadlessDevice.currentIfAny?.application }
}

extension UIScene {
  public nonisolated static let willConnectNotification = NSNotification.Name(
    "UISceneWillConnectNotification")
  public nonisolated static let didDisconnectNotification = NSNotification.Name(
    "UISceneDidDisconnectNotification")
  public nonisolated static let didActivateNotification = NSNotification.Name(
    "UISceneDidActivateNotification")
  public nonisolated static let willDeactivateNotification = NSNotification.Name(
    "UISceneWillDeactivateNotification")
  public nonisolated static let willEnterForegroundNotification = NSNotification.Name(
    "UISceneWillEnterForegroundNotification")
  public nonisolated static let didEnterBackgroundNotification = NSNotification.Name(
    "UISceneDidEnterBackgroundNotification")
}
