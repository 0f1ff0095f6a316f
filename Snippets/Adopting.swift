// Copyright (c) 2026 the Usher authors. MIT license, see LICENSE.
//! A page that the user opens, moved to the queue: it appears at once, and only once.

// snippet.hide
import UIKitShim
import Usher

final class FiltersPage: UIViewController {}

// snippet.show
@MainActor
func openFilters(from page: UIViewController) {
  let filters = Modal<Never> { _ in FiltersPage() }.presentsOverOtherModals()
  page.usher.popups.show(filters.key("filters").priority(.urgent))
}
