// Copyright (c) 2026 the Usher authors. MIT license, see LICENSE.

import GalleryStories
import UIKitShim
import Usher
import UsherTesting

/// The same message in Usher's alert, in the system's, and in likenesses of those of other libraries.
///
/// They have letters instead of names, so that they can be ranked without knowing which is which.
@MainActor
struct LikenessSheet {
  /// One way of showing the message.
  struct Contestant {
    let name: String
    let system: PhoneOptions.System
    let show: @MainActor (UIViewController, StyleSheet.Words) -> Void
  }

  /// The middle of a screen.
  struct Panel {
    let letter: String
    let name: String
    let image: UIImage
  }

  static let contestants = [
    Contestant(name: "a system alert of iOS 26", system: .iOS26, show: showSystemAlert),
    Contestant(name: "SwiftEntryKit", system: .iOS26) { show(.swiftEntryKit, on: $0, $1) },
    Contestant(name: "Usher on iOS 18", system: .iOS18) { showAlert(on: $0, $1) },
    Contestant(name: "SCLAlertView, Usher’s classic theme", system: .iOS26) {
      showAlert(.classic, on: $0, $1)
    },
    Contestant(name: "Usher on iOS 26", system: .iOS26) { showAlert(on: $0, $1) },
    Contestant(name: "sweetalert2", system: .iOS26) { show(.sweetalert2, on: $0, $1) },
    Contestant(name: "a system alert of iOS 18", system: .iOS18, show: showSystemAlert),
  ]
  private static let columns = 4
  private static let height: CGFloat = 440
  private static let spacing: CGFloat = 12
  private static let caption: CGFloat = 44

  let panels: [Panel]
  private let scale: CGFloat

  /// Renders all alerts, each on a new virtual device.
  init(
    _ appearance: UIUserInterfaceStyle, scale: CGFloat,
    _ contestants: [Contestant] = Self.contestants
  ) {
    self.scale = scale
    let settings = DeviceSettings(appearance: appearance)
    panels = zip("ABCDEFG", contestants).map { letter, contestant in
      let image = Self.picture(of: contestant, settings, scale)
      return Panel(letter: String(letter), name: contestant.name, image: image)
    }
  }

  /// Which is which.
  static var key: String {
    zip("ABCDEFG", contestants).map { "\($0): \($1.name)" }.joined(separator: "; ")
  }

  private static func picture(
    of contestant: Contestant, _ settings: DeviceSettings, _ scale: CGFloat
  ) -> UIImage {
    VirtualDevice.run(settings, system: contestant.system.virtual, screenScale: scale) { phone in
      Shop.configure(phone.window)
      let root = Shop.makeRoot()
      phone.setRoot(root)
      phone.clock.advance(by: .seconds(1))
      contestant.show(root, StyleSheet.Words(.success))
      phone.clock.advance(by: .seconds(2))
      let screen = phone.window.bounds
      let whole = UIImage(data: phone.probe.image(scale: scale).png, scale: scale)
      return StyleSheet.drawing(CGSize(width: screen.width, height: height), scale) {
        whole?.draw(at: CGPoint(x: 0, y: (height - screen.height) / 2))
      }
    }
  }

  private static func showAlert(
    _ theme: StyledAlertTheme? = nil, on page: UIViewController, _ words: StyleSheet.Words
  ) {
    var alert = StyledAlert(.success, words.title).message(words.message).button(words.button)
    if let theme { alert = alert.theme(theme) }
    alert.show(in: page.usher.popups)
  }

  private static func showSystemAlert(on page: UIViewController, _ words: StyleSheet.Words) {
    let alert = UIAlertController(
      title: words.title, message: words.message, preferredStyle: .alert)
    alert.addAction(UIAlertAction(title: words.button, style: .default))
    page.present(alert, animated: true)
  }

  private static func show(
    _ likeness: Likeness, on page: UIViewController, _ words: StyleSheet.Words
  ) {
    guard let window = page.view.window else { return }
    window.addSubview(LikenessView(likeness, words, in: window.bounds))
  }

  /// Writes the sheet in light and in dark mode. Returns their paths.
  @discardableResult
  static func write(into folder: OutputFolder, scale: CGFloat) throws -> [String] {
    try zip([UIUserInterfaceStyle.light, .dark], files).map { appearance, file in
      try folder.write(LikenessSheet(appearance, scale: scale).picture, to: file)
    }
  }

  /// The names of the pictures, light and dark.
  static let files = ["likenesses-light.png", "likenesses-dark.png"]

  /// All panels with their letters.
  var picture: UIImage {
    let panel = CGSize(
      width: (panels.first?.image.size.width ?? 0) + Self.spacing,
      height: Self.height + Self.caption)
    let rows = (panels.count + Self.columns - 1) / Self.columns
    let size = CGSize(
      width: panel.width * CGFloat(Self.columns), height: panel.height * CGFloat(rows))
    return StyleSheet.drawing(size, scale) {
      UIColor.white.setFill()
      UIBezierPath(rect: CGRect(origin: .zero, size: size)).fill()
      for (index, item) in panels.enumerated() {
        let corner = CGPoint(
          x: panel.width * CGFloat(index % Self.columns),
          y: panel.height * CGFloat(index / Self.columns))
        item.image.draw(at: CGPoint(x: corner.x + Self.spacing / 2, y: corner.y))
        let text = NSAttributedString(
          string: item.letter,
          attributes: [
            .font: UIFont.systemFont(ofSize: 24, weight: .bold), .foregroundColor: UIColor.black,
          ])
        text.draw(at: CGPoint(x: corner.x + panel.width / 2 - 8, y: corner.y + Self.height + 6))
      }
    }
  }
}
