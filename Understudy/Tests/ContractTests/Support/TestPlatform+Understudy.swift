// Copyright (c) 2026 the Usher authors. MIT licence, see LICENSE.

#if !canImport(UIKit)
  import Foundation
  import UIKitShim

  /// What tests need of the system they run on.
  @MainActor
  enum TestPlatform {
    static let frame = HeadlessClock.frameDuration

    static func withScene(
      _ body: @MainActor (UIWindowScene) async throws -> Void
    ) async rethrows {
      try await HeadlessDevice.run { device in try await body(device.connectScene()) }
    }

    /// The frontmost window that takes a touch at a point of the screen.
    static func hitWindow(at point: CGPoint, in scene: UIWindowScene) -> UIWindow? {
      HeadlessDevice.current.view(at: point)?.window
    }

    /// Tests with a finger on the screen run here.
    nonisolated static let hasFinger = true

    static func touch(_ phase: FingerPhase, at point: CGPoint) {
      let device = HeadlessDevice.current
      switch phase {
      case .down: device.touchDown(at: point)
      case .move: device.touchMove(to: point)
      case .up: device.touchUp()
      }
    }

    /// Exceptions can be seen here.
    nonisolated static let seesExceptions = true

    /// The names and reasons of the exceptions that are raised by `body` and in the time after it.
    static func exceptions(
      within time: TimeInterval = 0.5, _ body: () -> Void
    ) -> [(name: String, reason: String)] {
      let device = HeadlessDevice.current
      return device.exceptions {
        body()
        device.clock.advance(by: time)
      }.map { ($0.name, $0.reason) }
    }

    static func pass(_ interval: TimeInterval) async {
      HeadlessDevice.current.clock.advance(by: interval)
    }
  }
#endif
