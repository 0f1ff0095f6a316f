// Copyright (c) 2026 the Usher authors. MIT licence, see LICENSE.

import UIKitShim
import Usher
import UsherTesting

/// Every style of alert in every theme, in light and dark: one picture each, and all of them on one
/// sheet.
@MainActor
struct StyleSheet {
  /// The cards of one theme in one appearance.
  struct Panel {
    let theme: (name: String, value: StyledAlertTheme)
    let appearance: (name: String, value: UIUserInterfaceStyle)
    let cards: [(name: String, image: UIImage)]
  }

  /// As many points of the screen as every card fits into.
  private static let card = CGSize(width: 332, height: 228)
  private static let columns = 3

  let panels: [Panel]
  let scale: CGFloat

  /// Shows all alerts, one after the other, each on a phone of its own.
  init(scale: CGFloat) {
    self.scale = scale
    var panels: [Panel] = []
    for theme in [("system", StyledAlertTheme.system), ("classic", .classic)] {
      for appearance in [("light", UIUserInterfaceStyle.light), ("dark", .dark)] {
        let cards = StyledAlertStyle.allCases.map { style in
          (
            "\(style)",
            StyleSheet.picture(of: style, theme.1, PhoneSettings(appearance: appearance.1), scale)
          )
        }
        panels.append(Panel(theme: theme, appearance: appearance, cards: cards))
      }
    }
    self.panels = panels
  }

  /// The part of the screen around the card.
  private static func picture(
    of style: StyledAlertStyle, _ theme: StyledAlertTheme, _ settings: PhoneSettings,
    _ scale: CGFloat
  ) -> UIImage {
    VirtualPhone.run(settings, screenScale: scale) { phone in
      let page = UIViewController()
      page.view.backgroundColor = .systemGroupedBackground
      phone.show(page)
      phone.clock.advance(by: .seconds(1))
      let words = Words(style)
      var alert = StyledAlert(style, words.title)
      if style == .custom, let heart = UIImage(systemName: "heart.fill") {
        alert = alert.icon(heart.withRenderingMode(.alwaysTemplate)).tint(.systemPink)
      }
      // What cancels does not stand out.
      let role: StyledAlertRole = style == .waiting ? .cancel : .standard
      alert.message(words.message).button(words.button, role: role).theme(theme).backdrop(.clear)
        .show(in: page.usher.popups)
      phone.clock.advance(by: .seconds(2))
      let screen = phone.window.bounds.size
      let whole = UIImage(data: phone.probe.picture(scale: scale).png, scale: scale)
      return drawing(card, scale) {
        whole?.draw(
          at: CGPoint(
            x: (card.width - screen.width) / 2, y: (card.height - screen.height) / 2))
      }
    }
  }

  /// All of them: a block for each theme and appearance, the themes below each other.
  var sheet: UIImage {
    let block = CGSize(
      width: Self.card.width * CGFloat(Self.columns),
      height: Self.card.height * CGFloat((StyledAlertStyle.allCases.count + 2) / Self.columns))
    return Self.drawing(CGSize(width: block.width * 2, height: block.height * 2), scale) {
      for (number, panel) in panels.enumerated() {
        let corner = CGPoint(
          x: block.width * CGFloat(number % 2), y: block.height * CGFloat(number / 2))
        for (place, card) in panel.cards.enumerated() {
          card.image.draw(
            at: CGPoint(
              x: corner.x + Self.card.width * CGFloat(place % Self.columns),
              y: corner.y + Self.card.height * CGFloat(place / Self.columns)))
        }
      }
    }
  }

  private static func drawing(
    _ size: CGSize, _ scale: CGFloat, _ draw: @MainActor () -> Void
  ) -> UIImage {
    let format = UIGraphicsImageRendererFormat()
    format.scale = scale
    return UIGraphicsImageRenderer(size: size, format: format).image { _ in draw() }
  }
}

extension StyleSheet {
  /// What an alert of a style says: in one line, so that all cards are of one height.
  fileprivate struct Words {
    let title: String
    let message: String
    let button: String

    init(_ style: StyledAlertStyle) {
      (title, message, button) =
        switch style {
        case .success: ("Order placed", "It leaves the shop today.", "Great")
        case .error: ("Not sent", "There is no connection.", "Try again")
        case .notice: ("Closed on Monday", "We are back on Tuesday at nine.", "All right")
        case .warning: ("Almost gone", "Two are left in your size.", "Keep one")
        case .info: ("Free returns", "For a month after you buy.", "Got it")
        case .edit: ("New address", "Say where the parcel goes.", "Edit")
        case .waiting: ("Paying", "Your bank is being asked.", "Cancel")
        case .question: ("Wrap it up?", "In paper, with a ribbon.", "Yes, please")
        case .custom: ("From us to you", "Thank you for ten orders.", "Collect it")
        }
    }
  }
}
