// Copyright (c) 2026 the Usher authors. MIT license, see LICENSE.

import Foundation
import UIKitShim

/// A file with the frames of a film.
protocol FilmFile {
  /// Adds a frame, given the frame before. All frames have the same size.
  mutating func add(_ frame: Surface, after shown: Surface?, milliseconds: Int) throws

  /// Ends the file. Returns its bytes; nil without a frame.
  mutating func data() throws -> Data?
}

/// The error that a library could not encode a picture or a frame.
struct EncodingFailure: Error, CustomStringConvertible {
  var description: String { "a picture or a frame of a film cannot be encoded" }
}
