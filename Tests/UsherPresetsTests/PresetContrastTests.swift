// Copyright (c) 2026 the Usher authors. MIT license, see LICENSE.

import Testing
import UIKitShim
import Usher
import UsherPresets
import UsherTesting

/// Whether secondary texts are readable.
@MainActor
struct PresetContrastTests {
  enum Preset: CaseIterable {
    case banner, count, choice, message, confirmation

    @MainActor
    func show(on app: PresetApp) -> String {
      switch self {
      case .banner:
        app.show(.banner("Ann", message: "Are you there?"))
        return "Are you there?"
      case .count:
        app.show(.banner("Ann", stack: "ann"))
        app.show(.banner("Ann", stack: "ann"))
        return "+1"
      case .choice:
        app.show(.choices("Which size?", [PopupChoice("Small", subtitle: "For one", value: 1)]))
        return "For one"
      case .message:
        app.show(.choices("Which size?", message: "Of the pot", [PopupChoice("Small", value: 1)]))
        return "Of the pot"
      case .confirmation:
        app.show(.confirmation("Saved", message: "In your bag"))
        return "In your bag"
      }
    }
  }

  // 4.5 : 1 is the least for text of this size: WCAG 2.2, 1.4.3.
  @Test(arguments: Preset.allCases, [UIUserInterfaceStyle.light, .dark])
  func `a secondary text has a contrast of 4.5 to its background`(
    preset: Preset, appearance: UIUserInterfaceStyle
  ) throws {
    try PresetApp.run(DeviceSettings(appearance: appearance)) { app in
      let text = preset.show(on: app)
      let windows = app.page.view.window?.windowScene?.windows ?? []
      let label = try #require(windows.lazy.compactMap { $0.label(text) }.first)
      let background = UIColor(white: appearance == .light ? 1 : 0, alpha: 1)
      let color = label.textColor.resolvedColor(with: label.traitCollection)
      #expect(color.composited(over: background).contrast(to: background) >= 4.5)
    }
  }
}

extension UIView {
  fileprivate func label(_ text: String) -> UILabel? {
    if let label = self as? UILabel, label.text == text { return label }
    return subviews.lazy.compactMap { $0.label(text) }.first
  }
}
