// Copyright (c) 2026 the Usher authors. MIT licence, see LICENSE.

import Testing

@testable import UsherCore

/// Plays what the article “The states of a request” says, each event in each state.
struct RequestTableTests {
  @Test func `the states of a request are as the article shows them`() throws {
    let written = try TransitionTable(article: "RequestStates")

    let played = TransitionTable.played(Self.states, Self.events, state: \.state)

    #expect(written.events == played.events)
    #expect(written.rows == played.rows, "The article has to show:\n\(played.markdown)")
  }

  /// A request whose page is Home, and which is kept alive; it may wait for a minute, and be on screen for
  /// one.
  struct Subject {
    /// What is on screen already, as number 1.
    enum Front {
      case nothing, another
      /// The step before it.
      case step
    }

    var play = Play()
    let id: RequestID = 2

    init(behind front: Front, wishing: (inout PopupQueue.Request) -> Void = { _ in }) {
      let sequence: PopupSequence? = front == .step ? 7 : nil
      if front != .nothing {
        play.enqueue(1) { $0.sequence = sequence }
        play.happens(.didPresent(1))
      }
      play.enqueue(id) { request in
        request.scope = .on("Home")
        request.retention = .keepAlive
        request.sequence = sequence
        request.expiresAfter = .seconds(60)
        request.timeOnScreen = .seconds(60)
        wishing(&request)
      }
    }

    static var visible: Subject {
      var subject = Subject(behind: .nothing)
      subject.play.happens(.didPresent(subject.id))
      return subject
    }

    var state: String {
      play.queue.phase(of: id).map { $0.isSuspended ? "suspended" : $0.name } ?? "ended"
    }

    /// What is ordered about it; not what is ordered about others.
    mutating func happens(_ event: PopupQueue.Event) -> [String] {
      orders(play.happens(event))
    }

    mutating func pages(_ change: (inout PageSituation) -> Void) -> [String] {
      orders(play.changePages(change))
    }

    private func orders(_ lines: [String]) -> [String] {
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
      "in sequence": { Subject(behind: .step) },
      "in line": { Subject(behind: .another) },
      "presenting": { Subject(behind: .nothing) },
      "closing": {
        var subject = Subject(behind: .nothing) { $0.surface = .appWindow }
        _ = subject.happens(.endRequested(.request(subject.id), .dismissed, animated: true))
        return subject
      },
      "visible": { .visible },
      "suspended": {
        var subject = Subject.visible
        _ = subject.pages { $0.visible = [.list] }
        return subject
      },
      "leaving": {
        var subject = Subject.visible
        _ = subject.happens(.endRequested(.request(subject.id), .dismissed, animated: true))
        return subject
      },
    ]
  }

  private static var events: KeyValuePairs<String, (inout Subject) -> [String]> {
    [
      "`didPresent`": { $0.happens(.didPresent($0.id)) },
      "`didFailToPresent`: refused": { $0.happens(.didFailToPresent($0.id, .refused)) },
      "`didFailToPresent`: impossible": { $0.happens(.didFailToPresent($0.id, .impossible)) },
      "`didBeginToLeave`: a tapped alert": { $0.happens(.didBeginToLeave($0.id, .actionChosen)) },
      "`didLeave`": { $0.happens(.didLeave($0.id)) },
      "`wasRemovedByApp`": { $0.happens(.wasRemovedByApp($0.id)) },
      "`didLook`: visible": { $0.happens(.didLook($0.id, found: .visible)) },
      "`didLook`: absent": { $0.happens(.didLook($0.id, found: .absent)) },
      "`didLook`: in transition": { $0.happens(.didLook($0.id, found: .inTransition)) },
      "`endRequested`": {
        $0.happens(.endRequested(.request($0.id), .cancelled, animated: true))
      },
      "`endRequested`: all, at once": {
        $0.happens(.endRequested(.all, .loggedOut, animated: false))
      },
      "`changeRequested`: a delay of an hour": {
        $0.happens(.changeRequested($0.id, .delay(.seconds(3600))))
      },
      "`deadlineDidPass`": {
        $0.play.now = max($0.play.now, $0.play.deadline ?? $0.play.now)
        return $0.happens(.deadlineDidPass)
      },
      "`pagesDidChange`: its page is left": { $0.pages { $0.visible = [.list] } },
      "`pagesDidChange`: its page is covered": {
        $0.pages { ($0.visible, $0.covered) = ([], [1: "Login"]) }
      },
      "`pagesDidChange`: its page is obstructed": {
        $0.pages { $0.visible = [.home.obstructed(by: "Alert")] }
      },
      "`pagesDidChange`: its page departs": { $0.pages { $0.departing = [1: .left] } },
      "`pagesDidChange`: its page is gone": {
        $0.pages { ($0.visible, $0.gone) = ([.list], [1]) }
      },
      "`pagesDidChange`: its page is there": { $0.pages { $0.visible = [.home] } },
      "`enqueued`: one that interrupts": {
        $0.happens(.enqueued(.init(id: 9, priority: .urgent, conflict: .interrupt)))
      },
      "`enqueued`: one that replaces": {
        $0.happens(.enqueued(.init(id: 9, priority: .urgent, conflict: .replace)))
      },
      "`didLeave` of the one in front, `turnDidBegin`": {
        $0.happens(.didLeave(1)) + $0.happens(.turnDidBegin)
      },
      "`holdWasAdded`": {
        $0.happens(.holdWasAdded(PopupHold(id: 1, lane: .popups, reason: "guide")))
      },
      "`stageDidChange`: inactive, background": {
        $0.happens(.stageDidChange(.inactive)) + $0.happens(.stageDidChange(.background))
      },
      "`stageDidChange`: gone": { $0.happens(.stageDidChange(.gone)) },
    ]
  }
}
