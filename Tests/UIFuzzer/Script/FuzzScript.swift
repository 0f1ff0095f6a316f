// Copyright (c) 2026 the Usher authors. MIT license, see LICENSE.

/// A generator of the steps that a seed determines.
///
/// The steps do not depend on the effect of earlier steps, so a seed and step numbers are enough to
/// play some of the steps again.
package struct FuzzScript {
  private var random: FuzzRandom
  private var number = 0
  /// Whether the last step had a long pause before it.
  private var isCalm = false
  /// Whether the last step may have put a finger on the screen.
  private var isFingerDown = false

  package init(seed: UInt64) {
    random = FuzzRandom(seed: seed)
  }

  /// The first steps of a seed's script.
  package static func steps(seed: UInt64, count: Int) -> [FuzzStep] {
    var script = FuzzScript(seed: seed)
    return (0..<count).map { _ in script.next() }
  }

  package mutating func next() -> FuzzStep {
    number += 1
    // One pause in seven is long enough for the app to become idle, which takes about a second. The
    // user then acts on what is visible, and in half of the cases waits for the result.
    isCalm = random.one(in: isCalm ? 2 : 7)
    guard isCalm else {
      // Otherwise the finger would nearly always be lifted by a scheduled action.
      let isLifting = isFingerDown && random.one(in: 2)
      let kind = isLifting ? .touchUp : random.pick(FuzzActionKind.deck)
      return FuzzStep(number: number, pause: pause(before: kind), action: action(kind))
    }
    let kind = random.pick(random.one(in: 2) ? FuzzActionKind.calmDeck : FuzzActionKind.deck)
    return FuzzStep(number: number, pause: 2000 + random.below(2400), action: action(kind))
  }

  /// Returns a short pause, so that the step interrupts what the last steps have started.
  private mutating func pause(before kind: FuzzActionKind) -> Int {
    if kind == .wait { return 1500 + random.below(3000) }
    switch random.below(18) {
    case 0..<5: return 0
    case 5..<9: return random.below(40)
    case 9..<14: return random.below(250)
    default: return 200 + random.below(500)
    }
  }

  private mutating func action(_ kind: FuzzActionKind) -> FuzzAction {
    isFingerDown = [.touchDown, .beginSwipeCard, .beginSwipeBack].contains(kind)
    return switch kind {
    case .push: .push(page(), animated: isAnimated())
    case .pop: .pop(animated: isAnimated())
    case .popToRoot: .popToRoot(animated: isAnimated())
    case .setPages: .setPages((0...random.below(3)).map { _ in page() }, animated: isAnimated())
    case .swipeBack: .swipeBack
    case .halfSwipeBack: .halfSwipeBack
    case .beginSwipeBack: .beginSwipeBack
    case .interruptPush:
      .interruptPush(page(), random.pick(FuzzAction.Interruption.allCases))
    case .interruptPop: .interruptPop(page(), isCaught: random.one(in: 2))
    case .switchTab: .switchTab(random.below(3))
    case .replaceRoot: .replaceRoot(random.pick([.tabs, .tabs, .tabs, .navigation, .page]))
    case .replaceOtherTabs: .replaceOtherTabs
    case .mark: .mark(pick: random.below(3))
    case .present: .present(random.pick(FuzzPresentedPage.Style.allCases), animated: isAnimated())
    case .presentAlert: .presentAlert(animated: isAnimated())
    case .dismissPresented: .dismissPresented(animated: isAnimated())
    case .swipeSheet: .swipeSheet(isHalf: random.one(in: 3))
    case .tapForeignAlert: .tapForeignAlert
    case .presentAndDismiss:
      .presentAndDismiss(random.pick([.sheet, .formSheet, .over, .fullScreen]))
    case .presentFromPopup:
      .presentFromPopup(
        pick: random.below(3), random.pick([.sheet, .formSheet, .over]), animated: isAnimated())
    case .dismissModal: .dismissModal(pick: random.below(3), animated: isAnimated())
    case .showEndless: .showEndless(EndlessSpec(.appearing, &random))
    case .dismissEndless: .dismissEndless(EndlessSpec(.disappearing, &random))
    case .rotate: .rotate(random.below(4))
    case .resizeScene: .resizeScene(random.below(2), size: random.below(4))
    case .background: .background(scene: random.below(2))
    case .deactivate: .deactivate(scene: random.below(2))
    case .activate: .activate(scene: random.below(2))
    case .voiceOver: .voiceOver
    case .changeSettings: .changeSettings(random.below(9))
    case .openScene: .openScene
    case .closeScene: .closeScene
    case .show: .show(PopupSpec(&random))
    case .showModal: .showModal(.modal(&random))
    case .showAgain: .showAgain(pick: random.below(4))
    case .showSequence:
      .showSequence((0..<2 + random.below(2)).map { _ in PopupSpec(&random) })
    case .showChild: .showChild(of: random.below(4), PopupSpec(&random))
    case .updateVisible: .updateVisible(pick: random.below(3), PopupSpec(&random))
    case .pushAndShow: .pushAndShow(page(), PopupSpec(&random), PopupSpec(&random))
    case .showAlert: .showAlert(AlertSpec(&random))
    case .dismiss: .dismiss(pick: random.below(6), animated: isAnimated())
    case .dismissReturning: .dismissReturning(pick: random.below(6), animated: isAnimated())
    case .dismissKey: .dismissKey(pick: random.below(6), animated: isAnimated())
    case .dismissGroup: .dismissGroup(pick: random.below(6), animated: isAnimated())
    case .dismissLane: .dismissLane(lane(), animated: isAnimated())
    case .dismissAll: .dismissAll(animated: isAnimated())
    case .dismissEverywhere: .dismissEverywhere(animated: isAnimated())
    case .hold: .hold(lane(), random.pick(FuzzAction.HoldOwner.allCases))
    case .release: .release(pick: random.below(3), isDropped: random.one(in: 2))
    case .reconsider: .reconsider
    case .change: .change(pick: random.below(6), change())
    case .resize: .resize(pick: random.below(3))
    case .showToast, .showBanner, .showConfirmation, .showChoices: show(random.pick(kind.presets))
    case .showPointing: .showPointing(.pointing(&random))
    case .showSpotlight: .showSpotlight(.spotlight(&random))
    case .changeSource: .changeSource(pick: random.below(3), random.pick(SourceChange.allCases))
    case .beginActivity: .beginActivity(ActivitySpec(&random))
    case .updateActivity:
      .updateActivity(pick: random.below(3), progress: random.pick([nil, 0, 30, 75, 100]))
    case .endActivity: .endActivity(pick: random.below(3))
    case .cancelActivity: .cancelActivity
    case .tapInside: .tapInside(pick: random.below(2))
    case .tapLight: .tapLight
    case .tapButton: .tapButton(pick: random.below(2))
    case .tapOutside: .tapOutside
    case .swipeCard: .swipeCard(pick: random.below(2), isHalf: random.one(in: 3))
    case .escape: .escape
    case .type: .type(pick: random.below(2))
    case .touchDown: .touchDown(pick: random.below(2))
    case .beginSwipeCard: .beginSwipeCard(pick: random.below(2))
    case .touchUp: .touchUp(isCancelled: random.one(in: 3))
    case .removeView: .removeView(pick: random.below(2))
    case .removeWindow: .removeWindow(pick: random.below(2))
    case .wait: .wait
    }
  }

  private mutating func show(_ preset: FuzzPreset) -> FuzzAction {
    .showPreset(preset, .preset(preset, &random))
  }

  private mutating func isAnimated() -> Bool { !random.one(in: 5) }

  private mutating func page() -> FuzzPage.Kind { random.pick(FuzzPage.Kind.allCases) }

  private mutating func lane() -> PopupSpec.Lane {
    random.pick([.popups, .popups, .alerts, .hints] + PopupSpec.Lane.allCases)
  }

  private mutating func change() -> FuzzAction.QueuedChange {
    switch random.below(3) {
    case 0: .priority(random.pick([-5, 0, 150, 500]))
    case 1: .delay(random.pick([0, 500, 4000]))
    default: .expiration(random.pick([nil, 500, 5000]))
    }
  }
}
