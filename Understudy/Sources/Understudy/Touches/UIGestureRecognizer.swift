// Copyright (c) 2026 the Usher authors. MIT licence, see LICENSE.

import Foundation

/// Target and action need the Objective-C runtime: `headlessAddAction` stands in for them.
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

  public override init() {
    super.init()
  }

  /// Calls `handler` where UIKit would send its action messages.
  package func headlessAddAction(_ handler: @escaping @MainActor (UIGestureRecognizer) -> Void) {
    handlers.append(handler)
  }

  open var view: UIView? { attachedView }
  open weak var delegate: (any UIGestureRecognizerDelegate)?
  open var isEnabled = true
  open var state: State = .possible
  open var cancelsTouchesInView = true

  func detach() {}
}
