// Copyright (c) 2026 the Usher authors. MIT license, see LICENSE.

/// A color by hue, saturation and brightness, each from 0 to 1.
struct HueSaturationBrightness {
  let hue: CGFloat
  let saturation: CGFloat
  let brightness: CGFloat

  init(hue: CGFloat, saturation: CGFloat, brightness: CGFloat) {
    self.hue = hue
    self.saturation = saturation
    self.brightness = brightness
  }

  init(red: CGFloat, green: CGFloat, blue: CGFloat) {
    let high = max(red, green, blue)
    let range = high - min(red, green, blue)
    brightness = high
    saturation = high == 0 ? 0 : range / high
    guard range > 0 else {
      hue = 0
      return
    }
    let sixth: CGFloat =
      if high == red {
        (green - blue) / range + (green < blue ? 6 : 0)
      } else if high == green {
        (blue - red) / range + 2
      } else {
        (red - green) / range + 4
      }
    hue = sixth / 6
  }

  var rgb: (red: CGFloat, green: CGFloat, blue: CGFloat) {
    let sixth = (hue - hue.rounded(.down)) * 6
    let fraction = sixth - sixth.rounded(.down)
    let low = brightness * (1 - saturation)
    let falling = brightness * (1 - saturation * fraction)
    let rising = brightness * (1 - saturation * (1 - fraction))
    switch Int(sixth) {
    case 0: return (brightness, rising, low)
    case 1: return (falling, brightness, low)
    case 2: return (low, brightness, rising)
    case 3: return (low, falling, brightness)
    case 4: return (rising, low, brightness)
    default: return (brightness, low, falling)
    }
  }
}
