// Copyright (c) 2026 the Usher authors. MIT license, see LICENSE.

public enum UIModalTransitionStyle: Int, Sendable {
  case coverVertical = 0
  case crossDissolve = 2
}
