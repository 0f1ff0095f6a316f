// Copyright (c) 2026 the Usher authors. MIT license, see LICENSE.

import CVideo
import Foundation
import UIKitShim

/// Encodes the frames of a film as VP9 in a WebM file.
///
/// The quantizer is bounded, so that each frame is what was rendered and not what the frames before
/// allow to guess.
struct VideoFile: FilmFile {
  private enum Settings {
    /// The quality, from 0 (best) to 63.
    static let quantizer: Int32 = 18
    /// The encoder's speed, up to 9; slower ones save a tenth of the bytes for twice the time.
    static let speed: Int32 = 8
    /// The largest number of frames between two from which playing can start.
    static let keyFrameDistance: UInt32 = 90
  }

  private var encoder: Encoder?
  private var file: WebMFile?
  /// The end of the last frame, in milliseconds.
  private var end = 0

  mutating func add(_ frame: Surface, after shown: Surface?, milliseconds: Int) throws {
    let encoder = try encoder ?? Encoder(width: frame.width, height: frame.height)
    self.encoder = encoder
    let packet = try encoder.encode(frame, at: end, milliseconds: milliseconds)
    var file = file ?? WebMFile(width: frame.width, height: frame.height)
    file.add(packet.bytes, at: end, isKeyFrame: packet.isKeyFrame)
    self.file = file
    end += milliseconds
  }

  func data() -> Data? { file?.data(until: end) }
}

extension VideoFile {
  fileprivate struct Packet {
    let bytes: Data
    let isKeyFrame: Bool
  }

  /// The encoder of libvpx, which replies to each frame with one packet.
  fileprivate final class Encoder {
    private var codec = vpx_codec_ctx_t()
    private var image = vpx_image_t()

    init(width: Int, height: Int) throws {
      var settings = vpx_codec_enc_cfg_t()
      guard vpx_codec_enc_config_default(vpx_codec_vp9_cx(), &settings, 0) == VPX_CODEC_OK else {
        throw EncodingFailure()
      }
      settings.g_w = UInt32(width)
      settings.g_h = UInt32(height)
      settings.g_timebase = vpx_rational_t(num: 1, den: 1000)
      settings.g_threads = 1
      settings.g_lag_in_frames = 0
      settings.rc_end_usage = VPX_Q
      settings.kf_max_dist = Settings.keyFrameDistance
      guard cvideo_begin_encoding(&codec, &settings) == VPX_CODEC_OK else {
        throw EncodingFailure()
      }
      let controls = [
        (VP8E_SET_CPUUSED, Settings.speed),
        (VP8E_SET_CQ_LEVEL, Settings.quantizer),
        (VP9E_SET_TUNE_CONTENT, Int32(VP9E_CONTENT_SCREEN.rawValue)),
        (VP9E_SET_COLOR_SPACE, Int32(VPX_CS_BT_601.rawValue)),
        (VP9E_SET_COLOR_RANGE, Int32(VPX_CR_STUDIO_RANGE.rawValue)),
      ]
      for (control, value) in controls {
        guard cvideo_set(&codec, Int32(control.rawValue), value) == VPX_CODEC_OK else {
          throw EncodingFailure()
        }
      }
      guard vpx_img_alloc(&image, VPX_IMG_FMT_I420, UInt32(width), UInt32(height), 16) != nil
      else { throw EncodingFailure() }
    }

    deinit {
      vpx_img_free(&image)
      vpx_codec_destroy(&codec)
    }

    func encode(_ frame: Surface, at time: Int, milliseconds: Int) throws -> Packet {
      // libyuv and Cairo call the same order of bytes ARGB.
      let isConverted = frame.withBytes {
        ARGBToI420(
          $0, Int32(frame.bytesPerRow), image.planes.0, image.stride.0, image.planes.1,
          image.stride.1, image.planes.2, image.stride.2, Int32(frame.width), Int32(frame.height))
      }
      guard isConverted == 0,
        vpx_codec_encode(
          &codec, &image, vpx_codec_pts_t(time), UInt(max(1, milliseconds)), 0,
          UInt(VPX_DL_REALTIME)) == VPX_CODEC_OK
      else { throw EncodingFailure() }
      var position: vpx_codec_iter_t?
      while let packet = vpx_codec_get_cx_data(&codec, &position) {
        guard packet.pointee.kind == VPX_CODEC_CX_FRAME_PKT else { continue }
        let frame = packet.pointee.data.frame
        guard let bytes = frame.buf else { break }
        return Packet(
          bytes: Data(bytes: bytes, count: frame.sz),
          isKeyFrame: frame.flags & UInt32(VPX_FRAME_IS_KEY) != 0)
      }
      throw EncodingFailure()
    }
  }
}
