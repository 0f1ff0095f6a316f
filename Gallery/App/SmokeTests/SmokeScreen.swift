// Copyright (c) 2026 the Usher authors. MIT license, see LICENSE.

import Foundation
import Testing
import UIKitShim
import Usher
import UsherTesting

/// A window with a page, in front of everything else in a scene.
@MainActor
struct SmokeScreen {
  let scene: UIWindowScene
  let window: UIWindow
  let page: SmokePage

  var center: PopupCenter { scene.usher.popups }
  var probe: ScreenProbe { ScreenProbe(scene) }

  /// Runs a test with a page in a navigation controller, and removes everything afterwards.
  static func run(
    onPad: Bool = false, _ body: @MainActor (SmokeScreen) async throws -> Void
  ) async throws {
    try await SmokePlatform.withScene(onPad: onPad) { scene in
      let screen = SmokeScreen(in: scene)
      do {
        try await body(screen)
      } catch {
        try await screen.remove()
        throw error
      }
      try await screen.remove()
    }
  }

  init(in scene: UIWindowScene) {
    self.scene = scene
    page = SmokePage()
    window = UIWindow(windowScene: scene)
    window.rootViewController = UINavigationController(rootViewController: page)
    window.makeKeyAndVisible()
    // The app that hosts the tests has a window of its own.
    scene.usher.popups.appWindow = window
  }

  private func remove() async throws {
    let handles = center.visiblePopups + center.queuedPopups + center.suspendedPopups
    center.dismissAll(animated: false)
    for handle in handles { _ = try await reason(of: handle) }
    center.appWindow = nil
    window.isHidden = true
    window.rootViewController = nil
    window.windowScene = nil
  }

  /// Shows a popup and waits until it has appeared and its animation has ended.
  func awaitAppearance<Value>(
    of popup: some PopupPresentable<Value>
  ) async throws -> PopupHandle<Value> {
    let events = center.events
    let handle = center.show(popup)
    try await awaitAppearance(of: handle, in: events)
    return handle
  }

  /// Shows an alert and waits until it has appeared and its animation has ended.
  func awaitAppearance(of alert: UIAlertController) async throws -> PopupHandle<SystemAlertResult> {
    let events = center.events
    let handle = alert.usher.show(in: center)
    try await awaitAppearance(of: handle, in: events)
    return handle
  }

  /// Waits until a popup that was just shown has appeared. `events` are those since before.
  func awaitAppearance(of handle: AnyPopupHandle, in events: PopupEvents) async throws {
    let id = handle.id
    let hasAppeared = try await SmokePlatform.result {
      for await event in events where event.popup?.id == id {
        if case .didAppear = event.kind { return true }
        if case .dismissed = event.kind { return false }
      }
      return false
    }
    try #require(hasAppeared, "it was dismissed instead: \(handle)")
  }

  /// Waits for the outcome of a popup.
  func outcome<Value: Sendable>(of handle: PopupHandle<Value>) async throws -> PopupOutcome<Value> {
    try await SmokePlatform.result { await handle.outcome }
  }

  /// Waits until a popup has been dismissed.
  func reason(of handle: AnyPopupHandle) async throws -> PopupDismissalReason {
    try await call { resume in handle.onDismissed { resume($0) } }
  }

  /// Runs a function that takes a callback, and waits for the call.
  func call<Value: Sendable>(
    _ function: @escaping @MainActor (@escaping @MainActor @Sendable (Value) -> Void) -> Void
  ) async throws -> Value {
    try await SmokePlatform.result {
      await withCheckedContinuation { continuation in
        function { continuation.resume(returning: $0) }
      }
    }
  }
}

/// The first notification of a name that has a value.
@MainActor
final class SmokeNotification<Value: Sendable> {
  private var found: Value?
  private var continuation: CheckedContinuation<Value, Never>?
  private var token: (any NSObjectProtocol)?

  /// Begins to observe. `value` is what the test needs of a notification.
  init(
    _ name: Notification.Name, of object: AnyObject? = nil,
    value: @escaping @MainActor @Sendable (Notification) -> Value?
  ) {
    token = NotificationCenter.default.addObserver(forName: name, object: object, queue: nil) {
      [weak self] notification in
      nonisolated(unsafe) let notification = notification
      MainActor.assumeIsolated { self?.receive(value(notification)) }
    }
  }

  /// Waits for the value, unless it is there already.
  func wait() async throws -> Value {
    try await SmokePlatform.result { [self] in
      if let found { return found }
      return await withCheckedContinuation { continuation = $0 }
    }
  }

  private func receive(_ value: Value?) {
    guard let value, found == nil else { return }
    found = value
    continuation?.resume(returning: value)
    continuation = nil
    token.map(NotificationCenter.default.removeObserver)
  }
}

/// A page that says when it has been rotated.
final class SmokePage: UIViewController {
  /// Called at the end of each change of size.
  var onResize: (@MainActor @Sendable (CGSize) -> Void)?
  let button = UIButton(configuration: .plain())

  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .systemBackground
    button.configuration?.title = "Source"
    button.frame = CGRect(x: 40, y: 200, width: 120, height: 44)
    view.addSubview(button)
  }

  override func viewWillTransition(
    to size: CGSize, with coordinator: any UIViewControllerTransitionCoordinator
  ) {
    super.viewWillTransition(to: size, with: coordinator)
    coordinator.animate(alongsideTransition: nil) { [weak self] _ in self?.onResize?(size) }
  }
}
