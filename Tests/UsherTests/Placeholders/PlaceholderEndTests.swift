// Copyright (c) 2026 the Usher authors. MIT licence, see LICENSE.

import Testing
import UIKitShim

@testable import Usher

/// Nothing of ours outlives a page.
@MainActor
struct PlaceholderEndTests {
  /// Keeps an eye on what should go.
  @MainActor
  private final class Traces {
    weak var page: UIViewController?
    weak var driver: PlaceholderDriver?
    weak var host: UIView?
    weak var token: Token?
  }

  private final class Token {
    func use() {}
  }

  enum State: CaseIterable { case loading, waiting, failure, custom, refreshing, leaving }

  @Test(arguments: State.allCases)
  func `page, views, closures and tasks are gone with the page, and every call is answered`(
    state: State
  ) async {
    await Stand.runInNavigation { stand, navigation in
      let traces = Traces()
      let diary = Diary()
      push(state, on: navigation, stand, traces, diary)
      #expect(traces.page != nil && traces.driver != nil)
      // A page that is not wanted any more is forgotten at once.
      #expect((traces.token != nil) == (state != .leaving))

      navigation.popViewController(animated: false)
      stand.settle()
      for _ in 0..<20 { await Task.yield() }
      stand.settle()

      #expect(traces.page == nil && traces.driver == nil)
      #expect(traces.host == nil && traces.token == nil)
      #expect(diary.lines.count == 1, "\(diary.lines)")
    }
  }

  private func push(
    _ state: State, on navigation: UINavigationController, _ stand: Stand, _ traces: Traces,
    _ diary: Diary
  ) {
    let page = ContentPage()
    let token = Token()
    (traces.page, traces.token) = (page, token)
    navigation.pushViewController(page, animated: false)
    let placeholder = page.usher.placeholder
    let call: @MainActor (PlaceholderLoad) -> Void = { load in
      token.use()
      if state == .failure { load.end(.failure(NetworkIsDown())) }
      if state != .failure { Task { @MainActor in withExtendedLifetime((load, token)) {} } }
    }
    let note: @MainActor (LoadOutcome) -> Void = { diary.note("\($0)") }
    switch state {
    case .loading, .failure: page.usher.load(calling: call).onEnd(note)
    case .waiting: placeholder.show(.loading) { diary.note("\($0)") }
    case .custom:
      placeholder.show(
        .custom {
          token.use()
          return UIView()
        }
      ) { diary.note("\($0)") }
    case .refreshing:
      placeholder.onRefreshFailure = { _ in token.use() }
      placeholder.hide()
      page.usher.load(calling: call).onEnd(note)
    case .leaving:
      placeholder.show(.empty { token.use() }, animated: false)
      placeholder.hide { diary.note("\($0)") }
    }
    if state == .waiting {
      placeholder.onRefreshFailure = { _ in token.use() }
    } else if state != .leaving {
      stand.settle()
    }
    traces.driver = PlaceholderEnd.of(page).driver
    traces.host = page.view.placeholderHosts.first
  }

  @Test func `a call to a page that is gone is answered at once`() async {
    await Stand.run { stand in
      var placeholder: PagePlaceholder?
      @MainActor func make() {
        placeholder = ContentPage().usher.placeholder
      }
      make()
      for _ in 0..<20 { await Task.yield() }
      var outcome: PlaceholderOutcome?
      placeholder?.show(.empty()) { outcome = $0 }
      #expect(outcome == .gone)
      #expect(placeholder?.driver.isIdle == true)
      stand.settle()
    }
  }

  @Test func `who keeps a placeholder keeps neither its page nor closures`() async {
    await Stand.runInNavigation { stand, navigation in
      let traces = Traces()
      var placeholder: PagePlaceholder?
      @MainActor func push() {
        let (page, token) = (ContentPage(), Token())
        (traces.page, traces.token) = (page, token)
        navigation.pushViewController(page, animated: false)
        placeholder = page.usher.placeholder
        placeholder?.onRefreshFailure = { _ in token.use() }
        placeholder?.show(
          .custom {
            token.use()
            return UIView()
          })
      }
      push()
      stand.settle()
      traces.host = placeholder?.driver.screen.host
      #expect(traces.host != nil)
      navigation.popViewController(animated: false)
      stand.settle()
      for _ in 0..<20 { await Task.yield() }
      stand.settle()

      #expect(traces.page == nil && traces.token == nil && traces.host == nil)
      #expect(placeholder?.driver.isIdle == true && placeholder?.kind == nil)
    }
  }

  @Test func `while the content is shown nothing is observed or scheduled`() {
    Stand.runWithContent { stand, page in
      page.usher.placeholder.show(.empty())
      stand.settle()
      #expect(!PlaceholderEnd.of(page).driver.isIdle)
      page.usher.placeholder.hide()
      stand.settle()
      #expect(PlaceholderEnd.of(page).driver.isIdle)

      let next = stand.device.clock.nextMoment
      page.usher.placeholder.show(.loading)
      #expect(stand.device.clock.nextMoment != next)
      page.usher.placeholder.hide()
      stand.turn()
      #expect(stand.device.clock.nextMoment == next)
    }
  }
}
