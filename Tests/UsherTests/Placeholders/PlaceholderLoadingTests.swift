// Copyright (c) 2026 the Usher authors. MIT license, see LICENSE.

import Testing
import UIKitShim

@testable import Usher

/// The visible states of loads, and which results count.
@MainActor
@Suite(.uikitVariants)
struct PlaceholderLoadingTests {
  @Test func `a load shows the loading page and then the content`() {
    TestApp.runWithContent { app, page in
      let server = LoadCollector()
      var outcomes: [LoadOutcome] = []
      page.usher.load(loading: .loading(title: "wait"), start: server.startHandler)
        .onFinish { outcomes.append($0) }
      app.device.clock.advance(by: 0.4)
      #expect(app.isVisible("wait"))
      #expect(page.usher.placeholder.isLoading)

      server.finish(.content)
      #expect(outcomes.isEmpty, "the loading page has a minimum duration")
      app.runUntilIdle()
      #expect(outcomes == [.content])
      #expect(page.view.placeholderHosts.isEmpty)
      #expect(page.usher.placeholder.hasContent)
      #expect(!page.usher.placeholder.isLoading)
    }
  }

  @Test func `the button of a failure page loads again, at once and only once`() throws {
    try TestApp.runWithContent { app, page in
      let server = LoadCollector()
      page.usher.load(
        loading: .loading(title: "wait"), failure: { .failure($0, title: "failed") },
        start: server.startHandler)
      server.finish(.failure(NetworkError()))
      app.runUntilIdle()
      #expect(app.isVisible("failed"))

      try app.tap("Try Again")
      #expect(server.loads.count == 2)
      app.runTurn()
      #expect(app.isVisible("wait"))
      server.finish(.empty)
      app.runUntilIdle()
      #expect(app.isVisible("Nothing Here Yet"))
      #expect(!app.isVisible("failed"))
    }
  }

  @Test func `a load that the retry action of a page begins is a retry, too; a later one is not`()
    throws
  {
    try TestApp.runWithContent { app, page in
      let server = LoadCollector()
      @MainActor func load() {
        page.usher.load(
          .always, loading: .loading(title: "wait"),
          failure: { .failure($0, title: "failed", retry: { load() }) }, start: server.startHandler)
      }
      load()
      server.finish(.failure(NetworkError()))
      app.runUntilIdle()

      try app.tap("Try Again")
      app.runTurn()
      #expect(app.isVisible("wait"))
      server.finish(.content)
      app.runUntilIdle()

      load()
      app.runTurn()
      #expect(!app.isVisible("wait"))
    }
  }

  @Test func `content is in place while a load covers it, and not after its failure`() {
    TestApp.runWithContent { app, page in
      let server = LoadCollector()
      let placeholder = page.usher.placeholder
      placeholder.hide()
      page.usher.load(.always, start: server.startHandler)
      app.device.clock.advance(by: 0.4)
      #expect(placeholder.isVisible)
      #expect(placeholder.hasContent)

      server.finish(.failure(NetworkError()))
      app.runUntilIdle()
      #expect(placeholder.kind == .failure)
      #expect(!placeholder.hasContent)
    }
  }

  @Test func `a load that shows nothing shows no failure either, even without content`() {
    TestApp.runWithContent { app, page in
      let server = LoadCollector()
      var errors = 0
      page.usher.placeholder.onRefreshFailure = { _ in errors += 1 }
      page.usher.load(.never, start: server.startHandler)
      server.finish(.failure(NetworkError()))
      app.runUntilIdle()

      #expect(!page.usher.placeholder.isVisible)
      #expect(errors == 1)
    }
  }

