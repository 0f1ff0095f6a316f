// Copyright (c) 2026 the Usher authors. MIT licence, see LICENSE.

import UIKitShim
import Usher

/// The names that a storm's popups share.
enum StormNames {
  static let keys: [PopupKey] = ["a", "b", "c"]
  static let groups: [PopupGroup] = ["g", "h", "i"]
}

extension PopupWish.Lane {
  var lane: PopupLane {
    switch self {
    case .popups: .popups
    case .alerts: .alerts
    case .toasts:
      PopupLane(name: "toasts", capacity: capacity, minimumGap: .milliseconds(300), level: -1)
    }
  }

  /// How many of them are on the screen at a time.
  var capacity: Int { self == .toasts ? 2 : 1 }

  /// How long it starts nothing after one has left, in seconds.
  var gap: Double { self == .toasts ? 0.3 : 0 }
}

// A wish in Usher's words.
extension Storm {
  func describe<Value>(_ bare: Popup<Value>, _ popup: StormPopup) -> Popup<Value> {
    let wish = popup.wish
    let described = bare.modal(wish.isModal).window(wish.isInAppWindow ? .app : .own)
    return withRules(withLooks(described, popup), popup)
  }

  func describe<Value>(
    _ bare: Modal<Value>, _ presentation: PopupWish.Presentation, _ popup: StormPopup
  ) -> Modal<Value> {
    var described = bare.window(popup.wish.isInAppWindow ? .app : .own)
    if presentation.isAbove { described = described.aboveModals() }
    if presentation.isPage { described = described.asPage() }
    if presentation.choosesPresenter, let presenter = popup.presenter {
      described = described.presenter(presenter)
    }
    return withRules(described, popup)
  }

  private func withRules<Asked: Enqueueable>(_ bare: Asked, _ popup: StormPopup) -> Asked {
    let wish = popup.wish
    var described = bare.lane(wish.lane.lane).priority(PopupPriority(wish.priority))
      .delay(.milliseconds(wish.delay)).expires(after: wish.expires.map { .milliseconds($0) })
      .closes(after: wish.closes.map { .milliseconds($0) })
      .group(wish.group.map { StormNames.groups[$0] })
      .staysWhenCovered(wish.staysWhenCovered).animated(wish.isAnimated)
    switch wish.conflict {
    case .wait: break
    case .interrupt: described = described.interrupts()
    case .replace: described = described.replaces()
    case .drop: described = described.dropsIfBusy()
    }
    return listening(onPages(withKey(described, wish), popup), popup)
  }

  private func withKey<Asked: Enqueueable>(_ popup: Asked, _ wish: PopupWish) -> Asked {
    guard let key = wish.key.map({ StormNames.keys[$0] }) else { return popup }
    return switch wish.keyPolicy {
    case .keep: popup.key(key, .keepFirst)
    case .replace: popup.key(key, .replaceFirst)
    case .update: popup.key(key, .update)
    case .change: popup.key(key, .update { (view: UIView) in view.tag += 1 })
    }
  }

  private func onPages<Asked: Enqueueable>(_ bare: Asked, _ popup: StormPopup) -> Asked {
    let wish = popup.wish
    var described = bare
    switch wish.pages {
    case .anywhere: break
    case .type(let kind): described = described.on(StormPage.type(of: kind))
    case .named: described = described.on(.name("named"))
    case .thisPage: if let page = popup.namedPage { described = described.on(page) }
    case .marked:
      let witness = StormWitness()
      popup.witness = witness
      described = described.on(where: { page in
        withExtendedLifetime(witness) { (page as? StormPage)?.isMarked == true }
      })
    }
    switch wish.retention {
    case nil: break
    case .dismiss: described = described.leavesWithPage()
    case .keepAlive: described = described.keepAlive()
    case .stay: described = described.stays()
    }
    return described
  }

  private func withLooks<Value>(_ bare: Popup<Value>, _ popup: StormPopup) -> Popup<Value> {
    let wish = popup.wish
    let position: PopupPosition =
      switch wish.position {
      case .center: .center
      case .top: .top
      case .bottom: .bottom
      case .leading: .leading
      case .trailing: .trailing
      case .full: .full
      }
    let own = PopupBackdrop.view { [weak popup] in
      let view = UIView()
      popup?.backdrop = view
      return view
    }
    let backdrops: [PopupBackdrop] = [.dimmed, .clear, .blurred, own]
    let described = bare.position(position).backdrop(backdrops[wish.backdrop])
      .closedBy(wish.isClosable ? .everyWay : [])
    return switch wish.motion {
    case .usual: described
    case .none: described.motion(.none)
    case .fade: described.motion(.fade)
    case .spring: described.motion(.spring)
    case .custom: described.motion(.custom(duration: .milliseconds(200)) { $0.alpha = 0.5 })
    }
  }

  private func listening<Asked: Enqueueable>(_ bare: Asked, _ popup: StormPopup) -> Asked {
    func hear(_ moment: StormMoment) -> @MainActor () -> Void {
      { [weak self, weak popup] in
        guard let self, let popup else { return }
        didHear(moment, popup)
      }
    }
    return
      bare
      .onWillAppear { [weak self, weak popup] isReturn in
        guard let self, let popup else { return }
        didHear(.willAppear(isReturn: isReturn), popup)
      }
      .onDidAppear { [weak self, weak popup] isReturn in
        guard let self, let popup else { return }
        didHear(.didAppear(isReturn: isReturn), popup)
      }
      .onWillLeave(hear(.willLeave)).onDidLeave(hear(.didLeave))
      .onSuspend { [weak self, weak popup] causes in
        guard let self, let popup else { return }
        didHear(.suspended(causes), popup)
      }
      .onResume(hear(.resumed))
      .onEnd { [weak self, weak popup] outcome in
        guard let self, let popup else { return }
        didEnd(popup, outcome.reason)
      }
  }
}
