import { contrast, mixColors, type Rgb } from './color.js'

const white: Rgb = [255, 255, 255]
const black: Rgb = [0, 0, 0]
/** What a camera tells apart also in a dim room. */
const enough = 4.5

/** The colour a code is drawn in on white: the one that is wanted, as much darker as a phone needs it. */
export function scannable(wanted: Rgb): Rgb {
  for (let share = 0; share < 1; share += 0.02) {
    const candidate = mixColors(wanted, black, share)
    if (contrast(candidate, white) >= enough) return candidate
  }
  return black
}
