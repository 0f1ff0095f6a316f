// Copyright (c) 2026 the Usher authors. MIT license, see LICENSE.

/// How the parts of a device find it, without keeping it alive.
///
/// Not a weak reference, which would make every use of the device expensive: the device takes itself out
/// when it goes.
final class DeviceLink {
  unowned(unsafe) var device: HeadlessDevice?
}
