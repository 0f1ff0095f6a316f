// Copyright (c) 2026 the Usher authors. MIT license, see LICENSE.

import Testing

@testable import UsherCore

/// Checks the article “The states of a request”: each event in each state.
struct RequestTableTests {
  @Test func `the article describes the states of a request`() throws {
    try expectArticle(
      "RequestStates", describes: Self.states, events: Self.events, state: \.state)
  }

  /// A request for the page Home that is kept alive, with an expiration and a display duration of
  /// one minute.
  struct Subject {
    /// The request with the identifier 1, which occupies the lane.
    enum LaneOccupant {
      case nothing, another
      /// The previous step.
      case step
    }

    var queue = QueueHarness()
    let id: PopupID = 2

    init(behind front: LaneOccupant, configure: (inout PopupQueue.Request) -> Void = { _ in }) {
      let link: PopupQueue.RequestLink = front == .step ? .step(of: 7) : .none
      if front != .nothing {
        queue.enqueue(1) { $0.link = link }
        queue.send(.didPresent(1))
      }
      queue.enqueue(id) { request in
        request.scope = .on("Home")
        request.pageExit = .keepAlive
        request.link = link
        request.expiration = .seconds(60)
        request.displayDuration = .seconds(60)
        configure(&request)
      }
    }

    static var asking: Subject {
      Subject(behind: .nothing) { $0.question = PopupQuestion(timeLimit: .seconds(5)) }
    }

    static var visible: Subject {
      var subject = Subject(behind: .nothing)
      subject.queue.send(.didPresent(subject.id))
      return subject
    }

    var state: String {
      queue.queue.phase(of: id).map { $0.isSuspended ? "suspended" : $0.name } ?? "dismissed"
    }

    /// The effects on this request, without the effects on others.
    mutating func send(_ event: PopupQueue.Event) -> [String] {
      effects(in: queue.send(event))
    }

    mutating func changePages(_ change: (inout PageState) -> Void) -> [String] {
      effects(in: queue.changePages(change))
    }

    private func effects(in lines: [String]) -> [String] {
      lines.compactMap { line in
        let words = line.split(separator: " ")
        guard words.count > 1, words[1] == "\(id)" else { return nil }
        return ([words[0]] + words.dropFirst(2)).joined(separator: " ")
      }
    }
  }

  private static var states: KeyValuePairs<String, () -> Subject> {
    [
      "delayed": { Subject(behind: .another) { $0.delay = .seconds(5) } },
      "awaiting previous step": { Subject(behind: .step) },
      "queued": { Subject(behind: .another) },
      "asking": { .asking },
      "postponed": {
        var subject = Subject.asking
        _ = subject.send(.didAnswer(subject.id, .later(.seconds(10)), by: .app))
        return subject
      },
      "presenting": { Subject(behind: .nothing) },
      "dismissal pending": {
        var subject = Subject(behind: .nothing) { $0.surface = .appWindowModal }
        _ = subject.send(.dismissalRequested(.request(subject.id), .dismissedByApp, animated: true))
        return subject
      },
      "visible": { .visible },
      "suspended": {
        var subject = Subject.visible
        _ = subject.changePages { $0.visible = [.list] }
        return subject
      },
      "dismissing": {
        var subject = Subject.visible
        _ = subject.send(.dismissalRequested(.request(subject.id), .dismissedByApp, animated: true))
        return subject
      },
      "dismissed": {
        var subject = Subject.visible
        _ = subject.send(.didDisappear(subject.id))
        return subject
      },
    ]
  }

  private static var events: KeyValuePairs<String, (inout Subject) -> [String]> {
    [
      "`didAnswer`: now": { $0.send(.didAnswer($0.id, .now, by: .app)) },
      "`didAnswer`: later": { $0.send(.didAnswer($0.id, .later(.seconds(10)), by: .app)) },
      "`didAnswer`: drop": { $0.send(.didAnswer($0.id, .drop, by: .app)) },
      "`reconsiderationRequested`": { $0.send(.reconsiderationRequested(.all)) },
      "`didPresent`": { $0.send(.didPresent($0.id)) },
      "`didFailToPresent`: refused": { $0.send(.didFailToPresent($0.id, .refused)) },
      "`didFailToPresent`: impossible": { $0.send(.didFailToPresent($0.id, .impossible)) },
      "`dismissalDidBegin`: a tapped alert": { $0.send(.dismissalDidBegin($0.id, .completed)) },
      "`didDisappear`": { $0.send(.didDisappear($0.id)) },
      "`contentWasRemoved`": { $0.send(.contentWasRemoved($0.id)) },
      "`didVerify`: visible": { $0.send(.didVerify($0.id, status: .visible)) },
      "`didVerify`: not visible": { $0.send(.didVerify($0.id, status: .notVisible)) },
      "`didVerify`: in transition": { $0.send(.didVerify($0.id, status: .inTransition)) },
      "`dismissalRequested`": {
        $0.send(.dismissalRequested(.request($0.id), .cancelled, animated: true))
      },
      "`dismissalRequested`: all, at once": {
        $0.send(.dismissalRequested(.all, .loggedOut, animated: false))
      },
      "`changeRequested`: a delay of an hour": {
        $0.send(.changeRequested($0.id, .delay(.seconds(3600))))
      },
      "`deadlineDidPass`": {
        $0.queue.now = max($0.queue.now, $0.queue.deadline ?? $0.queue.now)
        return $0.send(.deadlineDidPass)
      },
      "`pagesDidChange`: its page is left": { $0.changePages { $0.visible = [.list] } },
      "`pagesDidChange`: its page is covered": {
        $0.changePages { ($0.visible, $0.covered) = ([], [1: "Login"]) }
      },
      "`pagesDidChange`: its page is obstructed": {
        $0.changePages { $0.visible = [.home.obstructed(by: "Alert")] }
      },
      "`pagesDidChange`: its page is disappearing": {
        $0.changePages { $0.disappearing = [1: .left] }
      },
      "`pagesDidChange`: its page is gone": {
        $0.changePages { ($0.visible, $0.gone) = ([.list], [1]) }
      },
      "`pagesDidChange`: its page is there": { $0.changePages { $0.visible = [.home] } },
      "`enqueued`: another, `pagesDidChange`: its page is there": {
        $0.send(.enqueued(.init(id: 9))) + $0.changePages { $0.visible = [.home] }
      },
      "`enqueued`: one that interrupts": {
        $0.send(.enqueued(.init(id: 9, priority: .urgent, conflict: .interrupt)))
      },
      "`enqueued`: one that replaces": {
        $0.send(.enqueued(.init(id: 9, priority: .urgent, conflict: .replace)))
      },
      "`didDisappear` of the one in front, `nextTurnDidBegin`": {
        $0.send(.didDisappear(1)) + $0.send(.nextTurnDidBegin)
      },
      "`holdAdded`": {
        $0.send(.holdAdded(LaneHold(id: 1, lane: .popups, reason: "guide")))
      },
      "`sceneDidChange`: inactive, background": {
        $0.send(.sceneDidChange(.inactive)) + $0.send(.sceneDidChange(.background))
      },
      "`sceneDidChange`: disconnected": { $0.send(.sceneDidChange(.disconnected)) },
    ]
  }
}
