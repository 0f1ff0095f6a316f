// Copyright (c) 2026 the Usher authors. MIT license, see LICENSE.

/// The reply of a player process to one line, which is the ID of a story or `styles`.
enum PlayerReply: Codable, Equatable {
  case story(StoryReport)
  /// The section of the report with the alert styles.
  case styles(String)
  /// Why there is no result.
  case failure(String)
}
