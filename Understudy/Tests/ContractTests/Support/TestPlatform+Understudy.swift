// Copyright (c) 2026 the Usher authors. MIT license, see LICENSE.

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

    static func withScene(
      pad: Bool, on systems: some RangeExpression<Int>,
      _ body: @MainActor (UIWindowScene) async throws -> Void
    ) async rethrows {
      let standard = HeadlessSystem.standard
      let system = ([standard] + HeadlessSystem.allCases).first { systems.contains($0.rawValue) }
      guard let system else { preconditionFailure("There is no such system.") }
      try await HeadlessDevice.run(pad ? .iPad11 : .iPhone16, system: system) { device in
        try await body(device.connectScene())
      }
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

    /// Tests with a connected keyboard run here.
    nonisolated static let hasKeys = true

    /// Presses the escape key.
    static func pressEscape() { HeadlessDevice.current.press(.escape) }

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

    /// Scenes come, go and change their size here as a test wants, and the device turns.
    nonisolated static let controlsScenes = true

    /// Runs `body` on a fresh device without a scene, with this delegate of the app.
    static func onDevice(
      delegate: (any UIApplicationDelegate)? = nil, pad: Bool = true,
      sceneDelegates: @escaping @MainActor (UISceneSession) -> (any UISceneDelegate)?,
      _ body: @MainActor () async -> Void
    ) async {
      await HeadlessDevice.run(pad ? .iPad11 : .iPhone16) { device in
        device.makeSceneDelegate = sceneDelegates
        device.application.delegate = delegate
        await body()
        withExtendedLifetime(delegate) {}
      }
    }

    /// Connects a scene in the background, to a new session or to one that is open.
    static func connect(_ session: UISceneSession? = nil) -> UIWindowScene {
      let device = HeadlessDevice.current
      return session.map { device.reconnect($0, activate: false) }
        ?? device.connectScene(activate: false)
    }

    static func move(_ scene: UIWindowScene, to state: SceneActivation) {
      let device = HeadlessDevice.current
      switch state {
      case .front: device.activate(scene)
      case .behindAlert: device.deactivate(scene)
      case .background: device.background(scene)
      case .away: device.disconnect(scene)
      }
    }

    /// What the user does with the edge of a window, until a call that is not interactive.
    static func resize(_ scene: UIWindowScene, to size: CGSize, isInteractive: Bool = false) {
      HeadlessDevice.current.resize(scene, to: size, isInteractive: isInteractive)
    }

    /// Turns the device.
    static func hold(_ orientation: UIDeviceOrientation) {
      HeadlessDevice.current.orientation = orientation
    }

    /// What the user does in the app switcher.
    static func discard(_ session: UISceneSession) {
      HeadlessDevice.current.discard(session)
    }

    /// How opaque an image is at a point, from 0 to 1.
    static func alpha(of image: UIImage, at point: CGPoint) -> CGFloat {
      guard let pixels = image.cgImage else { return 0 }
      let picture = HeadlessPicture(pixels, scale: image.scale)
      let alpha = picture[Int(point.x * image.scale), Int(point.y * image.scale)].alpha
      return CGFloat(alpha) / 255
    }

    /// The status bar can be seen here.
    nonisolated static let seesStatusBar = true

    /// Whether the status bar shows white glyphs, on a page that is neither black nor white.
    static var hasLightStatusBar: Bool {
      let picture = HeadlessDevice.current.render(scale: 2)
      return (40..<95).contains { x in
        (20..<40).contains { y in
          let pixel = picture[2 * x, 2 * y]
          return min(pixel.red, pixel.green, pixel.blue) == 255
        }
      }
    }

    static func pass(_ interval: TimeInterval) async {
      HeadlessDevice.current.clock.advance(by: interval)
    }
  }
#endif
