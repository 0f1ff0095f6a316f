// Copyright (c) 2026 the Usher authors. MIT licence, see LICENSE.

import UsherCore

/// What the shell keeps of one request from `enqueue` to its outcome.
@MainActor
final class LiveRequest {
  let id: RequestID
  let presenter: any PopupPresenter
  /// Whether it has been told to present and has not left since; only then is it looked at.
  var isOnStage = false
  /// Who is told how it ended, oldest first; several after requests with one key were joined.
  private(set) var owners: [any RequestOwner]

  init(id: RequestID, presenter: any PopupPresenter, owner: any RequestOwner) {
    self.id = id
    self.presenter = presenter
    owners = [owner]
  }

  /// Takes over the owners of a request that was joined with this one.
  func adopt(_ newcomers: [any RequestOwner]) {
    for owner in newcomers { owner.follow(id) }
    owners += newcomers
  }
}

/// Who holds the handle of a request, whatever the type of its value.
@MainActor
protocol RequestOwner: AnyObject {
  /// The handle stands for another request from now on.
  func follow(_ id: RequestID)
  /// The request has ended with this reason; called once.
  func finish(_ reason: PopupEndReason)
}
