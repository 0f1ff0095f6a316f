// Copyright (c) 2026 the Usher authors. MIT licence, see LICENSE.

extension PopupQueue {
  /// The page in front of which a request is or was first presented; `nil`, if no page matters to it.
  public func boundPage(of id: PopupID) -> PageID? { requests.details[id]?.boundPage }
}
