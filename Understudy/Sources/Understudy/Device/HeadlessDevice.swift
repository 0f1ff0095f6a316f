// Copyright (c) 2026 the Usher authors. MIT license, see LICENSE.

import Foundation
import Synchronization

/// A phone or pad in memory: its clock, screen, settings and the application on it.
///
/// Everything that is a process-wide singleton in UIKit hangs on a device here, so that tests run
/// side by side. `run` makes one current for the code within, tasks included.
@MainActor
public final class HeadlessDevice {
  /// The hardware; `change(to:)` puts the app on another one.
  public internal(set) var model: HeadlessModel {
    didSet { knownTraits = nil }
  }
  /// The system on it.
  public let system: HeadlessSystem
  /// What the key `UIDesignRequiresCompatibility` in the Info.plist of an app says that was built with
  /// the SDK of iOS 26: whether it keeps the design of iOS 18. Set before the app shows anything.
  nonisolated(unsafe) public var designRequiresCompatibility = false
  public let clock = HeadlessClock()
  /// How uncertain behavior is decided.
  public var switches: HeadlessSwitches {
    didSet { windows.keepsVisibleWindows = switches.scenesKeepVisibleWindows }
  }
  public let screen: UIScreen
  public let application: UIApplication

  /// What the user has chosen in Settings.
  public var settings = HeadlessSettings() {
    didSet {
      knownTraits = nil
      settingsDidChange(from: oldValue)
    }
  }

  /// The way the device is held. The interface follows in the next turn, as far as app and page
  /// allow it to.
  public var orientation: UIDeviceOrientation = .portrait {
    didSet { if orientation != oldValue { orientationDidChange() } }
  }

  /// Which side of the interface is up.
  public internal(set) var interfaceOrientation: UIInterfaceOrientation = .portrait {
    didSet { knownTraits = nil }
  }

  /// Makes the delegate of each scene that connects, as an app's scene configuration does.
  public var makeSceneDelegate: (@MainActor (UISceneSession) -> (any UISceneDelegate)?)?

  /// What the app has posted for assistive technology, oldest first.
  public internal(set) var announcements: [HeadlessAnnouncement] = []

  /// The haptics that would have been felt, by name, oldest first.
  public var haptics: [String] = []

  /// The languages that the app is localized in, its development language first; nil for every
  /// language there is. Set before the app shows anything.
  public var appLanguages: [String]?

  /// What UIKit would have written to the console, oldest first.
  public package(set) var log: [String] = []

  let animator = Animator()
  let touches = TouchPipeline()
  let windows = WindowList()
  let rendering = RenderCache()
  let interference = Interference()
  var pendingSettings: HeadlessSettings? {
    didSet { knownTraits = nil }
  }
  /// The traits of the screen as it is; nil after a change of what they are made of.
  var knownTraits: UITraitCollection?
  var sceneOrder: [UIWindowScene] = []
  var sceneCount = 0
  var endOfTurn: [@MainActor () -> Void] = []
  var caught: [HeadlessException]?
  /// Whether `withReadOnlyAccess` is running, so that getters must not change anything.
  var isReadOnly = false
  /// What the app has asked for, until the device is held another way.
  var requestedOrientation: UIInterfaceOrientation?
  /// The controllers may answer otherwise about the status bar than they did.
  var needsSystemBarUpdate = false
  nonisolated(unsafe) let link = DeviceLink()
  /// How often code has looked for its device and found this one.
  nonisolated let uses = Atomic<Int>(0)
  lazy var keyboard = SoftwareKeyboard(device: self)
  lazy var editMenu = EditMenu(clock: clock)
  lazy var pasteboard = UIPasteboard()
  lazy var uiDevice = UIDevice(device: self)

  package init(
    model: HeadlessModel, system: HeadlessSystem = .standard,
    switches: HeadlessSwitches = HeadlessSwitches()
  ) {
    self.model = model
    self.system = system
    self.switches = switches
    screen = UIScreen(model: model)
    application = UIApplication()
    link.device = self
    screen.link = link
    application.device = self
    clock.link = link
    windows.keepsVisibleWindows = switches.scenesKeepVisibleWindows
  }

  deinit {
    link.device = nil
  }
}

// MARK: - What is recorded

/// A notification that an app has posted for assistive technology; it keeps no element alive.
@MainActor
public struct HeadlessAnnouncement {
  /// Screen changed, layout changed, announcement and so on.
  public let notification: UIAccessibility.Notification
  /// The spoken text, if the argument is one.
  public let text: String?
  private weak var element: AnyObject?

  init(notification: UIAccessibility.Notification, argument: Any?) {
    self.notification = notification
    text = argument as? String
    element = argument.flatMap { $0 is String ? nil : $0 as AnyObject }
  }

  /// The element that gets the focus, while it lives, or the text that is spoken.
  public var argument: Any? { text ?? element }
}

/// An Objective-C exception that UIKit would have raised.
public struct HeadlessException: Equatable, Sendable {
  public let name: String
  public let reason: String
}

@MainActor
open class UIFeedbackGenerator: NSObject {
  public override init() { super.init() }

  open func prepare() {}
}

@MainActor
open class UINotificationFeedbackGenerator: UIFeedbackGenerator {
  public enum FeedbackType: Int, Sendable {
    case success = 0
    case warning = 1
    case error = 2
  }

  /// Differs: recorded in `HeadlessDevice.haptics`, for nothing can be felt.
  open func notificationOccurred(_ notificationType: FeedbackType) {
    HeadlessDevice.current.haptics.append("\(notificationType)")
  }
}
