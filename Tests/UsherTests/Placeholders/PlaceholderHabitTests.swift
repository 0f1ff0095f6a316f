// Copyright (c) 2026 the Usher authors. MIT licence, see LICENSE.

import Testing
import UIKitShim

@testable import Usher

/// What apps do all day: ask often, early, and in the middle of something.
@MainActor
struct PlaceholderHabitTests {
  @Test func `of fifty pages asked for in one turn only the last is ever seen`() {
    Stand.runWithContent { stand, page in
      let diary = Diary()
      let placeholder = page.usher.placeholder
      placeholder.show(.empty(title: "first"), animated: false)
      for number in 0..<50 {
        placeholder.show(.empty(title: "\(number)")) { diary.note("\(number) \($0)") }
      }
      for _ in 0..<40 {
        stand.device.clock.advance(by: 0.01)
        let seen = page.view.labelsInSight.subtracting(["first", "49", "content"])
        #expect(seen.isEmpty, "\(seen)")
      }
      stand.settle()
      #expect(page.view.labelsInSight == ["49", "content"])
      #expect(diary.lines == (0..<49).map { "\($0) replaced" } + ["49 shown"])
      #expect(page.view.placeholderHosts.first?.subviews.count == 2, "a page and the probe")
    }
  }

  @Test func `shown and hidden a hundred times, the view is as it was`() {
    Stand.runWithContent { stand, page in
      let subviews = page.view.subviews
      let constraints = page.view.constraints
      for number in 0..<100 {
        page.usher.placeholder.show(.empty())
        stand.device.clock.advance(by: Double(number % 5) * 0.1)
        page.usher.placeholder.hide()
        stand.device.clock.advance(by: Double(number % 3) * 0.1)
        #expect(page.view.placeholderHosts.count <= 1)
      }
      stand.settle()
      #expect(page.view.subviews == subviews && page.view.constraints == constraints)
      #expect((page.view.gestureRecognizers ?? []).isEmpty)
    }
  }

  @Test func `how a load ended before there was a view is seen as soon as there is one`() {
    for (answer, title) in [
      (LoadAnswer.failure(NetworkIsDown()), "Something Went Wrong"), (.empty, "Nothing Here Yet"),
      (.content, "content"),
    ] {
      Stand.runInNavigation { stand, navigation in
        let page = ContentPage()
        let server = Server()
        var outcome: LoadOutcome?
        page.usher.load(calling: server.answering).onEnd { outcome = $0 }
        server.answer(answer)
        stand.settle()
        #expect(!page.isViewLoaded && outcome != nil)

        navigation.pushViewController(page, animated: false)
        stand.turn()
        #expect(page.view.labelsInSight.contains(title))
        #expect(page.words.isCovered == (title != "content"))
      }
    }
  }

  @Test func `content that is not valid any more gives way to a loading page, and to a failure`() {
    Stand.runWithContent { stand, page in
      let server = Server()
      page.usher.placeholder.hide()
      page.usher.load(.always, loading: .loading(title: "wait"), calling: server.answering)
      stand.device.clock.advance(by: 0.4)
      #expect(stand.sees("wait") && page.words.isCovered)

      server.answer(.failure(NetworkIsDown()))
      stand.settle()
      #expect(stand.sees("Something Went Wrong") && !page.usher.placeholder.hasContent)
    }
  }

  @Test func `a load that is to show nothing shows nothing, also on an empty page`() {
    Stand.runWithContent { stand, page in
      let server = Server()
      page.usher.placeholder.show(.empty(title: "nothing"), animated: false)
      page.usher.load(.never, loading: .loading(title: "wait"), calling: server.answering)
      stand.settle()
      #expect(stand.sees("nothing") && !stand.sees("wait"))

      server.answer(.failure(NetworkIsDown()))
      stand.settle()
      #expect(stand.sees("nothing") && server.loads[0].outcomeIfEnded == .refreshFailed)
    }
  }

