// Copyright (c) 2026 the Usher authors. MIT license, see LICENSE.

import UIKitShim
import UsherCore

// MARK: - Submission of requests

extension QueueDriver {
  /// Submits a request for a popup of any kind. Returns its handle.
  func enqueue<Value>(
    _ popup: some PopupPresentable<Value>, _ link: PopupQueue.RequestLink = .none
  ) -> PopupHandle<Value> {
    // Otherwise an event in between would stop polling, because the table is still empty.
    pendingSubmissions += 1
    defer {
      pendingSubmissions -= 1
      stopIfIdle()
    }
    startPolling()
    // The running code may have changed the pages, and the request must not start on an old one.
    pollScene(canConfirm: false)
    let presentation = popup._makePresentation()
    var configuration = popup._configuration
    if let rejection = presentation.rejection {
      rejection.report?.report()
      return reject(rejection.reason, configuration)
    }
    presentation.prepare(&configuration)
    let parent: (any PopupPresenter)?
    if case .child(let id) = link {
      parent = requests[id]?.presenter
    } else {
      parent = nil
      if let controller = presentation.requiredController {
        configuration.restrictToPage(controller, exit: presentation.pageExit)
      }
    }
    guard let scope = scope(of: configuration.pages) else {
      return reject(.pageGone, configuration)
    }
    if case .predicate = scope { reevaluatePredicates() }
    // Callbacks so far may have shown other popups, and requests are submitted in the order of ids.
    let handle = PopupHandle<Value>(
      id: PopupID(serial: popupNumbers.next()), driver: self,
      callbacks: configuration.dismissalCallbacks,
      lifecycleCallbacks: configuration.lifecycleCallbacks)
    var request = queue.completed(
      configuration.request(handle.id, scope: scope, link: link, presentation),
      countsAsPage: presentation.countsAsPage)
    let admission = configuration.admissionRule?.admission(of: request)
    // Its answer comes within the same turn, so it needs no time limit of its own.
    if admission != nil, request.question == nil { request.question = PopupQuestion() }
    let placement = PopupPlacement(
      surface: request.surface, level: max(request.lane.level, parent?.level ?? .min),
      parent: parent)
    let record = RequestRecord(
      request, presenter: presentation.makePresenter(handle, placement), handle: handle)
    record.update = configuration.update
    record.admission = admission
    record.shouldShow = configuration.shouldShow
    record.shouldDismiss = configuration.shouldDismiss
    record.waitsForAssistiveTechnologies = configuration.waitsForAssistiveTechnologies
    record.kindName = presentation.kindName
    record.pageName = configuration.pages.logName
    record.requiredPage = presentation.requiredController.map { PageIdentity.make(for: $0).id }
    submit(record)
    if handle.outcomeIfDismissed?.reason == .sceneDisconnected {
      MisuseReport.sceneDisconnected(presentation.misuseName).report()
    }
    return handle
  }

  /// Submits a step of a sequence. Returns its handle.
  func enqueueStep(_ popup: some PopupPresentable, of sequence: SequenceID) -> AnyPopupHandle {
    enqueue(popup, .step(of: sequence))
  }

  /// Returns every reason why a popup is not on the screen, with names for messages.
  func blockers(of id: PopupID) -> [PopupBlocker] {
    queue.blockers(
      of: id, at: .now, nameOfPopup: { [requests] in requests[$0]?.name },
      nameOfPage: { [requests] _ in requests[id]?.pageName })
  }

  private func submit(_ record: RequestRecord) {
    let id = record.id
    requests[id] = record
    record.presenter.report = { [weak self] in self?.handle($0, from: id) }
    if record.shouldDismiss != nil {
      record.presenter.allowsUserDismissal = { [weak self] in
        self?.allowsUserDismissal(of: id) ?? true
      }
    }
    if record.hasDisplayDuration || record.admission != nil { record.presenter.reportTouches() }
    handle(.enqueued(record.request))
    schedulePoll()
    // After the request exists, because pauses of unknown requests are ignored.
    guard record.waitsForAssistiveTechnologies else { return }
    for pause in assistiveTechnologies { handle(.displayTimerPaused(id, pause)) }
  }

