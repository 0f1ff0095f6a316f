// Copyright (c) 2026 the Usher authors. MIT license, see LICENSE.

import Foundation

/// The rounded view that contains what a sheet presents.
final class SheetView: UIView {
  private let grabber = UIView()

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
    grabber.isHidden = true
    addSubview(grabber)
  }

  required init?(coder: NSCoder) { nil }

  private static let grabberSize = CGSize(width: 36, height: 5)

  func embed(_ view: UIView) {
    view.frame = bounds
    view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    insertSubview(view, belowSubview: grabber)
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    let size = Self.grabberSize
    grabber.frame = CGRect(
      x: ((bounds.width - size.width) / 2).rounded(), y: 5, width: size.width, height: size.height)
  }
}
