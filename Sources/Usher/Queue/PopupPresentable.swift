// Copyright (c) 2026 the Usher authors. MIT licence, see LICENSE.

import UIKitShim
import UsherCore

/// Something that can be put into the line: a popup of views, or a view controller presented by UIKit.
///
/// Everything that the queue knows about a popup is said with the modifiers of this protocol, whatever
/// kind of popup it is. The types of Usher conform; an app has no reason to let one of its own do so.
@MainActor
@available(iOSApplicationExtension, unavailable)
public protocol PopupPresentable<Value> {
  /// What the popup can end with; `Never`, if its end has no value.
  associatedtype Value: Sendable

  /// What has been said about it, and how it is shown.
  var _configuration: _PopupConfiguration<Value> { get set }
}

// From code that has neither a queue nor a view at hand.
@available(iOSApplicationExtension, unavailable)
extension PopupPresentable {
  /// Puts it into the line of the queue that is named, of the scene of the controller that it is to be
  /// shown on, if it names one, or ``PopupCenter/shared``.
  ///
  /// With `above` it belongs to that popup: it is shown above it, does not wait behind it and ends with
  /// it. `view.usher.popup` is the one that a button is in; with `nil` it belongs to none.
  @discardableResult
  public func show(
    above popup: AnyPopupHandle? = nil, in center: PopupCenter? = nil
  ) -> PopupHandle<Value> {
    let own = _configuration.presentation.requiredController?.usher.popups
    return popup?.show(self) ?? (center ?? own ?? .shared).show(self)
  }
}

@available(iOSApplicationExtension, unavailable)
extension PopupPresentable {
  /// How urgent it is; higher goes first, and the usual one is `standard`.
  public func priority(_ priority: PopupPriority) -> Self { configuring { $0.priority = priority } }

  /// The name under which a second one is recognised: while one with this key lives, another does
  /// what its own policy says.
  ///
  /// With `join`, which is usual, the second does not get into the line and its handle stands for
  /// the first. With `update` it does not either, but the first shows the second's view from then on,
  /// wherever it is, takes the higher priority of the two, and begins its time on screen anew; its
  /// pages, its looks and everything else stay as they are. A styled alert becomes on the card of the
  /// first, if that is one, what it describes, as with an update. With `replace` the first ends.
  public func key(_ key: PopupKey?, _ policy: PopupKeyPolicy = .join) -> Self {
    configuring {
      $0.key = key
      $0.keyPolicy = policy
      $0.update = nil
    }
  }

  /// The name under which a second one is recognised: while one with this key lives, another does not
  /// get into the line but changes what the first one shows.
  ///
  /// As with the policy `update` its handle stands for the first, which takes the higher priority of the
  /// two and begins its time on screen anew. Its own view is not made.
  public func key(_ key: PopupKey, _ policy: ContentUpdate) -> Self {
    configuring {
      $0.key = key
      $0.keyPolicy = .update
      $0.update = policy
    }
  }

  /// The name under which it can be ended together with others.
  public func group(_ group: PopupGroup?) -> Self { configuring { $0.group = group } }

  /// Where it competes; the usual lane shows one popup at a time.
  public func lane(_ lane: PopupLane) -> Self { configuring { $0.lane = lane } }

  /// How long it waits at least, counted from `enqueue`.
  public func delay(_ delay: Duration) -> Self { configuring { $0.delay = delay } }

  /// Lets it suspend what is visible and less urgent when its place is taken; that returns afterwards
  /// as it was. Usually it waits, and it waits where nothing can be suspended.
  ///
  /// Of `interrupts`, ``replaces()`` and ``dropsIfBusy()`` the last counts.
  public func conflict() -> Self { configuring { $0.conflict = .interrupt } }

  /// Lets it end what is visible and not more urgent when its place is taken; that ends with the reason
  /// `replaced`.
  public func replaces() -> Self { configuring { $0.conflict = .replace } }

  /// Ends it, with the reason `busy`, when its turn comes and its place is taken.
  public func dropsIfBusy() -> Self { configuring { $0.conflict = .drop } }

