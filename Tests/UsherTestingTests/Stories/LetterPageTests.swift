// Copyright (c) 2026 the Usher authors. MIT license, see LICENSE.

import Testing
import UIKitShim
import Usher
import UsherTesting

@testable import GalleryStories

/// The modals and cards of the gallery: their size, and what they show with the largest text.
@MainActor
struct LetterPageTests {
  enum Sheet: CaseIterable, Sendable {
    case news, consent, waiver

    @MainActor
    func makePage() -> LetterPage {
      switch self {
      case .news: NewsPage()
      case .consent: QuestionPage.consent()
      case .waiver: QuestionPage.waiver()
      }
    }
  }

  @Test(arguments: Sheet.allCases, [VirtualDevice.Model.iPhone16, .iPad11])
  func `a sheet is as high as its content, with the picture at its upper edge`(
    sheet: Sheet, model: VirtualDevice.Model
  ) {
    VirtualDevice.run(on: model) { phone in
      let page = present(sheet.makePage(), on: phone)
      let scroll = page.card.scroll

      #expect(abs(scroll.bounds.height - scroll.contentSize.height) <= 1)
      #expect(page.card.frame.minY == 0)
      #expect(page.card.frame.maxY == page.view.bounds.maxY - page.view.safeAreaInsets.bottom)
      #expect(!scroll.fadesBelow)
      #expect(page.view.bounds.height < phone.window.bounds.height * 0.75)
    }
  }

  @Test func `a sheet with the largest text scrolls, and its last line fades out`() {
    VirtualDevice.run(Self.largestText) { phone in
      let page = present(NewsPage(), on: phone)
      let scroll = page.card.scroll

      #expect(scroll.contentSize.height > scroll.bounds.height)
      #expect(scroll.fadesBelow)

      scroll.contentOffset.y = scroll.contentSize.height - scroll.bounds.height
      phone.clock.advance(by: .seconds(1))
      #expect(!scroll.fadesBelow)
    }
  }

  @Test func `the picture of a full-screen page takes the height that the texts do not need`() {
    VirtualDevice.run { phone in
      let page = present(RatingPage(), on: phone)
      let scroll = page.card.scroll
      let picture = scroll.subviews.first { $0 is ArtworkView }?.frame ?? .null

      #expect(page.card.frame.minY == 0)
      #expect(picture.minY == 0)
      #expect(picture.height == (picture.width * 0.9).rounded())
      #expect(page.preferredStatusBarStyle == .lightContent)
    }
  }

  @Test func `above the keyboard, a form with the largest text shows its title and its field`()
    throws
  {
    try VirtualDevice.run(Self.largestText) { phone in
      let root = Shop.makeRoot()
      phone.setRoot(root)
      phone.clock.advance(by: .seconds(1))
      let card = EngravingCard()
      root.usher.popups.show(Popup<Never>(card))
      phone.clock.advance(by: .seconds(1))

      card.field.becomeFirstResponder()
      phone.clock.advance(by: .seconds(1))

      let title = try #require(phone.probe.element(Copy.engravingTitle.text)).frame
      let field = card.field.convert(card.field.bounds, to: nil)
      let visible = card.scroll.convert(card.scroll.bounds, to: nil)
      #expect(visible.height < 500)
      #expect(visible.contains(title))
      #expect(visible.contains(field))
    }
  }

  @Test func `in landscape, a card shows its title below the picture`() throws {
    try VirtualDevice.run { phone in
      let root = Shop.makeRoot()
      phone.setRoot(root)
      phone.rotate(to: .landscapeLeft)
      phone.clock.advance(by: .seconds(1))
      let card = ShopCard.voucher()
      root.usher.popups.show(Popup<Never>(card))
      phone.clock.advance(by: .seconds(1))

      let title = try #require(phone.probe.element(Copy.voucherTitle.text)).frame
      #expect(card.showsArtwork)
      #expect(card.scroll.convert(card.scroll.bounds, to: nil).contains(title))
    }
  }

  // MARK: - Helpers

  private static let largestText = DeviceSettings(textSize: .accessibilityExtraExtraExtraLarge)

  private func present<Page: UIViewController>(_ page: Page, on phone: VirtualDevice) -> Page {
    let root = UIViewController()
    phone.setRoot(root)
    root.present(page, animated: true)
    phone.clock.advance(by: .seconds(1))
    return page
  }
}
