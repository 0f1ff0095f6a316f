// Copyright (c) 2026 the Usher authors. MIT license, see LICENSE.

import Foundation

extension UITableViewCell {
  public enum CellStyle: Int, Sendable {
    case `default` = 0
  }

  public enum SelectionStyle: Int, Sendable {
    case none = 0
    case blue = 1
    case gray = 2
    case `default` = 3
  }

  public enum AccessoryType: Int, Sendable {
    case none = 0
    case disclosureIndicator = 1
    case checkmark = 3
  }

  public enum SeparatorStyle: Int, Sendable {
    case none = 0
    case singleLine = 1
  }

  public typealias ConfigurationUpdateHandler =
    @MainActor (
      _ cell: UITableViewCell, _ state: UICellConfigurationState
    ) -> Void

  /// What the table sets about the layout of a cell.
  struct LayoutContext: Equatable {
    var style = UITableView.Style.plain
    var margin: CGFloat = 16
    /// What the safe area takes at the sides.
    var sides = UIEdgeInsets.zero
    var isFirst = false
    var isLast = false
    var separators = true
    var separatorInset: UIEdgeInsets?
    var separatorColor: UIColor?
  }
}
