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
    case waiting, appearing, visible, leaving, withdrawn, concealed, restoring
  }

  /// What happens to the screen meanwhile.
  enum Motion: String, CaseIterable {
    case nothing, push, pop, halfSwipe, tabSwitch, sheetUp, sheetDown, alertUp, rotation, background
  }

  private static let slices: [TimeInterval] = [0, 0.02, 0.1, 0.25, 0.4, 0.7]

  @Test(arguments: Phase.allCases, Motion.allCases)
  func `logging out leaves nothing, in every phase and at every moment of every change`(
    phase: Phase, motion: Motion
  ) {
    for moment in Self.slices {
      for isAnimated in [true, false] {
        Shop.run { shop, world in
          let place = Comment(rawValue: "\(phase), \(motion), \(moment) s, \(isAnimated), \(world)")
          let observers = shop.stand.device.clock.observerCount
          shop.begin(phase)
          shop.begin(motion)
          shop.stand.device.clock.advance(by: moment)

          PopupCenter.endAllScenes(.loggedOut, animated: isAnimated)
          if !isAnimated { #expect(shop.stand.overlays.isEmpty, place) }
          shop.end(motion)

          #expect(shop.ended.sorted() == shop.enqueued, place)
          #expect(shop.isEmpty, place)
          #expect(shop.stand.device.clock.observerCount == observers, place)
          #expect(shop.boxes.allSatisfy { $0.value == nil }, place)
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

  let stand: Stand
  private let tabs = UITabBarController()
  private let navigation = UINavigationController()
  private let page = HomePage()
  private var handle: PopupHandle<Never>?
  private var urgent: PopupHandle<Never>?
  private var hold: PopupHoldToken?
  /// The content of the popups, none of which must outlive its popup.
  private(set) var boxes: [Weak] = []
  /// How many popups there were, and how many outcomes.
  private(set) var enqueued: [String] = []
  private(set) var ended: [String] = []

  /// In each of the worlds, which are told apart by their numbers.
  static func run(_ body: (Shop, Int) -> Void) {
    for (world, switches) in HeadlessSwitches.worlds.enumerated() {
      HeadlessDevice.run(switches: switches) { device in body(Shop(on: device), world) }
    }
  }

  private init(on device: HeadlessDevice) {
    navigation.viewControllers = [DetailPage(), page]
    tabs.viewControllers = [navigation, UIViewController()]
    stand = Stand(on: device, page: tabs)
  }

  private func enqueue(
    _ name: String, _ change: (Popup<Never>) -> Popup<Never>
  ) -> PopupHandle<Never> {
    enqueued.append(name)
    let popup = Popup<Never> { [weak self] _ in
      let box = BoxView()
      self?.boxes.append(Weak(value: box))
      return box
    }
    return stand.center.enqueue(
      change(popup).modal(false).onEnd { [weak self] _ in self?.ended.append(name) })
  }

  // MARK: Phases

  func begin(_ phase: LogoutTests.Phase) {
    if phase == .waiting { hold = stand.center.hold(reason: "test") }
    handle = enqueue("popup") { $0.on(page).keepAlive() }
    stand.turn()
    stand.turn()
    guard phase != .waiting, phase != .appearing else { return }
    stand.settle()
    switch phase {
    case .waiting, .appearing, .visible: break
    case .leaving:
      handle?.end(.custom("closed"))
      stand.device.clock.advance(by: 0.05)
    case .withdrawn: interrupt()
    case .concealed:
      navigation.pushViewController(UIViewController(), animated: true)
      stand.device.clock.advance(by: 0.1)
    case .restoring:
      interrupt()
      urgent?.end(animated: false)
      stand.device.clock.advance(by: 0.05)
    }
  }

  private func interrupt() {
    urgent = enqueue("urgent") { $0.priority(.urgent).interrupts() }
    stand.settle()
  }

  // MARK: Changes of the screen

  func begin(_ motion: LogoutTests.Motion) {
    let device = stand.device
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
      stand.settle()
      tabs.dismiss(animated: true)
    case .alertUp: tabs.present(UIAlertController.make("Really?"), animated: true)
    case .rotation: device.orientation = .landscapeLeft
    case .background: device.background(stand.scene)
    }
  }

  /// Lets everything come to its end.
  func end(_ motion: LogoutTests.Motion) {
    stand.device.touchUp()
    stand.settle()
    if motion == .background { stand.device.activate(stand.scene) }
    hold?.release()
    hold = nil
    stand.settle()
  }

  /// Whether nothing of ours is left.
  var isEmpty: Bool {
    let center = stand.center
    return stand.scene.windows.allSatisfy { !($0 is OverlayWindow) } && center.driver.isIdle
      && center.driver.holds.isEmpty && center.visible.isEmpty && center.waiting.isEmpty
      && center.suspended.isEmpty && stand.window.isKeyWindow
      && stand.window.tintAdjustmentMode == .normal && stand.device.clock.workCount == 0
  }
}
