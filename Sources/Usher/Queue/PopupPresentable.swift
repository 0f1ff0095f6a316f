// Copyright (c) 2026 the Usher authors. MIT license, see LICENSE.

import UIKitShim
import UsherCore

/// A description of something that a queue can show: a popup, a modal, a system alert or a styled
/// alert.
///
/// Its modifiers set what the queue has to know, whatever kind of popup it is. Each returns a
/// changed copy; of a modifier that is called twice the last call counts, but callbacks add up. The
/// types of Usher conform; conformances of an app's own types are not supported.
@MainActor
public protocol PopupPresentable<Value> {
  /// The type of the value that the popup can return; `Never` if it returns none.
  associatedtype Value: Sendable

  /// Everything that the modifiers have set. Not for use by apps.
  var _configuration: _PopupConfiguration<Value> { get set }

  /// Returns how the popup is presented, for one `show`. Not for use by apps.
  func _makePresentation() -> _PopupPresentation<Value>
}

extension PopupPresentable {
  package func configuring(_ change: (inout _PopupConfiguration<Value>) -> Void) -> Self {
    var copy = self
    change(&copy._configuration)
    return copy
  }

  private func setting<Property>(
    _ property: WritableKeyPath<_PopupConfiguration<Value>, Property>, to value: Property
  ) -> Self {
    configuring { $0[keyPath: property] = value }
  }

  // MARK: - Showing

  /// Shows the popup as soon as its turn comes, from anywhere.
  ///
  /// Its queue is `center`. The default is the queue of the scene of the controller that it is
  /// presented from or shown in, if one was set, otherwise ``PopupCenter/shared``. With `above` it
  /// becomes a child of that popup: it is shown above it, does not wait behind it, and is dismissed
  /// with it. `view.usher.enclosingPopup` is the popup that contains a view; `nil` means no parent.
  @available(iOSApplicationExtension, unavailable)
  @discardableResult
  public func show(
    above popup: AnyPopupHandle? = nil, in center: PopupCenter? = nil
  ) -> PopupHandle<Value> {
    SharedApplication.capture()
    return popup?.show(self)
      ?? (center ?? _makePresentation().requiredController?.usher.popups ?? .shared).show(self)
  }

  // MARK: - Order

  /// Sets the priority; higher priorities start first. The default is `standard`.
  public func priority(_ priority: PopupPriority) -> Self { setting(\.priority, to: priority) }

  /// Sets the key, which identifies the popup so that it is not queued twice.
  ///
  /// The policy decides what happens if another popup with this key exists. With `join`, the
  /// default, the new popup is not queued; its handle joins the existing popup. With `update` the
  /// handle joins, too, and the existing popup shows the new content, gets the higher of the two
  /// priorities, and restarts its display duration; everything else stays. A styled alert changes
  /// to the new description on its card. With `replace` the existing popup is dismissed.
  public func key(_ key: PopupKey?, ifExists policy: PopupKeyPolicy = .join) -> Self {
    configuring {
      $0.key = key
      $0.keyPolicy = policy
      $0.update = nil
    }
  }

  /// Sets the key, and updates an existing popup with this key instead of queuing another one.
  ///
  /// The new popup's own content is not created. Its handle is one of the existing popup, which
  /// takes the higher priority of the two and restarts its display duration. `update` is called
  /// once, on the main actor, after everything else that the call causes, with the existing popup's
  /// view or view controller; if that has not been made yet, right after it is made. It is not
  /// called for the first popup with the key, nor if that is dismissed before. If the content is
  /// not a `Content`, it is not changed, and that is reported as misuse.
  public func key<Content: UIResponder>(
    _ key: PopupKey, updatingExisting update: @escaping @MainActor (Content) -> Void
  ) -> Self {
    configuring {
      $0.key = key
      $0.keyPolicy = .update
      $0.update = {
        // The view of a controller is loaded only if the closure does not take the controller.
        guard let content = $0.responder as? Content ?? $0.view as? Content else { return false }
        update(content)
        return true
      }
    }
  }

  /// Sets the group that the popup is dismissed with.
  public func group(_ group: PopupGroup?) -> Self { setting(\.group, to: group) }

  /// Sets the lane that the popup competes in.
  ///
  /// Without one it is `popups` for views and modals, `pages` for modals that count as pages, and
  /// `alerts` for system alerts and styled alerts.
  public func lane(_ lane: PopupLane) -> Self { setting(\.lane, to: lane) }

