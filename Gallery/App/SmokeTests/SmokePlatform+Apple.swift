// Copyright (c) 2026 the Usher authors. MIT license, see LICENSE.

#if canImport(UIKit)
  import Testing
  import UIKitShim

  /// What the smoke tests need of a device or a simulator: the scene of the app that hosts them.
  @MainActor
  enum SmokePlatform {
    /// How long a test waits for a result.
    nonisolated static let timeLimit: TimeLimitTrait.Duration = .minutes(1)

    /// Runs a test in the scene of the app, once it is active.
    static func withScene(
      onPad: Bool, _ body: @MainActor (UIWindowScene) async throws -> Void
    ) async throws {
      let activation = SmokeNotification(
        UIScene.didActivateNotification, value: { $0.object as? UIWindowScene })
      let scenes = UIApplication.shared.connectedScenes.compactMap { $0 as? UIWindowScene }
      if let scene = scenes.first(where: { $0.activationState == .foregroundActive }) {
        try await body(scene)
      } else {
        try await body(activation.wait())
      }
    }

    /// Awaits a result. If there is none, the time limit of the test ends the wait.
    static func result<Value: Sendable>(
      of operation: @escaping @MainActor () async -> Value
    ) async throws -> Value {
      await operation()
    }

    /// Whether the app can open and close a second scene: only on a pad.
    static var opensScenes: Bool { UIApplication.shared.supportsMultipleScenes }

    /// Whether a request can rotate the screen. On a pad the window decides.
    static var rotates: Bool { UIDevice.current.userInterfaceIdiom == .phone }
  }
#endif
