// Copyright (c) 2026 the Usher authors. MIT licence, see LICENSE.

import QueueModel
import Testing
import UsherCore

/// Random scenes, looked at one after the other, compared with the model after every look.
struct RandomLooksTests {
  @Test(arguments: Array(UInt64(1)...60))
  func `random looks are told as the model says, and what is gone was not seen`(seed: UInt64) {
    var scenes = RandomScenes(seed: seed)
    var watch = Watch()
    var model = NaivePages()
    var reports = 0
    var wasActive = false
    for step in 1...300 {
      let (page, span, scene) = scenes.next()
      let lines = watch.look(page, after: .milliseconds(span), on: scene)
      model.look(page, after: span, wasActive: wasActive)
      wasActive = scene == .active
      reports += lines.filter { $0.hasPrefix("did not settle") }.count

      let told = watch.watcher.situation
      let toldPages = told.visible.map { watch.name($0.id) }
      let departing = Set(told.departing.keys.map { watch.name($0) })
      let seen = "seed \(seed), look \(step): \(toldPages) departing \(departing)"
      guard toldPages == model.settled, departing == model.departing, reports == model.reports
      else {
        Issue.record("\(seen), but \(model.settled) departing \(model.departing)")
        return
      }
      let stray = told.gone.union(told.departing.keys).subtracting(told.visible.map(\.id))
      guard stray.isEmpty, told.covered.keys.allSatisfy({ !told.visible.map(\.id).contains($0) })
      else {
        Issue.record("\(seen), which is at odds with itself: \(told)")
        return
      }
    }
  }
}

/// A scene that a few rules change at random: pushes, pops, tabs, children, sheets, alerts, and
/// transitions that begin, follow a finger, are cancelled and end.
private struct RandomScenes {
  private var random: SplitMix
  private var stack = ["Home"]
  private var otherTab = false
  private var child: SceneSnapshot.State? = .onScreen
  private var front: (name: String, style: SceneSnapshot.PresentationStyle)?
  private var motion: SceneSnapshot.State = .onScreen
  private var frontMotion: SceneSnapshot.State = .onScreen
  private var scene = SceneSnapshot.Activation.active
  private var serial = 0

  init(seed: UInt64) {
    random = SplitMix(seed: seed)
  }

  /// The scene after one more step, the milliseconds to it, and what the scene says of itself.
  mutating func next() -> (Page, Int, SceneSnapshot.Activation) {
    if chance(3) { change() }
    let span = pick([0, 16, 16, 16, 100, 500, 1500, 3000, 3001])
    return (page, span, scene)
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
      .onScreen, .onScreen, .onScreen, .running, .dragged, .runningBack, [],
    ]
    switch Int.random(in: 0..<12, using: &random) {
    case 0: stack.append("Page\(serial)")
    case 1: if stack.count > 1 { stack.removeLast() }
    case 2: stack = ["Home", "Page\(serial)"]
    case 3: otherTab.toggle()
    case 4:
      let states: [SceneSnapshot.State?] = [nil, .onScreen, [], [.isInWindow, .isHidden]]
      child = pick(states)
    case 5:
      let styles: [SceneSnapshot.PresentationStyle] = [
        .sheet, .fullScreen, .alert, .popover, .over, .undimmedSheet, .search, .custom,
      ]
      front = front == nil ? ("Front\(serial)", pick(styles)) : nil
      frontMotion = .onScreen
    case 6, 7, 8: motion = pick(motions)
    case 9, 10:
      frontMotion = pick(motions + [.arriving, .leaving])
    default:
      scene = pick([.active, .active, .inactive, .background])
    }
  }

  private var page: Page {
    let name = stack[stack.count - 1]
    let top = child.map { Page.plain(name, .plain("Child").being($0)) } ?? .plain(name)
    var navigation = Page.navigation("Nav", top)
    navigation.inside = stack.dropLast().map { .plain($0) } + [top]
    for index in navigation.inside.indices {
      navigation.inside[index].link = .child(isCurrent: index == stack.count - 1)
    }
    let tabs = Page.tabs(
      "Tabs", selected: otherTab ? 1 : 0, navigation.being(motion), .plain("Profile"))
    guard let front else { return tabs }
    return tabs.presenting(front.style, .plain(front.name).being(frontMotion))
  }
}
