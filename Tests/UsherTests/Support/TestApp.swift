// Copyright (c) 2026 the Usher authors. MIT license, see LICENSE.

import Testing
import UIKitShim
import UsherTesting

@testable import Usher

/// A device with one active scene and one page.
@MainActor
struct TestApp {
  let device: HeadlessDevice
  let scene: UIWindowScene
  let window: UIWindow
  let page: UIViewController

  var center: PopupCenter { scene.usher.popups }

  /// The visible overlay windows, the lowest first.
  var overlays: [OverlayWindow] { overlayWindows.filter { !$0.isHidden } }

  private var overlayWindows: [OverlayWindow] {
    scene.windows.compactMap { $0 as? OverlayWindow }
      .sorted { $0.windowLevel.rawValue < $1.windowLevel.rawValue }
  }

  /// Runs the clock until all animations and transitions have finished.
  func runUntilIdle() { device.clock.advance(by: 2) }

  func runTurn() { device.clock.runTurn() }

  /// Runs a test on a fresh device, once in each UIKit variant unless one is given.
  static func run(
    on model: HeadlessModel = .iPhone16, system: HeadlessSystem = .standard,
    switches: HeadlessSwitches? = nil, _ body: @MainActor (TestApp) throws -> Void
  ) rethrows {
    try runOnDevice(model, system: system, switches: switches) { device in
      try body(TestApp(on: device))
    }
  }

  /// Runs an asynchronous test on a fresh device, once in each UIKit variant unless one is given.
  static func run(
    switches: HeadlessSwitches? = nil, _ body: @MainActor (TestApp) async throws -> Void
  ) async rethrows {
    try await runOnDeviceAsync(switches: switches) { device in try await body(TestApp(on: device)) }
  }

  /// Runs a test on a fresh device whose page is in a navigation controller.
  static func runInNavigation(
    system: HeadlessSystem = .standard, switches: HeadlessSwitches? = nil,
    _ body: @MainActor (TestApp, UINavigationController) throws -> Void
  ) rethrows {
    try runOnDevice(system: system, switches: switches) { device in
      let navigation = UINavigationController(rootViewController: HomePage())
      try body(TestApp(on: device, page: navigation), navigation)
    }
  }

  /// Runs an asynchronous test on a fresh device whose page is in a navigation controller.
  static func runInNavigation(
    switches: HeadlessSwitches? = nil,
    _ body: @MainActor (TestApp, UINavigationController) async throws -> Void
  ) async rethrows {
    try await runOnDeviceAsync(switches: switches) { device in
      let navigation = UINavigationController(rootViewController: HomePage())
      try await body(TestApp(on: device, page: navigation), navigation)
    }
  }

  /// Runs a test on a device without a scene, once in each UIKit variant unless one is given.
  static func runOnDevice(
    _ model: HeadlessModel = .iPhone16, system: HeadlessSystem = .standard,
    switches: HeadlessSwitches? = nil, _ body: @MainActor (HeadlessDevice) throws -> Void
  ) rethrows {
    for variant in switches.map({ [$0] }) ?? HeadlessSwitches.variants {
      try variant.named { try HeadlessDevice.run(model, system: system, switches: variant, body) }
    }
  }

  /// Runs an asynchronous test on a device without a scene, once in each UIKit variant unless one is
  /// given.
  static func runOnDeviceAsync(
    switches: HeadlessSwitches? = nil, _ body: @MainActor (HeadlessDevice) async throws -> Void
  ) async rethrows {
    for variant in switches.map({ [$0] }) ?? HeadlessSwitches.variants {
      try await variant.named { try await HeadlessDevice.run(switches: variant, body) }
    }
  }

  init(on device: HeadlessDevice, page: UIViewController = UIViewController()) {
    self.device = device
    self.page = page
    scene = device.connectScene()
    window = UIWindow(windowScene: scene)
    window.rootViewController = page
    window.makeKeyAndVisible()
    device.clock.advance(by: 1)
  }
}

extension TestApp: @MainActor CustomTestStringConvertible {
  /// What is on the screen.
  var testDescription: String { ScreenProbe(scene).debugDescription }
}

final class HomePage: UIViewController {}

final class DetailPage: UIViewController {}

/// Records calls in order.
@MainActor
final class CallLog {
  private(set) var lines: [String] = []
  private let onRecord: @MainActor (String) -> Void

  init(onRecord: @escaping @MainActor (String) -> Void = { _ in }) {
    self.onRecord = onRecord
  }

  func record(_ entry: String) {
    lines.append(entry)
    onRecord(entry)
  }

  /// Returns a callback that records the reason for which a popup was dismissed.
  func recordOutcome<Value>(of name: String) -> @MainActor (PopupOutcome<Value>) -> Void {
    { self.record("\(name): \($0.reason)") }
  }
}

/// A view with a fixed size.
@MainActor
final class FixedSizeView: UIView {
  private let size: CGSize

  init(_ width: CGFloat = 200, _ height: CGFloat = 120) {
    size = CGSize(width: width, height: height)
    super.init(frame: .zero)
    backgroundColor = .white
  }

  required init?(coder: NSCoder) { nil }

  override func sizeThatFits(_ size: CGSize) -> CGSize { self.size }
}

/// Collects the reports of misuse that a test causes.
@MainActor
final class MisuseCollector {
  private(set) var reports: [MisuseReport] = []

  init() {
    MisuseReport.handler = { [weak self] in self?.reports.append($0) }
  }
}
