// Copyright (c) 2026 the Usher authors. MIT licence, see LICENSE.

import Testing
import UIKitShim

@testable import Usher

/// Nothing of ours outlives a page.
@MainActor
struct PlaceholderLifetimeTests {
  /// Keeps an eye on what should go.
  @MainActor
  private final class WeakReferences {
    weak var page: UIViewController?
    weak var driver: PlaceholderDriver?
    weak var host: UIView?
    weak var token: Token?
  }

  private final class Token {
    func use() {}
  }

  enum State: CaseIterable { case loading, waiting, failure, custom, refreshing, disappearing }

  @Test(arguments: State.allCases)
  func `page, views, closures and tasks are gone with the page, and every call is answered`(
    state: State
  ) async {
    await TestApp.runInNavigation { app, navigation in
      let references = WeakReferences()
      let diary = CallLog()
      push(state, on: navigation, app, references, diary)
      #expect(references.page != nil && references.driver != nil)
      // A page that is not wanted any more is forgotten at once.
      #expect((references.token != nil) == (state != .disappearing))

      navigation.popViewController(animated: false)
      app.runUntilIdle()
      for _ in 0..<20 { await Task.yield() }
      app.runUntilIdle()

      #expect(references.page == nil && references.driver == nil)
      #expect(references.host == nil && references.token == nil)
      #expect(diary.lines.count == 1, "\(diary.lines)")
    }
  }

  private func push(
    _ state: State, on navigation: UINavigationController, _ app: TestApp, _ references: WeakReferences,
    _ diary: CallLog
  ) {
    let page = ContentPage()
    let token = Token()
    (references.page, references.token) = (page, token)
    navigation.pushViewController(page, animated: false)
    let placeholder = page.usher.placeholder
    let call: @MainActor (PlaceholderLoad) -> Void = { load in
      token.use()
      if state == .failure { load.finish(.failure(NetworkError())) }
      if state != .failure { Task { @MainActor in withExtendedLifetime((load, token)) {} } }
    }
    let note: @MainActor (LoadOutcome) -> Void = { diary.record("\($0)") }
    switch state {
    case .loading, .failure: page.usher.load(start: call).onFinish(note)
    case .waiting: placeholder.show(.loading) { diary.record("\($0)") }
    case .custom:
      placeholder.show(
        .custom {
          token.use()
          return UIView()
        }
      ) { diary.record("\($0)") }
    case .refreshing:
      placeholder.onRefreshFailure = { _ in token.use() }
      placeholder.hide()
      page.usher.load(start: call).onFinish(note)
    case .disappearing:
      placeholder.show(.empty { token.use() }, animated: false)
      placeholder.hide { diary.record("\($0)") }
    }
    if state == .waiting {
      placeholder.onRefreshFailure = { _ in token.use() }
    } else if state != .disappearing {
      app.runUntilIdle()
    }
    references.driver = PlaceholderLifetime.make(page).driver
    references.host = page.view.placeholderHosts.first
  }

  @Test func `a call to a page that is gone is answered at once`() async {
    await TestApp.run { app in
      var placeholder: PagePlaceholder?
      @MainActor func make() {
        placeholder = ContentPage().usher.placeholder
      }
      make()
      for _ in 0..<20 { await Task.yield() }
      var outcome: PlaceholderOutcome?
      placeholder?.show(.empty()) { outcome = $0 }
      #expect(outcome == .pageGone)
      #expect(placeholder?.driver.isIdle == true)
      app.runUntilIdle()
    }
  }

  @Test func `who keeps a placeholder keeps neither its page nor closures`() async {
    await TestApp.runInNavigation { app, navigation in
      let references = WeakReferences()
      var placeholder: PagePlaceholder?
      @MainActor func push() {
        let (page, token) = (ContentPage(), Token())
        (references.page, references.token) = (page, token)
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
      app.runUntilIdle()
      references.host = placeholder?.driver.presenter.host
      #expect(references.host != nil)
      navigation.popViewController(animated: false)
      app.runUntilIdle()
      for _ in 0..<20 { await Task.yield() }
      app.runUntilIdle()

      #expect(references.page == nil && references.token == nil && references.host == nil)
      #expect(placeholder?.driver.isIdle == true && placeholder?.kind == nil)
    }
  }

  @Test func `while the content is shown nothing is observed or scheduled`() {
    TestApp.runWithContent { app, page in
      page.usher.placeholder.show(.empty())
      app.runUntilIdle()
      #expect(!PlaceholderLifetime.make(page).driver.isIdle)
      page.usher.placeholder.hide()
      app.runUntilIdle()
      #expect(PlaceholderLifetime.make(page).driver.isIdle)

      let next = app.device.clock.nextMoment
      page.usher.placeholder.show(.loading)
      #expect(app.device.clock.nextMoment != next)
      page.usher.placeholder.hide()
      app.runTurn()
      #expect(app.device.clock.nextMoment == next)
    }
  }
}
