// Copyright (c) 2026 the Usher authors. MIT license, see LICENSE.

import UIKitShim
import Usher

/// The page of an activity: date, place, price, seats and description.
final class ActivityPage: ScrollingPage {
  private let activity: Activity
  private let store: Store
  private let artwork: ArtworkView
  private let words = UIStackView(.vertical, [])
  private lazy var content = PictureAndWords(artwork, words, above: 0.55, beside: 0.55)
  private lazy var seats = FactRow(symbol: "person", text: activity.seatText)
  private lazy var reserveButton = UIButton.prominent(.activitiesReserve) { [weak self] in
    self?.askForSeat()
  }
  private lazy var releaseButton = UIButton.quiet(.activitiesRelease) { [weak self] in
    self?.askToRelease()
  }

  init(_ activity: Activity, _ store: Store) {
    self.activity = activity
    self.store = store
    artwork = ArtworkView(activity.artwork, cornerRadius: 20)
    super.init(width: .readable)
    title = activity.title.text
    navigationItem.largeTitleDisplayMode = .never
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    let name = UILabel(activity.title, style: .title1, weight: .bold, color: Palette.ink)
    name.accessibilityTraits = .header
    words.add(name)
    words.add(FactRow(symbol: "calendar", text: activity.when.text), after: 16)
    words.add(FactRow(symbol: "mappin.and.ellipse", text: activity.place.text), after: 8)
    words.add(FactRow(symbol: "tag", text: activity.priceText), after: 8)
    words.add(seats, after: 8)
    words.add(UIStackView(.vertical, [reserveButton, releaseButton]), after: 24)
    words.add(UILabel(activity.story, style: .body, color: Palette.ink), after: 24)
    column.add(content)
    artwork.limitHeight(in: view)
    traitsDidChange()
    store.reserved.observe(by: self) { [weak self] reserved in self?.show(reserved) }
  }

  override func traitsDidChange() {
    guard isViewLoaded else { return }
    content.arrange(isBeside: traitCollection.hasCompactHeight && !traitCollection.hasHugeText)
  }

  private func show(_ reserved: Set<Activity.ID>) {
    let isReserved = reserved.contains(activity.id)
    seats.text = isReserved ? Copy.activitiesReserved.text : activity.seatText
    reserveButton.isHidden = isReserved
    releaseButton.isHidden = !isReserved
  }

  /// Reserves a seat, after the user has signed in.
  private func askForSeat() {
    guard store.customer.value == nil else { return reserveSeat() }
    signIn(store) { [weak self] in self?.reserveSeat() }
  }

  private func reserveSeat() {
    store.reserved.value.insert(activity.id)
  }

  private func askToRelease() {
    let alert = UIAlertController(
      title: Copy.releaseAlertTitle.text, message: Copy.releaseAlertMessage.text,
      preferredStyle: .alert)
    alert.addAction(UIAlertAction(title: Copy.releaseAlertCancel.text, style: .cancel))
    alert.addAction(
      UIAlertAction(title: Copy.releaseAlertConfirm.text, style: .destructive) {
        [weak self] _ in
        guard let self else { return }
        self.store.reserved.value.remove(self.activity.id)
      })
    alert.usher.show()
  }
}
