// Copyright (c) 2026 the Usher authors. MIT licence, see LICENSE.

import UIKitShim
import UsherCore

/// A styled alert: a card of Usher's own, in a window of its own or in the view of a controller.
@MainActor
@available(iOSApplicationExtension, unavailable)
struct StyledAlertKind: PopupKind {
  var content: StyledAlertContent
  var theme: StyledAlertTheme?
  var changes: [@MainActor (inout StyledAlertTheme) -> Void] = []
  var closing: PopupClosing?
  var parent: OverlayParent?
  /// The rule for its time on screen, if that depends on its texts.
  var reading: ReadingTime?

  init(content: StyledAlertContent) {
    self.content = content
  }

  var noun: String { "A styled alert" }

  var refusal: PopupRefusal? {
    parent.map { $0.controller == nil } == true ? PopupRefusal(reason: .pageGone) : nil
  }

  var ground: UIViewController? { parent?.controller }

  /// The controller that it is put into is waited for as a page is.
  func prepare(_ settings: inout PopupSettings<StyledAlertResult>, at place: PopupPlace) {
    if let ground, place.parent == nil { settings.wait(for: ground) }
    guard let reading = settings.readingTime else { return }
    settings.timeOnScreen = reading.time(for: content.texts)
    var timed = self
    timed.reading = reading
    settings.kind = timed
  }

  func complete(_ request: inout PopupQueue.Request, at place: PopupPlace) {
    request.isModal = true
    request.surface = parent == nil || place.needsWindow ? .overlay : .appView
  }

  func presenter(
    for handle: PopupHandle<StyledAlertResult>, at place: PopupPlace
  ) -> any PopupPresenter {
    var theme = theme ?? .app
    for change in changes { change(&theme) }
    let live = LiveStyledAlert(self, theme: theme)
    let offer = PopupOffer<StyledAlertResult>.made { .view(live.makeView(for: $0)) }
    return OverlayPresenter(
      looks: looks(theme, at: place), band: place.band,
      stock: ContentStock(offer.source(for: handle) { $0.claimOrMisuse }, live))
  }

  private func looks(_ theme: StyledAlertTheme, at place: PopupPlace) -> PopupLooks {
    var looks = PopupLooks()
    let margin = CGFloat(theme.measures.margin)
    looks.margins = NSDirectionalEdgeInsets(
      top: margin, leading: margin, bottom: margin, trailing: margin)
    looks.maxWidth = .greatestFiniteMagnitude
    looks.arrival = theme.arrival
    looks.departure = theme.departure
    looks.backdrop = theme.backdrop
    looks.closing = ways
    // In the view of a controller it would be below a popup that has a window, save in one of that.
    if let parent, !place.needsWindow || parent.isInOverlay {
      looks.parent = parent
      looks.window = .app
    }
    return looks
  }

  /// The ways in which the user can close it.
  var ways: PopupClosing { closing ?? usualWays }

  /// Nobody is to be stuck in front of an alert that has nothing to tap.
  private var usualWays: PopupClosing {
    if content.buttons.contains(where: { $0.role == .cancel }) { return .escape }
    return content.buttons.isEmpty && content.style != .waiting ? [.tapOutside, .escape] : []
  }
}
