// Copyright (c) 2026 the Usher authors. MIT license, see LICENSE.
//! One popup for an upload: showing it again updates the visible one.

// snippet.hide
import UIKitShim
import Usher

final class UploadView: UIView {
  var progress = 0.0
}

extension PopupGroup {
  static let session: PopupGroup = "session"
}

// snippet.show
@MainActor
func show(_ progress: Double, in center: PopupCenter) {
  let upload = Popup<Never> { _ in
    let view = UploadView()
    view.progress = progress
    return view
  }
  .key("upload", updatingExisting: { (view: UploadView) in view.progress = progress })
  .group(.session)
  .displayDuration(.seconds(4))
  center.show(upload)
}
