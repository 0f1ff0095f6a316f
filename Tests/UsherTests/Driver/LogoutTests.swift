// Copyright (c) 2026 the Usher authors. MIT licence, see LICENSE.

import Foundation
import Testing
import UIKitShim

@testable import Usher

/// Logging out in the middle of everything: each phase of a popup, during each change of the screen,
/// cut into slices of time.
@MainActor
struct LogoutTests {
  /// Where the popup is when the screen begins to change.
  enum Phase: String, CaseIterable {
    case queued, appearing, visible, dismissing, suspended, hidden, resuming
  }

  /// What happens to the screen meanwhile.
  enum ScreenChange: String, CaseIterable {
    case nothing, push, pop, halfSwipe, tabSwitch, sheetUp, sheetDown, alertUp, rotation, background
  }

  private static let slices: [TimeInterval] = [0, 0.02, 0.1, 0.25, 0.4, 0.7]

  @Test(arguments: Phase.allCases, ScreenChange.allCases)
  func `logging out leaves nothing, in every phase and at every moment of every change`(
    phase: Phase, motion: ScreenChange
  ) {
    for time in Self.slices {
      for isAnimated in [true, false] {
        Shop.run { shop, variant in
          let comment = Comment(rawValue: "\(phase), \(motion), \(time) s, \(isAnimated), \(variant)")
          let observers = shop.app.device.clock.observerCount
          shop.begin(phase)
          shop.begin(motion)
          shop.app.device.clock.advance(by: time)

          PopupCenter.dismissEverywhere(.loggedOut, animated: isAnimated)
          if !isAnimated { #expect(shop.app.overlays.isEmpty, comment) }
          shop.end(motion)

          #expect(shop.dismissed.sorted() == shop.enqueued, comment)
          #expect(shop.isEmpty, comment)
          #expect(shop.app.device.clock.observerCount == observers, comment)
          #expect(shop.boxes.allSatisfy { $0.value == nil }, comment)
        }
      }
    }
  }
}

/// A shop with two tabs, a popup on its page, and everything that can happen to them.
@MainActor
private final class Shop {
  struct Weak {
    weak var value: UIView?
  }

  let app: TestApp
  private let tabs = UITabBarController()
  private let navigation = UINavigationController()
  private let page = HomePage()
  private var handle: PopupHandle<Never>?
  private var urgent: PopupHandle<Never>?
  private var hold: PopupHold?
  /// The content of the popups, none of which must outlive its popup.
  private(set) var boxes: [Weak] = []
  /// How many popups there were, and how many outcomes.
  private(set) var enqueued: [String] = []
  private(set) var dismissed: [String] = []

  /// In each of the worlds, which are told apart by their numbers.
  static func run(_ body: (Shop, Int) -> Void) {
    for (variant, switches) in HeadlessSwitches.variants.enumerated() {
      HeadlessDevice.run(switches: switches) { device in body(Shop(on: device), variant) }
    }
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
      self?.boxes.append(Weak(value: box))
      return box
    }
    return app.center.show(
      change(popup).modal(false).onDismiss { [weak self] _ in self?.dismissed.append(name) })
  }

  // MARK: Phases

  func begin(_ phase: LogoutTests.Phase) {
    if phase == .queued { hold = app.center.hold(reason: "test") }
    handle = enqueue("popup") { $0.on(page).keepAlive() }
    app.runTurn()
    app.runTurn()
    guard phase != .queued, phase != .appearing else { return }
    app.runUntilIdle()
    switch phase {
    case .queued, .appearing, .visible: break
    case .dismissing:
      handle?.dismiss(.custom("closed"))
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
    urgent = enqueue("urgent") { $0.priority(.urgent).conflict() }
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

  /// Lets everything come to its end.
  func end(_ motion: LogoutTests.ScreenChange) {
    app.device.touchUp()
    app.runUntilIdle()
    if motion == .background { app.device.activate(app.scene) }
    hold?.release()
    hold = nil
    app.runUntilIdle()
  }

  /// Whether nothing of ours is left.
  var isEmpty: Bool {
    let center = app.center
    return app.scene.windows.allSatisfy { !($0 is OverlayWindow) } && center.driver.isIdle
      && center.driver.holds.isEmpty && center.visiblePopups.isEmpty && center.queuedPopups.isEmpty
      && center.suspendedPopups.isEmpty && app.window.isKeyWindow
      && app.window.tintAdjustmentMode == .normal && app.device.clock.workCount == 0
  }
}
