// Copyright (c) 2026 the Usher authors. MIT license, see LICENSE.

import UIKitShim
import Usher

// Showing popups.
extension UIFuzzer {
  /// The maximum number of popups that are not dismissed; more would only wait for the final
  /// checks.
  private static let maximumLiveCount = 24

  func showPopups(_ action: FuzzAction, on app: FuzzScene) -> Bool {
    guard live.count < UIFuzzer.maximumLiveCount else { return false }
    switch action {
    case .show(let spec), .showModal(let spec), .showPreset(_, let spec), .showPointing(let spec),
      .showSpotlight(let spec):
      show(spec, on: app)
      // The second one of a stack shares the first one.
      if spec.preset == .stackedBanner { show(spec, on: app) }
    case .showAgain(let pick):
      return showAgain(pick)
    case .showSequence(let specs):
      show(sequence: specs, on: app)
    case .showChild(let pick, let spec):
      // Visible popups come first, because a child only starts above a visible parent.
      let parents = live.filter { !$0.isActivity }
      let choices = parents.filter(\.isVisible) + parents.filter { !$0.isVisible }
      guard !choices.isEmpty, choices[min(pick, choices.count - 1)].handle != nil else {
        return false
      }
      let parent = choices[min(pick, choices.count - 1)]
      show(spec.asChild, on: parent.app, above: parent)
    case .updateVisible(let pick, let spec):
      return updateShown(pick, by: spec)
    case .pushAndShow(let page, let one, let other):
      return pushAndShow(page, one, other, on: app)
    case .showAlert(let spec):
      return show(spec, on: app)
    default:
      return false
    }
    return true
  }

  func show(_ spec: PopupSpec, on app: FuzzScene, above parent: FuzzPopup? = nil) {
    let popup = makePopup(spec, on: app, above: parent)
    invalidateTimers(changedBy: spec, on: app)
    // It may dismiss others with its key, even its own parent.
    if spec.keyPolicy == .replace, let key = spec.key {
      for other in live where other !== popup && other.app === app && other.spec.key == key {
        joinedPopup(of: other).mayBeDismissing = true
      }
    }
    if let preset = spec.preset { return show(preset, popup) }
    let isMade = spec.content == .deferredView || spec.content == .deferredController
    switch (spec.presentation, isMade) {
    case (nil, true): adopt(send(configure(makeDeferredPopup(popup), for: popup), popup), popup)
    case (nil, false): adopt(send(configure(makeImmediatePopup(popup), for: popup), popup), popup)
    case (let presentation?, true):
      let modal = Modal<Int> { [weak self, weak popup] _ in
        guard let self, let popup else { return UIViewController() }
        return makeController(popup)
      }
      adopt(send(configure(modal, presentation, for: popup), popup), popup)
    case (let presentation?, false):
      let modal = Modal(makeController(popup))
      adopt(send(configure(modal, presentation, for: popup), popup), popup)
    }
  }

  /// Marks the display timers of popups as unknown that an update with their key may restart.
  private func invalidateTimers(changedBy spec: PopupSpec, on app: FuzzScene) {
    guard let key = spec.key, spec.keyPolicy == .update || spec.keyPolicy == .change else { return }
    for existing in live where existing.app === app && existing.spec.key == key {
      existing.displayTimer.isKnown = false
    }
  }

  func send<Item: PopupPresentable>(
    _ item: Item, _ popup: FuzzPopup
  ) -> PopupHandle<Item.Value> {
    popup.parent?.handle?.show(item) ?? popup.app.center.show(item)
  }

  private func show(sequence specs: [PopupSpec], on app: FuzzScene) {
    serial += 1
    let sequence = serial
    // A step that joins by its key would belong to two sequences; see `asStep`.
    let popups = specs.map { makePopup($0.asStep, on: app, above: nil) }
    for popup in popups { popup.sequence = sequence }
    let handles = app.center.showSequence(
      popups.map { configure(makeDeferredPopup($0), for: $0) })
    for (popup, handle) in zip(popups, handles) { adopt(handle, popup) }
  }

