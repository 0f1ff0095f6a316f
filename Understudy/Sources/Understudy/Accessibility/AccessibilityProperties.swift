// Copyright (c) 2026 the Usher authors. MIT license, see LICENSE.

import Foundation

/// What an app has said about an element; nil where it said nothing and the class decides.
struct AccessibilityProperties {
  var isElement: Bool?
  var label: String?
  var value: String?
  var hint: String?
  var traits: UIAccessibilityTraits?
  var frame: CGRect?
  var language: String?
  var identifier: String?
  var viewIsModal = false
  var elementsHidden = false
  var elements: [Any]?
  var groupsChildren = false
}
