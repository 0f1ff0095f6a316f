// Copyright (c) 2026 the Usher authors. MIT licence, see LICENSE.

import UIKitShim
import UsherCore

/// An alert controller in a window of its own, or on the page where it points at a bar button.
@MainActor
@available(iOSApplicationExtension, unavailable)
struct AlertKind: PopupKind {
  enum Source {
    case ready(UIAlertController)
    case described(AlertDescription)
  }

  let source: Source
  /// The showing that this is for; made when it gets into the line.
  private var live: LiveAlert?

  init(_ source: Source) {
    self.source = source
  }

  private init(_ source: Source, live: LiveAlert) {
    self.source = source
    self.live = live
  }

  var noun: String { "An alert" }

  var refusal: PopupRefusal? {
    switch source {
    case .ready(let alert):
      if AlertRecord.ifKnown(alert)?.isSpent == true {
        return PopupRefusal(reason: .duplicate, report: AlertMisuse.shownAgain(alert))
      }
      return ModalMisuse.refusal(of: alert, window)
    case .described(let description):
      return description.fault.map { PopupRefusal(reason: .failed, report: $0) }
    }
  }

  func prepare(_ settings: inout PopupSettings<SystemAlertResult>, at place: PopupPlace) {
    // The content of an alert that is there cannot be exchanged.
    if settings.keyPolicy == .update, settings.update == nil { settings.keyPolicy = .replaceFirst }
    let live = LiveAlert()
    let kind =
      switch source {
      case .ready: AlertKind(source, live: live)
      case .described(let description): AlertKind(.described(description.mended()), live: live)
      }
    settings.kind = kind
    settings.callbacks.insert({ _ in live.didEnd() }, at: 0)
    settings.listeners.insert({ live.hear($0) }, at: 0)
  }

  func complete(_ request: inout PopupQueue.Request, at place: PopupPlace) {
    modal.complete(&request, at: place)
  }

  func presenter(
    for handle: PopupHandle<SystemAlertResult>, at place: PopupPlace
  ) -> any PopupPresenter {
    let presenter = modal.modalPresenter(for: handle, at: place)
    if case .ready(let alert) = source { live?.take(alert) }
    live?.handle = handle
    live?.presenter = presenter
    presenter.close = { [weak live] in live?.close($0) ?? false }
    return presenter
  }

  private var modal: ModalKind<SystemAlertResult> {
    let offer: PopupOffer<SystemAlertResult> =
      switch source {
      case .ready(let alert): .ready(.controller(alert))
      case .described(let description):
        .made { [live] _ in
          let alert = description.make()
          live?.take(alert)
          return .controller(alert)
        }
      }
    var modal = ModalKind(offer)
    modal.wish.window = window
    return modal
  }

  /// Only on the page a bar button has a place that a popover can point at.
  private var window: PopupWindow {
    switch source {
    case .ready(let alert):
      alert.isSheetOfPad && alert.popoverPresentationController?.barButtonItem != nil ? .app : .own
    case .described(let description):
      if description.isSheetOfPad, case .item = description.anchor { .app } else { .own }
    }
  }
}

extension UIAlertController {
  /// Whether it is a popover wherever there is room.
  var isSheetOfPad: Bool {
    preferredStyle == .actionSheet && UIDevice.current.userInterfaceIdiom == .pad
  }
}