  /// Shows the view of a popup a second time, which must be rejected.
  private func showAgain(_ number: Int) -> Bool {
    var made: [FuzzPopup] {
      live.filter {
        $0.spec.content == .view && !$0.hasJoined && !$0.isUpdated && $0.spec.presentation == nil
      }
    }
    if made.isEmpty {
      var spec = PopupSpec()
      spec.content = .view
      show(spec, on: scenes[0])
    }
    guard let first = pick(number, of: made), let view = first.contents.first?.value else {
      return false
    }
    let handle = first.app.center.show(Popup(view))
    // The queue polls before it accepts a request, which may have dismissed the first popup.
    guard !first.isDismissed else {
      handle.dismiss(animated: false)
      return true
    }
    if handle.outcomeIfDismissed?.reason != .contentInUse {
      fail("a second popup accepted the view of \(first.name): \(handle.outcomeIfDismissed as Any)")
    }
    return true
  }

  // MARK: - Making

  private func makePopup(
    _ spec: PopupSpec, on app: FuzzScene, above parent: FuzzPopup?
  ) -> FuzzPopup {
    serial += 1
    let popup = FuzzPopup("p\(serial)", spec, on: app, at: now)
    popup.parent = parent
    popup.namedPage = app.pageModel.visible.first?.value ?? app.bottomPage
    if spec.presentation?.choosesPresenter == true { popup.presenter = app.bottomPage }
    if let source = spec.source, let page = popup.namedPage as? FuzzPage {
      popup.source = FuzzSource(source, on: page)
    }
    popups.append(popup)
    return popup
  }

  private func makeDeferredPopup(_ popup: FuzzPopup) -> Popup<Int> {
    switch popup.spec.content {
    case .deferredController, .controller:
      Popup<Int> { [weak self, weak popup] _ -> UIViewController in
        guard let self, let popup else { return UIViewController() }
        return makeController(popup)
      }
    case .deferredView, .view:
      Popup<Int> { [weak self, weak popup] _ -> UIView in
        guard let self, let popup else { return UIView() }
        return makeCard(popup)
      }
    }
  }

  private func makeImmediatePopup(_ popup: FuzzPopup) -> Popup<Never> {
    popup.spec.content == .controller ? Popup(makeController(popup)) : Popup(makeCard(popup))
  }

  private func makeCard(_ popup: FuzzPopup) -> FuzzCard {
    let card = FuzzCard(
      popup.name, hasField: popup.spec.hasField, height: popup.spec.hasField ? 220 : 140
    ) { [weak self, weak popup] in
      guard let self, let popup else { return }
      tapped(popup)
    }
    // A popup that has joined another one shows its content there.
    joinedPopup(of: popup).contents.append(Weak(value: card))
    joinedPopup(of: popup).current = card
    return card
  }

  private func makeController(_ popup: FuzzPopup) -> UIViewController {
    let controller = FuzzCardController(
      makeCard(popup), popup.spec.presentation, from: popup.app.popoverSource)
    joinedPopup(of: popup).controllers.append(Weak(value: controller))
    return controller
  }

  /// Returns the popup that this one has joined, or itself.
  func joinedPopup(of popup: FuzzPopup) -> FuzzPopup {
    guard popup.hasJoined, let id = popup.handle?.id else { return popup }
    return popups.first { $0.app === popup.app && !$0.hasJoined && $0.handle?.id == id } ?? popup
  }

  private func tapped(_ popup: FuzzPopup) {
    record("\(popup.name): button tapped")
    guard let end = popup.dismissReturning else {
      willDismiss(joinedPopup(of: popup))
      popup.handle?.dismiss(reason: .custom("tapped"))
      return
    }
    end(true)
  }

  // MARK: - Handles

