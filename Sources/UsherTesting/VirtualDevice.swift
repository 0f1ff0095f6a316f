// Copyright (c) 2026 the Usher authors. MIT license, see LICENSE.

#if !canImport(UIKit)
  import UIKitShim

  /// A device in memory with a scene and a window, for tests on Linux.
  ///
  /// Every device has its own screen, windows, settings and clock, so that tests can run in
  /// parallel. Code finds the device of its task. Code on the main actor whose task has none, such
  /// as a callback from a dispatch queue or a detached task, runs on the only device that is running.
  ///
  /// ```swift
  /// try VirtualDevice.run { device in
  ///   device.setRoot(HomePage())
  ///   device.clock.advance(by: .seconds(1))
  ///   try device.probe.tap("Keep the voucher")
  /// }
  /// ```
  @MainActor
  public final class VirtualDevice {
    /// The simulated hardware, in portrait orientation.
    public enum Model: Sendable, CaseIterable {
      /// An iPhone SE of the third generation: 375 by 667 points.
      case iPhoneSE3
      /// An iPhone 16: 393 by 852 points.
      case iPhone16
      /// An iPhone 16 Pro Max: 440 by 956 points.
      case iPhone16ProMax
      /// An 11-inch iPad Pro: 834 by 1194 points.
      case iPad11
    }

    /// The version of iOS or iPadOS.
    ///
    /// It decides how UIKit behaves and looks, such as where an action sheet appears.
    public enum System: Sendable, CaseIterable {
      /// iOS 18.
      case iOS18
      /// iOS 26, in an app with its design.
      case iOS26
      /// iOS 27.
      case iOS27
    }

    /// The first scene of the app.
    public let scene: UIWindowScene

    /// The window of the first scene; hidden until `setRoot(_:)`, or until the app shows it.
    public let window: UIWindow

    /// The clock of the device.
    public let clock: VirtualClock

    let device: HeadlessDevice

    /// The windows opened with `openWindow()`, each in its own scene.
    private var otherWindows: [UIWindow] = []
    /// The app's window whose scene is in front.
    public var frontWindow: UIWindow {
      func zIndex(_ window: UIWindow) -> Int { window.windowScene?.activationOrder ?? 0 }
      return ([window] + otherWindows).max { zIndex($0) < zIndex($1) } ?? window
    }

    /// Creates a device, runs a closure on it, and destroys the device.
    ///
    /// Without a system it is iOS 26, or the one that the environment variable `UNDERSTUDY_SYSTEM`
    /// names, for example `18`. `screenScale` is the number of pixels per point of the screen, which
    /// hairlines and rounding depend on. An image is sharpest at this scale.
    public static func run<Result>(
      _ settings: DeviceSettings = DeviceSettings(), on model: Model = .iPhone16,
      system: System? = nil, screenScale: CGFloat = 3,
      _ body: @MainActor (VirtualDevice) throws -> Result
    ) rethrows -> Result {
      try HeadlessDevice.run(
        hardware(model, screenScale), system: system?.headless ?? .standard
      ) { device in
        try body(VirtualDevice(device, settings))
      }
    }

    /// Creates a device, runs an asynchronous closure on it, and destroys the device.
    ///
    /// It is also the current device in the tasks that the closure starts, and in callbacks that
    /// belong to no task. It therefore waits until the asynchronous closures of other tests have
    /// returned. `screenScale` is the number of pixels per point of the screen.
    public static func run<Result>(
      _ settings: DeviceSettings = DeviceSettings(), on model: Model = .iPhone16,
      system: System? = nil, screenScale: CGFloat = 3,
      _ body: @MainActor (VirtualDevice) async throws -> Result
    ) async rethrows -> Result {
      try await HeadlessDevice.run(
        hardware(model, screenScale), system: system?.headless ?? .standard
      ) { device in
        try await body(VirtualDevice(device, settings))
      }
    }

    private static func hardware(_ model: Model, _ scale: CGFloat) -> HeadlessModel {
      var hardware: HeadlessModel =
        switch model {
        case .iPhoneSE3: .iPhoneSE3
        case .iPhone16: .iPhone16
        case .iPhone16ProMax: .iPhone16ProMax
        case .iPad11: .iPad11
        }
      hardware.scale = scale
      return hardware
    }

    private init(_ device: HeadlessDevice, _ settings: DeviceSettings) {
      self.device = device
      self.settings = settings
      clock = VirtualClock(device.clock)
      // An initializer does not call `didSet`, and the scene begins with these settings.
      Self.apply(settings, to: device)
      scene = device.connectScene()
      window = UIWindow(windowScene: scene)
      clock.runTurn()
    }

    /// The user's settings; the app is notified of a change in the next turn of the run loop.
    public var settings: DeviceSettings {
      didSet { Self.apply(settings, to: device) }
    }

    /// A probe for the scene that is in front.
    public var probe: ScreenProbe { ScreenProbe(frontWindow.windowScene ?? scene) }

    /// Opens another window of the app in a new scene in front of the others, as on an iPad.
    ///
    /// The window is hidden until the app shows it. All scenes stay active.
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

    /// Removes a window that was opened with `openWindow()`. Returns whether it was one.
    func removeWindow(_ window: UIWindow) -> Bool {
      guard let index = otherWindows.firstIndex(where: { $0 === window }) else { return false }
      otherWindows.remove(at: index)
      return true
    }

    /// Sets the root view controller of the first window and shows the window, as a scene delegate
    /// does.
    public func setRoot(_ root: UIViewController) {
      window.rootViewController = root
      window.makeKeyAndVisible()
      clock.runTurn()
    }

    /// The accessibility announcements of the app, oldest first.
    public var announcements: [String] { device.announcements.compactMap(\.text) }

    /// The messages that UIKit would have written to the console, oldest first.
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

  extension VirtualDevice.System {
    fileprivate var headless: HeadlessSystem {
      switch self {
      case .iOS18: .iOS18
      case .iOS26: .iOS26
      case .iOS27: .iOS27
      }
    }
  }

  // MARK: - Touches and typing

  // Time passes only during a drag and when the clock is advanced, so that a test decides how fast
  // the finger moves.
  extension VirtualDevice {
    /// Begins a touch at a point of the screen. A touch that is in progress is cancelled.
    public func touchDown(at point: CGPoint) {
      device.touchDown(at: point)
    }

    /// Moves the touch to a point of the screen.
    public func touchMove(to point: CGPoint) {
      device.touchMove(to: point)
    }

    /// Ends the touch.
    public func touchUp() {
      device.touchUp()
    }

    /// Drags from one point to another in a straight line, one step per frame.
    ///
    /// The clock advances by `time`; a short time makes the drag a flick.
    public func drag(
      from start: CGPoint, to end: CGPoint, over time: Duration = .milliseconds(250)
    ) {
      device.drag(from: start, to: end, duration: max(0, time / .seconds(1)))
    }

    /// Types into the first responder, one character at a time; a line break is the return key, and
    /// `\u{8}` the delete key.
    ///
    /// To clear a field, type as many deletes as it has characters:
    /// `device.type(String(repeating: "\u{8}", count: field.text?.count ?? 0))`.
    /// It has no effect if the first responder does not accept text.
    public func type(_ text: String) {
      device.type(text)
    }
  }

  // MARK: - Actions on the device and the app

  extension VirtualDevice {
    /// Rotates the device. The interface follows in the next turn of the run loop, with UIKit's
    /// animation, if the app and its pages support the orientation.
    public func rotate(to orientation: UIDeviceOrientation) {
      device.orientation = orientation
    }

    /// Moves all scenes of the app to the background, as when the user goes to the Home Screen.
    public func enterBackground() {
      device.scenes.forEach(device.background)
      clock.runTurn()
    }

    /// Makes all scenes of the app active again, with the same one in front.
    public func enterForeground() {
      let frontScene = frontWindow.windowScene
      device.scenes.filter { $0 !== frontScene }.forEach(device.activate)
      // Last, because a scene that is activated comes to the front.
      frontScene.map(device.activate)
      clock.runTurn()
    }

    /// Makes the app inactive, as a call or Notification Center does, until `enterForeground()`.
    ///
    /// It has no effect on scenes in the background.
    public func resignActive() {
      device.scenes.forEach(device.deactivate)
      clock.runTurn()
    }

    /// Closes the scene of a window that was opened with `openWindow()`, as in the app switcher.
    ///
    /// The scene that was in front before is in front again. It has no effect for any other window.
    public func closeWindow(_ window: UIWindow) {
      guard let session = window.windowScene?.session, removeWindow(window) else { return }
      device.discard(session)
      clock.runTurn()
    }
  }
#endif
