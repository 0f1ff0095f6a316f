// Copyright (c) 2026 the Usher authors. MIT license, see LICENSE.

import Foundation

/// What apps on a device have around them and nobody asked for: windows of others, children in wrapper
/// views, transitions that begin late and coordinators that come and go some turns earlier or later,
/// traits that are known a turn after a new window shows, controllers that live on, repeated hit tests.
@MainActor
final class Noise {
  private var windows: [ObjectIdentifier: [UIWindow]] = [:]

  /// The windows of a keyboard that is away and of a tool for developers.
  func sceneDidConnect(_ scene: UIWindowScene) {
    let keyboard = NoiseKeyboardWindow(windowScene: scene)
    keyboard.windowLevel = UIWindow.Level(rawValue: 10_000_000)
    let tool = NoiseWindow(windowScene: scene)
    tool.frame = CGRect(x: 0, y: 200, width: 40, height: 40)
    tool.windowLevel = UIWindow.Level(rawValue: 1)
    tool.rootViewController = NoiseController()
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

  func nextTemper() -> TransitionTemper {
    transitions += 1
    return .number(transitions)
  }

  /// A new window learns a turn after its first layout what it is shown on.
  func windowWillShow(_ window: UIWindow) {
    guard !window.hasBeenShown, !(window is NoiseWindow) else { return }
    window.knowsTraits = false
    HeadlessDevice.current.afterLayout { [weak window] in
      HeadlessDevice.current.inNextTurn {
        window?.knowsTraits = true
        window?.updateTraits()
      }
    }
  }

  /// Gives a page of the app a child in a wrapper view a turn later; it is hidden.
  func controllerDidLoad(_ controller: UIViewController) {
    guard !(controller is NoiseController),
      !String(reflecting: type(of: controller)).hasPrefix("Understudy.")
    else { return }
    after(1) { [weak self, weak controller] in
      guard let controller, controller.loadedView?.window?.windowLevel == .normal else { return }
      self?.addChild(to: controller)
    }
  }

  private func addChild(to controller: UIViewController) {
    guard let view = controller.loadedView else { return }
    let (wrapper, child) = (UIView(), NoiseController())
    wrapper.isUserInteractionEnabled = false
    child.view.isHidden = true
    controller.addChild(child)
    wrapper.addSubview(child.view)
    view.insertSubview(wrapper, at: 0)
    child.didMove(toParent: controller)
  }

  /// How many turns what has ended lives on.
  private static let turns = 3

  /// Keeps something for some turns.
  func outlive(_ object: AnyObject) {
    after(Self.turns) { _ = object }
  }

  /// Takes a coordinator away from its controllers some turns after its end.
  func letGo(_ coordinator: TransitionCoordinator?, of controllers: [UIViewController]) {
    after(Self.turns) {
      for controller in controllers where controller.presentation.coordinator === coordinator {
        controller.loseCoordinator(coordinator)
      }
    }
  }

  private func after(_ turns: Int, _ body: @escaping () -> Void) {
    guard turns > 0 else { return body() }
    HeadlessDevice.current.inNextTurn { [weak self] in self?.after(turns - 1, body) }
  }
}

/// A window of somebody else: in front, never key, and nothing to the finger.
private class NoiseWindow: UIWindow {
  override var canBecomeKey: Bool { false }

  override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? { nil }
}

private final class NoiseKeyboardWindow: NoiseWindow {}

private final class NoiseController: UIViewController {}

extension UIViewController {
  /// Lets go of a coordinator; where pages change below what has come or gone, theirs is left.
  fileprivate func loseCoordinator(_ coordinator: TransitionCoordinator?) {
    let own = (self as? UINavigationController)?.current?.coordinator
    presentation.coordinator = own === coordinator ? nil : own
  }
}

extension HeadlessDevice {
  /// The coordinator of a transition that is over, or was taken back, is of no more use.
  func letGo(_ coordinator: TransitionCoordinator?, of controllers: [UIViewController]) {
    if switches.isNoisy { return noise.letGo(coordinator, of: controllers) }
    for controller in controllers { controller.loseCoordinator(coordinator) }
  }

  /// Something has left for good; nobody on a device can say when exactly it is deallocated.
  func didLeave(_ object: AnyObject) {
    if switches.isNoisy { noise.outlive(object) }
  }
}