  func adopt(_ handle: AnyPopupHandle, _ popup: FuzzPopup) {
    popup.base = handle
    if let handle = handle as? PopupHandle<Int> {
      let value = serial
      popup.dismissReturning = { [weak handle] in handle?.dismiss(returning: value, animated: $0) }
    } else if let handle = handle as? PopupHandle<Void> {
      popup.dismissReturning = { [weak handle] in handle?.dismiss(returning: (), animated: $0) }
    }
    let existing = popups.first {
      $0 !== popup && $0.app === popup.app && !$0.isDismissed && $0.handle?.id == handle.id
    }
    popup.hasJoined = existing != nil && !popup.isDismissed
    popup.handle = handle
    // The popup that it joined may have been dismissed by that.
    let joinedDismissedPopup = popups.contains {
      $0 !== popup && $0.isDismissed && $0.dismissedAt >= popup.shownAt
        && $0.handle?.id == handle.id
    }
    if existing == nil, !joinedDismissedPopup, let early = popup.earlyProblem {
      fail("\(popup.name) got \(early)")
    }
    if let existing {
      record("\(popup.name) joins \(existing.name)")
      if popup.hasJoined { join(popup, joinedPopup(of: existing)) }
      existing.contents += popup.contents
      existing.controllers += popup.controllers
      (popup.contents, popup.controllers) = ([], [])
      if popup.spec.keyPolicy != .keep {
        existing.priority = max(existing.priority, popup.priority)
      }
    }
  }

  /// Records the effect of a join on the content and the display timer of the first popup.
  private func join(_ popup: FuzzPopup, _ existing: FuzzPopup) {
    popup.joinedPopup = existing
    // It stays, although the app has dismissed it.
    existing.lateSince = nil
    if popup.spec.preset == .stackedBanner { existing.contentName = popup.name }
    guard popup.spec.keyPolicy != .keep, !popup.isAlert else { return }
    let areCards = existing.spec.presentation == nil && popup.spec.presentation == nil
    switch popup.spec.keyPolicy {
    case .update where areCards && !existing.isAlert:
      (existing.current, existing.changeCount, existing.isUpdated) = (popup.current, 0, true)
      existing.contentName = popup.name
      existing.isTyping = false
    case .change where areCards && existing.content.isView:
      existing.changeCount = existing.changeCount.map { $0 + 1 }
    case .keep, .replace, .update, .change:
      (existing.current, existing.changeCount, existing.contentName) = (nil, nil, nil)
      // A queued alert can adopt the content of a modal.
      if popup.spec.keyPolicy == .update { existing.isUpdated = true }
    }
    // A second update replaces the content again.
    if popup.spec.keyPolicy == .update { existing.content = popup.spec.content }
  }

  private func show(_ spec: AlertSpec, on app: FuzzScene) -> Bool {
    let parent = spec.parent.flatMap { pick($0, of: live) }
    if spec.isSheet, device.model.idiom == .pad { return false }
    let home = parent?.app ?? app
    serial += 1
    var rules = PopupSpec()
    (rules.lane, rules.priority, rules.isAnimated) = (.alerts, spec.priority, spec.isAnimated)
    rules.key = spec.key
    let popup = FuzzPopup("a\(serial)", rules, on: home, at: now, kind: .alert)
    popup.parent = parent
    let alert = UIAlertController(
      title: "Alert \(popup.name)", message: nil,
      preferredStyle: spec.isSheet ? .actionSheet : .alert)
    alert.addAction(UIAlertAction(title: "OK \(popup.name)", style: .default))
    popup.controllers.append(Weak(value: alert))
    popups.append(popup)
    let handle = ExistingAlert(alert)
      .animated(spec.isAnimated).priority(PopupPriority(spec.priority))
      .key(spec.key.map { FuzzNames.keys[$0] }, ifExists: spec.replaces ? .replace : .join)
      .show(above: parent?.handle, in: home.center)
    handle.onDismiss { [weak self, weak popup] outcome in
      guard let self, let popup else { return }
      didDismiss(popup, outcome.reason)
    }
    adopt(handle, popup)
    return true
  }
}

extension PopupSpec {
  /// The description as a child, which has no page rules of its own.
  fileprivate var asChild: PopupSpec {
    var child = self
    (child.pages, child.pageExit) = (.anywhere, nil)
    return child
  }

  /// The description as a step, which has no key and so never joins another popup.
  fileprivate var asStep: PopupSpec {
    var step = self
    step.key = nil
    return step
  }
}
