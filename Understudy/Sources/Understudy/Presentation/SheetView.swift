// Copyright (c) 2026 the Usher authors. MIT license, see LICENSE.

import Foundation

/// The rounded view that contains what a sheet presents.
final class SheetView: UIView {
  private let grabber = Grabber()
  /// What it shows below a view without a background: glass while it floats, which gets opaque on
  /// its way up.
  private var glass: UIVisualEffectView?
  private var ground: UIView?
  private weak var content: UIView?

  /// Called when the grabber is tapped.
  var onGrab: (() -> Void)? {
    didSet { grabber.isUserInteractionEnabled = onGrab != nil }
  }

  /// Whether it has the background of iOS 26.
  var hasGlass = false {
    didSet { if hasGlass != oldValue { showBackground() } }
  }

  /// How much it floats: 0 at the edges of the window, 1 at the full distance from them.
  var floatingPart: CGFloat = 0 {
    didSet { if floatingPart != oldValue { showBackground() } }
  }

  var roundsAllCorners = false {
    didSet {
      layer.maskedCorners =
        roundsAllCorners
        ? [.layerMinXMinYCorner, .layerMaxXMinYCorner, .layerMinXMaxYCorner, .layerMaxXMaxYCorner]
        : [.layerMinXMinYCorner, .layerMaxXMinYCorner]
    }
  }

  /// The safe area at its lower edge, which a sheet keeps where it floats above that of the screen.
  var bottomSafeArea: CGFloat? {
    didSet { if bottomSafeArea != oldValue { headlessSafeAreaDidChange() } }
  }

  override func adjustSafeArea(_ inherited: UIEdgeInsets) -> UIEdgeInsets {
    guard let bottomSafeArea, window != nil else { return inherited }
    var insets = inherited
    insets.bottom = bottomSafeArea
    return insets
  }

  var showsGrabber = false {
    didSet { grabber.isHidden = !showsGrabber }
  }

  init() {
    super.init(frame: .zero)
    layer.cornerRadius = UISheetPresentationController.cornerRadius
    layer.cornerCurve = .continuous
    clipsToBounds = true
    accessibilityViewIsModal = true
    grabber.backgroundColor = .tertiaryLabel
    grabber.layer.cornerRadius = Self.grabberSize.height / 2
    grabber.isUserInteractionEnabled = false
    grabber.onTap = { [weak self] in self?.onGrab?() }
    grabber.isHidden = true
    addSubview(grabber)
  }

  required init?(coder: NSCoder) { nil }

  private static let grabberSize = CGSize(width: 36, height: 5)

  func embed(_ view: UIView) {
    view.frame = bounds
    view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    insertSubview(view, belowSubview: grabber)
    content = view
    showBackground()
  }

  /// The shadow is that of a floating sheet measured on iOS 26.1 by the authors of
  /// github.com/Vercantez/openuikit.
  private func showBackground() {
    guard hasGlass else {
      for view in [glass, ground] { view?.isHidden = true }
      layer.shadowOpacity = 0
      return
    }
    (layer.shadowRadius, layer.shadowOffset) = (15.5, CGSize(width: 0, height: 7.5))
    layer.shadowOpacity = Float(0.09 * floatingPart)
    let isBare = (content?.backgroundColor?.cgColor.alpha ?? 0) == 0
    layer.state.shadowIsOutside = isBare
    if isBare, glass == nil { addBackground() }
    for view in [glass, ground] { view?.isHidden = !isBare }
    ground?.alpha = 1 - floatingPart
    setNeedsLayout()
  }

  private func addBackground() {
    let glass = UIVisualEffectView(effect: UIGlassEffect(style: .regular))
    glass.cornerConfiguration = .corners(radius: .containerConcentric())
    // So that it is a gray of 245 over white and of 57 over black, as measured by the same authors.
    let veil = UIView(frame: glass.contentView.bounds)
    veil.backgroundColor = UIColor { traits in
      UIColor(white: 1, alpha: traits.userInterfaceStyle == .dark ? 0.139 : 0.5)
    }
    veil.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    glass.contentView.addSubview(veil)
    let ground = UIView()
    ground.backgroundColor = .systemBackground
    for (index, view) in [glass, ground].enumerated() {
      view.isUserInteractionEnabled = false
      view.frame = bounds
      view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
      insertSubview(view, at: index)
    }
    (self.glass, self.ground) = (glass, ground)
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    let size = Self.grabberSize
    grabber.frame = CGRect(
      x: ((bounds.width - size.width) / 2).rounded(), y: 5, width: size.width, height: size.height)
    guard hasGlass else { return }
    let radii = layer.cornerRadii(layer.values) { $0.values }
    layer.shadowPath = CGPath.continuousRoundedRect(bounds, radii: radii)
  }
}

/// The bar at the top of a sheet, which takes touches around it, too.
private final class Grabber: UIView {
  var onTap: (() -> Void)?

  override func point(inside point: CGPoint, with event: UIEvent?) -> Bool {
    bounds.insetBy(dx: -24, dy: -10).contains(point)
  }

  override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) { onTap?() }
}
