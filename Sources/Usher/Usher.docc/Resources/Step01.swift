import UIKit

final class HomePage: UIViewController {
  override func viewDidLoad() {
    super.viewDidLoad()
    title = "Shop"
    view.backgroundColor = .systemGroupedBackground
  }
}
