// Copyright (c) 2026 the Usher authors. MIT license, see LICENSE.

#if !canImport(UIKit)
  import Foundation
  import Testing
  import UIKitShim

  /// What the smoke tests need of the stand-in: a device, and time that passes while they wait.
  @MainActor
  enum SmokePlatform {
    /// In real time. It includes the wait until the devices of other tests have been destroyed.
    nonisolated static let timeLimit: TimeLimitTrait.Duration = .minutes(20)

    /// How long a test waits for a result, in virtual time.
    private static let limit: TimeInterval = 60

    /// Runs a test in a scene of a new device.
    static func withScene(
      onPad: Bool, _ body: @MainActor (UIWindowScene) async throws -> Void
    ) async throws {
      try await HeadlessDevice.run(onPad ? .iPad11 : .iPhone16) { device in
        try await body(device.connectScene())
      }
    }

    /// Awaits a result. Time passes until there is one.
    static func result<Value: Sendable>(
      of operation: @escaping @MainActor () async -> Value
    ) async throws -> Value {
      let device = HeadlessDevice.current
      let result = Result<Value>()
      let task = Task { result.value = await operation() }
      let end = device.clock.now + limit
      while result.value == nil, device.clock.now < end {
        await device.advance(by: HeadlessClock.frameDuration)
      }
      task.cancel()
      return try #require(result.value, "no result in \(limit) seconds")
    }

    /// Whether the app can open and close a second scene.
    static var opensScenes: Bool { true }

    /// Whether a request can rotate the screen.
    static var rotates: Bool { true }

    @MainActor
    private final class Result<Value> {
      var value: Value?
    }
  }
#endif
