// Copyright (c) 2026 the Usher authors. MIT license, see LICENSE.

import Foundation

/// The device's keyboard: what it types into, when it is shown and hidden, and what it posts.
@MainActor
final class SoftwareKeyboard {
  unowned let device: HeadlessDevice

  /// The first responder that got the focus last.
  weak var responder: UIResponder? {
    didSet { if responder !== oldValue { responderDidChange() } }
  }

  private(set) var window: KeyboardWindow?
  /// Where it stands on the screen or is going to; nil while it is down.
  private(set) var frame: CGRect?
  private var pendingCompletion: HeadlessScheduledWork?
  private var moves = 0
  lazy var guides = KeyboardGuides(keyboard: self)

  /// From iOS 26 on 23 frames of 60 in a second, as in Vercantez/openuikit and Tembeon/morph.
  static var duration: TimeInterval { HeadlessDevice.currentHasNewDesign ? 23 / 60 : 0.25 }
  /// Not one of UIKit's public curves.
  static let curve = 7

  init(device: HeadlessDevice) {
    self.device = device
  }

  /// What keys go to.
  var input: (any UIKeyInput)? { responder as? any UIKeyInput }

  // MARK: - Focus

  /// Another responder becomes first responder: the keyboard stays.
  func focusWillMove() { moves += 1 }

  func focusDidMove() {
    moves -= 1
    if responder == nil { update() }
  }

  func responderDidResign(_ old: UIResponder) {
    if responder === old { responder = nil }
  }

  private func responderDidChange() {
    if moves == 0 || responder != nil { update() }
  }

  /// The keyboard types for the key window of the scene, and for no other.
  func keyWindowDidChange(to window: UIWindow?) {
    guard moves == 0 else { return }
    if let next = window?.firstResponder, next !== responder {
      responder = next
    } else {
      update()
    }
  }

  /// A window with the focus in it has left the screen.
  func windowDidHide(_ window: UIWindow) {
    if let view = responder?.nearestView, view.window === window { responder = nil }
  }

  /// The traits or the text of the input may have changed.
  func inputDidChange() {
    guard frame != nil, let input else { return }
    window?.show(input, accessory: responder?.inputAccessoryView, custom: responder?.inputView)
    if let window, window.restingFrame != frame { update() }
  }

  /// The setting or the screen has changed.
  func environmentDidChange() { update() }

  // MARK: - Coming and going

  private func update() {
    let isWanted =
      responder?.responderWindow?.isKeyWindow == true
      && (input != nil || responder?.inputView != nil)
      && (responder as? UITextView)?.isEditable ?? true
      && !device.settings.hardwareKeyboard
    if isWanted { show() } else if frame != nil { hide() }
  }

  private func show() {
    guard let scene = responder?.responderWindow?.windowScene else { return }
    let window = window ?? makeWindow(in: scene)
    if window.windowScene !== scene {
      window.windowScene = scene
      window.fill(scene.coordinateSpace.bounds)
    }
    self.window = window
    window.show(input, accessory: responder?.inputAccessoryView, custom: responder?.inputView)
    let end = window.restingFrame
    let below = end.offsetBy(dx: 0, dy: window.bounds.maxY - end.minY)
    let begin = frame ?? below
    let wasUp = frame != nil
    frame = end
    notify(wasUp ? .moved : .shown, from: begin, to: end)
    guard frame == end else { return }
    window.isHidden = false
    if !wasUp, pendingCompletion == nil { UIView.performWithoutAnimation { window.place(begin) } }
    move(window, to: end)
    finishMove(wasUp ? .moved : .shown, from: begin, to: end) {}
  }

  private func makeWindow(in scene: UIWindowScene) -> KeyboardWindow {
    device.switches.keyboardWindowHasOtherName
      ? InputHostWindow(windowScene: scene) : KeyboardWindow(windowScene: scene)
  }

  private func hide() {
    guard let window, let begin = frame else { return }
    let end = begin.offsetBy(dx: 0, dy: window.bounds.maxY - begin.minY)
    frame = nil
    notify(.hidden, from: begin, to: end)
    guard frame == nil else { return }
    move(window, to: end)
    finishMove(.hidden, from: begin, to: end) { window.isHidden = true }
  }

