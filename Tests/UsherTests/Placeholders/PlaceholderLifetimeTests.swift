// Copyright (c) 2026 the Usher authors. MIT license, see LICENSE.

import Testing
import UIKitShim

@testable import Usher

/// A page that is gone releases its placeholder, loads and closures.
@MainActor
@Suite(.uikitVariants)
struct PlaceholderLifetimeTests {
  /// Weak references to the objects that a page must release.
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
  func `a page that is gone releases views, closures and tasks, and every call is completed`(
    state: State
  ) async {
    await TestApp.runInNavigation { app, navigation in
      let references = WeakReferences()
      let diary = CallLog()
      push(state, on: navigation, app, references, diary)
      #expect(references.page != nil)
      #expect(references.driver != nil)
      // A placeholder that is being hidden is released at once.
      #expect((references.token != nil) == (state != .disappearing))

      navigation.popViewController(animated: false)
      app.runUntilIdle()
      await app.device.settle()
      app.runTurn()

      #expect(references.page == nil)
      #expect(references.driver == nil)
      #expect(references.host == nil)
      #expect(references.token == nil)
      #expect(diary.lines.count == 1, "\(diary.lines)")
    }
  }

  private func push(
    _ state: State, on navigation: UINavigationController, _ app: TestApp,
    _ references: WeakReferences,
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
    references.driver = PlaceholderLifetime.make(for: page).driver
    references.host = page.view.placeholderHosts.first
  }

  @Test func `a call to the placeholder of a deallocated page completes at once`() {
    TestApp.run { app in
      var placeholder: PagePlaceholder?
      @MainActor func make() {
        placeholder = ContentPage().usher.placeholder
      }
      make()
      app.runTurn()
      var outcome: PlaceholderOutcome?
      placeholder?.show(.empty()) { outcome = $0 }
      #expect(outcome == .pageGone)
      #expect(placeholder?.driver.isIdle == true)
      app.runUntilIdle()
    }
  }

  @Test func `retaining a placeholder retains neither its page nor closures`() {
    TestApp.runInNavigation { app, navigation in
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

      #expect(references.page == nil)
      #expect(references.token == nil)
      #expect(references.host == nil)
      #expect(placeholder?.driver.isIdle == true)
      #expect(placeholder?.kind == nil)
    }
  }

  @Test func `nothing is observed or scheduled while the content is shown`() {
    TestApp.runWithContent { app, page in
      page.usher.placeholder.show(.empty())
      app.runUntilIdle()
      #expect(!PlaceholderLifetime.make(for: page).driver.isIdle)
      page.usher.placeholder.hide()
      app.runUntilIdle()
      #expect(PlaceholderLifetime.make(for: page).driver.isIdle)

      let next = app.device.clock.nextTurnTime
      page.usher.placeholder.show(.loading)
      #expect(app.device.clock.nextTurnTime != next)
      page.usher.placeholder.hide()
      app.runTurn()
      #expect(app.device.clock.nextTurnTime == next)
    }
  }
}
