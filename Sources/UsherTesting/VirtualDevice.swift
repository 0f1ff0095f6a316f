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

#if !canImport(UIKit)
  import UIKitShim

  // One finger, and the keys of a keyboard. Time passes only in a drag and where the clock is advanced, so
  // that a test decides how fast the finger moves.
  extension VirtualDevice {
    /// Puts the finger down at a point of the screen; one that is down already is cancelled.
    public func touchDown(at point: CGPoint) {
      device.touchDown(at: point)
    }

    /// Moves the finger to a point of the screen.
    public func touchMove(to point: CGPoint) {
      device.touchMove(to: point)
    }

    /// Lifts the finger.
    public func touchUp() {
      device.touchUp()
    }

    /// Puts the finger down at one point, moves it to another in a straight line, with a frame between
    /// any two points, and lifts it there. The time passes meanwhile; a short one is a flick.
    public func drag(
      from start: CGPoint, to end: CGPoint, over time: Duration = .milliseconds(250)
    ) {
      device.drag(from: start, to: end, duration: max(0, time / .seconds(1)))
    }

    /// Types into what has the focus, a character at a time; a line end is the return key. Nothing
    /// happens where nothing has the focus that takes text.
    public func type(_ text: String) {
      device.type(text)
    }
  }
#endif

#if !canImport(UIKit)
  import UIKitShim

  // What a user does to the phone and to the app as a whole.
  extension VirtualDevice {
    /// Turns the phone. The interface follows in the next turn of the run loop, with UIKit's animation,
    /// as far as the app and its pages support the orientation.
    public func rotate(to orientation: UIDeviceOrientation) {
      device.orientation = orientation
    }

    /// Leaves the app, as with a swipe to the home screen: all its scenes go to the background. Nothing
    /// happens to one that is there.
    public func enterBackground() {
      device.scenes.forEach(device.background)
      clock.runTurn()
    }

    /// Comes back to the app: all its scenes are active again, with the same one in front.
    public func enterForeground() {
      let front = frontWindow.windowScene
      device.scenes.filter { $0 !== front }.forEach(device.activate)
      front.map(device.activate)
      clock.runTurn()
    }

    /// Makes the app inactive, as a call or the notification centre do; `enterForeground()` makes it
    /// active again. Nothing happens to a scene in the background.
    public func resignActive() {
      device.scenes.forEach(device.deactivate)
      clock.runTurn()
    }

    /// Closes the scene of one of the app's windows for good, as in the app switcher; the scene that was in
    /// front before it is there again. Nothing happens for the app's first window and for windows
    /// that `openWindow()` did not open.
    public func closeWindow(_ window: UIWindow) {
      guard let session = window.windowScene?.session, removeWindow(window) else { return }
      device.discard(session)
      clock.runTurn()
    }
  }
#endif

#if !canImport(UIKit)
  import UIKitShim

  /// The clock of a virtual phone: delays, animations and transitions run on it, and on no other.
  ///
  /// Time stands still until it is advanced. There is no such clock on Apple systems, where a test
  /// waits in real time.
  @MainActor
  public struct VirtualClock {
    private let clock: HeadlessClock

    init(_ clock: HeadlessClock) {
      self.clock = clock
    }

    /// The time since the phone was made.
    public var now: Duration { .seconds(clock.now) }

    /// Lets time pass; everything that falls due meanwhile runs at its own moment, in order.
    public func advance(by time: Duration) {
      clock.advance(by: time / .seconds(1))
    }

    /// Runs one turn of the main run loop without letting time pass.
    public func runTurn() {
      clock.runTurn()
    }

    /// Lets time pass until nothing is due any more, at most for the given time.
    ///
    /// - Returns: whether everything came to rest within that time.
    @discardableResult
    public func runUntilIdle(limit: Duration = .seconds(10)) -> Bool {
      let end = clock.now + limit / .seconds(1)
      clock.runTurn()
      while let next = clock.nextMoment {
        guard next <= end else { return false }
        clock.advance(by: max(0, next - clock.now))
      }
      return true
    }
  }
#endif
