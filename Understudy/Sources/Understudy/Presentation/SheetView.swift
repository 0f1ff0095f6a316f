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
