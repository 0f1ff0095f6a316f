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

    static func pass(_ interval: TimeInterval) async {
      HeadlessDevice.current.clock.advance(by: interval)
    }
  }
#endif
