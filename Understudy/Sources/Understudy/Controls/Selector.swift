// Copyright (c) 2026 the Usher authors. MIT license, see LICENSE.

/// Differs: has no values. Selectors belong to the Objective-C runtime, which this system lacks.
public enum Selector: Hashable, Sendable {}
