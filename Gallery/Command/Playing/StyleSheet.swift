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
    let system: PhoneOptions.System
    let theme: Theme
    let appearance: (name: String, value: UIUserInterfaceStyle)
    let cards: [(name: String, image: UIImage)]
    /// The size of a picture: a card with its margins.
    var card: CGSize { cards.first?.image.size ?? .zero }

    /// Returns the path of the picture of a card.
    func file(of card: String) -> String {
      "iOS\(system.rawValue)/\(theme.name)/\(appearance.name)/\(card).png"
    }
  }

  /// A theme, made on a device, whose system decides what it looks like.
  struct Theme {
    let name: String
    let make: @MainActor () -> StyledAlertTheme
  }

  static let themes = [
    Theme(name: "system", make: { .system }), Theme(name: "badge", make: { .badge }),
    Theme(name: "halo", make: { .halo }), Theme(name: "classic", make: { .classic }),
  ]
  private static let columns = 3
  /// Around a card, so wide that its shadow ends in the picture.
  private static let margins = UIEdgeInsets(top: 30, left: 36, bottom: 50, right: 36)

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
        panels.append(
          Panel(system: system, theme: theme, appearance: appearance, cards: cards))
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
      alert.message(words.message).button(words.button, role: role).theme(theme.make())
        .backdrop(.clear).show(in: page.usher.popups)
      phone.clock.advance(by: .seconds(2))
      let card = frame(of: words.button, on: phone)
      let area = CGRect(
        x: card.minX - margins.left, y: card.minY - margins.top,
        width: card.width + margins.left + margins.right,
        height: card.height + margins.top + margins.bottom)
      let whole = UIImage(data: phone.probe.image(scale: scale).png, scale: scale)
      return drawing(area.size, scale) {
        whole?.draw(at: CGPoint(x: -area.minX, y: -area.minY))
      }
    }
  }

  /// The frame of the alert that has this button.
  private static func frame(of button: String, on phone: VirtualDevice) -> CGRect {
    guard var view = phone.probe.element(button)?.view else { return .zero }
    while let around = view.superview, around.bounds.width < phone.window.bounds.width {
      view = around
    }
    return view.convert(view.bounds, to: nil)
  }

  /// The cards of one panel.
  func picture(of panel: Panel) -> UIImage {
    let block = CGRect(origin: .zero, size: size(of: panel))
    return Self.drawing(block.size, scale) { draw(panel, into: block) }
  }

  private func size(of panel: Panel) -> CGSize {
    let rows = (panel.cards.count + Self.columns - 1) / Self.columns
    return CGSize(
      width: panel.card.width * CGFloat(Self.columns), height: panel.card.height * CGFloat(rows))
  }

  /// The sheet with a block for each theme and appearance.
  var sheet: UIImage {
    let blocks = panels.map(size)
    // Light and dark side by side, the themes below each other.
    let width = blocks.map(\.width).max() ?? 0
    var corners: [CGPoint] = []
    var height: CGFloat = 0
    for row in stride(from: 0, to: blocks.count, by: 2) {
      corners += [CGPoint(x: 0, y: height), CGPoint(x: width, y: height)]
      height += blocks[row].height
    }
    return Self.drawing(CGSize(width: width * 2, height: height), scale) {
      for (number, panel) in panels.enumerated() {
        let size = CGSize(width: width, height: blocks[number].height)
        draw(panel, into: CGRect(origin: corners[number], size: size))
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
          x: block.minX + (block.width - panel.card.width * CGFloat(Self.columns)) / 2
            + panel.card.width * CGFloat(index % Self.columns),
          y: block.minY + panel.card.height * CGFloat(index / Self.columns)))
    }
  }

  static func drawing(
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
  @discardableResult
  func write(_ image: UIImage, to name: String) throws -> String {
    guard let png = image.pngData() else { throw EncodingFailure() }
    try write(png, to: name)
    return path(of: name)
  }
}
