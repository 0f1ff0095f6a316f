// Copyright (c) 2026 the Usher authors. MIT license, see LICENSE.

import Foundation

/// What other code in an app's process does on a device: windows of others, children in wrapper
/// views, transitions that begin late and coordinators that exist some turns earlier or later,
/// traits that are known a turn after a new window shows, controllers that are released late,
/// repeated hit tests.
@MainActor
final class Interference {
  private var windows: [ObjectIdentifier: [UIWindow]] = [:]

  /// The windows of a keyboard that is away and of a tool for developers.
  func sceneDidConnect(_ scene: UIWindowScene) {
    let keyboard = InterferenceKeyboardWindow(windowScene: scene)
    keyboard.windowLevel = UIWindow.Level(rawValue: 10_000_000)
    let tool = InterferenceWindow(windowScene: scene)
    tool.frame = CGRect(x: 0, y: 200, width: 40, height: 40)
    tool.windowLevel = UIWindow.Level(rawValue: 1)
    tool.rootViewController = InterferenceController()
    for window in [keyboard, tool] { window.isHidden = false }
    windows[ObjectIdentifier(scene)] = [keyboard, tool]
  }

  func sceneDidDisconnect(_ scene: UIWindowScene) {
    for window in windows.removeValue(forKey: ObjectIdentifier(scene)) ?? [] {
      window.isHidden = true
      window.windowScene = nil
    }
  }

  private var transitions = 0

  func nextTransitionJitter() -> TransitionJitter {
    transitions += 1
    return .forTransition(transitions)
  }

  /// A new window gets its traits a turn after its first layout.
  func windowWillShow(_ window: UIWindow) {
    guard !window.hasBeenShown, !(window is InterferenceWindow) else { return }
    window.hasTraits = false
    HeadlessDevice.current.afterLayout { [weak window] in
      HeadlessDevice.current.inNextTurn {
        window?.hasTraits = true
        window?.updateTraits()
      }
    }
  }

  /// Gives a page of the app a child in a wrapper view a turn later; it is hidden.
  func controllerDidLoad(_ controller: UIViewController) {
    guard !(controller is InterferenceController),
      !String(reflecting: type(of: controller)).hasPrefix("Understudy.")
    else { return }
    after(1) { [weak self, weak controller] in
      guard let controller, controller.loadedView?.window?.windowLevel == .normal else { return }
      self?.addChild(to: controller)
    }
  }

  private func addChild(to controller: UIViewController) {
    guard let view = controller.loadedView else { return }
    let (wrapper, child) = (UIView(), InterferenceController())
    wrapper.isUserInteractionEnabled = false
    child.view.isHidden = true
    controller.addChild(child)
    wrapper.addSubview(child.view)
    view.insertSubview(wrapper, at: 0)
    child.didMove(toParent: controller)
  }

  /// How many turns what has ended lives on.
  private static let extraTurns = 3

  /// Keeps something for some turns.
  func retainForSomeTurns(_ object: AnyObject) {
    after(Self.extraTurns) { _ = object }
  }

  /// Takes a coordinator away from its controllers some turns after its end.
  func releaseCoordinator(_ coordinator: TransitionCoordinator?, of controllers: [UIViewController])
  {
    after(Self.extraTurns) {
      for controller in controllers where controller.presentation.coordinator === coordinator {
        controller.removeCoordinator(coordinator)
      }
    }
  }

  private func after(_ turns: Int, _ body: @escaping () -> Void) {
    guard turns > 0 else { return body() }
    HeadlessDevice.current.inNextTurn { [weak self] in self?.after(turns - 1, body) }
  }
}

/// A window of other code: in front, never key, and without touches.
private class InterferenceWindow: UIWindow {
  override var canBecomeKey: Bool { false }

  override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? { nil }
}

private final class InterferenceKeyboardWindow: InterferenceWindow {}

private final class InterferenceController: UIViewController {}

extension UIViewController {
  /// Removes a coordinator; that of a running change of pages is kept.
  fileprivate func removeCoordinator(_ coordinator: TransitionCoordinator?) {
    let own = (self as? UINavigationController)?.current?.coordinator
    presentation.coordinator = own === coordinator ? nil : own
  }
}

extension HeadlessDevice {
  /// Releases the coordinator of a transition that has ended or was canceled.
  func releaseCoordinator(_ coordinator: TransitionCoordinator?, of controllers: [UIViewController])
  {
    if switches.simulatesInterference {
      return interference.releaseCoordinator(coordinator, of: controllers)
    }
    for controller in controllers { controller.removeCoordinator(coordinator) }
  }

  /// An object was removed for good; on a device it is deallocated at no certain time.
  func didDetach(_ object: AnyObject) {
    if switches.simulatesInterference { interference.retainForSomeTurns(object) }
  }
}

// MARK: - Transitions

/// Irregular timing of one transition. All of it happens on devices; none of it is promised.
struct TransitionJitter {
  /// It begins a turn later than it was asked for.
  var startsLate = false
  /// Its coordinator exists before it begins.
  var hasEarlyCoordinator = false
  /// Its coordinator is gone when the did-callbacks come, instead of some turns after them.
  var releasesCoordinatorEarly = false

  /// No rhythm that presenting and dismissing in turn would fall into.
  static func forTransition(_ number: Int) -> TransitionJitter {
    TransitionJitter(
      startsLate: number % 3 == 1, hasEarlyCoordinator: number % 3 == 2,
      releasesCoordinatorEarly: number % 5 == 1 || number % 5 == 3)
  }
}

extension HeadlessDevice {
  /// How the next transition behaves.
  func jitterOfNextTransition() -> TransitionJitter {
    switches.simulatesInterference ? interference.nextTransitionJitter() : TransitionJitter()
  }

  /// Runs `body` after the layout pass of this turn, or of the next one for what starts late.
  func start(_ jitter: TransitionJitter, _ body: @escaping () -> Void) {
    guard jitter.startsLate else { return afterLayout(body) }
    afterLayout {
      let device = HeadlessDevice.current
      device.inNextTurn { device.afterLayout(body) }
    }
  }
}
