// Copyright (c) 2026 the Usher authors. MIT license, see LICENSE.

/// A reference to an object that is not retained.
struct Weak<Object: AnyObject> {
  weak var object: Object?
}
