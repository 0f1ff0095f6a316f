// Copyright (c) 2026 the Usher authors. MIT licence, see LICENSE.

import UIKitShim
import Usher

// What is enqueued.
extension Storm {
  /// More than that wait for nothing but the end.
  private static let mostLive = 24

  func ask(_ action: StormAction, of app: StormScene) -> Bool {
    guard live.count < Storm.mostLive else { return false }
    switch action {
    case .enqueue(let wish), .enqueueModal(let wish):
      enqueue(wish, on: app)
    case .enqueueAgain(let pick):
      return enqueueAgain(pick)
    case .enqueueSequence(let wishes):
      enqueue(sequence: wishes, on: app)
    case .enqueueChild(let pick, let wish):
      // Those that are there come first: above others nothing comes before they do.
      let choices = live.filter(\.isOn) + live.filter { !$0.isOn }
      guard !choices.isEmpty, choices[min(pick, choices.count - 1)].handle != nil else {
        return false
      }
      let parent = choices[min(pick, choices.count - 1)]
      enqueue(wish.asChild, on: parent.app, above: parent)
    case .updateShown(let pick, let wish):
      return updateShown(pick, by: wish)
    case .rush(let page, let one, let other):
      return rush(page, one, other, on: app)
    case .showAlert(let wish):
      return show(wish, on: app)
    default:
      return false
    }
    return true
  }

  func enqueue(_ wish: PopupWish, on app: StormScene, above parent: StormPopup? = nil) {
    let popup = makePopup(wish, on: app, above: parent)
    forgetTimes(changedBy: wish, on: app)
    let isMade = wish.content == .made || wish.content == .madeController
    switch (wish.presentation, isMade) {
    case (nil, true): adopt(send(describe(makeLater(popup), popup), popup), popup)
    case (nil, false): adopt(send(describe(makeNow(popup), popup), popup), popup)
    case (let presentation?, true):
      let modal = Modal<Int> { [weak self, weak popup] _ in
        guard let self, let popup else { return UIViewController() }
        return makeController(popup)
      }
      adopt(send(describe(modal, presentation, popup), popup), popup)
    case (let presentation?, false):
      let modal = Modal(makeController(popup))
      adopt(send(describe(modal, presentation, popup), popup), popup)
    }
  }

  /// An update may change how long the one with its key stays, and may end it before it has joined.
  private func forgetTimes(changedBy wish: PopupWish, on app: StormScene) {
    guard let key = wish.key, wish.keyPolicy == .update || wish.keyPolicy == .change else { return }
    for known in live where known.app === app && known.wish.key == key {
      known.time.isKnown = false
    }
  }

  private func send<Asked: Enqueueable>(
    _ asked: Asked, _ popup: StormPopup
  ) -> PopupHandle<Asked.Value> {
    popup.parent?.handle?.enqueue(asked) ?? popup.app.center.enqueue(asked)
  }

  private func enqueue(sequence wishes: [PopupWish], on app: StormScene) {
    serial += 1
    let sequence = serial
    // What a step joins by its key would take part in two things at once; see `asStep`.
    let popups = wishes.map { makePopup($0.asStep, on: app, above: nil) }
    for popup in popups { popup.sequence = sequence }
    let handles = app.center.enqueue(
      sequence: popups.map { describe(makeLater($0), $0) })
    for (popup, handle) in zip(popups, handles) { adopt(handle, popup) }
  }

  /// A view can be in one popup at a time; the second is refused.
  private func enqueueAgain(_ number: Int) -> Bool {
    var made: [StormPopup] {
      live.filter {
        $0.wish.content == .view && !$0.hasJoined && !$0.isUpdated && $0.wish.presentation == nil
      }
    }
    if made.isEmpty {
      var wish = PopupWish()
      wish.content = .view
      enqueue(wish, on: scenes[0])
    }
    guard let first = pick(number, of: made), let view = first.contents.first?.value else {
      return false
    }
    let handle = first.app.center.enqueue(Popup(view))
    // The queue looks before it takes anything in, and the first may have ended with that.
    guard !first.hasEnded else {
      handle.end(animated: false)
      return true
    }
    if handle.outcomeIfEnded?.reason != .duplicate {
      fail("the view of \(first.name) got into a second popup: \(handle.outcomeIfEnded as Any)")
    }
    return true
  }

  // MARK: - Making

  private func makePopup(
    _ wish: PopupWish, on app: StormScene, above parent: StormPopup?
  ) -> StormPopup {
    serial += 1
    let popup = StormPopup("p\(serial)", wish, on: app, at: now)
    popup.parent = parent
    popup.namedPage = app.account.visible.first?.value ?? app.bottomPage
    if wish.presentation?.choosesPresenter == true { popup.presenter = app.bottomPage }
    popups.append(popup)
    return popup
  }

  private func makeLater(_ popup: StormPopup) -> Popup<Int> {
    switch popup.wish.content {
    case .madeController, .controller:
      Popup<Int> { [weak self, weak popup] _ -> UIViewController in
        guard let self, let popup else { return UIViewController() }
        return makeController(popup)
      }
    case .made, .view:
      Popup<Int> { [weak self, weak popup] _ -> UIView in
        guard let self, let popup else { return UIView() }
        return makeCard(popup)
      }
    }
  }

  private func makeNow(_ popup: StormPopup) -> Popup<Never> {
    popup.wish.content == .controller ? Popup(makeController(popup)) : Popup(makeCard(popup))
  }

