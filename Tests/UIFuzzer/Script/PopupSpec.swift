// Copyright (c) 2026 the Usher authors. MIT license, see LICENSE.

import Usher

/// The description of a popup that the fuzzer shows.
package struct PopupSpec: Sendable {
  package enum Content: String, Sendable, CaseIterable {
    case view, controller, deferredView, deferredController

    var isView: Bool { self == .view || self == .deferredView }
  }
  package enum Lane: String, Sendable, CaseIterable {
    case popups, alerts, hints, toasts, banners, activities
  }
  package enum Conflict: String, Sendable, CaseIterable { case wait, interrupt, replace, drop }
  package enum KeyPolicy: String, Sendable, CaseIterable { case keep, replace, update, change }
  package enum PageExit: String, Sendable, CaseIterable { case dismiss, keepAlive, stay }
  package enum Transition: String, Sendable, CaseIterable {
    case standard, none, fade, spring, custom
  }
  package enum Position: String, Sendable, CaseIterable {
    case center, top, bottom, leading, trailing, full
  }

  package enum Pages: Sendable, Hashable {
    case anywhere
    case type(FuzzPage.Kind)
    case named
    case thisPage
    case marked
  }

  /// An action that the fuzzer performs in a callback of the popup.
  package struct CallbackResponse: Sendable {
    package enum Callback: String, Sendable, CaseIterable {
      case willAppear, didAppear, willDisappear, didDisappear, suspend, resume, dismiss
    }
    package enum Action: String, Sendable, CaseIterable {
      case show, dismissItself, dismissOldest, push, dismissAll, hold
      /// Shows the popup's view again, which is possible as soon as the popup is dismissed.
      case showAgain
    }
    let callback: Callback
    let action: Action
  }

  var content = Content.deferredView
  var lane = Lane.popups
  var priority = 0
  /// In milliseconds, like all times here.
  var delay = 0
  var conflict = Conflict.wait
  var expiration: Int?
  var displayDuration: Int?
  var key: Int?
  var keyPolicy = KeyPolicy.keep
  var group: Int?
  var pages = Pages.anywhere
  var pageExit: PageExit?
  var ignoresPageCover = false
  var isModal = true
  var isInAppWindow = false
  var position = Position.center
  var transition = Transition.standard
  var backdrop = 0
  var isAnimated = true
  var allowsDismissGestures = true
  var hasField = false
  var response: CallbackResponse?
  /// What the app says when it is asked whether the popup may start; `nil` if it is not asked.
  var question: QuestionSpec?
  /// How often it refuses to be dismissed by the user before it allows it; `nil` if it is not asked.
  var refusals: Int?
  /// How UIKit presents it; `nil` for a card.
  var presentation: Presentation?
  /// The preset that it is, which has some of these properties by itself; `nil` for other popups.
  var preset: FuzzPreset?
  /// What it points at.
  var source: SourceSpec?
  /// How long it stays at least if the app dismisses it.
  var minimumDisplayDuration: Int?
  var waitsForAssistiveTechnologies = true

  /// The options of a modal.
  package struct Presentation: Sendable {
    let style: FuzzPresentedPage.Style
    let presentsOverForeignModals: Bool
    let isPage: Bool
    let choosesPresenter: Bool
  }
}

extension PopupSpec {
  /// Returns a random description of a modal.
  static func modal(_ random: inout FuzzRandom) -> PopupSpec {
    var spec = PopupSpec(&random)
    spec.content = random.pick([.controller, .deferredController])
    spec.isInAppWindow = !random.one(in: 3)
    (spec.isModal, spec.source) = (true, nil)
    spec.presentation = Presentation(
      style: random.pick(FuzzPresentedPage.Style.allCases),
      presentsOverForeignModals: random.one(in: 4),
      isPage: random.one(in: 5), choosesPresenter: random.one(in: 6))
    return spec
  }

  /// Whether it is a modal in the app window, where it cannot be hidden.
  var isAppModal: Bool { presentation != nil && isInAppWindow }

  /// The gestures with which the user can dismiss it, if it is a card.
  var gestures: PopupDismissGestures {
    preset?.gestures ?? (allowsDismissGestures ? .all : [])
  }

  /// What a tap on its view does, beside its buttons, if it is a card.
  var tapResult: FuzzPreset.TapResult {
    preset?.tapResult ?? (allowsDismissGestures ? .dismisses : .nothing)
  }

