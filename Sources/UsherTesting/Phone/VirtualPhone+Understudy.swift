// Copyright (c) 2026 the Usher authors. MIT licence, see LICENSE.

#if !canImport(UIKit)
  import UIKitShim

  /// A phone in memory with a scene and a window, for tests on Linux.
  ///
  /// Each phone stands alone: its screen, its windows, its settings and its clock. Tests with phones
  /// of their own run side by side.
  ///
  /// ```swift
  /// try VirtualDevice.run { phone in
  ///   phone.show(HomePage())
  ///   phone.clock.advance(by: .seconds(1))
  ///   try phone.probe.tap("Keep the voucher")
  /// }
  /// ```
  @MainActor
  public final class VirtualDevice {
    /// The hardware that a phone stands for, held upright.
    public enum Model: Sendable, CaseIterable {
      /// 393 by 852 points.
      case iPhone16
      /// An iPad Pro of 11 inches: 834 by 1194 points.
      case iPad11
    }

    /// The scene that the app runs in.
    public let scene: UIWindowScene

    /// The app's window; hidden until `show(_:)`, or until the app shows it.
    public let window: UIWindow

    /// The phone's clock.
    public let clock: VirtualClock

    let device: HeadlessDevice

    /// The app's windows that are not the first, each in a scene of its own.
    private var otherWindows: [UIWindow] = []
    /// The one of the app's windows whose scene is in front.
    public var frontWindow: UIWindow {
      func zIndex(_ window: UIWindow) -> Int { window.windowScene?.place ?? 0 }
      return ([window] + otherWindows).max { zIndex($0) < zIndex($1) } ?? window
    }

    /// Makes a phone, runs the code on it, and throws it away.
    ///
    /// The scale is that of its screen, in pixels per point: what hairlines and rounding follow. A
    /// picture is sharpest at the scale of the screen.
    public static func run<Result>(
      _ settings: DeviceSettings = DeviceSettings(), on model: Model = .iPhone16,
      screenScale: CGFloat = 3,
      _ body: @MainActor (VirtualDevice) throws -> Result
    ) rethrows -> Result {
      try HeadlessDevice.run(hardware(model, screenScale)) { device in
        try body(VirtualDevice(device, settings))
      }
    }

    /// Makes a phone, runs the code on it, in the tasks it starts too, and throws it away.
    public static func run<Result>(
      _ settings: DeviceSettings = DeviceSettings(), on model: Model = .iPhone16,
      screenScale: CGFloat = 3,
      _ body: @MainActor (VirtualDevice) async throws -> Result
    ) async rethrows -> Result {
      try await HeadlessDevice.run(hardware(model, screenScale)) { device in
        try await body(VirtualDevice(device, settings))
      }
    }

    private static func hardware(_ model: Model, _ scale: CGFloat) -> HeadlessModel {
      var hardware: HeadlessModel =
        switch model {
        case .iPhone16: .iPhone16
        case .iPad11: .iPad11
        }
      hardware.scale = scale
      return hardware
    }

    private init(_ device: HeadlessDevice, _ settings: DeviceSettings) {
      self.device = device
      self.settings = settings
      clock = VirtualClock(device.clock)
      Self.apply(settings, to: device)
      scene = device.connectScene()
      window = UIWindow(windowScene: scene)
      clock.runTurn()
    }

    /// What the user has chosen; a change reaches the app in the next turn.
    public var settings: DeviceSettings {
      didSet { Self.apply(settings, to: device) }
    }

    /// Finds, reads and taps what is on the screen, in the scene that is in front.
    public var probe: ScreenProbe { ScreenProbe(frontWindow.windowScene ?? scene) }

    /// Opens another window of the app, in a scene of its own in front of the others, as a tablet does;
    /// the window is hidden until the app shows it. All scenes stay active.
    public func openWindow() -> UIWindow {
      let window = UIWindow(windowScene: device.connectScene())
      otherWindows.append(window)
      clock.runTurn()
      return window
    }

    /// Brings the scene of one of the app's windows to the front.
    public func bringToFront(_ window: UIWindow) {
      guard let scene = window.windowScene, window === self.window || otherWindows.contains(window)
      else { return }
      device.activate(scene)
      clock.runTurn()
    }

    /// Whether it was one that `openWindow()` opened; it is not one of the app's any more.
    func removeWindow(_ window: UIWindow) -> Bool {
      guard let index = otherWindows.firstIndex(where: { $0 === window }) else { return false }
      otherWindows.remove(at: index)
      return true
    }

    /// Makes the controller the window's root and shows the window, as a scene delegate does.
    public func setRoot(_ root: UIViewController) {
      window.rootViewController = root
      window.makeKeyAndVisible()
      clock.runTurn()
    }

    /// What the app has made assistive technology say, oldest first.
    public var announcements: [String] { device.announcements.compactMap(\.text) }

    /// What UIKit would have written to the console, oldest first.
    public var console: [String] { device.log }

    private static func apply(_ settings: DeviceSettings, to device: HeadlessDevice) {
      device.appearance = settings.appearance
      device.languages = [settings.language]
      device.layoutDirection = settings.direction
      device.contentSizeCategory = settings.textSize
      device.reduceMotion = settings.reduceMotion
      device.reduceTransparency = settings.reduceTransparency
      device.voiceOverRunning = settings.voiceOver
    }
  }
#endif
