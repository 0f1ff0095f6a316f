// Copyright (c) 2026 the Usher authors. MIT license, see LICENSE.

import Foundation

/// The device's edit menu. It hides at the next touch beside it, and when its text changes.
@MainActor
final class EditMenu {
  private var window: TextEffectsWindow?
  private weak var host: UIView?
  private var hideTime: TimeInterval = -1
  private let clock: HeadlessClock

  init(clock: HeadlessClock) {
    self.clock = clock
  }

  /// The touch that hid it is perhaps still down.
  var wasJustHidden: Bool { clock.now - hideTime < 0.3 }

  var isShown: Bool { host != nil }

  func show(
    _ commands: [EditCommand], around rect: CGRect, of host: UIView,
    choose: @escaping @MainActor (EditCommand) -> Void
  ) {
    hide()
    guard !commands.isEmpty, let own = host.window, let scene = own.windowScene else { return }
    let window = window ?? TextEffectsWindow(windowScene: scene)
    if window.windowScene !== scene { window.windowScene = scene }
    self.window = window
    self.host = host
    hideTime = -1
    window.overrideUserInterfaceStyle = host.traitCollection.userInterfaceStyle
    window.isHidden = false
    window.onTouchOutside = { [weak self] in self?.touchDidBeginOutside() }
    let view = EditMenuView(commands: commands) { [weak self] command in
      self?.hide()
      choose(command)
    }
    let place = own.convert(host.convert(rect, to: nil), to: window)
    window.show(view, around: place)
  }

  func hide(for host: UIView) {
    if host === self.host { hide() }
  }

  private func touchDidBeginOutside() {
    let shown = host
    clock.nextTurn { [weak self] in
      guard let self, self.host === shown else { return }
      self.hide()
    }
  }

  private func hide() {
    guard host != nil else { return }
    host = nil
    hideTime = clock.now
    window?.removeMenu()
  }
}