  private func move(_ window: KeyboardWindow, to frame: CGRect) {
    UIView.animate(
      withDuration: Self.duration, delay: 0,
      options: [.beginFromCurrentState, .keyboardCurve]
    ) {
      window.place(frame)
      self.guides.move()
    }
  }

  private func finishMove(
    _ event: KeyboardEvent, from begin: CGRect, to end: CGRect, then: @escaping () -> Void
  ) {
    pendingCompletion?.cancel()
    pendingCompletion = device.clock.schedule(after: Self.duration) { [weak self] in
      guard let self else { return }
      self.pendingCompletion = nil
      then()
      self.post(event.after, from: begin, to: end)
    }
  }

  // MARK: - Telling

  private func notify(_ event: KeyboardEvent, from begin: CGRect, to end: CGRect) {
    let names = event.before
    post(
      device.switches.keyboardFrameNotificationComesFirst ? names : names.reversed(),
      from: begin, to: end)
  }

  private func post(_ names: [NSNotification.Name], from begin: CGRect, to end: CGRect) {
    for name in names {
      NotificationCenter.default.post(
        name: name, object: device.screen,
        userInfo: [
          UIResponder.keyboardFrameBeginUserInfoKey: posted(begin),
          UIResponder.keyboardFrameEndUserInfoKey: posted(end),
          UIResponder.keyboardAnimationDurationUserInfoKey: NSNumber(value: Self.duration),
          UIResponder.keyboardAnimationCurveUserInfoKey: NSNumber(value: Self.curve),
          UIResponder.keyboardIsLocalUserInfoKey: NSNumber(value: true),
        ])
    }
  }
}

extension SoftwareKeyboard {
  /// What a notification says of a frame; wrong frames begin 44 points too high.
  private func posted(_ frame: CGRect) -> CGRect {
    guard device.switches.keyboardFramesAreWrong else { return frame }
    return frame.inset(by: UIEdgeInsets(top: -44, left: 0, bottom: 0, right: 0))
  }
}

/// What the keyboard does, and which notifications come before and after.
private enum KeyboardEvent {
  case shown
  case moved
  case hidden

  var before: [NSNotification.Name] {
    let frame = UIResponder.keyboardWillChangeFrameNotification
    switch self {
    case .shown: return [frame, UIResponder.keyboardWillShowNotification]
    case .moved: return [frame]
    case .hidden: return [frame, UIResponder.keyboardWillHideNotification]
    }
  }

  var after: [NSNotification.Name] {
    let frame = UIResponder.keyboardDidChangeFrameNotification
    switch self {
    case .shown: return [frame, UIResponder.keyboardDidShowNotification]
    case .moved: return [frame]
    case .hidden: return [frame, UIResponder.keyboardDidHideNotification]
    }
  }
}

// MARK: - Notifications

extension UIResponder {
  public nonisolated static let keyboardWillShowNotification = NSNotification.Name(
    "UIKeyboardWillShowNotification")
  public nonisolated static let keyboardDidShowNotification = NSNotification.Name(
    "UIKeyboardDidShowNotification")
  public nonisolated static let keyboardWillHideNotification = NSNotification.Name(
    "UIKeyboardWillHideNotification")
  public nonisolated static let keyboardDidHideNotification = NSNotification.Name(
    "UIKeyboardDidHideNotification")
  public nonisolated static let keyboardWillChangeFrameNotification = NSNotification.Name(
    "UIKeyboardWillChangeFrameNotification")
  public nonisolated static let keyboardDidChangeFrameNotification = NSNotification.Name(
    "UIKeyboardDidChangeFrameNotification")

  public nonisolated static let keyboardFrameBeginUserInfoKey = "UIKeyboardFrameBeginUserInfoKey"
  public nonisolated static let keyboardFrameEndUserInfoKey = "UIKeyboardFrameEndUserInfoKey"
  public nonisolated static let keyboardAnimationDurationUserInfoKey =
    "UIKeyboardAnimationDurationUserInfoKey"
  public nonisolated static let keyboardAnimationCurveUserInfoKey =
    "UIKeyboardAnimationCurveUserInfoKey"
  public nonisolated static let keyboardIsLocalUserInfoKey = "UIKeyboardIsLocalUserInfoKey"
}
