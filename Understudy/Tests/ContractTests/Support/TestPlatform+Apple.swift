// Copyright (c) 2026 the Usher authors. MIT licence, see LICENSE.

#if canImport(UIKit)
  import Foundation
  import UIKitShim

  /// What tests need of the system they run on: a host app with a scene. Nobody has run this yet.
  @MainActor
  enum TestPlatform {
    static let frame: TimeInterval = 1.0 / 60

    static func withScene(
      _ body: @MainActor (UIWindowScene) async throws -> Void
    ) async rethrows {
      let scenes = UIApplication.shared.connectedScenes.compactMap { $0 as? UIWindowScene }
      guard let scene = scenes.first else {
        preconditionFailure("The contract tests need a host app with a window scene.")
      }
      try await body(scene)
    }

    static func pass(_ interval: TimeInterval) async {
      await withCheckedContinuation { continuation in
        DispatchQueue.main.asyncAfter(deadline: .now() + interval) { continuation.resume() }
      }
    }
  }
#endif
