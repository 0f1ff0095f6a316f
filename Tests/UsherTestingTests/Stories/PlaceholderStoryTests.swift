// Copyright (c) 2026 the Usher authors. MIT license, see LICENSE.

import Foundation
import Testing
import UIKitShim
import UsherTesting

@testable import GalleryStories
@testable import Usher

/// The placeholder stories.
@MainActor
struct PlaceholderStoryTests {
  @Test func `at most one placeholder page is visible`() throws {
    let texts: [Copy] = [.shelfLoading, .shelfEmpty, .shelfFailed, .moonJarName]
    for story in Story.all where story.feature == .placeholders {
      for moment in try Playthrough(story, .after).screens {
        #expect(texts.count { moment.isVisible($0) } <= 1, "\(story.id) \(moment.name)")
        #expect(moment.viewCount(ofClass: "PlaceholderHostView") <= 1, "\(story.id) \(moment.name)")
      }
    }
  }

  @Test func `a fast load never shows a placeholder page`() throws {
    let play = try Playthrough(.placeholdersFast, .after)

    #expect(play["just-before"].viewCount(ofClass: "PlaceholderHostView") == 0)
    #expect(play["content"].viewCount(ofClass: "PlaceholderHostView") == 0)
    #expect(play["content"].isHittable(.moonJarName) || play["content"].isVisible(.moonJarName))
  }

  @Test func `a skeleton is one element where the content will be`() throws {
    let play = try Playthrough(.placeholdersSkeleton, .after)

    #expect(play["loading"].viewCount(ofClass: "PlaceholderSkeletonView") == 1)
    #expect(play["loading"].isVisible(.shelfLoading))
    #expect(play["loading"].frame(.shelfLoading).contains(play["content"].frame(.moonJarName)))
    #expect(play["content"].viewCount(ofClass: "PlaceholderSkeletonView") == 0)
  }

  @Test(arguments: [UIUserInterfaceStyle.light, .dark], [PlaceholderKind.empty, .failure])
  func `the artwork of the shop has a contrast of 3 to its disc`(
    appearance: UIUserInterfaceStyle, kind: PlaceholderKind
  ) throws {
    try HeadlessDevice.run { device in
      device.appearance = appearance
      let window = UIWindow(windowScene: device.connectScene())
      let page = UIViewController()
      page.view.backgroundColor = Palette.paper
      window.rootViewController = page
      window.makeKeyAndVisible()
      page.usher.placeholder.theme = .shop
      page.usher.placeholder.show(kind == .empty ? .empty() : .failure(), animated: false)
      device.clock.advance(by: 2)
      let parts = page.view.subviews.flatMap(\.subviews).flatMap(\.subviews)
      let artwork = try #require(parts.first { $0 is PlaceholderAnimationView })
      let disc = artwork.convert(artwork.bounds, to: nil)
      let picture = device.render(scale: 2)
      func color(_ x: CGFloat, _ y: CGFloat) -> UIColor {
        let pixel = picture[Int(x * 2), Int(y * 2)]
        return UIColor(
          red: CGFloat(pixel.red) / 255, green: CGFloat(pixel.green) / 255,
          blue: CGFloat(pixel.blue) / 255, alpha: 1)
      }

      let surface = color(disc.midX, disc.minY + 4)
      let contrasts = stride(from: disc.minY, to: disc.maxY, by: 0.5).map {
        color(disc.midX, $0).contrast(to: surface)
      }

      #expect(contrasts.max() ?? 0 >= 3)
    }
  }

  @Test func `the button of a failure page leads to the content`() throws {
    let play = try Playthrough(.placeholdersFailureRetry, .after)

    #expect(play["failure"].isHittable(.shelfRetry))
    #expect(play["again"].isVisible(.shelfLoading))
    #expect(!play["again"].isVisible(.shelfRetry))
    #expect(play["content"].isVisible(.moonJarName))
  }

  @Test func `a refresh that fails keeps the list and shows a card`() throws {
    let kept = try Playthrough(.placeholdersRefreshFails, .after)["kept"]

    #expect(kept.isVisible(.moonJarName))
    #expect(kept.isHittable(.shelfStaleDone))
    #expect(kept.visible == 1)
    #expect(kept.viewCount(ofClass: "PlaceholderHostView") == 0)
  }

  @Test func `a placeholder in a region leaves the rest of the page usable`() throws {
    let play = try Playthrough(.placeholdersRegion, .after)

    for name in ["loading", "failure", "content"] { #expect(play[name].isVisible(.heroTitle)) }
    #expect(play["failure"].isHittable(.shelfRetry))
  }

  @Test func `the late result of a replaced load never appears`() throws {
    let play = try Playthrough(.placeholdersTwoLoads, .after)

    #expect(play["second"].isVisible(.shelfLoading))
    #expect(play["content"].isVisible(.oolongName))
    #expect(!play["content"].isVisible(.moonJarName))
  }
}
