// Copyright (c) 2026 the Usher authors. MIT licence, see LICENSE.

import Foundation
import GalleryStories
import Usher
import UsherTesting

/// What came of playing a story once.
struct Playing {
  let pictures: [StoryPicture]
  let timeline: [TimelineEntry]
  /// What came in and what was ordered, in the queue of each window.
  let records: [PopupQueue.Trace]
  /// What went wrong, in words; nil if the story ran to its end.
  let failure: String?
  /// How long it took on the phone's clock.
  let duration: Duration

  /// On hardware that it is not told on, a story may find less than it tells.
  @MainActor
  static func play(
    _ story: Story, _ act: Story.Act = .after, on settings: PhoneSettings,
    model: VirtualPhone.Model? = nil, scale: CGFloat, film: Film? = nil, onlyPicture: Int? = nil
  ) -> Playing {
    VirtualPhone.run(settings, on: model ?? story.model, screenScale: scale) { phone in
      let stage = PlayingStage(phone, scale: scale, film: film, onlyNumber: onlyPicture)
      var failure: String?
      do {
        try story.play(act, on: stage)
      } catch {
        failure = "\(error)"
      }
      return Playing(
        pictures: stage.pictures, timeline: stage.timeline, records: stage.records,
        failure: failure, duration: phone.clock.now)
    }
  }
}
