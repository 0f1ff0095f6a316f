// Copyright (c) 2026 the Usher authors. MIT license, see LICENSE.

import UIKitShim
import UsherCore

/// Presents a popup with a view or view controller on a card, in its own window or the app window.
@MainActor
final class CardPresenter: PopupPresenter {
  /// The state of the presentation. It starts as `absent`, and returns to it when it is torn down.
  enum Phase {
    /// There is no host. → `appearing`
    case absent
    /// The host exists and the popup is appearing. → `visible`, `dismissing`, `suspended`, `absent`
    case appearing
    /// The popup has appeared. → `dismissing`, `suspended`, `absent`
    case visible
    /// The popup is disappearing for good. → `absent`
    case dismissing
    /// The host is hidden or fading, and may resume. → `appearing`, `dismissing`, `absent`
    case suspended
  }

  var report: @MainActor (PresenterReport) -> Void = { _ in }
  var allowsUserDismissal: (@MainActor () -> Bool)?

  let contentProvider: ContentProvider
  private(set) var style: CardStyle
  let level: Int
  private(set) var phase = Phase.absent
  /// Whether it is hidden during a page transition; only while appearing or visible.
  var isHiddenForTransition = false
  private(set) var host: (any OverlayHost)?
  /// Whether a presented controller is in front of it.
  private var isPresenting = false
  /// What is left after an animated dismissal.
  private var remainingBackdrop: RemainingBackdrop?
  /// What the next presentation takes over.
  private var previousBackdrop: RemainingBackdrop?

  init(style: CardStyle, level: Int, contentProvider: ContentProvider) {
    self.style = style
    self.level = level
    self.contentProvider = contentProvider
  }

  var isInAppWindow: Bool { style.window == .app && style.container?.isInOverlay != true }

  /// Returns the view that contains it if it has no window of its own.
  private func hostView(in scene: SceneContext) -> UIView? {
    style.container.map(\.view) ?? scene.appWindow
  }

  var root: OverlayRootViewController? { host?.root }

  /// The content, if it exists and is a styled alert.
  private var styledAlertView: StyledAlertView? {
    contentProvider.content?.view as? StyledAlertView
  }

  /// Sets the gestures with which the user can dismiss it from now on.
  func setDismissGestures(_ gestures: PopupDismissGestures) {
    guard style.explicitDismissGestures != gestures else { return }
    style.explicitDismissGestures = gestures
    root?.setDismissGestures(gestures)
  }

  var contentName: String? { contentProvider.contentName }
  var madeContent: UIResponder? { contentProvider.madeContent }

  func present(in scene: SceneContext, animated: Bool) {
    // It has a host already.
    guard phase == .absent else { return }
    // A scene or a view in a window may come later, so the presentation is worth retrying.
    guard let windowScene = scene.scene, style.window == .own || hostView(in: scene) != nil else {
      return fail(.refused)
    }
    guard let content = makeContent() else { return fail(.impossible) }
    let host = makeHost(on: scene, in: windowScene)
    self.host = host
    host.root.onUserDismissal = { [weak self] in self?.handleDismissal($0) ?? false }
    host.onTouchChange = { [weak self] isTouched in
      self?.report(isTouched ? .touchDidBegin : .touchDidEnd)
    }
    host.update()
    UIView.performWithoutAnimation { host.root.show(content, style: style) }
    appear(in: host, animated: animated)
  }

  private func makeHost(on scene: SceneContext, in windowScene: UIWindowScene) -> any OverlayHost {
    let root = OverlayRootViewController(scene: scene, level: level, isModal: style.isModal)
    return switch style.window {
    case .own: OverlayWindow(scene: windowScene, root: root)
    case .app: OverlayView(root: root, parent: style.container)
    }
  }

  private func appear(in host: any OverlayHost, animated: Bool) {
    phase = .appearing
    host.root.restartSources()
    host.activate()
    // The animation needs the frame of the card now, not at the end of the turn.
    UIView.performWithoutAnimation {
      if host.root.source != nil { host.root.view.setNeedsLayout() }
      host.root.view.layoutIfNeeded()
    }
    host.root.source?.misuse?.report()
    // Content without a size cannot be seen, and a modal popup would still block the page.
    guard host.root.cardController?.size != nil else {
      tearDown()
      return fail(.impossible)
    }
    (previousBackdrop ?? host.root.scene.fadingBackdrop)?.pass(to: host)
    previousBackdrop = nil
    styledAlertView?.focusInitialField()
    report(.willAppear)
    run(.appearing, animated: animated) { presenter in
      presenter.phase = .visible
      presenter.moveAccessibilityFocus()
      presenter.root?.cardController?.flashScrollIndicators()
      presenter.report(.didPresent)
    }
  }

