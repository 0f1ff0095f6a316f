// Copyright (c) 2026 the Usher authors. MIT license, see LICENSE.

import Foundation
import UIKitShim
import Usher
import UsherCampaigns

/// A recipe: campaigns that a server describes.
struct RemoteCampaign: Decodable {
  let key: String
  let title: String
  var perDay: Int?
  var ever: Int?
  var priority: Int?

  // snippet.plan
  /// Decodes a list. What only a later version of the app can decode is left out: unknown fields, and
  /// entries that are no campaign.
  static func list(from json: Data) throws -> [RemoteCampaign] {
    struct Entry: Decodable {
      let campaign: RemoteCampaign?
      init(from decoder: any Decoder) throws {
        do {
          campaign = try RemoteCampaign(from: decoder)
        } catch is DecodingError {
          campaign = nil
        }
      }
    }
    return try JSONDecoder().decode([Entry].self, from: json).compactMap(\.campaign)
  }

  @MainActor
  func alert() -> StyledAlert {
    var alert = StyledAlert(.info, title).key(PopupKey(key)).unsolicited()
      .priority(priority.map { PopupPriority($0) } ?? .campaign)
    if let perDay { alert = alert.limits(.atMost(perDay, per: .day)) }
    if let ever { alert = alert.limits(.atMost(ever)) }
    return alert
  }
  // snippet.end
}
