// Copyright (c) 2026 the Usher authors. MIT licence, see LICENSE.

import UIKitShim
import UsherCore

/// What the app has given to be shown: something that exists, or a closure that makes it.
@MainActor
@available(iOSApplicationExtension, unavailable)
enum PopupOffer<Value: Sendable> {
  case ready(PopupContent)
  case made(@MainActor (PopupHandle<Value>) -> PopupContent)

  /// What exists already.
  var content: PopupContent? {
    if case .ready(let content) = self { content } else { nil }
  }

  /// Where a presenter gets what it shows, claimed for this handle as soon as it is there.
  ///
  /// What cannot be shown is reported and not handed out; `misuse` says so of what the closure has made.
  func source(
    for handle: PopupHandle<Value>, countsAsPage: Bool = false,
    checkingWith misuse: @escaping @MainActor (PopupContent) -> MisuseReport?
  ) -> ContentSource {
    switch self {
    case .ready(let content):
      PopupCenter.register(content.responder, for: AnyPopupHandle(handle), countsAsPage: countsAsPage)
      return .ready(content)
    case .made(let make):
      return .closure {
        let content = make(handle)
        if let misuse = misuse(content) {
          misuse.report()
          return nil
        }
        PopupCenter.register(content.responder, for: AnyPopupHandle(handle), countsAsPage: countsAsPage)
        return content
      }
    }
  }
}