  @Test func `row 30: a late result of a replaced load changes nothing`() {
    TestApp.runWithContent { app, page in
      let server = LoadCollector()
      var outcomes: [LoadOutcome] = []
      for _ in 0..<2 {
        page.usher.load(
          loading: .loading(title: "wait"), start: server.startHandler
        ).onFinish { outcomes.append($0) }
        app.device.clock.advance(by: 0.4)
      }
      #expect(outcomes == [.replaced])
      #expect(!server.loads[0].isCurrent)
      for answer in [LoadResult.content, .empty, .failure(NetworkError())] {
        server.finish(answer, 0)
        app.runUntilIdle()
        #expect(app.isVisible("wait"), "answer: \(answer)")
      }
      server.finish(.content, 1)
      server.finish(.failure(NetworkError()), 1)
      app.runUntilIdle()
      #expect(outcomes == [.replaced, .content])
      #expect(page.view.placeholderHosts.isEmpty)
    }
  }

  @Test func `a refresh that fails keeps the content and calls the refresh failure handler`() {
    TestApp.runWithContent { app, page in
      let server = LoadCollector()
      var errors = 0
      page.usher.placeholder.onRefreshFailure = { _ in errors += 1 }
      page.usher.placeholder.hide()
      page.usher.load(start: server.startHandler)
      app.runUntilIdle()
      #expect(page.view.placeholderHosts.isEmpty)

      server.finish(.failure(NetworkError()))
      app.runUntilIdle()
      #expect(errors == 1)
      #expect(page.view.placeholderHosts.isEmpty)
      #expect(server.loads[0].outcomeIfFinished == .refreshFailed)
    }
  }

  @Test(arguments: [false, true])
  func `a load that shows its failure page does not call the refresh failure handler`(
    replacesContent: Bool
  ) throws {
    try TestApp.runWithContent { app, page in
      let server = LoadCollector()
      var outcomes: [LoadOutcome] = []
      var errors = 0
      page.usher.placeholder.onRefreshFailure = { _ in errors += 1 }
      if replacesContent { page.usher.placeholder.hide() }
      page.usher.load(
        replacesContent ? .always : .automatic, failure: { .failure($0, title: "failed") },
        start: server.startHandler
      ).onFinish { outcomes.append($0) }
      for _ in 1...2 {
        server.finish(.failure(NetworkError()))
        app.runUntilIdle()
        #expect(app.isVisible("failed"))
        #expect(errors == 0)
        try app.tap("Try Again")
      }
      #expect(outcomes == [.failed])
      #expect(server.loads.count == 3)
      server.finish(.content)
      app.runUntilIdle()

      page.usher.load(start: server.startHandler)
      server.finish(.failure(NetworkError()))
      app.runUntilIdle()

      #expect(errors == 1, "only the last load was a refresh")
      #expect(!app.isVisible("failed"))
    }
  }

  @Test func `a load that fails at once shows only the failure page`() {
    TestApp.runWithContent { app, page in
      page.usher.load(
        failure: { .failure($0, title: "failed") },
        start: { load in load.finish(.failure(NetworkError())) })
      app.runTurn()
      #expect(app.isVisible("failed"))
    }
  }

