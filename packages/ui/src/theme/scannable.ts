import type { Rgb } from '@latchkey/common'
import { contrast, mixColors } from './color.js'

const white: Rgb = [255, 255, 255]
const black: Rgb = [0, 0, 0]
/** Contrast that a camera needs in a dim room. */
const enough = 4.5

/** Returns the color of a QR code on white: the given color, darkened as far as a camera needs it. */
export function scannable(wanted: Rgb): Rgb {
  for (let share = 0; share < 1; share += 0.02) {
    const candidate = mixColors(wanted, black, share)
    if (contrast(candidate, white) >= enough) return candidate
  }
  return black
}