  /// Sets the minimum time before the popup starts, counted from `show`.
  public func delay(_ delay: Duration) -> Self { setting(\.delay, to: delay) }

  /// Sets the maximum time the popup waits for its first appearance, counted from `show`.
  ///
  /// After that it is dismissed with the reason `expired`, also if it was suspended while it was
  /// appearing. `nil`, the default, means no limit.
  public func expiration(after time: Duration?) -> Self { setting(\.expiration, to: time) }

  /// Sets how long the popup stays visible before it is dismissed; `nil`, the default, means no
  /// limit.
  ///
  /// The timer runs only while the popup is fully visible, nothing modal is above it, the app is
  /// active, no finger touches it, and neither VoiceOver nor Switch Control is running. With
  /// `waitsForAssistiveTechnologies: false` it runs with them, too: for a message without buttons,
  /// which is announced and would otherwise stay until it is dismissed.
  public func displayDuration(
    _ duration: Duration?, waitsForAssistiveTechnologies waits: Bool = true
  ) -> Self {
    configuring {
      $0.displayDuration = duration
      $0.waitsForAssistiveTechnologies = waits
      // It replaces a duration that follows from the texts.
      ($0.readingTime, $0.hasExplicitDisplayDuration) = (nil, true)
    }
  }

  /// Sets how long the popup stays visible at least if the app dismisses it earlier; by default it
  /// is dismissed at once.
  ///
  /// It counts from when the popup has appeared. Only a dismissal with its handle or its key waits,
  /// with the reason `dismissedByApp` or one of the app's; the first one counts. What the user
  /// dismisses disappears at once, and so does what is dismissed with its page, its source, its parent,
  /// its group, its lane or everything. If the popup is shown again with its key meanwhile, it stays. A
  /// popup that waits to start, or that the user does not see any more, is dismissed at once.
  public func minimumDisplayDuration(_ duration: Duration) -> Self {
    setting(\.minimumDisplayDuration, to: duration)
  }

  /// Sets what happens when the turn of the popup comes and there is no capacity for it, in its
  /// lane or, for a modal, in the app window; see `PopupConflict`. The default is `wait`.
  public func conflict(_ conflict: PopupConflict) -> Self { setting(\.conflict, to: conflict) }

  /// Sets whether the popup appears with an animation. The default is `true`.
  public func animated(_ isAnimated: Bool) -> Self { setting(\.isAnimated, to: isAnimated) }

  // MARK: - Asking first

  /// Asks a closure whether to show the popup, at the moment when it would start.
  ///
  /// Until the answer the popup keeps its place in the queue and is not on the screen; popups that
  /// precede it do not wait for the answer. `.now` starts it at once; if it can no longer start, the
  /// closure is called again when it can. `.later` lets others start; the closure is called again
  /// after that time, or after ``PopupCenter/reconsider()``. `.drop` dismisses it with the reason
  /// `declined`.
  ///
  /// `decide` runs on the main actor, at the earliest in the next turn of the run loop. It may show
  /// and dismiss popups. It is called before every presentation, also before one that is retried
  /// because UIKit refused it, but not when a suspended popup resumes, and not for a popup that joins
  /// or updates another one. Its task is cancelled when the popup is dismissed and when the time
  /// limit has passed; what it returns then is ignored. After the time limit, which counts only time
  /// while the scene is active, `fallback` is the answer.
  public func shouldShow(
    timeLimit: Duration = .seconds(5), otherwise fallback: PopupAnswer = .drop,
    _ decide: @escaping @MainActor () async -> PopupAnswer
  ) -> Self {
    configuring {
      $0.shouldShow = decide
      $0.question = PopupQuestion(timeLimit: timeLimit, defaultAnswer: fallback)
    }
  }

  /// Asks a closure before the user dismisses the popup; `false` keeps it, for example a form with
  /// text in it.
  ///
  /// `decide` is called, on the main actor, when the user taps outside, ends a swipe that would
  /// dismiss the popup, or makes the escape gesture, if that gesture can dismiss it; a tap outside
  /// that ends editing does not count. It should be fast, and may show and dismiss popups. It is not
  /// called for anything else: buttons, `dismiss`, a logout, the popup's page, parent, scene and
  /// display duration, and a system alert, which UIKit dismisses. A card that stays makes a small
  /// motion, except with Reduce Motion; a sheet springs back as UIKit lets it. A modal is asked about
  /// only if its presentation controller has no delegate of the app, whose
  /// `presentationControllerShouldDismiss` counts otherwise. Of several calls the last counts.
  public func shouldDismiss(_ decide: @escaping @MainActor () -> Bool) -> Self {
    configuring { $0.shouldDismiss = decide }
  }