  private func fail(_ failure: PopupQueue.PresentationFailure) {
    removePreviousBackdrop()
    report(.didFail(failure))
  }

  private func removePreviousBackdrop() {
    previousBackdrop?.remove(animated: true)
    previousBackdrop = nil
  }

  func takeOver(_ backdrop: RemainingBackdrop) { previousBackdrop = backdrop }

  func leaveBackdrop() -> RemainingBackdrop? {
    if phase == .suspended, let host { return RemainingBackdrop(ofSuspended: host) }
    defer { remainingBackdrop = nil }
    return remainingBackdrop
  }

  func dismiss(animated: Bool) {
    // It is off the screen already, and the engine waits for this report.
    if phase == .absent { return report(.didDisappear) }
    // The running animation ends the same way; without animation it is cut short.
    if phase == .dismissing, animated { return }
    phase = .dismissing
    root?.isInteractive = false
    run(.disappearing, animated: animated, keepsBackdrop: animated) { presenter in
      presenter.removeHost(leavingBackdrop: animated)
      presenter.report(.didDisappear)
    }
  }

  func suspend(animated: Bool) {
    guard phase == .appearing || phase == .visible else { return }
    phase = .suspended
    // Hiding has deactivated the host already.
    if !isHiddenForTransition { deactivateHost() }
    isHiddenForTransition = false
    // A return before the end supersedes the animation, so the host is not hidden then.
    run(.disappearing, animated: animated) { $0.host?.hide() }
  }

  func resume(animated: Bool) {
    guard phase == .suspended, let host else { return fail(.impossible) }
    host.update()
    // It was not polled while it was suspended.
    guard containsContent, host.isAttached else {
      tearDown()
      return report(.contentWasRemoved)
    }
    host.root.isInteractive = true
    appear(in: host, animated: animated)
  }

  func poll() {
    // A suspended popup is checked when it resumes, and a disappearing one is removed anyway.
    guard phase == .appearing || phase == .visible, let host else { return }
    host.update()
    guard !isOnScreen else {
      pollPresentedController()
      return pollSource()
    }
    tearDown()
    report(.contentWasRemoved)
  }

  /// Reports whether a presented controller is in front of it, which pauses the display timer.
  private func pollPresentedController() {
    let isCovered = root?.cardController?.presented != nil || host?.isCovered == true
    guard isCovered != isPresenting else { return }
    isPresenting = isCovered
    report(isCovered ? .didPresentOther : .didDismissOther)
  }

  /// Follows the source, and reports when it is gone.
  private func pollSource() {
    root?.followSources()
    if root?.source?.watcher.state == .gone { report(.sourceIsGone) }
  }

  var screenStatus: PopupQueue.ScreenStatus {
    switch phase {
    case .absent, .suspended: .notVisible
    case .appearing, .visible, .dismissing:
      isOnScreen ? (isMoving ? .inTransition : .visible) : .notVisible
    }
  }

  func invalidate() {
    tearDown()
    contentProvider.invalidate()
    report = { _ in }
    allowsUserDismissal = nil
  }

  /// Whether the host is visible and still contains the content.
  private var isOnScreen: Bool { host?.isAttachedAndVisible == true && containsContent }

  /// Whether the content is still on the card; the app may have removed it.
  private var containsContent: Bool { root?.cardController?.containsContent ?? false }

  /// Whether the card is being animated, also by an animator that has been superseded.
  private var isMoving: Bool { root?.card?.layer.animationKeys()?.isEmpty == false }

  private func handleDismissal(_ gesture: PopupDismissGestures) -> Bool {
    guard canBeDismissedByUser, style.dismissGestures.contains(gesture) else { return false }
    // The escape gesture is meant for the controller in front.
    if gesture == .escape, root?.cardController?.presented != nil { return false }
    guard allowsUserDismissal?() != false else {
      // A dragged card springs back from where it is, and a hidden one must not be seen.
      if gesture != .swipe, phase == .visible, !isHiddenForTransition { root?.showRefusal() }
      return true
    }
    // The closure may have dismissed it.
    guard canBeDismissedByUser else { return true }
    // A styled alert presses its cancel button instead, if it has one.
    if styledAlertView?.handleUserDismissal() == true { return true }
    report(.userRequestedDismissal)
    return true
  }

  private var canBeDismissedByUser: Bool { phase == .visible || phase == .appearing }

