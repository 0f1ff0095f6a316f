// Copyright (c) 2026 the Usher authors. MIT licence, see LICENSE.

/// The steps that a seed determines. They do not depend on what becomes of them, so that a seed and the
/// numbers of some steps are all that is needed to play those again.
package struct StormScript {
  private var random: StormRandom
  private var number = 0
  /// Whether the last step was calm.
  private var isCalm = false

  package init(seed: UInt64) {
    random = StormRandom(seed: seed)
  }

  /// The first steps of a seed's script.
  package static func steps(seed: UInt64, count: Int) -> [StormStep] {
    var script = StormScript(seed: seed)
    return (0..<count).map { _ in script.next() }
  }

  package mutating func next() -> StormStep {
    number += 1
    // Once in ten times long enough for everything to come to rest, which takes a second after what
    // happened last. Then users do what they do with what stands before them, and half of them look
    // what comes of it.
    isCalm = random.one(in: isCalm ? 2 : 10)
    guard isCalm else {
      let kind = random.pick(StormKind.deck)
      return StormStep(number: number, pause: pause(before: kind), action: action(kind))
    }
    let kind = random.pick(random.one(in: 2) ? StormKind.calmDeck : StormKind.deck)
    return StormStep(number: number, pause: 2000 + random.below(1400), action: action(kind))
  }

  /// Short: in the middle of what the last steps have begun.
  private mutating func pause(before kind: StormKind) -> Int {
    if kind == .wait { return 1500 + random.below(3000) }
    switch random.below(18) {
    case 0..<5: return 0
    case 5..<9: return random.below(40)
    case 9..<14: return random.below(250)
    default: return 200 + random.below(500)
    }
  }

  private mutating func action(_ kind: StormKind) -> StormAction {
    switch kind {
    case .push: .push(page(), animated: isAnimated())
    case .pop: .pop(animated: isAnimated())
    case .popToRoot: .popToRoot(animated: isAnimated())
    case .setPages: .setPages((0...random.below(3)).map { _ in page() }, animated: isAnimated())
    case .swipeBack: .swipeBack
    case .halfSwipeBack: .halfSwipeBack
    case .beginSwipeBack: .beginSwipeBack
    case .switchTab: .switchTab(random.below(3))
    case .replaceRoot: .replaceRoot(random.pick([.tabs, .tabs, .tabs, .navigation, .page]))
    case .renewTabs: .renewTabs
    case .mark: .mark(pick: random.below(3))
    case .present: .present(random.pick(StormFront.Style.allCases), animated: isAnimated())
    case .presentAlert: .presentAlert(animated: isAnimated())
    case .dismissFront: .dismissFront(animated: isAnimated())
    case .swipeSheet: .swipeSheet(isHalf: random.one(in: 3))
    case .tapForeignAlert: .tapForeignAlert
    case .glance: .glance(random.pick([.sheet, .formSheet, .over, .fullScreen]))
    case .presentFromPopup:
      .presentFromPopup(
        pick: random.below(3), random.pick([.sheet, .formSheet, .over]), animated: isAnimated())
    case .dismissModal: .dismissModal(pick: random.below(3), animated: isAnimated())
    case .rotate: .rotate(random.below(4))
    case .background: .background(scene: random.below(2))
    case .deactivate: .deactivate(scene: random.below(2))
    case .activate: .activate(scene: random.below(2))
    case .voiceOver: .voiceOver
    case .changeSettings: .changeSettings(random.below(9))
    case .openScene: .openScene
    case .closeScene: .closeScene
    case .enqueue: .enqueue(PopupWish(&random))
    case .enqueueModal: .enqueueModal(.modal(&random))
    case .enqueueAgain: .enqueueAgain(pick: random.below(4))
    case .enqueueSequence:
      .enqueueSequence((0..<2 + random.below(2)).map { _ in PopupWish(&random) })
    case .enqueueChild: .enqueueChild(of: random.below(4), PopupWish(&random))
    case .updateShown: .updateShown(pick: random.below(3), PopupWish(&random))
    case .rush: .rush(page(), PopupWish(&random), PopupWish(&random))
    case .showAlert: .showAlert(AlertWish(&random))
    case .end: .end(pick: random.below(6), animated: isAnimated())
    case .endReturning: .endReturning(pick: random.below(6), animated: isAnimated())
    case .endKey: .endKey(pick: random.below(6), animated: isAnimated())
    case .endGroup: .endGroup(pick: random.below(6), animated: isAnimated())
    case .endLane: .endLane(lane(), animated: isAnimated())
    case .endAll: .endAll(animated: isAnimated())
    case .logOut: .logOut(animated: isAnimated())
    case .hold: .hold(lane(), random.pick(StormAction.HoldOwner.allCases))
    case .release: .release(pick: random.below(3), isDropped: random.one(in: 2))
    case .change: .change(pick: random.below(6), change())
    case .resize: .resize(pick: random.below(3))
    case .tapButton: .tapButton(pick: random.below(2))
    case .tapOutside: .tapOutside
    case .swipeCard: .swipeCard(pick: random.below(2), isHalf: random.one(in: 3))
    case .escape: .escape
    case .type: .type(pick: random.below(2))
    case .press: .press(pick: random.below(2))
    case .beginSwipeCard: .beginSwipeCard(pick: random.below(2))
    case .lift: .lift(isCancelled: random.one(in: 3))
    case .removeView: .removeView(pick: random.below(2))
    case .removeWindow: .removeWindow(pick: random.below(2))
    case .wait: .wait
    }
  }

  private mutating func isAnimated() -> Bool { !random.one(in: 5) }

  private mutating func page() -> StormPage.Kind { random.pick(StormPage.Kind.allCases) }

  private mutating func lane() -> PopupWish.Lane {
    random.pick([.popups, .popups, .alerts, .toasts])
  }

  private mutating func change() -> StormAction.WaitingChange {
    switch random.below(3) {
    case 0: .priority(random.pick([-5, 0, 150, 500]))
    case 1: .delay(random.pick([0, 500, 4000]))
    default: .expires(random.pick([nil, 500, 5000]))
    }
  }
}
