// Copyright (c) 2026 the Usher authors. MIT license, see LICENSE.

import UIKitShim
import Usher
import UsherPresets

/// The keys and groups of the fuzzer's popups.
enum FuzzNames {
  static let keys: [PopupKey] = ["a", "b", "c", "stack"]
  /// The index of the key that banners of one stack share.
  static let stack = 3
  static let groups: [PopupGroup] = ["g", "h", "i"]
}

extension PopupSpec.Lane {
  var lane: PopupLane {
    switch self {
    case .popups: .popups
    case .alerts: .alerts
    case .hints:
      PopupLane(name: "hints", capacity: capacity, minimumGap: .milliseconds(300), level: -1)
    case .toasts: .toasts
    case .banners: .banners
    case .activities: .activities
    }
  }

  /// The capacity of the lane.
  var capacity: Int { self == .hints ? 2 : 1 }

  /// The minimum gap of the lane, in seconds.
  var gap: Double { self == .hints ? 0.3 : 0 }
}

// Converting a `PopupSpec` to a `Popup` or `Modal`.
extension UIFuzzer {
  func configure<Value>(_ bare: Popup<Value>, for popup: FuzzPopup) -> Popup<Value> {
    let spec = popup.spec
    let bare = bare.window(spec.isInAppWindow ? .app : .own)
    guard spec.preset == nil else { return withRules(bare, popup) }
    return withRules(withAppearance(bare.modal(spec.isModal), popup), popup)
  }

  func configure<Value>(
    _ bare: Modal<Value>, _ presentation: PopupSpec.Presentation, for popup: FuzzPopup
  ) -> Modal<Value> {
    var configured = bare.window(popup.spec.isInAppWindow ? .app : .own)
    if presentation.presentsOverForeignModals { configured = configured.presentsOverOtherModals() }
    if presentation.isPage { configured = configured.countsAsPage() }
    if presentation.choosesPresenter, let presenter = popup.presenter {
      configured = configured.presentingViewController(presenter)
    }
    return withRules(configured, popup)
  }

  private func withRules<Item: PopupPresentable>(_ bare: Item, _ popup: FuzzPopup) -> Item {
    let spec = popup.spec
    var configured = bare.priority(PopupPriority(spec.priority))
      .delay(.milliseconds(spec.delay)).expiration(after: spec.expiration.map { .milliseconds($0) })
      .minimumDisplayDuration(.milliseconds(spec.minimumDisplayDuration ?? 0))
      .group(spec.group.map { FuzzNames.groups[$0] })
      .ignoresPageCover(spec.ignoresPageCover).animated(spec.isAnimated)
    // A preset has a lane and a display duration of its own.
    if spec.preset == nil {
      configured = configured.lane(spec.lane.lane).displayDuration(
        spec.displayDuration.map { .milliseconds($0) },
        waitsForAssistiveTechnologies: spec.waitsForAssistiveTechnologies)
    }
    switch spec.conflict {
    case .wait: break
    case .interrupt: configured = configured.conflict(.interrupt)
    case .replace: configured = configured.conflict(.replace)
    case .drop: configured = configured.conflict(.drop)
    }
    return withCallbacks(withQuestions(withPages(withKey(configured, spec), popup), popup), popup)
  }

  private func withKey<Item: PopupPresentable>(_ popup: Item, _ spec: PopupSpec) -> Item {
    guard spec.preset == nil, let key = spec.key.map({ FuzzNames.keys[$0] }) else { return popup }
    return switch spec.keyPolicy {
    case .keep: popup.key(key, ifExists: .join)
    case .replace: popup.key(key, ifExists: .replace)
    case .update: popup.key(key, ifExists: .update)
    case .change: popup.key(key, updatingExisting: { (view: UIView) in view.tag += 1 })
    }
  }

  private func withPages<Item: PopupPresentable>(_ bare: Item, _ popup: FuzzPopup) -> Item {
    let spec = popup.spec
    var configured = bare
    switch spec.pages {
    case .anywhere: break
    case .type(let kind): configured = configured.on(FuzzPage.type(of: kind))
    case .named: configured = configured.on(named: "named")
    case .thisPage: if let page = popup.namedPage { configured = configured.on(page) }
    case .marked:
      let token = LeakToken()
      popup.leakToken = token
      configured = configured.on(where: { page in
        withExtendedLifetime(token) { (page as? FuzzPage)?.isMarked == true }
      })
    }
    switch spec.pageExit {
    case nil: break
    case .dismiss: configured = configured.pageExit(.dismiss)
    case .keepAlive: configured = configured.pageExit(.keepAlive)
    case .stay: configured = configured.pageExit(.stay)
    }
    return configured
  }

  private func withAppearance<Value>(_ bare: Popup<Value>, _ popup: FuzzPopup) -> Popup<Value> {
    let spec = popup.spec
    let position: PopupPosition =
      switch spec.position {
      case .center: .center
      case .top: .top
      case .bottom: .bottom
      case .leading: .leading
      case .trailing: .trailing
      case .full: .full
      }
    let custom = PopupBackdrop.view { [weak popup] in
      let view = UIView()
      popup?.backdrop = view
      return view
    }
    let backdrops: [PopupBackdrop] = [.dimmed, .clear, .blurred, custom]
    let backdrop = spec.source?.light.map { PopupBackdrop.spotlight(allowsTouches: $0 == .open) }
    let configured = withSource(bare, popup).position(position)
      .backdrop(backdrop ?? backdrops[spec.backdrop]).dismissGestures(spec.gestures)
    return switch spec.transition {
    case .standard: configured
    case .none: configured.transition(.none)
    case .fade: configured.transition(.fade)
    case .spring: configured.transition(.spring)
    case .custom: configured.transition(.custom(duration: .milliseconds(200)) { $0.alpha = 0.5 })
    }
  }

  private func withCallbacks<Item: PopupPresentable>(_ bare: Item, _ popup: FuzzPopup) -> Item {
    func handler(for moment: FuzzLifecycleEvent) -> @MainActor () -> Void {
      { [weak self, weak popup] in
        guard let self, let popup else { return }
        didReceive(moment, for: popup)
      }
    }
    return
      bare
      .onWillAppear { [weak self, weak popup] isReturn in
        guard let self, let popup else { return }
        didReceive(.willAppear(isReturning: isReturn), for: popup)
      }
      .onDidAppear { [weak self, weak popup] isReturn in
        guard let self, let popup else { return }
        didReceive(.didAppear(isReturning: isReturn), for: popup)
      }
      .onWillDisappear(handler(for: .willDisappear)).onDidDisappear(handler(for: .didDisappear))
      .onSuspend { [weak self, weak popup] causes in
        guard let self, let popup else { return }
        didReceive(.suspended(causes), for: popup)
      }
      .onResume(handler(for: .resumed))
      .onDismiss { [weak self, weak popup] outcome in
        guard let self, let popup else { return }
        didDismiss(popup, outcome.reason)
      }
  }
}
