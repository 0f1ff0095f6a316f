// Copyright (c) 2026 the Usher authors. MIT licence, see LICENSE.

import UIKitShim

/// What one popup shows or is to show, and the changes to it that came before it was there.
@MainActor
@available(iOSApplicationExtension, unavailable)
final class ContentStock {
  private var source: PopupSource
  private var pending: [PopupUpdate] = []
  /// The styled alert that it is, if it is one.
  private(set) var live: LiveStyledAlert?

  init(_ source: PopupSource, _ live: LiveStyledAlert? = nil) {
    self.source = source
    self.live = live
  }

  /// What is there already.
  var content: PopupContent? {
    if case .ready(let content) = source { content } else { nil }
  }

  /// What is to be shown, made if it is not there yet; `nil`, if it cannot be shown.
  func make(
    for presenter: any PopupPresenter, unless misuse: (PopupContent) -> MisuseReport?
  ) -> PopupContent? {
    if case .made(let make) = source { source = make().map { .ready($0) } ?? .none }
    guard let content else { return nil }
    if let misuse = misuse(content) {
      misuse.file()
      return nil
    }
    let changes = pending
    pending = []
    for update in changes where !update.change(content) {
      PopupMisuse.cannotUpdate(presenter).file()
    }
    return content
  }

  /// Takes what another one has, which is left with nothing.
  func take(from other: ContentStock) {
    drop()
    (source, live) = (other.source, other.live)
    (other.source, other.live) = (.none, nil)
  }

  /// Changes what is there, or will change it when it is; answers whether it is of a type that can be
  /// changed so.
  func change(_ update: PopupUpdate) -> Bool {
    guard let content else {
      pending.append(update)
      return true
    }
    return update.change(content)
  }

  /// Has nothing any more. What a popup that has been joined with another one was to show can be shown
  /// by others.
  func drop() {
    if let content { PopupCenter.unclaim(content.responder) }
    (source, live) = (.none, nil)
    pending = []
  }
}
