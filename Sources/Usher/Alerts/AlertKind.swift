// Copyright (c) 2026 the Usher authors. MIT licence, see LICENSE.

import UIKitShim
import UsherCore

/// An alert controller in a window of its own, or on the page where it points at a bar button.
@MainActor
@available(iOSApplicationExtension, unavailable)
struct AlertPresentation: PopupPresentation {
  enum Source {
    case existing(UIAlertController)
    case configuration(AlertConfiguration)
  }

  let source: Source
  /// The showing that this is for; made when it gets into the line.
  private var session: AlertSession?

  init(_ source: Source) {
    self.source = source
  }

  private init(_ source: Source, session: AlertSession) {
    self.source = source
    self.session = session
  }

  var kindName: String { "An alert" }

  var rejection: PopupRejection? {
    switch source {
    case .existing(let alert):
      if AlertAttachment.existing(alert)?.isConsumed == true {
        return PopupRejection(reason: .contentInUse, report: AlertMisuse.alertReused(alert))
      }
      return ModalMisuse.rejection(of: alert, window)
    case .configuration(let configuration):
      return configuration.misuse.map { PopupRejection(reason: .failed, report: $0) }
    }
  }

  func prepare(_ settings: inout _PopupConfiguration<SystemAlertResult>, `for` place: PopupPlacement) {
    // The content of an alert that is there cannot be exchanged.
    if settings.keyPolicy == .update, settings.update == nil { settings.keyPolicy = .replace }
    let session = AlertSession()
    let presentation =
      switch source {
      case .existing: AlertPresentation(source, session: session)
      case .configuration(let configuration): AlertPresentation(.configuration(configuration.sanitized()), session: session)
      }
    settings.presentation = presentation
    settings.dismissalCallbacks.insert({ _ in session.requestDidEnd() }, at: 0)
    settings.lifecycleCallbacks.insert({ session.handle($0) }, at: 0)
  }

  func configure(_ request: inout PopupQueue.Request, `for` place: PopupPlacement) {
    modal.configure(&request, for: place)
  }

  func makePresenter(
    for handle: PopupHandle<SystemAlertResult>, placement: PopupPlacement
  ) -> any PopupPresenter {
    let presenter = modal.modalPresenter(for: handle, at: placement)
    if case .existing(let alert) = source { session?.attach(alert) }
    session?.handle = handle
    session?.presenter = presenter
    presenter.onUserDismissal = { [weak session] in session?.handleDismissal($0) ?? false }
    return presenter
  }

  private var modal: ModalPresentation<SystemAlertResult> {
    let offer: PopupOffer<SystemAlertResult> =
      switch source {
      case .existing(let alert): .ready(.controller(alert))
      case .configuration(let configuration):
        .made { [session] _ in
          let alert = configuration.makeAlert()
          session?.attach(alert)
          return .controller(alert)
        }
      }
    var modal = ModalPresentation(offer)
    modal.options.window = window
    return modal
  }

  /// Only on the page a bar button has a place that a popover can point at.
  private var window: PopupWindow {
    switch source {
    case .existing(let alert):
      alert.isPopoverSheet && alert.popoverPresentationController?.barButtonItem != nil ? .app : .own
    case .configuration(let configuration):
      if configuration.isPopoverSheet, case .item = configuration.source { .app } else { .own }
    }
  }
}

extension UIAlertController {
  /// Whether it is a popover wherever there is room.
  var isPopoverSheet: Bool {
    preferredStyle == .actionSheet && UIDevice.current.userInterfaceIdiom == .pad
  }
}
