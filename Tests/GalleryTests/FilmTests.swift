// Copyright (c) 2026 the Usher authors. MIT license, see LICENSE.

import CPixels
import Foundation
import GalleryStories
import Testing
import UIKitShim
import Usher
import UsherTesting

@testable import gallery

@MainActor
struct FilmTests {
  private static let rate = 30

  /// The formats of films: that of the report and that of README.
  enum Format: CaseIterable {
    case video, animatedWebP

    var file: any FilmFile {
      switch self {
      case .video: VideoFile()
      case .animatedWebP: AnimatedWebP()
      }
    }

    func decode(_ data: Data) throws -> [DecodedFilm.Frame] {
      switch self {
      case .video: try DecodedFilm(webM: data).frames
      case .animatedWebP: try DecodedFilm(webP: data).frames
      }
    }
  }

  @Test(arguments: Format.allCases, ["placeholders/slow", "pages/half-swipe"])
  func `each frame of a film equals what is rendered at its time`(
    format: Format, id: String
  ) throws {
    let story = try Story.required(id: id)
    let film = Film(format.file, rate: Self.rate)
    let run = StoryRun.play(story, on: DeviceSettings(), scale: 2, film: film)
    let frames = try format.decode(#require(run.film))
    let screens = try Self.screens(of: story)

    var (worstMean, worstPixel) = (0.0, 0)
    for (number, screen) in screens {
      let time = (number * 1000 + Self.rate / 2) / Self.rate
      let frame = try #require(frames.last { $0.start <= time })
      let loss = frame.loss(of: screen)
      (worstMean, worstPixel) = (max(worstMean, loss.mean), max(worstPixel, Int(loss.largest)))
    }

    #expect(screens.count > Self.rate)
    #expect(worstMean <= 2)
    #expect(worstPixel <= 24)
  }

  @Test(arguments: Format.allCases)
  func `a film has thirty frames a second while something moves`(format: Format) throws {
    let frames = try film(format) { phone, page in
      UIView.animate(withDuration: 1, delay: 0, options: .curveLinear) {
        page.view.subviews[0].frame.origin.y = 600
      }
      phone.clock.advance(by: .seconds(1))
    }

    #expect((29...32).contains(frames.count))
    #expect(frames.dropFirst().allSatisfy { (33...34).contains($0.start - $0.previousStart) })
  }

  @Test(arguments: Format.allCases)
  func `a rest is one frame, and can be cut short`(format: Format) throws {
    let frames = try film(format, longestRest: 900) { phone, page in
      phone.clock.advance(by: .seconds(20))
      page.view.subviews[0].isHidden = true
      phone.clock.runTurn()
      phone.clock.advance(by: .seconds(20))
    }

    #expect(frames.map(\.end) == [900, 1800])
  }

  @Test(arguments: Format.allCases)
  func `a film without a limit has the times of the phone's clock`(format: Format) throws {
    let frames = try film(format) { phone, page in
      phone.clock.advance(by: .seconds(50))
      page.view.subviews[0].isHidden = true
      phone.clock.runTurn()
      phone.clock.advance(by: .seconds(20))
    }

    // Not more than 32 seconds fit between a frame and the beginning of its cluster.
    #expect(frames.count == 2)
    #expect(abs(frames[1].start - 50_000) <= 34)
    #expect(abs(frames[1].end - 70_000) <= 34)
  }

  @Test func `a browser can go to each key frame of a video`() throws {
    let video = try film { phone, page in
      UIView.animate(withDuration: 12, delay: 0, options: .curveLinear) {
        page.view.subviews[0].frame.origin.y = 600
      }
      phone.clock.advance(by: .seconds(12))
    }
    let file = try WebMReader(video)

    let keyFrames = file.frames.filter(\.isKeyFrame).map(\.time)
    #expect(keyFrames.count >= 4)
    #expect(file.indexTimes == keyFrames)
    #expect(file.indexedClusterTimes == keyFrames)
  }

  @Test func `a change that a picture was taken of is in the film`() throws {
    let frames = try film(.animatedWebP) { phone, page in
      phone.clock.advance(by: .seconds(1))
      page.view.subviews[0].isHidden = true
      _ = phone.probe.image(scale: 2)
      film?.screenWasDrawn()
      phone.clock.advance(by: .seconds(1))
    }

    #expect(frames.count == 2)
  }

  @Test(arguments: Format.allCases)
  func `a film of a rotated phone keeps its size`(format: Format) throws {
    let frames = try film(format) { phone, _ in
      phone.rotate(to: .landscapeLeft)
      phone.clock.advance(by: .seconds(1))
    }

    #expect(frames.count > 1)
    #expect(frames.allSatisfy { $0.width == 393 && $0.height == 852 })
  }

  @Test func `a story has the same course with and without a film`() throws {
    let story = try Story.required(id: "styled/validation-async")
    let without = StoryRun.play(story, on: DeviceSettings(), scale: 1)
    let with = StoryRun.play(story, on: DeviceSettings(), scale: 1, film: Film(VideoFile()))

    #expect(without.timeline.map(\.text) == with.timeline.map(\.text))
    #expect(without.pictures.map(\.png) == with.pictures.map(\.png))
  }

  // MARK: Films and screens

  private var film: Film? { Self.current }
  private static var current: Film?

  /// Records what happens on a page with a red square.
  private func film(
    _ format: Format, longestRest: Int = .max, _ body: (VirtualDevice, UIViewController) -> Void
  ) throws -> [DecodedFilm.Frame] {
    try format.decode(film(format.file, longestRest: longestRest, body))
  }

  private func film(
    _ file: any FilmFile = VideoFile(), longestRest: Int = .max,
    _ body: (VirtualDevice, UIViewController) -> Void
  ) throws -> Data {
    try VirtualDevice.run { phone in
      let page = UIViewController()
      page.view.backgroundColor = .white
      let square = UIView(frame: CGRect(x: 100, y: 100, width: 100, height: 100))
      square.backgroundColor = .red
      page.view.addSubview(square)
      phone.setRoot(page)
      let film = Film(file, rate: Self.rate, longestRest: longestRest)
      Self.current = film
      defer { Self.current = nil }
      film.start(HeadlessDevice.current)
      phone.clock.runTurn()
      body(phone, page)
      return try #require(try film.finish())
    }
  }

  /// What the screen shows at the time of each frame in which it changes, drawn whenever it may have.
  private static func screens(of story: Story) throws -> [Int: Surface] {
    let system = PhoneOptions.System.standard.virtual
    return try VirtualDevice.run(on: story.model, system: system, screenScale: 2) { phone in
      let device = HeadlessDevice.current
      var screens: [Int: Surface] = [:]
      var last: Surface?
      device.clock.screenMayHaveChanged = {
        let screen = Surface(size: device.screen.bounds.size, scale: 1)
        device.render(into: screen)
        if let last, screen.changedBox(from: last) == nil { return }
        last = screen
        screens[Int((device.clock.now * Double(rate) - 0.001).rounded(.up))] = screen
      }
      try story.play(on: PlayingSetup(phone, scale: 2, film: nil, onlyNumber: 0))
      return screens
    }
  }
}
