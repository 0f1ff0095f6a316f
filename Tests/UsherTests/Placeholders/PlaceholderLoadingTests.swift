// Copyright (c) 2026 the Usher authors. MIT licence, see LICENSE.

import Testing
import UIKitShim

@testable import Usher

/// Loads: what the user sees, and which answers count.
@MainActor
struct PlaceholderLoadingTests {
  @Test func `loading, then the content`() {
    Stand.runWithContent { stand, page in
      let server = Server()
      var outcomes: [LoadOutcome] = []
      page.usher.load(loading: .loading(title: "wait"), calling: server.answering)
        .onEnd { outcomes.append($0) }
      stand.device.clock.advance(by: 0.4)
      #expect(stand.sees("wait") && page.usher.placeholder.isLoading)

      server.answer(.content)
      #expect(outcomes.isEmpty, "it has to stay for a moment")
      stand.settle()
      #expect(outcomes == [.content] && page.view.placeholderHosts.isEmpty)
      #expect(page.usher.placeholder.hasContent && !page.usher.placeholder.isLoading)
    }
  }

  @Test func `a failure has a button that loads again, at once and once`() throws {
    try Stand.runWithContent { stand, page in
      let server = Server()
      page.usher.load(
        loading: .loading(title: "wait"), failure: { .failure($0, title: "failed") },
        calling: server.answering)
      server.answer(.failure(NetworkIsDown()))
      stand.settle()
      #expect(stand.sees("failed"))

      try stand.tap("Try Again")
      #expect(server.loads.count == 2)
      stand.turn()
      #expect(stand.sees("wait"))
      server.answer(.empty)
      stand.settle()
      #expect(stand.sees("Nothing Here Yet") && !stand.sees("failed"))
    }
  }

  @Test func `row 30: the late answer of a load that was replaced changes nothing`() {
    Stand.runWithContent { stand, page in
      let server = Server()
      var outcomes: [LoadOutcome] = []
      for _ in 0..<2 {
        page.usher.load(
          loading: .loading(title: "wait"), calling: server.answering
        ).onEnd { outcomes.append($0) }
        stand.device.clock.advance(by: 0.4)
      }
      #expect(outcomes == [.replaced] && !server.loads[0].isCurrent)
      for answer in [LoadAnswer.content, .empty, .failure(NetworkIsDown())] {
        server.answer(answer, 0)
        stand.settle()
        #expect(stand.sees("wait"))
      }
      server.answer(.content, 1)
      server.answer(.failure(NetworkIsDown()), 1)
      stand.settle()
      #expect(outcomes == [.replaced, .content] && page.view.placeholderHosts.isEmpty)
    }
  }

  @Test func `a refresh that fails keeps the content and says so`() {
    Stand.runWithContent { stand, page in
      let server = Server()
      var errors = 0
      page.usher.placeholder.onRefreshFailure = { _ in errors += 1 }
      page.usher.placeholder.hide()
      page.usher.load(calling: server.answering)
      stand.settle()
      #expect(page.view.placeholderHosts.isEmpty)

      server.answer(.failure(NetworkIsDown()))
      stand.settle()
      #expect(errors == 1 && page.view.placeholderHosts.isEmpty)
      #expect(server.loads[0].outcomeIfEnded == .refreshFailed)
    }
  }

  @Test func `a failure that is immediate shows the failure and nothing else`() {
    Stand.runWithContent { stand, page in
      page.usher.load(
        failure: { .failure($0, title: "failed") },
        calling: { load in load.end(.failure(NetworkIsDown())) })
      stand.turn()
      #expect(stand.sees("failed"))
    }
  }

  // The limit is real time, in which other tests may have the main actor for minutes.
  @Test(.timeLimit(.minutes(20)))
  func `a load whose page goes is told so, and so is its task`() async {
    await Stand.runInNavigation(switches: HeadlessSwitches()) { stand, navigation in
      // Only being cancelled ends the loop over the first one.
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
        }.onEnd { outcome = $0 }
      }
      push()
      stand.settle()
      await hop()
      #expect(page != nil && outcome == nil)

