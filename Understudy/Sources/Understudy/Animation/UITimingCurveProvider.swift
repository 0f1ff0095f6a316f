// Copyright (c) 2026 the Usher authors. MIT license, see LICENSE.

public enum UITimingCurveType: Int, Sendable {
  case builtin = 0
  case cubic = 1
  case spring = 2
  case composed = 3
}

public protocol UITimingCurveProvider: NSObjectProtocol {
  var timingCurveType: UITimingCurveType { get }
  var cubicTimingParameters: UICubicTimingParameters? { get }
  var springTimingParameters: UISpringTimingParameters? { get }
}
