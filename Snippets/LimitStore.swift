// Copyright (c) 2026 the Usher authors. MIT license, see LICENSE.
//! Limits that an app shares with its extension.

// snippet.hide
import Foundation
import UsherCampaigns

@MainActor
func shareLimits(in folder: URL) {
  // snippet.show
  PopupLimits.shared.use(SQLiteLimitStore(folder: folder))
  // snippet.hide
}