  /// Returns the handle of a request that is rejected, with its outcome.
  private func reject<Value>(
    _ reason: PopupDismissalReason, _ configuration: _PopupConfiguration<Value>
  ) -> PopupHandle<Value> {
    let id = PopupID(serial: popupNumbers.next())
    // It never becomes a request, so neither the engine nor a trace knows it.
    let handle = PopupHandle<Value>(
      id: id, driver: self, callbacks: configuration.dismissalCallbacks)
    handle.resolve(reason: reason)
    return handle
  }

  /// Returns the pages as a scope for the engine; `nil` if the target is a page that no longer
  /// exists.
  private func scope(of pages: PageTarget) -> PageScope? {
    switch pages {
    case .scope(let scope): return scope
    case .page(let page): return page.object.map { .page(PageIdentity.make(for: $0).id) }
    case .predicate(let predicate):
      let id = PagePredicateID(serial: predicateNumbers.next())
      predicates[id] = predicate
      return .predicate(id)
    }
  }
}

/// What the shell keeps about one request, from its submission to its outcome.
@MainActor
final class RequestRecord {
  /// The visibility of the popup as reported to its handles.
  enum Visibility {
    /// It is off the screen. → `visible`
    case hidden
    /// It is on the screen or appearing. → `disappearing`, `hidden`
    case visible
    /// It is disappearing. → `hidden`
    case disappearing
  }

  /// The request as it was submitted.
  let request: PopupQueue.Request
  let presenter: any PopupPresenter
  /// How it updates an existing popup with its key, instead of replacing its content.
  var update: ContentUpdate?
  /// What is asked first when it would start.
  var admission: (any PopupAdmission)?
  /// The closure of the app that is asked last.
  var shouldShow: (@MainActor () async -> PopupAnswer)?
  /// The closure of the app that is asked before the user dismisses it.
  var shouldDismiss: (@MainActor () -> Bool)?
  /// Whether an assistive technology pauses its display timer.
  var waitsForAssistiveTechnologies = true
  /// The task in which the closure is running; another one, or none, cancels it.
  var question: Task<Void, Never>? { didSet { oldValue?.cancel() } }
  /// The id of the controller without which it cannot be presented, if any.
  var requiredPage: PageID?
  /// The name of this kind of popup in messages.
  var kindName = "popup"
  /// The name in messages of a popup without a key.
  var name: String {
    "\(kindName) \(id)" + (presenter.contentName.map { " (\($0))" } ?? "")
  }
  /// The name in messages of the page to which it is restricted, if it is a single page.
  var pageName: String?
  /// Whether its presenter was invalidated, because the engine has removed it; its outcome may still
  /// wait for those of its children.
  var isInvalidated = false
  /// Whether its appearance has ever been reported to its handles. A presentation can be revoked
  /// before anything is visible; then nothing is reported.
  var hasReportedAppearance = false
  /// Whether it is returning after a suspension.
  var isReturning = false
  var visibility = Visibility.hidden
  /// The handles that receive its outcome, oldest first; several after requests with one key
  /// joined.
  private(set) var handles: [AnyPopupHandle]

  init(
    _ request: PopupQueue.Request, presenter: any PopupPresenter, handle: AnyPopupHandle
  ) {
    self.request = request
    self.presenter = presenter
    handles = [handle]
  }

  var id: PopupID { request.id }

  /// Whether it was shown with a display duration.
  var hasDisplayDuration: Bool { request.displayDuration != nil }

  /// How events identify it.
  var eventInfo: PopupEvent.Popup {
    PopupEvent.Popup(
      id: id, key: request.key, group: request.group, lane: request.lane,
      isUnsolicited: request.isUnsolicited)
  }

  /// Adds the handles of a request that joined this one.
  func addHandles(_ newHandles: [AnyPopupHandle]) {
    for handle in newHandles { handle.setID(id) }
    handles += newHandles
  }
}

extension PageTarget {
  /// The name or type of a single page; `nil` for other targets.
  @MainActor
  fileprivate var logName: String? {
    guard case .page(let page) = self, let controller = page.object else { return nil }
    let identity = PageIdentity.make(for: controller)
    return identity.name?.name ?? identity.type.name
  }
}
