// Copyright (c) 2026 the Usher authors. MIT license, see LICENSE.

import Foundation

/// The bar of a navigation controller: its items follow the stack. Back indicators of the app's own,
/// prompts and background images of the old kind are left out.
@MainActor
open class UINavigationBar: UIView {
  weak var controller: UINavigationController?
  /// What lies between the bar and the top of the screen, for the background.
  var topExtension: CGFloat = 0 {
    didSet { if topExtension != oldValue { setNeedsLayout() } }
  }
  /// The page whose scrolling decides whether the background shows.
  weak var edgePage: UIViewController?

  /// How high the part with the search bar is now.
  var searchHeight: CGFloat = 0 {
    didSet { if searchHeight != oldValue { setNeedsLayout() } }
  }

  let backgrounds = BarBackgrounds(hairline: .bottom)
  var content: NavigationBarContent?
  var disappearingContent: NavigationBarContent?
  private var shownItems: [UINavigationItem] = []
  /// What moves with the transition that has been prepared.
  var moves: [() -> Void] = []
  weak var observedScrollView: UIScrollView?

  private var standard = UINavigationBarAppearance()
  private var compact: UINavigationBarAppearance?
  private var edge: UINavigationBarAppearance?
  private var compactEdge: UINavigationBarAppearance?

  public override init(frame: CGRect) {
    super.init(frame: frame)
    prepare()
  }

  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    prepare()
  }

  private func prepare() {
    addSubview(backgrounds)
    adopt(standard)
    appearanceDidChange()
  }

  // MARK: Items

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

  // MARK: Appearance

  open var prefersLargeTitles = false {
    didSet { if prefersLargeTitles != oldValue { metricsDidChange() } }
  }
  open var isTranslucent = true {
    didSet { if isTranslucent != oldValue { appearanceDidChange() } }
  }
  open var barTintColor: UIColor? {
    didSet { appearanceDidChange() }
  }
  open var titleTextAttributes: [NSAttributedString.Key: Any]? {
    didSet { appearanceDidChange() }
  }
  open var largeTitleTextAttributes: [NSAttributedString.Key: Any]? {
    didSet { appearanceDidChange() }
  }

  open var standardAppearance: UINavigationBarAppearance {
    get { standard }
    set {
      standard = adopt(newValue.copied())
      appearanceDidChange()
    }
  }
  open var compactAppearance: UINavigationBarAppearance? {
    get { compact }
    set {
      compact = newValue.map { adopt($0.copied()) }
      appearanceDidChange()
    }
  }
  open var scrollEdgeAppearance: UINavigationBarAppearance? {
    get { edge }
    set {
      edge = newValue.map { adopt($0.copied()) }
      appearanceDidChange()
    }
  }
  open var compactScrollEdgeAppearance: UINavigationBarAppearance? {
    get { compactEdge }
    set {
      compactEdge = newValue.map { adopt($0.copied()) }
      appearanceDidChange()
    }
  }

  @discardableResult
  private func adopt(_ appearance: UINavigationBarAppearance) -> UINavigationBarAppearance {
    appearance.didChange = { [weak self] in self?.appearanceDidChange() }
    return appearance
  }

  open override func layoutSubviews() {
    super.layoutSubviews()
    // A large title in the content is not in front of the background, but behind it.
    let height = content?.largeTitleScrollView == nil ? bounds.height : rowHeight
    backgrounds.frame = CGRect(
      x: 0, y: -topExtension, width: bounds.width, height: height + topExtension)
    for content in [content, disappearingContent] {
      guard let content else { continue }
      content.rowHeight = rowHeight
      if content !== disappearingContent { content.searchHeight = searchHeight }
      content.frame = CGRect(
        x: 0, y: 0, width: bounds.width,
        height: content === disappearingContent
          ? max(rowHeight, content.bounds.height) : bounds.height)
    }
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

  override func systemTraitsDidChange(from previous: UITraitCollection?) {
    super.systemTraitsDidChange(from: previous)
    if previous?.verticalSizeClass != traitCollection.verticalSizeClass {
      appearanceDidChange()
    }
  }

  private func metricsDidChange() {
    rebuild()
    controller?.viewIfLoaded?.setNeedsLayout()
  }
}