  private func makeCard(_ popup: StormPopup) -> StormCard {
    let card = StormCard(
      popup.name, hasField: popup.wish.hasField, height: popup.wish.hasField ? 220 : 140
    ) { [weak self, weak popup] in
      guard let self, let popup else { return }
      tapped(popup)
    }
    // What gives its content to another one shows it there.
    first(of: popup).contents.append(Weak(value: card))
    first(of: popup).current = card
    return card
  }

  private func makeController(_ popup: StormPopup) -> UIViewController {
    let controller = StormCardController(
      makeCard(popup), popup.wish.presentation, from: popup.app.anchor)
    first(of: popup).controllers.append(Weak(value: controller))
    return controller
  }

  /// The one whose request it stands for.
  func first(of popup: StormPopup) -> StormPopup {
    guard popup.hasJoined, let id = popup.handle?.id else { return popup }
    return popups.first { $0.app === popup.app && !$0.hasJoined && $0.handle?.id == id } ?? popup
  }

  private func tapped(_ popup: StormPopup) {
    note("\(popup.name) is tapped")
    if let end = popup.endReturning { end(true) } else { popup.handle?.end(.custom("tapped")) }
  }

  // MARK: - Taking in

  private func adopt(_ handle: PopupHandle<Int>, _ popup: StormPopup) {
    popup.base = handle
    let value = serial
    popup.endReturning = { [weak handle] in handle?.end(returning: value, animated: $0) }
    adopt(handle.erased, popup)
  }

  private func adopt<Value>(_ handle: PopupHandle<Value>, _ popup: StormPopup) {
    popup.base = handle
    adopt(handle.erased, popup)
  }

  private func adopt(_ handle: AnyPopupHandle, _ popup: StormPopup) {
    let known = popups.first {
      $0 !== popup && $0.app === popup.app && !$0.hasEnded && $0.handle?.id == handle.id
    }
    popup.hasJoined = known != nil && !popup.hasEnded
    popup.handle = handle
    // The one that it went into may have ended with that.
    let wasTaken = popups.contains {
      $0 !== popup && $0.hasEnded && $0.endedAt >= popup.enqueuedAt && $0.handle?.id == handle.id
    }
    if known == nil, !wasTaken, let early = popup.heardEarly {
      fail("\(popup.name) was told \(early)")
    }
    if let known {
      note("\(popup.name) joins \(known.name)")
      if popup.hasJoined { join(popup, first(of: known)) }
      known.contents += popup.contents
      known.controllers += popup.controllers
      (popup.contents, popup.controllers) = ([], [])
      if popup.wish.keyPolicy != .keep { known.priority = max(known.priority, popup.priority) }
    }
  }

  /// What becomes of the first one's content and time.
  private func join(_ popup: StormPopup, _ known: StormPopup) {
    popup.first = known
    guard popup.wish.keyPolicy != .keep, !popup.isAlert else { return }
    let isOurs = known.wish.presentation == nil && popup.wish.presentation == nil
    switch popup.wish.keyPolicy {
    case .update where isOurs && !known.isAlert:
      (known.current, known.changes, known.isUpdated) = (popup.current, 0, true)
      known.contentName = popup.name
      known.isTyping = false
    case .change where isOurs && known.content.isView:
      known.changes = known.changes.map { $0 + 1 }
    case .keep, .replace, .update, .change:
      (known.current, known.changes, known.contentName) = (nil, nil, nil)
      // What UIKit presents can be given to an alert that waits.
      if popup.wish.keyPolicy == .update { known.isUpdated = true }
    }
    // A second update brings content of its own.
    if popup.wish.keyPolicy == .update { known.content = popup.wish.content }
  }

  private func show(_ wish: AlertWish, on app: StormScene) -> Bool {
    let parent = wish.parent.flatMap { pick($0, of: live) }
    if wish.isSheet, device.model.idiom == .pad { return false }
    let home = parent?.app ?? app
    serial += 1
    var rules = PopupWish()
    (rules.lane, rules.priority, rules.isAnimated) = (.alerts, wish.priority, wish.isAnimated)
    rules.key = wish.key
    let popup = StormPopup("a\(serial)", rules, on: home, at: now, isAlert: true)
    popup.parent = parent
    let alert = UIAlertController(
      title: "Alert \(popup.name)", message: nil,
      preferredStyle: wish.isSheet ? .actionSheet : .alert)
    alert.addAction(UIAlertAction(title: "OK \(popup.name)", style: .default))
    popup.controllers.append(Weak(value: alert))
    popups.append(popup)
    let handle = ReadyAlert(alert)
      .animated(wish.isAnimated).priority(PopupPriority(wish.priority))
      .key(wish.key.map { StormNames.keys[$0] }, wish.replaces ? .replaceFirst : .keepFirst)
      .enqueue(above: parent?.handle, in: home.center)
    handle.onEnd { [weak self, weak popup] outcome in
      guard let self, let popup else { return }
      didEnd(popup, outcome.reason)
    }
    adopt(handle, popup)
    return true
  }
}

extension PopupWish {
  /// What belongs to a popup is about that one and not about pages.
  fileprivate var asChild: PopupWish {
    var child = self
    (child.pages, child.retention) = (.anywhere, nil)
    return child
  }

  /// A step has no key, so that it is a request of its own.
  fileprivate var asStep: PopupWish {
    var step = self
    step.key = nil
    return step
  }
}
