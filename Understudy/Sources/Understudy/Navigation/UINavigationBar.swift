// Copyright (c) 2026 the Usher authors. MIT licence, see LICENSE.

import Foundation

/// The bar of a navigation controller: its items follow the stack. Appearance objects are left out;
/// it looks like the system's standard appearance, and clear while the page is at its top edge.
@MainActor
open class UINavigationBar: UIView {
  weak var controller: UINavigationController?
  /// What lies between the bar and the top of the screen, for the background.
  var topExtension: CGFloat = 0 {
    didSet { if topExtension != oldValue { setNeedsLayout() } }
  }
  /// The page whose scrolling decides whether the background shows.
  weak var edgePage: UIViewController? {
    didSet { if edgePage !== oldValue { watchScrolling() } }
  }

  let background = NavigationBarBackground()
  var content: NavigationBarContent?
  var leavingContent: NavigationBarContent?
  let largeTitle = UILabel()
  private var shownItems: [UINavigationItem] = []
  var leavingTravel: CGFloat = 0
  weak var watchedScrollView: UIScrollView?

  public override init(frame: CGRect) {
    super.init(frame: frame)
    prepare()
  }

  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    prepare()
  }

  private func prepare() {
    addSubview(background)
    largeTitle.font = NavigationBarMetrics.largeTitleFont
    largeTitle.textColor = .label
    largeTitle.accessibilityTraits = .header
    largeTitle.isHidden = true
    background.alpha = 0
    addSubview(largeTitle)
  }

  open var items: [UINavigationItem]? {
    get { shownItems.isEmpty ? nil : shownItems }
    set { setItems(newValue, animated: false) }
  }

  /// The items change at once.
  open func setItems(_ items: [UINavigationItem]?, animated: Bool) {
    shownItems = items ?? []
    for item in shownItems { item.bar = self }
    rebuild()
  }

  open var topItem: UINavigationItem? { shownItems.last }
  open var backItem: UINavigationItem? { shownItems.dropLast().last }

  open var prefersLargeTitles = false {
    didSet { if prefersLargeTitles != oldValue { metricsDidChange() } }
  }
  open var isTranslucent = true {
    didSet { lookDidChange() }
  }
  open var barTintColor: UIColor? {
    didSet { lookDidChange() }
  }
  open var titleTextAttributes: [NSAttributedString.Key: Any]? {
    didSet { rebuild() }
  }

  open override func layoutSubviews() {
    super.layoutSubviews()
    let row = CGRect(x: 0, y: 0, width: bounds.width, height: rowHeight)
    background.frame = CGRect(
      x: 0, y: -topExtension, width: bounds.width, height: bounds.height + topExtension)
    content?.frame = row
    leavingContent?.frame = row
    layOutLargeTitle()
    updateEdge()
  }

  open override func sizeThatFits(_ size: CGSize) -> CGSize {
    CGSize(width: size.width, height: height(for: size.width))
  }

  /// Buttons reach above the bar's row; its background is not to be touched through.
  open override func point(inside point: CGPoint, with event: UIEvent?) -> Bool {
    bounds.contains(point)
  }

  package override func headlessLanguageDidChange() { rebuild() }

  private func metricsDidChange() {
    rebuild()
    controller?.viewIfLoaded?.setNeedsLayout()
  }

  private func lookDidChange() {
    background.show(color: barTintColor, isTranslucent: isTranslucent)
    controller?.viewIfLoaded?.setNeedsLayout()
    setNeedsLayout()
  }
}