  // MARK: - Pages

  /// Shows the popup only on pages of these types and their subclasses.
  ///
  /// A page is a view controller that the user perceives as a screen; containers, such as
  /// navigation controllers, are not pages. The popup waits until such a page has settled. From its
  /// first appearance on it is bound to that page: when the user leaves the page, ``pageExit(_:)``
  /// decides. Of several `on` modifiers the last counts. Without a type the popup never appears.
  public func on(_ types: UIViewController.Type...) -> Self {
    configuring { $0.pages = .scope(.types(Set(types.map { PageTypeID($0) }))) }
  }

  /// Shows the popup only on this page.
  ///
  /// The page is not retained. When it is gone, the popup is dismissed with the reason `pageGone`;
  /// at once, if the page was released before `show`.
  public func on(_ page: UIViewController) -> Self {
    configuring { $0.pages = .page(Weak(object: page)) }
  }

  /// Shows the popup only on pages with one of these names, set with
  /// `viewController.usher.pageName`. Without a name the popup never appears. A page whose name
  /// changes to another one counts as left.
  public func on(named names: PageName...) -> Self { on(named: names) }

  /// Shows the popup only on pages with one of these names. Without a name the popup never appears.
  public func on(named names: [PageName]) -> Self {
    configuring { $0.pages = .scope(.names(Set(names))) }
  }

  /// Shows the popup only on pages that satisfy a predicate.
  ///
  /// The predicate is called with every visible page when the popup is shown, each time the pages
  /// have settled, and by ``PopupCenter/reevaluatePages()``; never after the popup has been
  /// dismissed. It should be fast and have no side effects.
  public func on(where predicate: @escaping @MainActor (UIViewController) -> Bool) -> Self {
    configuring { $0.pages = .predicate(predicate) }
  }

  /// Sets what happens when the user leaves the page of the popup: dismiss, keep alive or stay.
  ///
  /// Without it, a popup with pages is dismissed, and one without pages stays. With `.keepAlive` it
  /// is suspended, and it resumes with its view, its text input and its remaining display duration
  /// when the page is visible again. With `.dismiss` a popup without pages is bound to the page
  /// that it appears on.
  public func pageExit(_ exit: PopupPageExit) -> Self { setting(\.pageExit, to: exit) }

  /// Sets whether the popup stays while something covers its page, such as a sheet.
  ///
  /// By default a covered page counts as left.
  public func ignoresPageCover(_ ignores: Bool = true) -> Self {
    setting(\.ignoresPageCover, to: ignores)
  }

  // MARK: - Callbacks
  //
  // All callbacks of one kind are called, on the main actor, in the order in which they were added.
  // They are called last: whatever else the same event causes has been done. A callback may show,
  // change and dismiss popups.

  /// Calls back each time the popup begins to appear: its view is in a window, but not yet drawn.
  ///
  /// `isReturning` is whether the popup resumes after a suspension. Not called for a popup that
  /// never appears.
  public func onWillAppear(
    _ action: @escaping @MainActor (_ isReturning: Bool) -> Void
  ) -> Self {
    observingLifecycle { if case .willAppear(let isReturning) = $0 { action(isReturning) } }
  }

  /// Calls back each time the popup has appeared and its animation has ended.
  ///
  /// `isReturning` is whether the popup has resumed after a suspension. Not called for an
  /// appearance that is interrupted.
  public func onDidAppear(
    _ action: @escaping @MainActor (_ isReturning: Bool) -> Void
  ) -> Self {
    observingLifecycle { if case .didAppear(let isReturning) = $0 { action(isReturning) } }
  }

  /// Calls back each time the popup begins to disappear, for good or to be suspended; once for
  /// every ``onWillAppear(_:)``.
  public func onWillDisappear(_ action: @escaping @MainActor () -> Void) -> Self {
    observingLifecycle { if $0 == .willDisappear { action() } }
  }

  /// Calls back each time the popup has disappeared, for good or to be suspended.
  ///
  /// Called once for every ``onWillDisappear(_:)``, before ``onSuspend(_:)`` and ``onDismiss(_:)``.
  /// A popup that is suspended counts as disappeared when its window begins to fade.
  public func onDidDisappear(_ action: @escaping @MainActor () -> Void) -> Self {
    observingLifecycle { if $0 == .didDisappear { action() } }
  }

