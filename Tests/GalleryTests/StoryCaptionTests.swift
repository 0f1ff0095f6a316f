// Copyright (c) 2026 the Usher authors. MIT license, see LICENSE.

import Foundation
import GalleryStories
import Testing

@testable import gallery

@MainActor
@Suite("The caption of a story on the live phone")
struct StoryCaptionTests {
  /// A phone with a story that ends with a picture.
  private func makePhone() -> LivePhone {
    let phone = LivePhone(scale: 1)
    phone.begin(.with(id: "queue/logout"))
    return phone
  }

  private func caption(on phone: LivePhone) -> String { phone.player.progress.caption }

  /// Performs steps until there is a caption.
  private func stepToCaption(on phone: LivePhone) {
    while caption(on: phone).isEmpty, phone.player.progress.step < phone.player.progress.count {
      phone.player.step()
      phone.advance(by: 0.5)
    }
  }

  @Test func `The last caption ends with the story, after its reading time`() {
    let phone = makePhone()
    var captions: [String] = []
    var frames: [String: Int] = [:]

    phone.player.play()
    for _ in 0..<1200 {
      phone.advance(by: 1.0 / 60)
      let caption = caption(on: phone)
      if caption != captions.last { captions.append(caption) }
      frames[caption, default: 0] += 1
    }

    #expect(captions.count > 3)
    #expect(captions.last == "")
    #expect(frames.values.allSatisfy { $0 > 90 })
  }

  @Test func `Step by step, a caption remains until the next step`() {
    let phone = makePhone()
    stepToCaption(on: phone)
    #expect(caption(on: phone) != "")

    phone.advance(by: 60)

    #expect(caption(on: phone) != "")
  }

  @Test func `Step by step, the last caption ends after its reading time`() {
    let phone = makePhone()
    while phone.player.progress.step < phone.player.progress.count {
      phone.player.step()
      phone.advance(by: 0.5)
    }
    #expect(caption(on: phone) != "")

    phone.advance(by: 1.2)

    #expect(caption(on: phone) == "")
  }

  @Test(arguments: ["touch", "log out", "restart", "another story", "the shop", "background"])
  func `A caption ends when the user does something else`(_ action: String) {
    let phone = makePhone()
    stepToCaption(on: phone)
    #expect(caption(on: phone) != "")

    switch action {
    case "touch": phone.touch(.down, at: CGPoint(x: 5, y: 800), time: 0)
    case "log out": phone.logOut()
    case "restart": phone.restart()
    case "another story": phone.begin(.with(id: "queue/guide"))
    case "the shop": phone.begin(nil)
    default: phone.setAppState(.background)
    }

    #expect(caption(on: phone) == "")
    phone.advance(by: 3)
    #expect(caption(on: phone) == "")
  }
}