  init(_ random: inout FuzzRandom) {
    content = random.pick(Content.allCases)
    lane = random.pick([.popups, .popups, .popups, .popups, .alerts, .hints])
    priority = random.pick([0, 0, 0, 100, 200, 400, -1])
    if random.one(in: 5) { delay = random.pick([0, 300, 2500]) }
    conflict = random.pick([.wait, .wait, .wait, .interrupt, .interrupt, .replace, .drop])
    if random.one(in: 6) { expiration = random.pick([200, 1500, 8000]) }
    if random.one(in: 3) { displayDuration = random.pick([0, 300, 600, 1500, 6000]) }
    if conflict == .interrupt {
      // The interrupted popup must be resumed before the run is over.
      priority = random.pick([100, 300, 400])
      displayDuration = random.pick([300, 600, 1500])
    }
    if random.one(in: 3) {
      key = random.pick([0, 0, 0, 1])
      keyPolicy = random.pick(KeyPolicy.allCases + [.update, .change])
    }
    if random.one(in: 3) { group = random.below(3) }
    if random.one(in: 2) { addPageRules(&random) }
    isModal = !random.one(in: 3)
    isInAppWindow = random.one(in: 5)
    position = random.pick([.center, .center] + Position.allCases)
    if random.one(in: 3) { transition = random.pick(Transition.allCases) }
    backdrop = random.below(4)
    isAnimated = !random.one(in: 6)
    allowsDismissGestures = !random.one(in: 6)
    hasField = random.one(in: 4)
    if random.one(in: 5) { question = QuestionSpec(&random) }
    if random.one(in: 3) { refusals = random.pick([0, 1, 1, 2]) }
    if random.one(in: 12) { point(at: SourceSpec(&random)) }
    if random.one(in: 4) { minimumDisplayDuration = random.pick([400, 2000, 6000]) }
    waitsForAssistiveTechnologies = !random.one(in: 4)
    if random.one(in: 8) {
      response =
        random.one(in: 4)
        ? CallbackResponse(callback: .dismiss, action: .showAgain)
        : CallbackResponse(
          callback: random.pick(CallbackResponse.Callback.allCases),
          action: random.pick(CallbackResponse.Action.allCases))
    }
  }

  private mutating func addPageRules(_ random: inout FuzzRandom) {
    pages = random.pick([
      .anywhere, .type(.home), .type(.home), .type(.list), .type(.detail), .type(.form), .named,
      .thisPage, .thisPage, .thisPage, .thisPage, .marked, .marked, .marked,
    ])
    pageExit = random.pick([nil, .dismiss, .keepAlive, .keepAlive, .keepAlive, .stay])
    ignoresPageCover = random.one(in: 4)
  }
}

extension PopupSpec: CustomStringConvertible {
  package var description: String {
    var words = [preset.map { "a \($0)" } ?? "a popup (\(content))"]
    func add(_ isIncluded: Bool, _ word: @autoclosure () -> String) {
      if isIncluded { words.append(word()) }
    }
    if let presentation { words.append("presented: \(presentation)") }
    if let source { words.append("points at \(source)") }
    add(lane != .popups, "lane \(lane)")
    add(priority != 0, "priority \(priority)")
    add(delay > 0, "delay \(delay)")
    add(conflict != .wait, "\(conflict)")
    if let expiration { words.append("expiration \(expiration)") }
    if let displayDuration { words.append("display duration \(displayDuration)") }
    add(!waitsForAssistiveTechnologies, "also with VoiceOver")
    if let minimumDisplayDuration { words.append("at least \(minimumDisplayDuration)") }
    if let key { words.append("key \(key) \(keyPolicy)") }
    if let group { words.append("group \(group)") }
    add(pages != .anywhere, "on \(pages)")
    if let pageExit { words.append("\(pageExit)") }
    add(ignoresPageCover, "ignores page cover")
    add(!isModal, "not modal")
    add(isInAppWindow, "in the app window")
    add(position != .center, "\(position)")
    add(transition != .standard, "transition \(transition)")
    add(!isAnimated, "not animated")
    add(!allowsDismissGestures, "no dismiss gestures")
    add(hasField, "text field")
    if let question { words.append("asked: \(question)") }
    if let refusals { words.append("\(refusals) refusals") }
    if let response { words.append("in \(response.callback): \(response.action)") }
    return words.joined(separator: ", ")
  }
}

/// The description of a system alert that the fuzzer shows.
package struct AlertSpec: Sendable {
  var priority: Int
  var key: Int?
  var replaces: Bool
  var isAnimated: Bool
  var isSheet: Bool
  /// The pick of the popup above which the alert is shown, if any.
  var parent: Int?

  init(_ random: inout FuzzRandom) {
    priority = random.pick([0, 0, 200])
    key = random.one(in: 5) ? random.below(3) : nil
    replaces = random.one(in: 2)
    isAnimated = !random.one(in: 6)
    isSheet = random.one(in: 6)
    parent = random.one(in: 4) ? random.below(4) : nil
  }
}

extension AlertSpec: CustomStringConvertible {
  package var description: String {
    var words = [isSheet ? "an action sheet" : "an alert"]
    if priority != 0 { words.append("priority \(priority)") }
    if let key { words.append("key \(key)\(replaces ? " replaces" : "")") }
    if !isAnimated { words.append("not animated") }
    if let parent { words.append("above popup \(parent)") }
    return words.joined(separator: ", ")
  }
}
