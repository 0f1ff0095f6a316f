// Copyright (c) 2026 the Usher authors. MIT licence, see LICENSE.

import Foundation
import GalleryStories
import Usher
import UsherTesting

/// What came of playing a story once.
struct StoryRun {
  let pictures: [StoryPicture]
  let timeline: [TimelineEntry]
  /// What came in and what was ordered, in the queue of each window.
  let traces: [PopupQueue.Trace]
  /// What went wrong, in words; nil if the story ran to its end.
  let failure: String?
  /// How long it took on the phone's clock.
  let duration: Duration

  /// On hardware that it is not told on, a story may find less than it tells.
  @MainActor
  static func play(
    _ story: Story, _ act: Story.Act = .after, on settings: DeviceSettings,
    model: VirtualDevice.Model? = nil, scale: CGFloat, film: Film? = nil, onlyPicture: Int? = nil
  ) -> StoryRun {
    VirtualDevice.run(settings, on: model ?? story.model, screenScale: scale) { phone in
      let setup = PlayingSetup(phone, scale: scale, film: film, onlyNumber: onlyPicture)
      var failure: String?
      do {
        try story.play(act, on: setup)
      } catch {
        failure = "\(error)"
      }
      return StoryRun(
        pictures: setup.pictures, timeline: setup.timeline, traces: setup.traces,
        failure: failure, duration: phone.clock.now)
    }
  }
}
