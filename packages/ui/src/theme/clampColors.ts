import { darkLuminance, luminance, type Rgb } from '@latchkey/common'
import { contrast, fromHex, mixColors, toHex } from './color.js'
import { type ColorToken, type ColorTokens, colorTokens } from './tokens.js'

/** The app's colors. */
export type WantedColors = {
  readonly accent?: Rgb | undefined
  readonly mix?: Rgb | undefined
  /** Strength of the mixed-in color, from 0 to 1. */
  readonly mixStrength?: number | undefined
}

/** Minimum contrast of text (WCAG AA). */
const enough = 4.5
const white: Rgb = [255, 255, 255]
const black: Rgb = [0, 0, 0]
const surfaces = ['surface', 'raised', 'hover', 'line'] as const
/** Share of the accent in the background of accent text. */
const softShare = 0.14

/** Colors that exist only with an accent: the fill of primary controls, their text, and their edge. */
export type FillToken = 'primary' | 'primary-hover' | 'on-primary' | 'primary-edge'

/** Minimum contrast of controls with their surroundings (WCAG 1.4.11). */
const enoughForControls = 3

/**
 * Returns the tokens that differ from the defaults: the app's color is mixed into surfaces and its accent is used, as
 * far as all text keeps a contrast of 4.5:1.
 */
export function clampColors(
  wanted: WantedColors,
  mode: 'light' | 'dark',
): Partial<ColorTokens & Record<FillToken, string>> {
  const stock = colorTokens[mode]
  const changed: Partial<Record<ColorToken | FillToken, string>> = {}
  const ground = mixGround(wanted, mode)
  if (ground) for (const token of surfaces) changed[token] = toHex(ground[token])
  if (wanted.accent || ground) {
    const surface = ground?.surface ?? fromHex(stock.surface)
    const raised = ground?.raised ?? fromHex(stock.raised)
    const accent = readable(wanted.accent ?? fromHex(stock.accent), surface, raised, fromHex(stock.ink))
    changed.accent = toHex(accent)
    changed['accent-soft'] = toHex(mixColors(surface, accent, softShare))
    if (wanted.accent) Object.assign(changed, fillColors(wanted.accent, accent, surface))
  }
  return changed
}

/** Returns the unchanged accent with readable text on it. An accent close to the surface gets an edge. */
function fillColors(accent: Rgb, readableAccent: Rgb, surface: Rgb): Record<FillToken, string> {
  const isDark = luminance(accent) < darkLuminance
  return {
    primary: toHex(accent),
    // Move the edge away from the text color, so that the text only gains contrast.
    'primary-hover': toHex(mixColors(accent, isDark ? black : white, 0.12)),
    'on-primary': toHex(isDark ? white : black),
    'primary-edge': toHex(contrast(accent, surface) < enoughForControls ? readableAccent : accent),
  }
}

function mixGround({ mix, mixStrength = 0 }: WantedColors, mode: 'light' | 'dark') {
  if (!mix || mixStrength <= 0) return undefined
  const stock = colorTokens[mode]
  const at = (token: ColorToken, share: number) => mixColors(fromHex(stock[token]), mix, share)
  const texts = [stock.muted, stock.error, stock.ink].map(fromHex)
  for (let share = Math.min(mixStrength, 1); share > 0.01; share -= 0.01) {
    const isReadable = (['surface', 'raised', 'hover'] as const).every((token) =>
      texts.every((text) => contrast(text, at(token, share)) >= enough),
    )
    if (isReadable)
      return {
        surface: at('surface', share),
        raised: at('raised', share),
        hover: at('hover', share),
        line: at('line', share),
      }
  }
  return undefined
}

/** Darkens or lightens the accent until it is readable on every surface. */
function readable(accent: Rgb, surface: Rgb, raised: Rgb, ink: Rgb): Rgb {
  for (let share = 0; share < 1; share += 0.02) {
    const candidate = mixColors(accent, ink, share)
    const grounds = [surface, raised, mixColors(surface, candidate, softShare)]
    // A margin for rounding to whole numbers.
    if (grounds.every((ground) => contrast(candidate, ground) >= enough + 0.05)) return candidate
  }
  return ink
}
