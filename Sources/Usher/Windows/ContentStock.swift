// Copyright (c) 2026 the Usher authors. MIT licence, see LICENSE.

import UIKitShim

/// What one popup shows or is to show, and the changes to it that came before it was there.
@MainActor
@available(iOSApplicationExtension, unavailable)
final class ContentProvider {
  private var source: ContentSource
  private var pending: [ContentUpdate] = []
  /// The styled alert that it is, if it is one.
  private(set) var styledAlertSession: StyledAlertSession?

  init(_ source: ContentSource, _ live: StyledAlertSession? = nil) {
    self.source = source
    self.styledAlertSession = live
  }

  /// What is there already.
  var content: PopupContent? {
    if case .ready(let content) = source { content } else { nil }
  }

  /// What is to be shown, made if it is not there yet; `nil`, if it cannot be shown.
  func makeContent(
    for presenter: any PopupPresenter, checkingWith misuse: (PopupContent) -> MisuseReport?
  ) -> PopupContent? {
    if case .closure(let make) = source { source = make().map { .ready($0) } ?? .none }
    guard let content else { return nil }
    if let misuse = misuse(content) {
      misuse.report()
      return nil
    }
    let updates = pending
    pending = []
    for update in updates where !update.apply(content) {
      PopupMisuse.cannotUpdate(presenter).report()
    }
    return content
  }

  /// Takes what another one has, which is left with nothing.
  func adopt(from other: ContentProvider) {
    invalidate()
    (source, styledAlertSession) = (other.source, other.styledAlertSession)
    (other.source, other.styledAlertSession) = (.none, nil)
  }

  /// Changes what is there, or will change it when it is; answers whether it is of a type that can be
  /// changed so.
  func apply(_ update: ContentUpdate) -> Bool {
    guard let content else {
      pending.append(update)
      return true
    }
    return update.apply(content)
  }

  /// Has nothing any more. What a popup that has been joined with another one was to show can be shown
  /// by others.
  func invalidate() {
    if let content { PopupCenter.unregister(content.responder) }
    (source, styledAlertSession) = (.none, nil)
    pending = []
  }
}
