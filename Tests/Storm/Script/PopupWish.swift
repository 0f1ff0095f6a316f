// Copyright (c) 2026 the Usher authors. MIT licence, see LICENSE.

/// A popup that a storm asks for.
package struct PopupWish: Sendable {
  package enum Content: String, Sendable, CaseIterable {
    case view, controller, made, madeController

    var isView: Bool { self == .view || self == .made }
  }
  package enum Lane: String, Sendable, CaseIterable { case popups, alerts, toasts }
  package enum Conflict: String, Sendable, CaseIterable { case wait, interrupt, replace, drop }
  package enum KeyPolicy: String, Sendable, CaseIterable { case keep, replace, update, change }
  package enum Retention: String, Sendable, CaseIterable { case dismiss, keepAlive, stay }
  package enum Motion: String, Sendable, CaseIterable { case usual, none, fade, spring, custom }
  package enum Position: String, Sendable, CaseIterable {
    case center, top, bottom, leading, trailing, full
  }

  package enum Pages: Sendable, Hashable {
    case anywhere
    case type(StormPage.Kind)
    case named
    case thisPage
    case marked
  }

  /// What a callback of it does.
  package struct Echo: Sendable {
    package enum Moment: String, Sendable, CaseIterable {
      case willAppear, didAppear, willLeave, didLeave, suspend, resume, end
    }
    package enum Deed: String, Sendable, CaseIterable {
      case enqueue, endItself, endOldest, push, endAll, hold
      /// Asks for its view again, which is possible from its end on.
      case again
    }
    let moment: Moment
    let deed: Deed
  }

  var content = Content.made
  var lane = Lane.popups
  var priority = 0
  /// In milliseconds, as all times.
  var delay = 0
  var conflict = Conflict.wait
  var expires: Int?
  var closes: Int?
  var key: Int?
  var keyPolicy = KeyPolicy.keep
  var group: Int?
  var pages = Pages.anywhere
  var retention: Retention?
  var staysWhenCovered = false
  var isModal = true
  var isInAppWindow = false
  var position = Position.center
  var motion = Motion.usual
  var backdrop = 0
  var isAnimated = true
  var isClosable = true
  var hasField = false
  var echo: Echo?
  /// How UIKit presents it; `nil` for a popup of Usher's own.
  var presentation: Presentation?

  /// A view controller that UIKit presents through the queue.
  package struct Presentation: Sendable {
    let style: StormFront.Style
    let isAbove: Bool
    let isPage: Bool
    let choosesPresenter: Bool
  }
}

extension PopupWish {
  /// Something that UIKit presents.
  static func modal(_ random: inout StormRandom) -> PopupWish {
    var wish = PopupWish(&random)
    wish.content = random.pick([.controller, .madeController])
    wish.isInAppWindow = !random.one(in: 3)
    wish.isModal = true
    wish.presentation = Presentation(
      style: random.pick(StormFront.Style.allCases), isAbove: random.one(in: 4),
      isPage: random.one(in: 5), choosesPresenter: random.one(in: 6))
    return wish
  }

  /// Whether it is presented in the app's window, where it cannot be hidden.
  var isAppModal: Bool { presentation != nil && isInAppWindow }

  init(_ random: inout StormRandom) {
    content = random.pick(Content.allCases)
    lane = random.pick([.popups, .popups, .popups, .popups, .alerts, .toasts])
    priority = random.pick([0, 0, 0, 100, 200, 400, -1])
    if random.one(in: 5) { delay = random.pick([0, 300, 2500]) }
    conflict = random.pick([.wait, .wait, .wait, .interrupt, .interrupt, .replace, .drop])
    if random.one(in: 6) { expires = random.pick([200, 1500, 8000]) }
    if random.one(in: 3) { closes = random.pick([0, 300, 600, 1500, 6000]) }
    if conflict == .interrupt {
      // What it suspends is to come back before everything ends.
      priority = random.pick([100, 300, 400])
      closes = random.pick([300, 600, 1500])
    }
    if random.one(in: 3) {
      key = random.pick([0, 0, 0, 1])
      keyPolicy = random.pick(KeyPolicy.allCases + [.update, .change])
    }
    if random.one(in: 3) { group = random.below(3) }
    if random.one(in: 2) { goOnPages(&random) }
    isModal = !random.one(in: 3)
    isInAppWindow = random.one(in: 5)
    position = random.pick([.center, .center] + Position.allCases)
    if random.one(in: 3) { motion = random.pick(Motion.allCases) }
    backdrop = random.below(4)
    isAnimated = !random.one(in: 6)
    isClosable = !random.one(in: 6)
    hasField = random.one(in: 4)
    if random.one(in: 8) {
      echo =
        random.one(in: 4)
        ? Echo(moment: .end, deed: .again)
        : Echo(moment: random.pick(Echo.Moment.allCases), deed: random.pick(Echo.Deed.allCases))
    }
  }

  private mutating func goOnPages(_ random: inout StormRandom) {
    pages = random.pick([
      .anywhere, .type(.home), .type(.home), .type(.list), .type(.detail), .type(.form), .named,
      .thisPage, .thisPage, .thisPage, .thisPage, .marked, .marked, .marked,
    ])
    retention = random.pick([nil, .dismiss, .keepAlive, .keepAlive, .keepAlive, .stay])
    staysWhenCovered = random.one(in: 4)
  }
}

extension PopupWish: CustomStringConvertible {
  package var description: String {
    var words = ["a popup (\(content))"]
    func add(_ isSaid: Bool, _ word: @autoclosure () -> String) {
      if isSaid { words.append(word()) }
    }
    if let presentation { words.append("presented: \(presentation)") }
    add(lane != .popups, "lane \(lane)")
    add(priority != 0, "priority \(priority)")
    add(delay > 0, "delay \(delay)")
    add(conflict != .wait, "\(conflict)")
    if let expires { words.append("expires \(expires)") }
    if let closes { words.append("closes \(closes)") }
    if let key { words.append("key \(key) \(keyPolicy)") }
    if let group { words.append("group \(group)") }
    add(pages != .anywhere, "on \(pages)")
    if let retention { words.append("\(retention)") }
    add(staysWhenCovered, "stays when covered")
    add(!isModal, "not modal")
    add(isInAppWindow, "app window")
    add(position != .center, "\(position)")
    add(motion != .usual, "motion \(motion)")
    add(!isAnimated, "not animated")
    add(!isClosable, "not closable")
    add(hasField, "field")
    if let echo { words.append("at \(echo.moment) \(echo.deed)") }
    return words.joined(separator: ", ")
  }
}

/// An alert that a storm asks Usher for.
package struct AlertWish: Sendable {
  var priority: Int
  var key: Int?
  var replaces: Bool
  var isAnimated: Bool
  var isSheet: Bool
  /// Above which popup, if above one.
  var parent: Int?

  init(_ random: inout StormRandom) {
    priority = random.pick([0, 0, 200])
    key = random.one(in: 5) ? random.below(3) : nil
    replaces = random.one(in: 2)
    isAnimated = !random.one(in: 6)
    isSheet = random.one(in: 6)
    parent = random.one(in: 4) ? random.below(4) : nil
  }
}

extension AlertWish: CustomStringConvertible {
  package var description: String {
    var words = [isSheet ? "an action sheet" : "an alert"]
    if priority != 0 { words.append("priority \(priority)") }
    if let key { words.append("key \(key)\(replaces ? " replaces" : "")") }
    if !isAnimated { words.append("not animated") }
    if let parent { words.append("above popup \(parent)") }
    return words.joined(separator: ", ")
  }
}