  private func run(
    _ direction: CardAnimation.Direction, animated: Bool, keepsBackdrop: Bool = false,
    end: @escaping @MainActor (CardPresenter) -> Void
  ) {
    guard let root else { return end(self) }
    let completion: @MainActor () -> Void = { [weak self] in if let self { end(self) } }
    let dragAnimation = direction == .disappearing ? root.dragDriver?.dismissalAnimation : nil
    root.keepsBackdrop = keepsBackdrop
    if animated, let dragAnimation {
      CardAnimator.run(dragAnimation, direction, on: root, completion: completion)
    } else {
      let transition = animated ? style.transition(direction) : .none
      CardAnimator.run(transition, direction, on: root, completion: completion)
    }
  }

  func moveAccessibilityFocus() {
    guard !isHiddenForTransition, let host, let content = contentProvider.content else { return }
    host.root.scene.focus.moveAccessibilityFocus(to: content.view, in: host)
  }

  func deactivateHost(isPageDisappearing: Bool = false) {
    root?.isInteractive = false
    host?.deactivate(isPageDisappearing: isPageDisappearing)
  }

  private func tearDown() { removeHost(leavingBackdrop: false) }

  private func removeHost(leavingBackdrop: Bool) {
    phase = .absent
    isHiddenForTransition = false
    removePreviousBackdrop()
    leaveBackdrop()?.remove(animated: false)
    guard let host else { return }
    // Cleared first, because removing the content calls methods of the app.
    self.host = nil
    host.root.onUserDismissal = { _ in false }
    // Supersedes a running animation, whose completion would report again.
    host.root.card?.animator = nil
    host.onTouchChange = { _ in }
    // What is presented from the card disappears with it.
    let isPresenting = host.root.cardController.map { $0.isPresenting } == true || host.isCovered
    host.root.cardController?.removeContent()
    guard leavingBackdrop, !isPresenting, host.root.backdrop != nil, host.isAttachedAndVisible
    else {
      return host.tearDown()
    }
    host.root.removeCard()
    let isAnimated = !style.transition(.disappearing).isNone
    remainingBackdrop = RemainingBackdrop(in: host, isAnimated: isAnimated)
  }
}

// MARK: - Hiding during a page transition

extension CardPresenter {
  func hide() {
    guard phase == .appearing || phase == .visible, !isHiddenForTransition, let root else { return }
    isHiddenForTransition = true
    deactivateHost(isPageDisappearing: true)
    root.fade(to: 0, duration: 0.06)
  }

  func unhide() {
    guard isHiddenForTransition, let host else { return }
    isHiddenForTransition = false
    host.root.isInteractive = true
    host.activate()
    host.root.fade(to: 1, duration: 0.2)
    // While it is appearing, the end of the animation moves the focus.
    if phase == .visible { moveAccessibilityFocus() }
  }
}

// MARK: - Content

extension CardPresenter {
  /// Returns the content, which is created if necessary; `nil` if it cannot be shown.
  func makeContent() -> PopupContent? { contentProvider.makeContent(for: self) { $0.misuse } }

  func adoptContent(of other: any PopupPresenter) -> Bool {
    guard let other = other as? CardPresenter else { return false }
    // Nothing is shown, so the description of the content is enough.
    guard let root, let card = root.cardController else {
      contentProvider.adopt(from: other.contentProvider)
      if let session = contentProvider.styledAlertSession {
        setDismissGestures(session.presentation.dismissGestures)
      }
      return true
    }
    if let session = contentProvider.styledAlertSession,
      let newSession = other.contentProvider.styledAlertSession
    {
      // A styled alert changes on its card, so that fields and focus stay.
      session.adopt(newSession)
      contentDidChange(animated: true)
      setDismissGestures(session.presentation.dismissGestures)
      return true
    }
    guard let content = other.makeContent() else { return false }
    contentProvider.adopt(from: other.contentProvider)
    if isVisibleToUser {
      root.crossFade(to: content)
      moveAccessibilityFocus()
      styledAlertView?.focusInitialField()
    } else {
      card.replaceContent(with: content)
    }
    return true
  }

  func apply(_ update: @escaping ContentUpdate) -> Bool {
    guard contentProvider.apply(update) else { return false }
    invalidateContentSize()
    return true
  }

  /// The content has changed by itself: resizes the card, with an animation unless Reduce Motion is
  /// on or the popup is not visible.
  func contentDidChange(animated: Bool) {
    if animated, !UIAccessibility.isReduceMotionEnabled { return invalidateContentSize() }
    UIView.performWithoutAnimation {
      root?.cardController?.setNeedsMeasuring()
      if isVisibleToUser { root?.view.layoutIfNeeded() }
    }
  }

  func invalidateContentSize() {
    if isVisibleToUser {
      root?.invalidateContentSize()
    } else {
      root?.cardController?.setNeedsMeasuring()
    }
  }

  private var isVisibleToUser: Bool { phase == .visible && !isHiddenForTransition }
}