  /// How long it may wait for its first appearance, counted from `enqueue`; usually for ever. After that
  /// it ends with the reason `expired`.
  public func expiration(after time: Duration?) -> Self { configuring { $0.expiration = time } }

  /// How long it stays on screen before it ends on its own; usually for ever.
  ///
  /// Only time counts in which it is fully visible, nothing modal is above it, the app is active, no
  /// finger is on it, and neither VoiceOver nor Switch Control runs.
  public func displayDuration(after duration: Duration?) -> Self {
    configuring {
      ($0.displayDuration, $0.readingTime, $0.hasExplicitDisplayDuration) = (duration, nil, true)
    }
  }

  /// Whether its appearance is animated; usually it is.
  public func animated(_ isAnimated: Bool) -> Self { configuring { $0.isAnimated = isAnimated } }

  func configuring(_ change: (inout _PopupConfiguration<Value>) -> Void) -> Self {
    var copy = self
    change(&copy._configuration)
    return copy
  }
}

/// A change of what the popup with the same key shows, instead of another view for it.
///
/// ```swift
/// Popup<Never> { _ in UploadView(progress) }
///   .key("upload", .update { (view: UploadView) in view.progress = progress })
/// ```
@MainActor
@available(iOSApplicationExtension, unavailable)
public struct ContentUpdate {
  /// Makes the change; answers whether what is there is of a type that can be changed so.
  let apply: @MainActor (PopupContent) -> Bool

  /// Changes the view that is there, which is a controller's view where the popup has a controller.
  ///
  /// The closure is called once for each popup that is joined with the first one, on the main actor,
  /// when everything else that the same event brings about has been done. The first popup may be
  /// visible, suspended or on its way; where it still waits and its view has not been made, the closure
  /// is called right after that. It is never called for the first popup of a key, which makes its own
  /// view, nor when the first one has ended before.
  public static func update(_ change: @escaping @MainActor (UIView) -> Void) -> ContentUpdate {
    ContentUpdate {
      change($0.view)
      return true
    }
  }

  /// Changes the view or the view controller that is there, if it is of the closure's type.
  ///
  /// The closure is called when the other `update` calls its own. What is of another type stays as it
  /// is, and that is reported.
  public static func key<Content: UIResponder>(
    _ update: @escaping @MainActor (Content) -> Void
  ) -> ContentUpdate {
    ContentUpdate {
      guard let content = $0.responder as? Content ?? $0.view as? Content else { return false }
      update(content)
      return true
    }
  }
}

@available(iOSApplicationExtension, unavailable)
extension PopupPresentable {
  /// Lets it appear only on pages of these types and of the types below them.
  ///
  /// A page is a view controller that the user sees as a screen; containers such as navigation
  /// controllers are none. The popup waits until such a page has settled, and is bound to that page
  /// from its first appearance on: when the user leaves it, the popup ends, unless ``keepAlive()`` or
  /// ``stays()`` say otherwise. The last of all `on` counts.
  public func on(_ types: UIViewController.Type...) -> Self {
    configuring { $0.pages = .types(types) }
  }

  /// Lets it appear only on this very page, as soon as the user sees it.
  ///
  /// The page is not held. When it is gone for good the popup ends with the reason `pageGone`; if it is
  /// no more when the popup is enqueued, the popup ends at once.
  public func on(_ page: UIViewController) -> Self {
    configuring { $0.pages = .page(PageTarget.Page(controller: page)) }
  }

  /// Lets it appear only on pages with one of these names, which `viewController.usher.pageName` gives.
  ///
  /// ```swift
  /// popup.on(.name("home"), .name("cart"))
  /// ```
  public func on(_ names: PageName...) -> Self {
    configuring { $0.pages = .names(Set(names)) }
  }

  /// Lets it appear only on pages for which this is true.
  ///
  /// The condition is asked about every visible page when the popup is enqueued, each time the pages
  /// have settled, and by ``PopupCenter/reevaluate()``; never after the popup has ended, and never
  /// about a page that the user does not see. It should be quick and change nothing.
  public func on(where predicate: @escaping @MainActor (UIViewController) -> Bool) -> Self {
    configuring { $0.pages = .predicate(predicate) }
  }

