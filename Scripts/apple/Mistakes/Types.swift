// Copyright (c) 2026 the Usher authors. MIT license, see LICENSE.

// Mistakes that Xcode reports, and what Scripts/check-apple must report in their lines.

import CoreGraphics
import Foundation
import UIKit

@MainActor
enum OptionalMistakes {
  static func window(of view: UIView) -> UIWindow {
    view.window  // Reported: value of optional type 'UIWindow?' must be unwrapped
  }
  static func move(_ view: UIView) {
    view.superview.addSubview(view)  // Reported: must be unwrapped to refer to member 'addSubview'
  }
  static func length(of view: UITextView) -> Int {
    view.text  // Reported: cannot convert return expression of type 'String?' to return type 'Int'
  }
  static func color(of label: UILabel) -> UIColor {
    let color = label.textColor
    return color  // Reported: value of optional type 'UIColor?' must be unwrapped
  }
  static func scroll(_ view: UIScrollView, _ delegate: any UIScrollViewDelegate) {
    delegate.scrollViewDidScroll(view)  // Reported: must be unwrapped
  }
}

class OverrideMistakes: UIView {
  func layoutSubviews() {}  // Reported: overriding declaration requires an 'override' keyword
  override func layoutSubview() {}  // Reported: does not override any method
  func setNeedsUpdateProperties() {}  // Reported: overriding declaration requires an
}

class MissingInitializer: UIView {
  override init(frame: CGRect) { super.init(frame: frame) }
}  // Reported: 'required' initializer 'init(coder:)' must be provided by subclass

class FailableInitializer: UIStackView {
  override init(frame: CGRect) { super.init(frame: frame) }
  required init?(coder: NSCoder) { nil }  // Reported: failable initializer 'init(coder:)'
}

class ConvenienceInitializer: UIControl {
  init() {
    super.init(frame: .zero, primaryAction: nil)  // Reported: call a designated initializer
  }
  required init?(coder: NSCoder) { nil }
}

nonisolated func fade(_ view: UIView) {
  view.alpha = 0  // Reported: main actor-isolated property 'alpha' can not be mutated
}

@MainActor
func layOut(_ view: UIView) {
  DispatchQueue.global().async {
    view.layoutIfNeeded()  // Reported: main actor-isolated instance method 'layoutIfNeeded()'
  }
}

@MainActor
enum NameMistakes {
  static func retain(_ view: UIView) {
    _ = view.retain()  // Reported: 'retain()' is unavailable
  }
  static func make() {
    _ = UIView.new()  // Reported: 'new()' is unavailable
  }
  static func layOut(_ view: UIView) {
    view.layoutSubviewsNow()  // Reported: has no member 'layoutSubviewsNow'
  }
  static func tap(_ view: UIView) {
    view.headlessTap()  // Reported: value of type 'UIView' has no member 'headlessTap'
  }
  static func send(_ control: UIControl) {
    control.sendActions(forEvents: .touchUpInside)  // Reported: incorrect argument label
  }
}

func lengths(_ values: [Double]) -> [CGFloat] {
  values  // Reported: cannot convert return expression of type '[Double]'
}

final class Rows: NSObject, UITableViewDataSource {}  // Reported: does not conform to protocol

func use(_ delegate: UIScrollViewDelegate) {}  // Reported: must be written 'any

func name(_ style: UIUserInterfaceStyle) -> String {
  switch style {  // Reported: may have additional unknown values
  case .unspecified: ""
  case .light: "light"
  case .dark: "dark"
  }
}
