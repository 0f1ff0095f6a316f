#include <libyuv/convert.h>
#include <libyuv/convert_argb.h>
#include <vpx/vp8cx.h>
#include <vpx/vp8dx.h>
#include <vpx/vpx_decoder.h>
#include <vpx/vpx_encoder.h>

// Swift can call neither macros nor functions with variable arguments.

static inline vpx_codec_err_t cvideo_begin_encoding(vpx_codec_ctx_t *codec,
                                                    const vpx_codec_enc_cfg_t *settings) {
  return vpx_codec_enc_init(codec, vpx_codec_vp9_cx(), settings, 0);
}

static inline vpx_codec_err_t cvideo_begin_decoding(vpx_codec_ctx_t *codec) {
  return vpx_codec_dec_init(codec, vpx_codec_vp9_dx(), 0, 0);
}

static inline vpx_codec_err_t cvideo_set(vpx_codec_ctx_t *codec, int setting, int value) {
  return vpx_codec_control_(codec, setting, value);
}