  /// Keeps it for its page: when the user leaves the page it is suspended, and it is back with its view,
  /// its typed text and its remaining time when that page is visible again.
  ///
  /// When the page is gone for good the popup ends with the reason `pageGone`.
  public func keepAlive() -> Self { configuring { $0.pageExit = .keepAlive } }

  /// Lets it stay where it is when the user leaves its page; what may appear anywhere does so anyway.
  public func stays() -> Self { configuring { $0.pageExit = .stay } }

  /// Ends it when the user leaves its page, with the reason `pageLeft`; what is bound to a page does so
  /// anyway, and what may appear anywhere is bound by this to the page it appears on.
  public func pageExit() -> Self { configuring { $0.pageExit = .dismiss } }

  /// Lets it stay while something covers its page, such as a sheet; usually that counts as leaving it.
  public func ignoresPageCover(_ ignores: Bool = true) -> Self {
    configuring { $0.ignoresPageCover = ignores }
  }
}

// Each of these can be given several times; all are called, on the main actor, in the order in which
// they were given. They come last: when one is called, everything else that the same event brings
// about has been done. It may enqueue, end and change popups.
@available(iOSApplicationExtension, unavailable)
extension PopupPresentable {
  /// Calls back each time the popup begins to appear: its view is in its window, and nothing of it has
  /// been drawn yet.
  ///
  /// It is told whether the popup returns from a suspension, with its view as it was, or is new. Not
  /// called for a popup that never appears.
  public func onWillAppear(_ action: @escaping @MainActor (_ isReturning: Bool) -> Void) -> Self {
    observingLifecycle { if case .willAppear(let isReturning) = $0 { action(isReturning) } }
  }

  /// Calls back each time the popup is on the screen and its animation has ended.
  ///
  /// It is told whether the popup has returned from a suspension. Not called for an appearance that
  /// is cut short.
  public func onDidAppear(_ action: @escaping @MainActor (_ isReturning: Bool) -> Void) -> Self {
    observingLifecycle { if case .didAppear(let isReturning) = $0 { action(isReturning) } }
  }

  /// Calls back each time the popup begins to leave the screen, for good or to be suspended; once for
  /// every `onWillAppear`.
  public func onWillDisappear(_ action: @escaping @MainActor () -> Void) -> Self {
    observingLifecycle { if $0 == .willDisappear { action() } }
  }

  /// Calls back each time the popup has left the screen, for good or to be suspended; once for every
  /// `onWillDisappear`, and before `onSuspend` and `onEnd`.
  ///
  /// A popup that is suspended counts as off the screen when its window begins to fade.
  public func onDidDisappear(_ action: @escaping @MainActor () -> Void) -> Self {
    observingLifecycle { if $0 == .didDisappear { action() } }
  }

  /// Calls back each time the popup is suspended: off the screen, with everything in it as it is, until
  /// it returns or ends.
  ///
  /// It is told the causes: its page was left, covered or obstructed, a more urgent popup took its
  /// place, or the popup that it belongs to was suspended. Not called while it is only out of sight
  /// for the length of a transition.
  public func onSuspend(_ action: @escaping @MainActor (PopupSuspensionCauses) -> Void) -> Self {
    observingLifecycle { if case .suspended(let causes) = $0 { action(causes) } }
  }

  /// Calls back each time the popup returns from a suspension, right before `onWillAppear`.
  public func onResume(_ action: @escaping @MainActor () -> Void) -> Self {
    observingLifecycle { if $0 == .resumed { action() } }
  }

  /// Calls back when the popup has ended and, if it was visible, has really left the screen; exactly
  /// once, also if it never appeared.
  public func onDismiss(_ action: @escaping @MainActor (PopupOutcome<Value>) -> Void) -> Self {
    configuring { $0.dismissalCallbacks.append(action) }
  }

  private func observingLifecycle(_ callback: @escaping @MainActor (PopupLifecycleEvent) -> Void) -> Self {
    configuring { $0.lifecycleCallbacks.append(callback) }
  }
}
