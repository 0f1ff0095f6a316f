// Copyright (c) 2026 the Usher authors. MIT license, see LICENSE.

import Foundation
import GalleryStories
import Usher
import UsherCore
import UsherTesting

/// The result of playing one act of a story.
struct StoryRun {
  let pictures: [StoryPicture]
  let timeline: [TimelineEntry]
  /// The trace of each window's queue.
  let traces: [PopupQueue.Trace]
  /// The failure; `nil` if the story was played to its end.
  let failure: String?
  /// The duration on the phone's clock.
  let duration: Duration
  /// The file of the film, if one was recorded.
  let film: Data?

  /// Plays an act, and records it if there is a film.
  ///
  /// On another device than that of the story, expectations may fail; with `continuesAfterFailure`
  /// the following steps are played nevertheless.
  @MainActor
  static func play(
    _ story: Story, _ act: Story.Act = .after, on settings: DeviceSettings,
    model: VirtualDevice.Model? = nil, system: PhoneOptions.System = .standard, scale: CGFloat,
    film: Film? = nil, onlyPicture: Int? = nil, continuesAfterFailure: Bool = false
  ) -> StoryRun {
    VirtualDevice.run(
      settings, on: model ?? story.model, system: system.virtual, screenScale: scale
    ) { phone in
      let setup = PlayingSetup(phone, scale: scale, film: film, onlyNumber: onlyPicture)
      var failure: String?
      do {
        try story.play(act, on: setup) {
          failure = failure ?? "\($0)"
          if !continuesAfterFailure { throw $0 }
        }
      } catch {
        failure = failure ?? "\(error)"
      }
      var file: Data?
      do {
        file = try film?.finish()
      } catch {
        failure = failure ?? "\(error)"
      }
      return StoryRun(
        pictures: setup.pictures, timeline: setup.timeline, traces: setup.traces,
        failure: failure, duration: phone.clock.now, film: file)
    }
  }
}
