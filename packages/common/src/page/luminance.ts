import type { Rgb } from './resolveColor.js'

/** Luminance below which white text has a contrast of 4.5:1; from this value on, black text has it. */
export const darkLuminance = 0.18

/** The relative luminance of WCAG 2, from 0 to 1. */
export function luminance(color: Rgb): number {
  const [red = 0, green = 0, blue = 0] = color.map((value) => {
    const part = value / 255
    return part <= 0.03928 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4
  })
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue
}
