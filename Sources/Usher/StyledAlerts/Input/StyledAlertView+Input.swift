// Copyright (c) 2026 the Usher authors. MIT licence, see LICENSE.

import UIKitShim
import UsherCore

/// A field on a card, with the control that it is filled in with.
@MainActor
struct StyledAlertFilling {
  let field: StyledAlertField
  let control: any StyledAlertControl
}

// What is filled in on the card.
@available(iOSApplicationExtension, unavailable)
extension StyledAlertView {
  /// The view of a row.
  func makeView(of row: StyledAlertRow) -> UIView {
    switch row.part {
    case .view(let make): StyledAlertView.free(make())
    case .field(let field): field.makeControl(in: theme)
    }
  }

  /// The fields with their controls, from top to bottom.
  var fields: [StyledAlertFilling] {
    zip(content.rows, rows).compactMap { row, view in
      guard case .field(let field) = row.part, let control = view as? any StyledAlertControl
      else { return nil }
      return StyledAlertFilling(field: field, control: control)
    }
  }

  /// What the fields hold now.
  var values: StyledAlertValues {
    var values = StyledAlertValues()
    for filling in fields { values.add(filling.control.value, id: filling.field.id) }
    return values
  }
}
