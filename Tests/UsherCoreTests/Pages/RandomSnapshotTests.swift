// Copyright (c) 2026 the Usher authors. MIT license, see LICENSE.

import QueueModel
import Testing
import UsherCore

/// Polls random scenes and compares the watcher with the reference model after every poll.
struct RandomSnapshotTests {
  @Test(arguments: Array(UInt64(1)...60))
  func `after random polls the watcher agrees with the reference model`(seed: UInt64) {
    var scenes = RandomScenes(seed: seed)
    var harness = PageWatcherHarness()
    var model = ReferencePages()
    var reports = 0
    var wasActive = false
    for step in 1...300 {
      let (page, interval, scene) = scenes.next()
      let output = harness.poll(page, after: .milliseconds(interval), on: scene)
      model.poll(page, after: interval, wasActive: wasActive)
      wasActive = scene == .active
      reports += output.filter { $0.hasPrefix("did not settle") }.count

      let pageState = harness.watcher.pageState
      let visible = pageState.visible.map { harness.name($0.id) }
      let disappearing = Set(pageState.disappearing.keys.map { harness.name($0) })
      let prefix = "seed \(seed), poll \(step): \(visible) disappearing \(disappearing)"
      guard visible == model.settled, disappearing == model.disappearing, reports == model.reports
      else {
        Issue.record("\(prefix), but \(model.settled) disappearing \(model.disappearing)")
        return
      }
      guard pageState.foreignModal == model.modal else {
        Issue.record(
          "\(prefix): \(pageState.foreignModal ?? "no modal"), but \(model.modal ?? "none")")
        return
      }
      let stray = pageState.gone.union(pageState.disappearing.keys).subtracting(
        pageState.visible.map(\.id))
      guard stray.isEmpty,
        pageState.covered.keys.allSatisfy({ !pageState.visible.map(\.id).contains($0) })
      else {
        Issue.record("\(prefix), which contradicts itself: \(pageState)")
        return
      }
    }
  }
}

/// A scene that changes at random: pushes, pops, tabs, children, sheets, alerts, and transitions
/// that begin, are interactive, are cancelled and end.
private struct RandomScenes {
  private var random: SplitMix
  private var stack = ["Home"]
  private var otherTab = false
  private var child: SceneSnapshot.State? = .isInWindow
  private var front: (name: String, style: SceneSnapshot.PresentationStyle)?
  private var motion: SceneSnapshot.State = .isInWindow
  private var frontMotion: SceneSnapshot.State = .isInWindow
  private var scene = PopupSceneState.active
  private var serial = 0

  init(seed: UInt64) {
    random = SplitMix(seed: seed)
  }

  /// The scene after one more step, the milliseconds until then, and its activation.
  mutating func next() -> (Page, Int, PopupSceneState) {
    if chance(3) { change() }
    let interval = pick([0, 16, 16, 16, 100, 500, 1500, 3000, 3001])
    return (page, interval, scene)
  }

  private mutating func chance(_ oneIn: Int) -> Bool {
    Int.random(in: 0..<oneIn, using: &random) == 0
  }

  private mutating func pick<Choice>(_ choices: [Choice]) -> Choice {
    choices[Int.random(in: choices.indices, using: &random)]
  }

  private mutating func change() {
    serial += 1
    let motions: [SceneSnapshot.State] = [
      .isInWindow, .isInWindow, .isInWindow, .running, .running, .dragged, [],
    ]
    switch Int.random(in: 0..<12, using: &random) {
    case 0: stack.append("Page\(serial)")
    case 1: if stack.count > 1 { stack.removeLast() }
    case 2: stack = ["Home", "Page\(serial)"]
    case 3: otherTab.toggle()
    case 4:
      let states: [SceneSnapshot.State?] = [nil, .isInWindow, [], [.isInWindow, .isHidden]]
      child = pick(states)
    case 5:
      let styles: [SceneSnapshot.PresentationStyle] = [
        .sheet, .fullScreen, .alert, .popover, .overContext, .undimmedSheet, .search, .custom,
      ]
      front = front == nil ? ("Front\(serial)", pick(styles)) : nil
      frontMotion = .isInWindow
    case 6, 7, 8: motion = pick(motions)
    case 9, 10:
      frontMotion = pick(motions + [.presenting, .dismissing])
    default:
      scene = pick([.active, .active, .inactive, .background])
    }
  }

  private var page: Page {
    let name = stack[stack.count - 1]
    let top = child.map { Page.plain(name, .plain("Child").inState($0)) } ?? .plain(name)
    var navigation = Page.navigation("Nav", top)
    navigation.inside = stack.dropLast().map { .plain($0) } + [top]
    for index in navigation.inside.indices {
      navigation.inside[index].link = .child(isCurrent: index == stack.count - 1)
    }
    let tabs = Page.tabs(
      "Tabs", selected: otherTab ? 1 : 0, navigation.inState(motion), .plain("Profile"))
    guard let front else { return tabs }
    return tabs.presenting(front.style, .plain(front.name).inState(frontMotion))
  }
}
