// Copyright (c) 2026 the Usher authors. MIT license, see LICENSE.

import Foundation

/// Target and action need the Objective-C runtime: `headlessAddAction` replaces them.
@MainActor
open class UIGestureRecognizer: NSObject {
  public enum State: Int, Sendable {
    case possible = 0
    case began = 1
    case changed = 2
    case ended = 3
    case cancelled = 4
    case failed = 5

    public static let recognized = State.ended
  }

  weak var attachedView: UIView?
  var handlers: [@MainActor (UIGestureRecognizer) -> Void] = []
  var storedState = State.possible
  /// The requested state; another recognizer has to fail first.
  var pendingState: State?
  var touch: UITouch?
  private(set) var failureRequirements: [Weak<UIGestureRecognizer>] = []

  public override init() {
    super.init()
  }

  /// How many handlers are called.
  package var headlessActionCount: Int { handlers.count }

  /// Calls `handler` where UIKit would send its action messages.
  package func headlessAddAction(_ handler: @escaping @MainActor (UIGestureRecognizer) -> Void) {
    handlers.append(handler)
  }

  open var view: UIView? { attachedView }
  open weak var delegate: (any UIGestureRecognizerDelegate)?
  open var cancelsTouchesInView = true
  open var delaysTouchesBegan = false
  open var delaysTouchesEnded = true
  open var name: String?

  open var isEnabled = true {
    didSet { if !isEnabled && oldValue { abort() } }
  }

  open var state: State {
    get { storedState }
    set { request(newValue) }
  }

  open var numberOfTouches: Int { touch == nil ? 0 : 1 }

  open func location(in view: UIView?) -> CGPoint { touch?.location(in: view) ?? .zero }

  open func require(toFail otherGestureRecognizer: UIGestureRecognizer) {
    failureRequirements.append(Weak(otherGestureRecognizer))
  }

  // MARK: For subclasses

  open func ignore(_ touch: UITouch, for event: UIEvent) {
    guard touch === self.touch else { return }
    touch.gestureRecognizers?.removeAll { $0 === self }
    if storedState == .possible { fail() }
    touch.deliver(event)
  }

  open func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {}
  open func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {}
  open func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {}
  open func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent) {}
  open func reset() {}

  open func canPrevent(_ preventedGestureRecognizer: UIGestureRecognizer) -> Bool { true }
  open func canBePrevented(by preventingGestureRecognizer: UIGestureRecognizer) -> Bool { true }
  open func shouldRequireFailure(
    of otherGestureRecognizer: UIGestureRecognizer
  ) -> Bool { false }
  open func shouldBeRequiredToFail(
    by otherGestureRecognizer: UIGestureRecognizer
  ) -> Bool { false }

  /// Keeps watching after the finger has left, for another tap.
  var awaitsMoreTaps: Bool { false }
}

/// A reference that keeps nothing alive.
struct Weak<Object: AnyObject> {
  weak var object: Object?

  init(_ object: Object) {
    self.object = object
  }
}
