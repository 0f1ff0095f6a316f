// Copyright (c) 2026 the Usher authors. MIT license, see LICENSE.

import Foundation

/// Differs: an ordinary guide; it tracks no edges, as the keyboard here never leaves the lower one.
@MainActor
open class UIKeyboardLayoutGuide: UILayoutGuide {
  private var aboveKeyboard: NSLayoutConstraint?
  private var aboveSafeArea: NSLayoutConstraint?
  /// The last move of the keyboard before the guide was made: until the next one, the guide does not
  /// know the keyboard. Nil if it knows it at once.
  var lastIgnoredMove: Int?

  open var usesBottomSafeArea = true {
    didSet { aboveSafeArea?.isActive = usesBottomSafeArea }
  }

  init(view: UIView) {
    super.init(kind: .custom, owner: nil)
    owningView = view
    let above = topAnchor.constraint(lessThanOrEqualTo: view.bottomAnchor)
    let safe = topAnchor.constraint(lessThanOrEqualTo: view.safeAreaLayoutGuide.bottomAnchor)
    let lowest = topAnchor.constraint(equalTo: view.bottomAnchor)
    lowest.priority = UILayoutPriority(1)
    NSLayoutConstraint.activate([
      leadingAnchor.constraint(equalTo: view.leadingAnchor),
      trailingAnchor.constraint(equalTo: view.trailingAnchor),
      bottomAnchor.constraint(equalTo: view.bottomAnchor), above, safe, lowest,
    ])
    aboveKeyboard = above
    aboveSafeArea = safe
  }

  /// Takes over how far a keyboard at a place of the screen reaches into the view.
  /// Returns whether the guide has moved.
  @discardableResult
  func update(_ keyboard: CGRect?, moves: Int) -> Bool {
    guard let view = owningView, let aboveKeyboard else { return false }
    var overlap: CGFloat = 0
    if let keyboard, lastIgnoredMove != moves, let window = view.window {
      let top = view.convert(window.convertFromScreen(keyboard.origin), from: nil).y
      overlap = min(max(0, view.bounds.maxY - top), view.bounds.height)
    }
    guard aboveKeyboard.constant != -overlap else { return false }
    aboveKeyboard.constant = -overlap
    return true
  }
}

extension UIView {
  public var keyboardLayoutGuide: UIKeyboardLayoutGuide {
    let key = ObjectIdentifier(UIKeyboardLayoutGuide.self)
    if let guide = headlessAssociated[key] as? UIKeyboardLayoutGuide { return guide }
    let guide = UIKeyboardLayoutGuide(view: self)
    headlessAssociated[key] = guide
    HeadlessDevice.currentIfAny?.keyboard.guides.add(guide)
    return guide
  }
}

// MARK: - Guides of a device

/// The layout guides that follow a device's keyboard.
@MainActor
final class KeyboardGuides {
  private unowned let keyboard: SoftwareKeyboard
  private var guides: [Weak<UIKeyboardLayoutGuide>] = []
  private var observer: HeadlessTurnObserver?
  /// How often the keyboard has moved.
  private var moves = 0

  init(keyboard: SoftwareKeyboard) {
    self.keyboard = keyboard
  }

  func add(_ guide: UIKeyboardLayoutGuide) {
    guides.removeAll { $0.object == nil }
    guides.append(Weak(guide))
    guide.lastIgnoredMove = keyboard.device.switches.newGuidesKnowKeyboard ? nil : moves
    guide.update(keyboard.frame, moves: moves)
    guard observer == nil else { return }
    // Views move under a keyboard that stays, as when a page is pushed.
    observer = keyboard.device.clock.addTurnObserver { [weak self] in
      if self?.update() == true { self?.layOut() }
    }
  }

  /// Returns whether a guide has moved.
  @discardableResult
  private func update() -> Bool {
    guides.removeAll { $0.object == nil }
    if guides.isEmpty {
      observer?.invalidate()
      observer = nil
    }
    var hasMoved = false
    for guide in guides {
      if guide.object?.update(keyboard.frame, moves: moves) == true { hasMoved = true }
    }
    return hasMoved
  }

  /// Lays out for the keyboard's new place, inside of the animation that brings it there.
  func move() {
    moves += 1
    update()
    layOut()
  }

  private func layOut() {
    for guide in guides { guide.object?.owningView?.layoutIfNeeded() }
  }
}

/// Observes when the keyboard of the current device begins to move.
@MainActor
final class KeyboardObserver {
  private nonisolated(unsafe) var token: (any NSObjectProtocol)?

  func start(_ body: @escaping @MainActor () -> Void) {
    stop()
    token = NotificationCenter.default.addObserver(
      forName: UIResponder.keyboardWillChangeFrameNotification,
      object: HeadlessDevice.current.screen, queue: nil
    ) { _ in MainActor.assumeIsolated { body() } }
  }

  private nonisolated func stop() {
    if let token { NotificationCenter.default.removeObserver(token) }
  }

  deinit {
    stop()
  }
}
