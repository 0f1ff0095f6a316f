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
  /// The views of the rows, and those among them that are filled in.
  static func rows(
    of content: StyledAlertContent, in theme: StyledAlertTheme
  ) -> ([UIView], [StyledAlertFilling]) {
    var fields: [StyledAlertFilling] = []
    let rows = content.rows.map { row -> UIView in
      switch row.part {
      case .view(let make): return free(make())
      case .field(let field):
        let control = field.makeControl(in: theme)
        fields.append(StyledAlertFilling(field: field, control: control))
        return control
      }
    }
    return (rows, fields)
  }

  /// What the fields hold now.
  var values: StyledAlertValues {
    var values = StyledAlertValues()
    for filling in fields { values.add(filling.control.value, id: filling.field.id) }
    return values
  }
}