      navigation.popViewController(animated: false)
      stand.settle()
      await hop()
      #expect(page == nil && outcome == .gone)
      for await wasCancelled in cancellations.prefix(1) { #expect(wasCancelled) }
      withExtendedLifetime(end) {}
    }
  }

  @Test func `content is put in place by the answer that counts, and by no other`() async {
    await Stand.runWithContentAsync { stand, page in
      let first = Gate(), second = Gate()
      var gates = [first, second]
      @MainActor func load() -> PlaceholderLoad {
        let gate = gates.removeFirst()
        return page.usher.load(.always) {
          await gate.value()
        } content: { (page: ContentPage, words: [String]) in
          page.words.text = words.joined()
        }
      }
      _ = load()
      await hop()
      let newer = load()
      await hop()
      first.open(["late"])
      await hop()
      #expect(page.words.text == "content")
      second.open(["new"])
      #expect(await newer.outcome == .content)
      #expect(page.words.text == "new")
      stand.settle()
      #expect(page.view.placeholderHosts.isEmpty)
    }
  }

  @Test func `an answer with nothing in it shows the empty page`() async {
    await Stand.runWithContentAsync { stand, page in
      let load = page.usher.load {
        [String]()
      } content: { page, words in
        page.words.text = words.joined()
      }
      await hop()
      stand.settle()
      #expect(load.outcomeIfEnded == .empty && stand.sees("Nothing Here Yet"))
      #expect(page.words.text == "content")
    }
  }

  @Test func `an error is shown in its own words, and a cancellation is none`() async {
    await Stand.runWithContentAsync { stand, page in
      page.usher.load { throw TeapotIsShort() }
      await hop()
      stand.settle()
      #expect(stand.sees("It is a teapot."))

      let load = page.usher.load { throw CancellationError() }
      await hop()
      stand.settle()
      #expect(load.outcomeIfEnded == .cancelled && stand.sees("It is a teapot."))
    }
  }

  @Test func `a load that is let go without a screen is cancelled and reported, too`() async {
    var load: PlaceholderLoad?
    var stand: Stand?
    var misuse: MisuseCollector?
    Stand.runOnDevice(switches: HeadlessSwitches()) { device in
      let made = Stand(on: device)
      (stand, misuse) = (made, MisuseCollector())
      made.page.usher.load(calling: { load = $0 })
      made.settle()
    }
    #expect(load?.isCurrent == true)

    load = nil
    await hop()

    #expect(misuse?.reports.map(\.anchor) == ["placeholder-load-dropped"])
    #expect(stand?.page.usher.placeholder.isLoading == false)
  }

  @Test func `a load that is let go without an answer is cancelled and reported`() async {
    await Stand.runWithContentAsync { stand, page in
      let misuse = MisuseCollector()
      page.usher.load(loading: .loading.pacing(.immediate), calling: { _ in })
      stand.settle()
      await hop()
      stand.settle()

      #expect(misuse.reports.map(\.anchor) == ["placeholder-load-dropped"])
      #expect(page.view.placeholderHosts.isEmpty && !page.usher.placeholder.isLoading)
    }
  }
}

/// Something that is waited for until a test lets it go.
@MainActor
final class Gate {
  private var waiting: CheckedContinuation<[String], Never>?

  func value() async -> [String] { await withCheckedContinuation { waiting = $0 } }

  func open(_ words: [String]) { waiting?.resume(returning: words) }
}

extension Stand {
  /// Runs a test that waits for tasks on a page with content.
  static func runWithContentAsync(
    _ body: @MainActor (Stand, ContentPage) async throws -> Void
  ) async rethrows {
    for world in HeadlessSwitches.worlds {
      try await HeadlessDevice.run(.iPhone16, switches: world) { device in
        let page = ContentPage()
        try await body(Stand(on: device, page: page), page)
      }
    }
  }
}
