// Copyright (c) 2026 the Usher authors. MIT license, see LICENSE.

import Foundation
import UIKitShim

extension Probe {
  static let all = [
    Probe("a", "Where is an action sheet whose source is in another window?", measure: otherWindow),
    Probe("b", "Does reading its popover change an action sheet?", measure: readPopover),
    Probe("c", "Does a large sheet move its page back?", measure: largeSheet),
    Probe("d", "What is called if a pop interrupts a push?", measure: interruptedPush),
    Probe("e", "Which windows does a keyboard have?", measure: keyboardWindows),
  ]

  private static func otherWindow(_ window: UIWindow) async -> String {
    let page = setRoot(of: window)
    let source = UIView(frame: CGRect(x: 60, y: 500, width: 120, height: 44))
    source.backgroundColor = .systemBlue
    page.view.addSubview(source)
    guard let scene = window.windowScene else { return "no scene" }
    let overlay = UIWindow(windowScene: scene)
    overlay.windowLevel = window.windowLevel + 1
    let root = UIViewController()
    overlay.rootViewController = root
    overlay.isHidden = false
    let alert = actionSheet()
    alert.popoverPresentationController?.sourceView = source
    root.present(alert, animated: false)
    await wait(1)
    let line = "source \(onScreen(source)), \(described(alert))"
    root.dismiss(animated: false)
    await wait(1)
    overlay.isHidden = true
    return line
  }

  private static func readPopover(_ window: UIWindow) async -> String {
    let page = setRoot(of: window)
    // On a pad an action sheet without a source raises an exception.
    guard page.traitCollection.userInterfaceIdiom == .phone else { return "only for phones" }
    var lines: [String] = []
    for isRead in [false, true] {
      let alert = actionSheet()
      let popover = isRead ? alert.popoverPresentationController : nil
      page.present(alert, animated: false)
      await wait(1)
      lines.append(
        isRead
          ? "read before (\(popover == nil ? "nil" : "there is one")): \(described(alert))"
          : "not read: \(described(alert))")
      page.dismiss(animated: false)
      await wait(1)
    }
    return lines.joined(separator: "; ")
  }

  private static func largeSheet(_ window: UIWindow) async -> String {
    let page = setRoot(of: window)
    await wait(0.5)
    let before = onScreen(page.view)
    var parts = ["page \(before)"]
    for detents in [[UISheetPresentationController.Detent.medium()], [.large()]] {
      let sheet = UIViewController()
      sheet.view.backgroundColor = .systemYellow
      sheet.modalPresentationStyle = .pageSheet
      sheet.sheetPresentationController?.detents = detents
      page.present(sheet, animated: true)
      await wait(1.5)
      let style = window.windowScene?.statusBarManager?.statusBarStyle.rawValue ?? -1
      parts.append(
        "under a sheet \(onScreen(sheet.view)): page \(onScreen(page.view)), status bar style \(style)"
      )
      page.dismiss(animated: false)
      await wait(1)
    }
    return parts.joined(separator: "; ") + "; safe area top \(Int(window.safeAreaInsets.top))"
  }

  private static func interruptedPush(_ window: UIWindow) async -> String {
    let log = ProbeLog()
    let navigation = UINavigationController(rootViewController: ProbePage("first", log))
    navigation.delegate = log
    window.rootViewController = navigation
    window.makeKeyAndVisible()
    await wait(1)
    log.entries = []
    navigation.pushViewController(ProbePage("second", log), animated: true)
    await wait(0.15)
    let isMoving = navigation.transitionCoordinator != nil
    log.entries.append("pop (\(isMoving ? "moving" : "at rest"))")
    let popped = navigation.popViewController(animated: true)
    log.entries.append(popped == nil ? "refused" : "accepted")
    await wait(1.5)
    let pages = navigation.viewControllers.count
    return log.entries.joined(separator: ", ") + "; then \(pages) on the stack"
  }

  private static func keyboardWindows(_ window: UIWindow) async -> String {
    let page = setRoot(of: window)
    let field = UITextField(frame: CGRect(x: 40, y: 120, width: 240, height: 44))
    page.view.addSubview(field)
    await wait(0.5)
    field.becomeFirstResponder()
    await wait(1.5)
    let windows = (window.windowScene?.windows ?? []).map { other in
      "\(type(of: other)) \(other.windowLevel.rawValue)\(other.isHidden ? " hidden" : "")"
    }
    let guide = page.view.keyboardLayoutGuide.layoutFrame
    field.resignFirstResponder()
    return windows.joined(separator: ", ") + "; keyboard guide \(Int(guide.minY))"
  }

  /// Shows an empty page in the window.
  private static func setRoot(of window: UIWindow) -> UIViewController {
    let page = UIViewController()
    page.view.backgroundColor = .systemBackground
    window.rootViewController = page
    window.makeKeyAndVisible()
    return page
  }

  private static func actionSheet() -> UIAlertController {
    let alert = UIAlertController(title: "Probe", message: nil, preferredStyle: .actionSheet)
    alert.addAction(UIAlertAction(title: "Delete", style: .destructive))
    alert.addAction(UIAlertAction(title: "Cancel", style: .cancel))
    return alert
  }

  /// How an alert is presented, and where.
  private static func described(_ alert: UIAlertController) -> String {
    guard alert.presentingViewController != nil, let presentation = alert.presentationController
    else {
      return "not presented"
    }
    return "by \(type(of: presentation)) at \(onScreen(alert.view))"
  }

  /// The frame of a view on the screen.
  private static func onScreen(_ view: UIView) -> String {
    let frame = view.convert(view.bounds, to: nil)
    return "(\(Int(frame.minX)), \(Int(frame.minY)), \(Int(frame.width)), \(Int(frame.height)))"
  }
}

/// The callbacks of the pages and the navigation controller of a probe, in order.
@MainActor
private final class ProbeLog: NSObject, UINavigationControllerDelegate {
  var entries: [String] = []

  func navigationController(
    _ navigationController: UINavigationController, willShow viewController: UIViewController,
    animated: Bool
  ) {
    let coordinator = navigationController.transitionCoordinator
    let word = coordinator.map { $0.isInteractive ? "interactive" : "not interactive" }
    entries.append("willShow \(viewController.title ?? "?") (\(word ?? "no coordinator"))")
  }

  func navigationController(
    _ navigationController: UINavigationController, didShow viewController: UIViewController,
    animated: Bool
  ) {
    entries.append("didShow \(viewController.title ?? "?")")
  }
}

/// A page that logs its appearance.
private final class ProbePage: UIViewController {
  private let log: ProbeLog

  init(_ title: String, _ log: ProbeLog) {
    self.log = log
    super.init(nibName: nil, bundle: nil)
    self.title = title
  }

  @available(*, unavailable)
  required init?(coder: NSCoder) {
    nil
  }

  override func viewWillAppear(_ animated: Bool) {
    super.viewWillAppear(animated)
    record("willAppear")
  }

  override func viewDidAppear(_ animated: Bool) {
    super.viewDidAppear(animated)
    record("didAppear")
  }

  override func viewWillDisappear(_ animated: Bool) {
    super.viewWillDisappear(animated)
    record("willDisappear")
  }

  override func viewDidDisappear(_ animated: Bool) {
    super.viewDidDisappear(animated)
    record("didDisappear")
  }

  private func record(_ name: String) {
    log.entries.append("\(title ?? "?") \(name)")
  }
}
