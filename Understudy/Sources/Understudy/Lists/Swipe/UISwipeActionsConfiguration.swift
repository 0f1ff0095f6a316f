// Copyright (c) 2026 the Usher authors. MIT license, see LICENSE.

import Foundation

@MainActor
open class UISwipeActionsConfiguration: NSObject {
  public let actions: [UIContextualAction]
  open var performsFirstActionWithFullSwipe = true

  public init(actions: [UIContextualAction]) {
    self.actions = actions
    super.init()
  }
}
