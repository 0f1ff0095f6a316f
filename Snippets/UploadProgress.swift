// Copyright (c) 2026 the Usher authors. MIT licence, see LICENSE.
//! Many reports about one upload, in one popup.

// snippet.hide
import UIKitShim
import Usher

final class UploadView: UIView {
  var arrived = 0
  convenience init(_ arrived: Int) { self.init() }
}

// snippet.show
@MainActor
func photosHaveArrived(_ arrived: Int, of count: Int, in center: PopupCenter) {
  let report = Popup<Never> { _ in UploadView(arrived) }
    .key("upload", .key { (view: UploadView) in view.arrived = arrived })
  center.show(arrived == count ? report.displayDuration(after: .seconds(3)) : report)
}