  /// Calls back each time the popup is suspended, with the causes.
  ///
  /// Not called while the popup is only hidden for the duration of a page transition.
  public func onSuspend(
    _ action: @escaping @MainActor (PopupSuspensionCauses) -> Void
  ) -> Self {
    observingLifecycle { if case .suspended(let causes) = $0 { action(causes) } }
  }

  /// Calls back each time the popup resumes, right before ``onWillAppear(_:)``.
  public func onResume(_ action: @escaping @MainActor () -> Void) -> Self {
    observingLifecycle { if $0 == .resumed { action() } }
  }

  /// Calls back exactly once, when the popup has been dismissed and has disappeared; also if it
  /// never appeared.
  ///
  /// If the popup has joined another one by its key, that is when the other one is dismissed, with
  /// its reason.
  public func onDismiss(
    _ action: @escaping @MainActor (PopupOutcome<Value>) -> Void
  ) -> Self {
    configuring { $0.dismissalCallbacks.append(action) }
  }

  private func observingLifecycle(
    _ callback: @escaping @MainActor (PopupEvent.Kind) -> Void
  ) -> Self {
    configuring { $0.lifecycleCallbacks.append(callback) }
  }
}

// MARK: - Configuration

/// Everything that the modifiers of ``PopupPresentable`` set.
@MainActor
public struct _PopupConfiguration<Value: Sendable> {
  var key: PopupKey?
  var keyPolicy = PopupKeyPolicy.join
  /// How it updates an existing popup with its key, instead of replacing its content.
  var update: ContentUpdate?
  var group: PopupGroup?
  /// The lane that was set; `nil`: the default of the kind.
  var lane: PopupLane?
  var priority = PopupPriority.standard
  var delay = Duration.zero
  var expiration: Duration?
  var displayDuration: Duration?
  /// How the display duration follows from the texts, if it does.
  var readingTime: ReadingTime?
  /// Whether a modifier has set the display duration.
  var hasExplicitDisplayDuration = false
  /// Whether an assistive technology pauses the display timer.
  var waitsForAssistiveTechnologies = true
  var minimumDisplayDuration = Duration.zero
  var conflict = PopupConflict.wait
  var isAnimated = true
  /// The rule by which the popup may start, if there is one: such as its limits.
  package var admissionRule: (any PopupAdmissionRule)?
  var shouldShow: (@MainActor () async -> PopupAnswer)?
  var question: PopupQuestion?
  var shouldDismiss: (@MainActor () -> Bool)?
  var pages = PageTarget.scope(.any)
  var pageExit: PopupPageExit?
  var ignoresPageCover = false
  var dismissalCallbacks: [@MainActor (PopupOutcome<Value>) -> Void] = []
  var lifecycleCallbacks: [@MainActor (PopupEvent.Kind) -> Void] = []

  /// Returns the request as the app has described it; `PopupQueue.completed` decides the rest.
  func request(
    _ id: PopupID, scope: PageScope, link: PopupQueue.RequestLink,
    _ presentation: _PopupPresentation<Value>
  ) -> PopupQueue.Request {
    PopupQueue.Request(
      id: id, key: key, keyPolicy: keyPolicy, group: group, lane: lane ?? presentation.lane,
      priority: priority, scope: scope, pageExit: pageExit, ignoresPageCover: ignoresPageCover,
      link: link, surface: presentation.surface,
      presentsOverForeignModals: presentation.presentsOverForeignModals,
      isModal: presentation.isModal, question: question, delay: delay, conflict: conflict,
      expiration: expiration, displayDuration: displayDuration,
      minimumDisplayDuration: minimumDisplayDuration, isAnimated: isAnimated,
      isUnsolicited: admissionRule?.isUnsolicited ?? false)
  }

  /// Restricts the popup to a controller or, if that is a container, to any page in it; does
  /// nothing if the app has restricted the pages itself.
  mutating func restrictToPage(_ controller: UIViewController, exit: PopupPageExit?) {
    guard case .scope(.any) = pages else { return }
    if pageExit == nil { pageExit = exit }
    if controller.containerKind == .plain {
      pages = .page(Weak(object: controller))
    } else {
      // A container is no page, so its pages are found by their parents.
      pages = .predicate { [weak controller] page in
        sequence(first: page, next: \.parent).contains { $0 === controller }
      }
    }
  }
}

/// The pages on which a popup may appear.
enum PageTarget {
  /// Those of a scope that the engine knows.
  case scope(PageScope)
  /// One page, which is not retained.
  case page(Weak<UIViewController>)
  case predicate(@MainActor (UIViewController) -> Bool)
}
