// Copyright (c) 2026 the Usher authors. MIT license, see LICENSE.

import Testing
import UIKitShim

@testable import Usher

/// Placeholders that are shown often, early, and during other changes.
@MainActor
@Suite(.uikitVariants)
struct PlaceholderIntegrationTests {
  @Test func `of fifty placeholders shown in one turn only the last one becomes visible`() {
    TestApp.runWithContent { app, page in
      let diary = CallLog()
      let placeholder = page.usher.placeholder
      placeholder.show(.empty(title: "first"), animated: false)
      for number in 0..<50 {
        placeholder.show(.empty(title: "\(number)")) { diary.record("\(number) \($0)") }
      }
      for _ in 0..<40 {
        app.device.clock.advance(by: 0.01)
        let seen = page.view.visibleLabelTexts.subtracting(["first", "49", "content"])
        #expect(seen.isEmpty, "\(seen)")
      }
      app.runUntilIdle()
      #expect(page.view.visibleLabelTexts == ["49", "content"])
      #expect(diary.lines == (0..<49).map { "\($0) replaced" } + ["49 shown"])
      #expect(
        page.view.placeholderHosts.first?.subviews.count == 2,
        "a page and the keyboard tracking view")
    }
  }

  @Test func `showing and hiding a placeholder a hundred times leaves the view unchanged`() {
    TestApp.runWithContent { app, page in
      let subviews = page.view.subviews
      let constraints = page.view.constraints
      for number in 0..<100 {
        page.usher.placeholder.show(.empty())
        app.device.clock.advance(by: Double(number % 5) * 0.1)
        page.usher.placeholder.hide()
        app.device.clock.advance(by: Double(number % 3) * 0.1)
        #expect(page.view.placeholderHosts.count <= 1)
      }
      app.runUntilIdle()
      #expect(page.view.subviews == subviews)
      #expect(page.view.constraints == constraints)
      #expect((page.view.gestureRecognizers ?? []).isEmpty)
    }
  }

  @Test
  func `the result of a load that finished before the view was loaded is shown with the view`() {
    for (answer, title) in [
      (LoadResult.failure(NetworkError()), "Something Went Wrong"), (.empty, "Nothing Here Yet"),
      (.content, "content"),
    ] {
      TestApp.runInNavigation { app, navigation in
        let page = ContentPage()
        let server = LoadCollector()
        var outcome: LoadOutcome?
        page.usher.load(start: server.startHandler).onFinish { outcome = $0 }
        server.finish(answer)
        app.runUntilIdle()
        #expect(!page.isViewLoaded, "answer: \(answer)")
        #expect(outcome != nil, "answer: \(answer)")

        navigation.pushViewController(page, animated: false)
        app.runTurn()
        #expect(page.view.visibleLabelTexts.contains(title))
        #expect(page.label.isCovered == (title != "content"))
      }
    }
  }

  @Test
  func `a load that always shows its loading page replaces the content, also after a failure`() {
    TestApp.runWithContent { app, page in
      let server = LoadCollector()
      page.usher.placeholder.hide()
      page.usher.load(.always, loading: .loading(title: "wait"), start: server.startHandler)
      app.device.clock.advance(by: 0.4)
      #expect(app.isVisible("wait"))
      #expect(page.label.isCovered)

      server.finish(.failure(NetworkError()))
      app.runUntilIdle()
      #expect(app.isVisible("Something Went Wrong"))
      #expect(!page.usher.placeholder.hasContent)
    }
  }

  @Test func `a load that never shows its page leaves the placeholder unchanged`() {
    TestApp.runWithContent { app, page in
      let server = LoadCollector()
      page.usher.placeholder.show(.empty(title: "nothing"), animated: false)
      page.usher.load(.never, loading: .loading(title: "wait"), start: server.startHandler)
      app.runUntilIdle()
      #expect(app.isVisible("nothing"))
      #expect(!app.isVisible("wait"))

      server.finish(.failure(NetworkError()))
      app.runUntilIdle()
      #expect(app.isVisible("nothing"))
      #expect(server.loads[0].outcomeIfFinished == .refreshFailed)
    }
  }

  @Test func `the view of a placeholder that is not shown is not made`() {
    TestApp.runWithContent { app, page in
      var made: [String] = []
      @MainActor func recordingCreation(_ name: String, _ page: Placeholder) -> Placeholder {
        page.view { _ in
          made.append(name)
          return UIView()
        }
      }
      let server = LoadCollector()
      page.usher.load(
        loading: recordingCreation("loading", .loading),
        empty: recordingCreation("empty", .empty()),
        failure: { recordingCreation("failure", .failure($0)) }, start: server.startHandler)
      app.device.clock.advance(by: 0.2)
      #expect(made.isEmpty)

      server.finish(.failure(NetworkError()))
      app.runUntilIdle()
      #expect(made == ["failure"])
    }
  }

  @Test func `a load that is replaced before its turn does not start`() {
    TestApp.runWithContent { app, page in
      let server = LoadCollector()
      var outcome: LoadOutcome?
      page.usher.placeholder.show(.empty(), animated: false) { _ in
        page.usher.load(start: server.startHandler).onFinish { outcome = $0 }
        page.usher.placeholder.hide()
      }
      app.runUntilIdle()
      #expect(server.loads.isEmpty)
      #expect(outcome == .replaced)
    }
  }

  @Test func `completions of calls made in a completion are called after it has returned`() {
    TestApp.runWithContent { app, page in
      let diary = CallLog()
      page.usher.placeholder.show(.empty(), animated: false) { _ in
        diary.record("first begins")
        page.usher.placeholder.hide(animated: false) { _ in diary.record("second") }
        diary.record("first ends")
      }
      #expect(diary.lines == ["first begins", "first ends", "second"])
      app.runUntilIdle()
    }
  }

  @Test func `the first result of a load counts, even while the loading page remains visible`() {
    TestApp.runWithContent { app, page in
      let server = LoadCollector()
      var failures = 0
      let load = page.usher.load(
        loading: .loading(title: "wait").timing(
          PlaceholderTiming(delay: .zero, minimumDuration: .seconds(1))),
        failure: {
          failures += 1
          return .failure($0)
        }, start: server.startHandler)
      app.device.clock.advance(by: 0.1)
      #expect(app.isVisible("wait"), "the load's own timing is used")
      server.finish(.content)
      server.finish(.failure(NetworkError()))
      app.runUntilIdle()
      #expect(failures == 0)
      #expect(load.outcomeIfFinished == .content)
      #expect(page.usher.placeholder.hasContent)
      #expect(page.view.placeholderHosts.isEmpty)
    }
  }

  @Test func `cancelling a load restores the previous placeholder`() {
    TestApp.runWithContent { app, page in
      let server = LoadCollector()
      page.usher.placeholder.show(.empty(title: "nothing"), animated: false)
      let load = page.usher.load(
        loading: .loading(title: "wait").timing(.immediate), start: server.startHandler)
      app.runUntilIdle()
      #expect(app.isVisible("wait"))

      load.cancel()
      app.runUntilIdle()
      #expect(app.isVisible("nothing"))
      #expect(load.outcomeIfFinished == .cancelled)
      server.finish(.content)
      app.runUntilIdle()
      #expect(app.isVisible("nothing"))
      #expect(!page.usher.placeholder.hasContent)
    }
  }

  @Test func `results of a load are ignored after its page is gone`() {
    TestApp.runInNavigation { app, navigation in
      let server = LoadCollector()
      var outcomes: [LoadOutcome] = []
      @MainActor func push() {
        let page = ContentPage()
        navigation.pushViewController(page, animated: false)
        page.usher.placeholder.onRefreshFailure = { _ in outcomes.append(.refreshFailed) }
        page.usher.placeholder.hide()
        page.usher.load(start: server.startHandler).onFinish { outcomes.append($0) }
      }
      push()
      app.runUntilIdle()
      navigation.popViewController(animated: false)
      app.runUntilIdle()
      #expect(outcomes == [.pageGone])
      #expect(server.loads.first?.isCurrent == false)

      for answer in [LoadResult.content, .empty, .failure(NetworkError())] {
        server.finish(answer)
      }
      app.runUntilIdle()
      #expect(outcomes == [.pageGone])
      server.releaseLoads()
    }
  }
}

extension UIView {
  /// The texts of visible labels, also during an animation.
  var visibleLabelTexts: Set<String> {
    guard !isHidden, layer.presentation()?.opacity ?? Float(alpha) > 0.001 else { return [] }
    let own = (self as? UILabel)?.text.map { Set([$0]) } ?? []
    return subviews.reduce(own) { $0.union($1.visibleLabelTexts) }
  }
}
