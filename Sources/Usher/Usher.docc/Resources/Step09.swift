import UIKit
import Usher

@MainActor
enum Shop {
  static func connectionDidFail(_ retry: @escaping @MainActor () -> Void) {
    let alert = UIAlertController(
      title: "No connection", message: "The shop could not be reached.", preferredStyle: .alert)
    alert.addAction(UIAlertAction(title: "Not now", style: .cancel))
    alert.addAction(UIAlertAction(title: "Try again", style: .default) { _ in retry() })
    alert.usher.show()
  }
}
