// Copyright (c) 2026 the Usher authors. MIT license, see LICENSE.

import UIKitShim
import Usher
import UsherTesting

/// Pictures of all alert styles in all themes, in light and dark mode, and a sheet with all of
/// them.
@MainActor
struct StyleSheet {
  /// The cards of one theme in one appearance.
  struct Panel {
    let theme: Theme
    let appearance: (name: String, value: UIUserInterfaceStyle)
    let cards: [(name: String, image: UIImage)]

    /// Returns the path of the picture of a card.
    func file(of card: String) -> String { "\(theme.name)/\(appearance.name)/\(card).png" }
  }

  /// A theme with the size of its tallest card, including half a gap on each side, in points.
  struct Theme {
    let name: String
    let value: StyledAlertTheme
    let card: CGSize
  }

  static let themes = [
    Theme(name: "system", value: .system, card: CGSize(width: 332, height: 242)),
    Theme(name: "classic", value: .classic, card: CGSize(width: 332, height: 213)),
  ]
  private static let columns = 3
  private static let gap: CGFloat = 32

  let panels: [Panel]
  let scale: CGFloat

  /// Renders all alerts, each on a new virtual device.
  init(system: PhoneOptions.System = .standard, scale: CGFloat) {
    self.scale = scale
    var panels: [Panel] = []
    for theme in Self.themes {
      for appearance in [("light", UIUserInterfaceStyle.light), ("dark", .dark)] {
        let settings = DeviceSettings(appearance: appearance.1)
        let cards = StyledAlertStyle.allCases.map { style in
          ("\(style)", StyleSheet.picture(of: style, theme, settings, system, scale))
        }
        panels.append(Panel(theme: theme, appearance: appearance, cards: cards))
      }
    }
    self.panels = panels
  }

  /// Returns the part of the screen around the card.
  private static func picture(
    of style: StyledAlertStyle, _ theme: Theme, _ settings: DeviceSettings,
    _ system: PhoneOptions.System, _ scale: CGFloat
  ) -> UIImage {
    VirtualDevice.run(settings, system: system.virtual, screenScale: scale) { phone in
      let page = UIViewController()
      page.view.backgroundColor = .systemGroupedBackground
      phone.setRoot(page)
      phone.clock.advance(by: .seconds(1))
      let words = Words(style)
      var alert = StyledAlert(style, words.title)
      if style == .custom, let heart = UIImage(systemName: "heart.fill") {
        alert = alert.icon(heart.withRenderingMode(.alwaysTemplate)).tint(.systemPink)
      }
      // A cancel button is not prominent.
      let role: StyledAlertButtonRole = style == .waiting ? .cancel : .standard
      alert.message(words.message).button(words.button, role: role).theme(theme.value)
        .backdrop(.clear).show(in: page.usher.popups)
      phone.clock.advance(by: .seconds(2))
      let seen = phone.window.bounds.inset(by: phone.window.safeAreaInsets)
      let whole = UIImage(data: phone.probe.image(scale: scale).png, scale: scale)
      return drawing(theme.card, scale) {
        whole?.draw(
          at: CGPoint(x: theme.card.width / 2 - seen.midX, y: theme.card.height / 2 - seen.midY))
      }
    }
  }

  /// The cards of one panel. The margin is the gap between the cards.
  func picture(of panel: Panel) -> UIImage {
    let block = CGRect(origin: .zero, size: size(of: panel))
    return Self.drawing(block.size, scale) { draw(panel, into: block) }
  }

  private func size(of panel: Panel) -> CGSize {
    let rows = (panel.cards.count + Self.columns - 1) / Self.columns
    return CGSize(
      width: panel.theme.card.width * CGFloat(Self.columns) + Self.gap,
      height: panel.theme.card.height * CGFloat(rows) + Self.gap)
  }

  /// The sheet with a block for each theme and appearance.
  var sheet: UIImage {
    let blocks = panels.map(size)
    let size = CGSize(
      width: blocks[0].width + blocks[1].width, height: blocks[0].height + blocks[2].height)
    return Self.drawing(size, scale) {
      for (number, panel) in panels.enumerated() {
        let corner = CGPoint(
          x: number % 2 == 0 ? 0 : blocks[number - 1].width,
          y: number < 2 ? 0 : blocks[number - 2].height)
        draw(panel, into: CGRect(origin: corner, size: blocks[number]))
      }
    }
  }

  private func draw(_ panel: Panel, into block: CGRect) {
    UIColor.systemGroupedBackground
      .resolvedColor(with: UITraitCollection(userInterfaceStyle: panel.appearance.value)).setFill()
    UIBezierPath(rect: block).fill()
    for (index, card) in panel.cards.enumerated() {
      card.image.draw(
        at: CGPoint(
          x: block.minX + Self.gap / 2
            + panel.theme.card.width * CGFloat(index % Self.columns),
          y: block.minY + Self.gap / 2
            + panel.theme.card.height * CGFloat(index / Self.columns)))
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
  /// Writes the picture of each card. Returns their paths.
  @discardableResult
  func writeCards(into folder: OutputFolder) throws -> [String] {
    try panels.flatMap { panel in
      try panel.cards.map { try folder.write($0.image, to: panel.file(of: $0.name)) }
    }
  }

  /// Writes a picture of each panel, and the sheet with all of them. Returns their paths.
  func writeSheets(into folder: OutputFolder) throws -> [String] {
    try panels.map { panel in
      let name = "\(panel.theme.name)-\(panel.appearance.name).png"
      return try folder.write(picture(of: panel), to: name)
    } + [folder.write(sheet, to: "styles.png")]
  }
}

extension OutputFolder {
  /// Writes a PNG. Returns its path.
  @MainActor
  fileprivate func write(_ image: UIImage, to name: String) throws -> String {
    guard let png = image.pngData() else { throw EncodingFailure() }
    try write(png, to: name)
    return path(of: name)
  }
}
