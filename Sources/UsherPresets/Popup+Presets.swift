// Copyright (c) 2026 the Usher authors. MIT license, see LICENSE.

import UIKitShim
import Usher

extension PopupLane {
  /// The lane of toasts: one at a time, in front of popups, and of alerts that were there before.
  public static let toasts = PopupLane(name: "toasts", level: 1)
  /// The lane of banners: one at a time, in front of alerts.
  public static let banners = PopupLane(name: "banners", level: 2)
}

extension Popup where Value == Void {
  /// A short message near the lower edge that disappears by itself.
  ///
  /// It stays as long as it takes to read the text, from 2 to 10 seconds, and with a button for at
  /// least 5; while a finger touches it, the time stops. A swipe down dismisses it. The page can be
  /// used meanwhile and keeps its keyboard; VoiceOver announces the text. Toasts wait for each
  /// other in the lane ``UsherCore/PopupLane/toasts``, and for nothing else. If the user taps the
  /// button, the popup is dismissed with the reason `completed`.
  ///
  /// It is a popup like others: every modifier can be added.
  ///
  /// - Parameters:
  ///   - text: The message. Long texts have several lines.
  ///   - image: An image before the text, such as a symbol; a template has the tint color.
  ///   - button: The title of a button after the text, such as "Undo".
  /// - Returns: The popup, to be shown.
  public static func toast(
    _ text: String, image: UIImage? = nil, button: String? = nil
  ) -> Popup<Void> {
    let content = PresetContent(image: image, title: text, button: button)
    let time = ReadingTime.readingTime(
      atLeast: .seconds(button == nil ? 2 : 5), atMost: .seconds(10))
    return preset(content, isTappable: false, in: .toasts, at: .bottom)
      // 15 points above a tab bar, which is 49 points high above the safe area.
      .margins(NSDirectionalEdgeInsets(top: 16, leading: 16, bottom: 64, trailing: 16))
      .displayDuration(
        time.duration(for: content.texts), waitsForAssistiveTechnologies: button != nil)
  }

  /// A message at the upper edge, such as one that a person has sent.
  ///
  /// It stays as long as it takes to read the texts, from 4 to 10 seconds; while a finger touches it,
  /// the time stops. A swipe up dismisses it. A tap on it dismisses it with the reason `completed`,
  /// for example to open what it is about. The page can be used meanwhile and keeps its keyboard;
  /// VoiceOver announces the texts. Banners wait for each other in the lane
  /// ``UsherCore/PopupLane/banners``, and for nothing else.
  ///
  /// - Parameters:
  ///   - title: The title.
  ///   - message: More text below the title.
  ///   - image: An image before the texts; a template has the tint color.
  ///   - stack: Banners with the same stack do not wait for each other: the visible one shows the
  ///     newest, and how many more there are. Their handles share the outcome. It is the key of the
  ///     popup.
  /// - Returns: The popup, to be shown.
  public static func banner(
    _ title: String, message: String? = nil, image: UIImage? = nil, stack: PopupKey? = nil
  ) -> Popup<Void> {
    let content = PresetContent(image: image, title: title, message: message)
    let time = ReadingTime.readingTime(atLeast: .seconds(4), atMost: .seconds(10))
    let banner = preset(content, isTappable: true, in: .banners, at: .top)
      .margins(8)
      // As wide as the notifications of the system.
      .width(min: 440, max: 440)
      .displayDuration(time.duration(for: content.texts))
    guard let stack else { return banner }
    return banner.key(stack) { (view: PresetView) in
      var newest = content
      newest.moreCount = view.content.moreCount + 1
      view.show(newest)
    }
  }

  /// A card in the middle that confirms what has happened, such as "Added to the bag".
  ///
  /// Its icon is drawn line by line, with the haptic and the sound that the default theme has for the
  /// style. It stays as long as it takes to read the texts, from 1.5 to 10 seconds; while a finger
  /// touches it, the time stops. A tap on it dismisses it. The page can be used meanwhile and keeps
  /// its keyboard; VoiceOver announces the texts. It waits for toasts, in the lane
  /// ``UsherCore/PopupLane/toasts``, and for nothing else.
  ///
  /// - Parameters:
  ///   - text: What has happened. Long texts have several lines.
  ///   - message: More text below it.
  ///   - style: What the icon shows.
  ///   - image: An image instead of the icon; a template has the color of the text.
  /// - Returns: The popup, to be shown.
  public static func confirmation(
    _ text: String, message: String? = nil, style: StyledAlertStyle = .success,
    image: UIImage? = nil
  ) -> Popup<Void> {
    let time = ReadingTime.readingTime(atLeast: .milliseconds(1500), atMost: .seconds(10))
    let texts = [text, message].compactMap { $0 }
    return Popup<Void> { _ in
      ConfirmationView(texts, style: style, image: image)
    }
    .modal(false).width(max: 280).lane(.toasts).dismissGestures([.tapInside, .escape])
    .displayDuration(time.duration(for: texts), waitsForAssistiveTechnologies: false)
  }

  private static func preset(
    _ content: PresetContent, isTappable: Bool, in lane: PopupLane, at position: PopupPosition
  ) -> Popup<Void> {
    Popup<Void> { handle in
      PresetView(content, isTappable: isTappable) { handle.dismiss(returning: ()) }
    }
    .modal(false).position(position).width(max: 440).lane(lane)
  }
}
