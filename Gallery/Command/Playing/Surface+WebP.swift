// Copyright (c) 2026 the Usher authors. MIT license, see LICENSE.

import CWebP
import Foundation
import UIKitShim

extension Surface {
  /// A part of a bitmap, in pixels.
  struct Box: Equatable {
    var x: Int
    var y: Int
    var width: Int
    var height: Int
  }

  /// Returns a part of the bitmap, or all of it, as a WebP file. The quality is 0 (small file) to 100,
  /// the effort for a small file 0 to 6.
  func webP(_ box: Box? = nil, quality: Int, effort: Int) throws -> Data {
    let box = box ?? Box(x: 0, y: 0, width: width, height: height)
    var config = WebPConfig()
    var picture = WebPPicture()
    guard WebPConfigPreset(&config, WEBP_PRESET_DEFAULT, Float(quality)) != 0,
      WebPPictureInit(&picture) != 0
    else { throw EncodingFailure() }
    config.method = Int32(effort)
    picture.width = Int32(box.width)
    picture.height = Int32(box.height)
    defer { WebPPictureFree(&picture) }
    let isRead = withBytes {
      WebPPictureImportBGRX(&picture, $0 + box.y * bytesPerRow + box.x * 4, Int32(bytesPerRow))
    }
    var writer = WebPMemoryWriter()
    WebPMemoryWriterInit(&writer)
    defer { WebPMemoryWriterClear(&writer) }
    let isEncoded = withUnsafeMutablePointer(to: &writer) { writer in
      picture.writer = WebPMemoryWrite
      picture.custom_ptr = UnsafeMutableRawPointer(writer)
      return isRead != 0 && WebPEncode(&config, &picture) != 0
    }
    guard isEncoded, let bytes = writer.mem else { throw EncodingFailure() }
    return Data(bytes: bytes, count: writer.size)
  }
}
