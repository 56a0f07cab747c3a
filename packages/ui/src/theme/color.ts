import { luminance, type Rgb } from '@latchkey/common'

/** Mixes two colors: 0 gives `a`, 1 gives `b`. */
export function mixColors(a: Rgb, b: Rgb, amount: number): Rgb {
  const mixed = a.map((value, index) => value + ((b[index] ?? 0) - value) * amount)
  return [mixed[0] ?? 0, mixed[1] ?? 0, mixed[2] ?? 0]
}

/** The contrast ratio of WCAG 2, from 1 to 21. */
export function contrast(a: Rgb, b: Rgb): number {
  const [light, dark] = [luminance(a), luminance(b)].sort((x, y) => y - x)
  return ((light ?? 0) + 0.05) / ((dark ?? 0) + 0.05)
}

/** `#rrggbb`. */
export function toHex(color: Rgb): string {
  return `#${color.map((value) => Math.round(value).toString(16).padStart(2, '0')).join('')}`
}

/** `#rrggbb`, as the tokens are written. */
export function fromHex(hex: string): Rgb {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((start) => Number.parseInt(hex.slice(start, start + 2), 16))
  return [red, green, blue]
}

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
