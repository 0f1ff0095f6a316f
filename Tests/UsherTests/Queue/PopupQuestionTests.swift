// Copyright (c) 2026 the Usher authors. MIT license, see LICENSE.

import Testing
import UIKitShim
import UsherCore

@testable import Usher

@MainActor
@Suite(.uikitVariants)
struct PopupQuestionTests {
  /// A question whose answer is given by the test.
  @MainActor
  private final class Question {
    private(set) var count = 0
    private(set) var cancelledCount = 0
    private var continuations: [AsyncStream<PopupAnswer>.Continuation] = []

    func ask() async -> PopupAnswer {
      count += 1
      let (stream, continuation) = AsyncStream<PopupAnswer>.makeStream()
      continuations.append(continuation)
      for await answer in stream { return answer }
      cancelledCount += 1
      return .now
    }

    /// Gives the answer to the last question, or to an earlier one.
    func answer(_ answer: PopupAnswer, toLast index: Int = 1) {
      continuations[continuations.count - index].yield(answer)
    }
  }

  @Test func `a popup appears when its closure returns now, and is not on the screen before`()
    async
  {
    await TestApp.run { app in
      let (question, box) = (Question(), FixedSizeView())
      let handle = app.center.show(Popup(box).shouldShow { await question.ask() })
      await app.device.settle()
      app.runUntilIdle()

      #expect(question.count == 1)
      #expect(box.window == nil)
      #expect(app.overlays.isEmpty)
      #expect(app.center.queuedPopups.map(\.id) == [handle.id])

      question.answer(.now)
      await app.device.settle()
      app.runUntilIdle()

      #expect(box.window != nil)
      #expect(question.count == 1)
    }
  }

  @Test func `a popup that is dropped makes no content`() async {
    await TestApp.run { app in
      var count = 0
      let popup = Popup<Never> { _ in
        count += 1
        return FixedSizeView()
      }
      let handle = app.center.show(popup.shouldShow { .drop })
      await app.device.settle()

      #expect(handle.outcomeIfDismissed?.reason == .declined)
      #expect(count == 0)
    }
  }

  @Test func `a popup that is postponed is asked about again, after its time or a reconsideration`()
    async
  {
    await TestApp.run { app in
      var count = 0
      let popup = Popup(FixedSizeView()).shouldShow {
        count += 1
        return .later(.seconds(60))
      }
      let handle = app.center.show(popup)
      let next = app.center.show(Popup(FixedSizeView()))
      await app.device.settle()
      app.runUntilIdle()

      #expect(count == 1)
      #expect(next.isVisible)
      next.dismiss()
      await app.device.advance(by: 61)
      #expect(count == 2)
      app.center.reconsider()
      await app.device.settle()
      #expect(count == 3)
      handle.dismiss()
    }
  }

  @Test func `a closure that never returns is cancelled, and the default answer counts`() async {
    await TestApp.run { app in
      let question = Question()
      let popup = Popup(FixedSizeView()).shouldShow(timeLimit: .seconds(3)) { await question.ask() }
      let handle = app.center.show(popup)
      await app.device.settle()
      app.device.clock.advance(by: 2.9)
      #expect(handle.outcomeIfDismissed == nil)

      app.device.clock.advance(by: 0.2)
      await app.device.settle()

      #expect(handle.outcomeIfDismissed?.reason == .declined)
      #expect(question.cancelledCount == 1)
    }
  }

  @Test func `an answer to an earlier question is ignored`() async {
    await TestApp.run { app in
      let question = Question()
      let popup = Popup(FixedSizeView()).shouldShow(
        timeLimit: .seconds(1), otherwise: .later(.seconds(1))
      ) { await question.ask() }
      let handle = app.center.show(popup)
      await app.device.settle()
      app.device.clock.advance(by: 2.1)
      await app.device.settle()
      #expect(question.count == 2)

      question.answer(.drop, toLast: 2)
      await app.device.settle()
      #expect(handle.outcomeIfDismissed == nil)
      question.answer(.now)
      await app.device.settle()
      app.runUntilIdle()

      #expect(handle.isVisible)
    }
  }

  @Test func `dismissing a popup cancels its question, and the next one starts`() async {
    await TestApp.run { app in
      let question = Question()
      let handle = app.center.show(Popup(FixedSizeView()).shouldShow { await question.ask() })
      let next = app.center.show(Popup(FixedSizeView()))
      await app.device.settle()

      handle.dismiss()
      await app.device.settle()
      app.runUntilIdle()

      #expect(question.cancelledCount == 1)
      #expect(handle.outcomeIfDismissed?.reason == .dismissedByApp)
      #expect(next.isVisible)
    }
  }

  @Test func `a closure can show and dismiss popups`() async {
    await TestApp.run { app in
      let visible = app.center.show(Popup(FixedSizeView()).group("old"))
      app.runUntilIdle()
      let urgent = Popup(FixedSizeView()).priority(.urgent)
      var shown: PopupHandle<Never>?
      let popup = Popup(FixedSizeView()).conflict(.interrupt).priority(.guide).shouldShow {
        app.center.dismiss(group: "old")
        shown = app.center.show(urgent)
        return .now
      }
      let handle = app.center.show(popup)
      await app.device.settle()
      app.runUntilIdle()
      await app.device.settle()
      app.runUntilIdle()

      #expect(visible.isDismissed)
      #expect(shown?.isVisible == true)
      #expect(!handle.isDismissed)
      #expect(!handle.isVisible)
    }
  }

  @Test func `the answer of the app is in the trace`() async {
    await TestApp.run { app in
      app.center.isRecording = true
      app.center.show(Popup(FixedSizeView()).shouldShow { .drop })
      await app.device.settle()

      let trace = app.center.trace
      #expect(trace?.description.contains("drop by=app") == true)
      #expect(trace?.firstDivergence() == nil)
    }
  }

  @Test func `a closure is released with its popup`() async {
    await TestApp.run { app in
      weak var captured: UIView?
      do {
        let view = UIView()
        captured = view
        app.center.show(
          Popup(FixedSizeView()).shouldShow {
            _ = view
            return .drop
          })
      }
      #expect(captured != nil)
      await app.device.settle()
      #expect(captured == nil)
    }
  }
}
