// Copyright (c) 2026 the Usher authors. MIT license, see LICENSE.

/// Where the bytes of a string are in UTF-16 units, and back.
struct UTF16Offsets {
  private let isASCII: Bool
  private let string: String

  init(_ string: String, _ bytes: [UInt8]) {
    self.string = string
    isASCII = string.utf16.count == bytes.count
  }

  func utf16(_ byte: Int) -> Int {
    guard !isASCII else { return byte }
    return string.utf16.distance(
      from: string.startIndex, to: string.utf8.index(string.startIndex, offsetBy: byte))
  }

  func byte(_ utf16: Int) -> Int {
    guard !isASCII else { return utf16 }
    return string.utf8.distance(
      from: string.startIndex, to: string.utf16.index(string.startIndex, offsetBy: utf16))
  }
}
