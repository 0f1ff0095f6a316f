// Copyright (c) 2026 the Usher authors. MIT license, see LICENSE.
//! Styled alerts: one with a display duration, one with a result, one inside a page, and themes.

// snippet.hide
import UIKitShim
import Usher

// snippet.show
@MainActor
func saved(showOrders: @escaping @MainActor () -> Void) {
  // snippet.saved
  StyledAlert(.success, "Saved")
    .message("Your order is on its way.")
    .button("Show order") { showOrders() }
    .displayDuration(.seconds(3))
    .show()
  // snippet.end
}

@MainActor
func confirmDeletion(of bowl: String) async -> Bool {
  // snippet.question
  let answer = await StyledAlert(.question, "Delete “\(bowl)”?")
    .message("Its pictures are deleted, too. This cannot be undone.")
    .button("Delete", id: "delete", role: .destructive)
    .button("Keep", role: .cancel)
    .show().outcome
  return answer.value?.button.id == "delete"
  // snippet.end
}

@MainActor
func setTheme() {
  // snippet.theme
  StyledAlertTheme.default = .classic
  StyledAlertTheme.default.metrics.cornerRadius = 12
  StyledAlertTheme.default.colors.card = .secondarySystemBackground
  // snippet.end
}

@MainActor
func showSavedInTeal() {
  // snippet.own-theme
  StyledAlert(.success, "Saved")
    .theme {
      $0.metrics.margin = 24
      $0.fonts.title = .fixed(.boldSystemFont(ofSize: 20))
      $0.colors[accent: .success] = .systemTeal
    }
    .show()
  // snippet.end
}

@MainActor
func showFiring(of picture: UIImage, on page: UIViewController) {
  // snippet.inside
  StyledAlert(.custom, "Fired at 1240 °C")
    .icon(picture)
    .iconSize(.large)
    .tint(.systemOrange)
    .customView(extendsToEdges: true) { UIImageView(image: picture) }
    .button("Share", style: StyledAlertButtonStyle(cornerRadius: 24))
    .button("Done", role: .cancel)
    .cornerRadius(28)
    .inside(page)
    .show()
  // snippet.end
}