  @Test func `what is not shown is not made`() {
    Stand.runWithContent { stand, page in
      var made: [String] = []
      @MainActor func noting(_ name: String, _ page: Placeholder) -> Placeholder {
        page.view { _ in
          made.append(name)
          return UIView()
        }
      }
      let server = Server()
      page.usher.load(
        loading: noting("loading", .loading), empty: noting("empty", .empty()),
        failure: { noting("failure", .failure($0)) }, calling: server.answering)
      stand.device.clock.advance(by: 0.2)
      #expect(made.isEmpty)

      server.answer(.failure(NetworkIsDown()))
      stand.settle()
      #expect(made == ["failure"])
    }
  }

  @Test func `a load that is replaced before its turn is not started`() {
    Stand.runWithContent { stand, page in
      let server = Server()
      var outcome: LoadOutcome?
      page.usher.placeholder.show(.empty(), animated: false) { _ in
        page.usher.load(calling: server.answering).onEnd { outcome = $0 }
        page.usher.placeholder.hide()
      }
      stand.settle()
      #expect(server.loads.isEmpty && outcome == .replaced)
    }
  }

  @Test func `what a callback asks for is answered when it has returned`() {
    Stand.runWithContent { stand, page in
      let diary = Diary()
      page.usher.placeholder.show(.empty(), animated: false) { _ in
        diary.note("first begins")
        page.usher.placeholder.hide(animated: false) { _ in diary.note("second") }
        diary.note("first ends")
      }
      #expect(diary.lines == ["first begins", "first ends", "second"])
      stand.settle()
    }
  }

  @Test func `of two answers the first counts, also while the loading page has to stay`() {
    Stand.runWithContent { stand, page in
      let server = Server()
      var failures = 0
      let load = page.usher.load(
        loading: .loading(title: "wait").pacing(
          PlaceholderPacing(delay: .zero, minimum: .seconds(1))),
        failure: {
          failures += 1
          return .failure($0)
        }, calling: server.answering)
      stand.device.clock.advance(by: 0.1)
      #expect(stand.sees("wait"), "the load's own pacing counts")
      server.answer(.content)
      server.answer(.failure(NetworkIsDown()))
      stand.settle()
      #expect(failures == 0 && load.outcomeIfEnded == .content)
      #expect(page.usher.placeholder.hasContent && page.view.placeholderHosts.isEmpty)
    }
  }

  @Test func `a load that is cancelled gives back what the user saw before`() {
    Stand.runWithContent { stand, page in
      let server = Server()
      page.usher.placeholder.show(.empty(title: "nothing"), animated: false)
      let load = page.usher.load(
        loading: .loading(title: "wait").pacing(.immediate), calling: server.answering)
      stand.settle()
      #expect(stand.sees("wait"))

      load.cancel()
      stand.settle()
      #expect(stand.sees("nothing") && load.outcomeIfEnded == .cancelled)
      server.answer(.content)
      stand.settle()
      #expect(stand.sees("nothing") && !page.usher.placeholder.hasContent)
    }
  }

  @Test func `an answer that comes when the page is gone calls nobody`() async {
    await Stand.runInNavigation { stand, navigation in
      let server = Server()
      var outcomes: [LoadOutcome] = []
      @MainActor func push() {
        let page = ContentPage()
        navigation.pushViewController(page, animated: false)
        page.usher.placeholder.onRefreshFailure = { _ in outcomes.append(.refreshFailed) }
        page.usher.placeholder.hide()
        page.usher.load(calling: server.answering).onEnd { outcomes.append($0) }
      }
      push()
      stand.settle()
      navigation.popViewController(animated: false)
      stand.settle()
      for _ in 0..<20 { await Task.yield() }
      #expect(outcomes == [.gone] && server.loads.first?.isCurrent == false)

      for answer in [LoadAnswer.content, .empty, .failure(NetworkIsDown())] {
        server.answer(answer)
      }
      stand.settle()
      #expect(outcomes == [.gone])
      server.forget()
    }
  }
}

extension UIView {
  /// The texts of labels that are seen just now, in the middle of an animation too.
  var labelsInSight: Set<String> {
    guard !isHidden, layer.presentation()?.opacity ?? Float(alpha) > 0.001 else { return [] }
    let own = (self as? UILabel)?.text.map { Set([$0]) } ?? []
    return subviews.reduce(own) { $0.union($1.labelsInSight) }
  }
}
