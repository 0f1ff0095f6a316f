// Copyright (c) 2026 the Usher authors. MIT license, see LICENSE.

import Foundation
import Testing
import UIKitShim

@testable import Usher

/// Logging out in each phase of a popup and at several times during each change of the screen.
@MainActor
@Suite(.uikitVariants)
struct LogoutTests {
  /// The phase of the popup when the screen begins to change.
  enum Phase: String, CaseIterable {
    case queued, appearing, visible, dismissing, suspended, hidden, resuming
  }

  /// The change of the screen.
  enum ScreenChange: String, CaseIterable {
    case nothing, push, pop, halfSwipe, tabSwitch, sheetUp, sheetDown, alertUp, rotation, background
  }

  private static let slices: [TimeInterval] = [0, 0.02, 0.1, 0.25, 0.4, 0.7]

  @Test(arguments: Phase.allCases, ScreenChange.allCases)
  func `logging out dismisses everything in every phase and during every screen change`(
    phase: Phase, motion: ScreenChange
  ) {
    for time in Self.slices {
      for isAnimated in [true, false] {
        Shop.run { shop in
          let comment: Comment = "after \(time) s, \(isAnimated ? "animated" : "not animated")"
          let observers = shop.app.device.clock.observerCount
          shop.begin(phase)
          shop.begin(motion)
          shop.app.device.clock.advance(by: time)

          PopupCenter.dismissEverywhere(reason: .loggedOut, animated: isAnimated)
          if !isAnimated { #expect(shop.app.overlays.isEmpty, comment) }
          shop.end(motion)

          #expect(shop.dismissed.sorted() == shop.enqueued, comment)
          #expect(shop.isEmpty, comment)
          #expect(shop.app.device.clock.observerCount == observers, comment)
          #expect(shop.boxes.allSatisfy { $0.object == nil }, comment)
        }
      }
    }
  }
}

/// A tab bar controller with a popup on one of its pages, and every change of the screen.
@MainActor
private final class Shop {
  let app: TestApp
  private let tabs = UITabBarController()
  private let navigation = UINavigationController()
  private let page = HomePage()
  private var handle: PopupHandle<Never>?
  private var urgent: PopupHandle<Never>?
  private var hold: PopupHold?
  /// The views of the popups; none may outlive its popup.
  private(set) var boxes: [Weak<UIView>] = []
  /// The names of the popups that were shown, and of those that were dismissed.
  private(set) var enqueued: [String] = []
  private(set) var dismissed: [String] = []

  /// Runs in each UIKit variant.
  static func run(_ body: @MainActor (Shop) -> Void) {
    TestApp.runOnDevice { device in body(Shop(on: device)) }
  }

  private init(on device: HeadlessDevice) {
    navigation.viewControllers = [DetailPage(), page]
    tabs.viewControllers = [navigation, UIViewController()]
    app = TestApp(on: device, page: tabs)
  }

  private func enqueue(
    _ name: String, _ change: (Popup<Never>) -> Popup<Never>
  ) -> PopupHandle<Never> {
    enqueued.append(name)
    let popup = Popup<Never> { [weak self] _ in
      let box = FixedSizeView()
      self?.boxes.append(Weak(object: box))
      return box
    }
    return app.center.show(
      change(popup).modal(false).onDismiss { [weak self] _ in self?.dismissed.append(name) })
  }

  // MARK: Phases

  func begin(_ phase: LogoutTests.Phase) {
    if phase == .queued { hold = app.center.hold(reason: "test") }
    handle = enqueue("popup") { $0.on(page).pageExit(.keepAlive) }
    app.runTurn()
    app.runTurn()
    guard phase != .queued, phase != .appearing else { return }
    app.runUntilIdle()
    switch phase {
    case .queued, .appearing, .visible: break
    case .dismissing:
      handle?.dismiss(reason: .custom("closed"))
      app.device.clock.advance(by: 0.05)
    case .suspended: interrupt()
    case .hidden:
      navigation.pushViewController(UIViewController(), animated: true)
      app.device.clock.advance(by: 0.1)
    case .resuming:
      interrupt()
      urgent?.dismiss(animated: false)
      app.device.clock.advance(by: 0.05)
    }
  }

  private func interrupt() {
    urgent = enqueue("urgent") { $0.priority(.urgent).conflict(.interrupt) }
    app.runUntilIdle()
  }

  // MARK: Changes of the screen

  func begin(_ motion: LogoutTests.ScreenChange) {
    let device = app.device
    switch motion {
    case .nothing: break
    case .push: navigation.pushViewController(UIViewController(), animated: true)
    case .pop: navigation.popViewController(animated: true)
    case .halfSwipe:
      device.touchDown(at: CGPoint(x: 2, y: 780))
      for x in stride(from: 15.0, through: 150, by: 15) {
        device.clock.advance(by: 1.0 / 60)
        device.touchMove(to: CGPoint(x: x, y: 780))
      }
    case .tabSwitch: tabs.selectedIndex = 1
    case .sheetUp: tabs.present(UIViewController(), animated: true)
    case .sheetDown:
      tabs.present(UIViewController(), animated: false)
      app.runUntilIdle()
      tabs.dismiss(animated: true)
    case .alertUp: tabs.present(UIAlertController.make("Really?"), animated: true)
    case .rotation: device.orientation = .landscapeLeft
    case .background: device.background(app.scene)
    }
  }

  /// Finishes the change of the screen and waits until the app is idle.
  func end(_ motion: LogoutTests.ScreenChange) {
    app.device.touchUp()
    app.runUntilIdle()
    if motion == .background { app.device.activate(app.scene) }
    hold?.release()
    hold = nil
    app.runUntilIdle()
  }

  /// Whether no window, popup, hold or timer is left.
  var isEmpty: Bool {
    let center = app.center
    return app.scene.windows.allSatisfy { !($0 is OverlayWindow) } && center.driver.isIdle
      && center.driver.lastHolds.isEmpty && center.visiblePopups.isEmpty
      && center.queuedPopups.isEmpty
      && center.suspendedPopups.isEmpty && app.window.isKeyWindow
      && app.window.tintAdjustmentMode == .normal && app.device.clock.workCount == 0
  }
}
