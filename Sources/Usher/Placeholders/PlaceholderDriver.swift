// Copyright (c) 2026 the Usher authors. MIT licence, see LICENSE.

import UIKitShim
import UsherCore

/// Runs the machine of one page: takes events, obeys effects, and knows what each number stands for.
///
/// One event at a time. The machine's state is stored before its effects run, events that these raise
/// wait in line, and what users wrote is called when the line is empty. There is no rule in here.
@MainActor
@available(iOSApplicationExtension, unavailable)
final class PlaceholderDriver {
  private(set) var machine = PlaceholderMachine()
  let screen: PlaceholderScreen
  var onRefreshFailure: (@MainActor (any Error) -> Void)?

  private var pages: [PlaceholderMachine.Page: Placeholder] = [:]
  private var completions: [PlaceholderID: @MainActor (PlaceholderOutcome) -> Void] = [:]
  private var loads: [PlaceholderID: LoadRecord] = [:]
  private var lastSerial: UInt64 = 0
  private var line: [PlaceholderMachine.Event] = []
  private var callbacks: [@MainActor () -> Void] = []
  private var isHandling = false
  private var isCallingBack = false
  private let alarm = Alarm()

  init(screen: PlaceholderScreen) {
    self.screen = screen
    screen.act = { [weak self] page in self?.handle(.retryRequested(page)) }
  }

  /// Whether nothing of ours is scheduled, shown or held.
  var isIdle: Bool {
    alarm.moment == nil && pages.isEmpty && completions.isEmpty && loads.isEmpty && screen.isIdle
  }

  private func nextID() -> PlaceholderID {
    lastSerial += 1
    return PlaceholderID(serial: lastSerial)
  }

  func show(
    _ page: Placeholder, animated: Bool, _ completion: (@MainActor (PlaceholderOutcome) -> Void)?
  ) {
    let key = PlaceholderMachine.Page(id: nextID(), kind: page.kind)
    pages[key] = page
    completions[key.id] = completion
    handle(.showRequested(key, page.pacing, animated: animated))
  }

  func hide(animated: Bool, _ completion: (@MainActor (PlaceholderOutcome) -> Void)?) {
    let id = nextID()
    completions[id] = completion
    handle(.hideRequested(id, animated: animated))
  }

  /// Begins a load and starts it, unless it has been replaced by then.
  func begin(_ recipe: LoadRecipe, isRetry: Bool = false) -> PlaceholderLoad {
    let id = nextID()
    let record = LoadRecord(id: id, recipe: recipe, driver: self)
    let load = PlaceholderLoad(record)
    loads[id] = record
    pages[PlaceholderMachine.Page(id: id, kind: .loading)] = recipe.loading
    callbacks.append { [weak self] in
      if self?.machine.load?.id == id { recipe.start(load) }
    }
    handle(
      .loadDidBegin(
        PlaceholderMachine.Load(
          id: id, pacing: recipe.loading.pacing, cover: recipe.cover, isRetry: isRetry,
          isAnimated: recipe.isAnimated)))
    return load
  }

  /// Takes in the answer of a load; one that does not run any more has none.
  func end(_ id: PlaceholderID, _ answer: LoadAnswer) {
    guard machine.load?.id == id, let record = loads[id] else { return }
    switch answer {
    case .content:
      handle(.loadDidEnd(id, .content))
    case .empty:
      pages[PlaceholderMachine.Page(id: id, kind: .empty)] = record.recipe.empty
      handle(.loadDidEnd(id, .empty))
    case .failure(let error):
      record.error = error
      var page = record.recipe.failure(error)
      if page.action == nil {
        page.action = { [weak self, recipe = record.recipe] in
          _ = self?.begin(recipe, isRetry: true)
        }
      }
      pages[PlaceholderMachine.Page(id: id, kind: .failure)] = page
      handle(.loadDidEnd(id, .failure))
    }
  }

  func cancel(_ id: PlaceholderID) { handle(.cancelRequested(id)) }

  /// Takes in one event; while another is being handled it waits in line.
  func handle(_ event: PlaceholderMachine.Event) {
    line.append(event)
    guard !isHandling else { return }
    isHandling = true
    while !line.isEmpty {
      let effects = machine.handle(line.removeFirst(), at: Instant(sinceStart: MainClock.now))
      for effect in effects { obey(effect) }
    }
    isHandling = false
    forget()
    callBack()
  }

  /// The page is no more; there may be no clock any more either.
  func pageDidGo() {
    let effects = machine.handle(.pageDidGo, at: .init(sinceStart: .zero))
    for effect in effects { obey(effect) }
    screen.tearDown()
    onRefreshFailure = nil
    forget()
    callBack()
  }

  private func obey(_ effect: PlaceholderMachine.Effect) {
    switch effect {
    case .move(let number, let page, let isAnimated):
      let showing = page.flatMap { key in pages[key].map { (key, $0) } }
      screen.move(to: showing, animated: isAnimated) { [weak self] in
        self?.handle(.moveDidEnd(number))
      }
    case .cancel(let id): loads[id]?.task?.cancel()
    case .retry(let page):
      if let action = pages[page]?.action { callbacks.append(action) }
    case .report(let id, let outcome):
      guard let completion = completions.removeValue(forKey: id) else { return }
      callbacks.append { completion(outcome) }
    case .reportLoad(let id, let outcome):
      guard let record = loads.removeValue(forKey: id) else { return }
      callbacks.append { record.finish(outcome) }
      guard outcome == .refreshFailed, let error = record.error, let onRefreshFailure else {
        return
      }
      callbacks.append { onRefreshFailure(error) }
    case .setDeadline(let moment):
      alarm.set(to: moment) { [weak self] in self?.handle(.deadlineDidPass) }
    }
  }

  /// Forgets the pages that will not be seen any more.
  private func forget() {
    let inUse = machine.pagesInUse
    for page in pages.keys where !inUse.contains(page) { pages[page] = nil }
  }

  /// Calls what users wrote; what they ask for meanwhile is handled before the next of them.
  private func callBack() {
    guard !isCallingBack else { return }
    isCallingBack = true
    while !callbacks.isEmpty { callbacks.removeFirst()() }
    isCallingBack = false
  }
}
