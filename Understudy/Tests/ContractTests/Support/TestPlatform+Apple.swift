// Copyright (c) 2026 the Usher authors. MIT license, see LICENSE.

#if canImport(UIKit)
  import Foundation
  import UIKitShim

  /// What tests need of the system they run on: a host app with a scene. This has not been run yet.
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

    static func withScene(
      pad: Bool, on systems: some RangeExpression<Int>,
      _ body: @MainActor (UIWindowScene) async throws -> Void
    ) async rethrows {
      guard systems.contains(ProcessInfo.processInfo.operatingSystemVersion.majorVersion),
        !pad || UIDevice.current.userInterfaceIdiom == .pad
      else { return }
      try await withScene(body)
    }

    /// The frontmost window that takes a touch at a point of the screen.
    static func hitWindow(at point: CGPoint, in scene: UIWindowScene) -> UIWindow? {
      scene.windows.filter { !$0.isHidden }
        .sorted { $0.windowLevel < $1.windowLevel }
        .last { $0.hitTest($0.convert(point, from: scene.coordinateSpace), with: nil) != nil }
    }

    /// No public API touches the screen: tests with a finger do not run there.
    nonisolated static let hasFinger = false

    static func touch(_ phase: FingerPhase, at point: CGPoint) {
      preconditionFailure("There is no finger here.")
    }

    /// No public API presses a key: tests that need one do not run there.
    nonisolated static let hasKeys = false

    static func pressEscape() {
      preconditionFailure("There is no keyboard here.")
    }

    /// Swift cannot catch an exception: tests that raise one do not run there.
    nonisolated static let seesExceptions = false

    static func exceptions(
      within time: TimeInterval = 0.5, _ body: () -> Void
    ) -> [(name: String, reason: String)] {
      preconditionFailure("An exception would end the process.")
    }

    /// No public API sends an app to the background, takes its scenes away or resizes them, or turns
    /// the device: tests that need it do not run there.
    nonisolated static let controlsScenes = false

    static func onDevice(
      delegate: (any UIApplicationDelegate)? = nil, pad: Bool = true,
      sceneDelegates: @escaping @MainActor (UISceneSession) -> (any UISceneDelegate)?,
      _ body: @MainActor () async -> Void
    ) async {
      preconditionFailure("Scenes cannot be controlled here.")
    }

    static func connect(_ session: UISceneSession? = nil) -> UIWindowScene {
      preconditionFailure("Scenes cannot be controlled here.")
    }

    static func move(_ scene: UIWindowScene, to state: SceneActivation) {
      preconditionFailure("Scenes cannot be controlled here.")
    }

    static func resize(_ scene: UIWindowScene, to size: CGSize, isInteractive: Bool = false) {
      preconditionFailure("Scenes cannot be controlled here.")
    }

    static func hold(_ orientation: UIDeviceOrientation) {
      preconditionFailure("The device cannot be turned here.")
    }

    static func discard(_ session: UISceneSession) {
      preconditionFailure("Scenes cannot be controlled here.")
    }

    /// How opaque an image is at a point, from 0 to 1.
    static func alpha(of image: UIImage, at point: CGPoint) -> CGFloat {
      let format = UIGraphicsImageRendererFormat()
      format.scale = 1
      format.preferredRange = .standard
      let pixel = UIGraphicsImageRenderer(size: CGSize(width: 1, height: 1), format: format)
        .image { _ in image.draw(at: CGPoint(x: -point.x, y: -point.y)) }
      guard let data = pixel.cgImage?.dataProvider?.data, CFDataGetLength(data) > 3,
        let bytes = CFDataGetBytePtr(data)
      else { return 0 }
      return CGFloat(bytes[3]) / 255
    }

    /// No public API shows what the system draws: tests of it do not run there.
    nonisolated static let seesStatusBar = false

    static var hasLightStatusBar: Bool {
      preconditionFailure("The status bar cannot be seen here.")
    }

    static func pass(_ interval: TimeInterval) async {
      await withCheckedContinuation { continuation in
        DispatchQueue.main.asyncAfter(deadline: .now() + interval) { continuation.resume() }
      }
    }
  }
#endif
