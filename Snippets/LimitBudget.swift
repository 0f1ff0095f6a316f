// Copyright (c) 2026 the Usher authors. MIT license, see LICENSE.
//! A budget for what the user has not asked for.

// snippet.hide
import UIKitShim
import Usher
import UsherCampaigns

@MainActor
func limitUnsolicited(_ news: Popup<Never>) {
  // snippet.show
  PopupLimits.shared.setBudget(
    LaneBudget(
      perLaunch: 1, perDay: 2, afterLaunch: .seconds(30), quietAfterDismissal: .seconds(3600)))
  PopupLimits.shared.quietHours = QuietHours(startHour: 22, endHour: 8)

  news.unsolicited().show()
  // snippet.hide
}