  // The limit is real time; other tests may occupy the main actor for minutes.
  @Test(.timeLimit(.minutes(20)))
  func `a load whose page is gone finishes, and its task is cancelled`() async {
    await TestApp.runInNavigation(switches: HeadlessSwitches()) { app, navigation in
      // Only cancellation ends the loop over the first stream.
      let (endless, end) = AsyncStream<Never>.makeStream()
      let (cancellations, cancellation) = AsyncStream<Bool>.makeStream()
      var outcome: LoadOutcome?
      weak var page: ContentPage?
      @MainActor func push() {
        let pushed = ContentPage()
        page = pushed
        navigation.pushViewController(pushed, animated: false)
        pushed.usher.load {
          for await _ in endless {}
          cancellation.yield(Task.isCancelled)
        }.onFinish { outcome = $0 }
      }
      push()
      app.runUntilIdle()
      await app.device.settle()
      #expect(page != nil)
      #expect(outcome == nil)

      navigation.popViewController(animated: false)
      app.runUntilIdle()
      await app.device.settle()
      #expect(page == nil)
      #expect(outcome == .pageGone)
      for await wasCancelled in cancellations.prefix(1) { #expect(wasCancelled) }
      withExtendedLifetime(end) {}
    }
  }

  @Test func `only the result of the current load updates the content`() async {
    await TestApp.runWithContentAsync { app, page in
      let first = Gate(), second = Gate()
      var gates = [first, second]
      @MainActor func load() -> PlaceholderLoad {
        let gate = gates.removeFirst()
        return page.usher.load(.always) {
          await gate.value()
        } content: { (page: ContentPage, words: [String]) in
          page.label.text = words.joined()
        }
      }
      _ = load()
      await app.device.settle()
      let newer = load()
      await app.device.settle()
      first.open(["late"])
      await app.device.settle()
      #expect(page.label.text == "content")
      second.open(["new"])
      #expect(await newer.outcome == .content)
      #expect(page.label.text == "new")
      app.runUntilIdle()
      #expect(page.view.placeholderHosts.isEmpty)
    }
  }

  @Test func `an empty result shows the empty page`() async {
    await TestApp.runWithContentAsync { app, page in
      let load = page.usher.load {
        [String]()
      } content: { page, words in
        page.label.text = words.joined()
      }
      await app.device.settle()
      app.runUntilIdle()
      #expect(load.outcomeIfFinished == .empty)
      #expect(app.isVisible("Nothing Here Yet"))
      #expect(page.label.text == "content")
    }
  }

  @Test
  func `an error is shown with its localized description, and a cancellation is no error`() async {
    await TestApp.runWithContentAsync { app, page in
      page.usher.load { throw TeapotError() }
      await app.device.settle()
      app.runUntilIdle()
      #expect(app.isVisible("It is a teapot."))

      let load = page.usher.load { throw CancellationError() }
      await app.device.settle()
      app.runUntilIdle()
      #expect(load.outcomeIfFinished == .cancelled)
      #expect(app.isVisible("It is a teapot."))
    }
  }

  @Test
  func `a load that is released outside the device's context is cancelled and reported, too`() {
    var load: PlaceholderLoad?
    var app: TestApp?
    var misuse: MisuseCollector?
    TestApp.runOnDevice(switches: HeadlessSwitches()) { device in
      let made = TestApp(on: device)
      (app, misuse) = (made, MisuseCollector())
      made.page.usher.load(start: { load = $0 })
      made.runUntilIdle()
    }
    #expect(load?.isCurrent == true)

    load = nil
    app?.runTurn()

    #expect(misuse?.reports.map(\.code) == ["placeholder-load-dropped"])
    #expect(app?.page.usher.placeholder.isLoading == false)
  }

  @Test func `a load that is released without a result is cancelled and reported`() {
    TestApp.runWithContent { app, page in
      let misuse = MisuseCollector()
      page.usher.load(loading: .loading.timing(.immediate), start: { _ in })
      app.runUntilIdle()

      #expect(misuse.reports.map(\.code) == ["placeholder-load-dropped"])
      #expect(page.view.placeholderHosts.isEmpty)
      #expect(!page.usher.placeholder.isLoading)
    }
  }
}

/// Suspends a task until a test resumes it.
@MainActor
final class Gate {
  private var waiting: CheckedContinuation<[String], Never>?

  func value() async -> [String] { await withCheckedContinuation { waiting = $0 } }

  func open(_ words: [String]) { waiting?.resume(returning: words) }
}

extension TestApp {
  /// Runs an asynchronous test on a page with content.
  static func runWithContentAsync(
    _ body: @MainActor (TestApp, ContentPage) async throws -> Void
  ) async rethrows {
    try await runOnDeviceAsync { device in
      let page = ContentPage()
      try await body(TestApp(on: device, page: page), page)
    }
  }
}
