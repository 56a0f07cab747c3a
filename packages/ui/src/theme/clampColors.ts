import { contrast, fromHex, luminance, mixColors, type Rgb, toHex } from './color.js'
import { type ColorToken, type ColorTokens, colorTokens } from './tokens.js'

/** What an app may ask of the colours. */
export type WantedColors = {
  readonly accent?: Rgb | undefined
  readonly mix?: Rgb | undefined
  /** From 0 to 1. */
  readonly mixStrength?: number | undefined
}

/** What text needs (WCAG AA). */
const enough = 4.5
const white: Rgb = [255, 255, 255]
const black: Rgb = [0, 0, 0]
const surfaces = ['surface', 'raised', 'hover', 'line'] as const
/** How much accent is in the ground under accent text. */
const softShare = 0.14

/** Colours that exist only where the app sets an accent: the fill of primary controls, what stands on it, and its edge. */
export type FillToken = 'key' | 'key-hover' | 'on-key' | 'key-edge'

/** Of controls against what surrounds them (WCAG 1.4.11). */
const enoughForControls = 3
/** Below it white text has 4.5:1, from it on black text has. */
const darkLuminance = 0.18

/**
 * The tokens that differ from the stock ones: surfaces take on the app's colour and the accent is the app's own, each only
 * as far as every text stays at 4.5:1 (AX13).
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

/** The accent as it is, under the text that can be read on it; where it hardly differs from the surface it gets an edge. */
function fillColors(accent: Rgb, readableAccent: Rgb, surface: Rgb): Record<FillToken, string> {
  const isDark = luminance(accent) < darkLuminance
  return {
    key: toHex(accent),
    // Away from the text, so that it only gains contrast.
    'key-hover': toHex(mixColors(accent, isDark ? black : white, 0.12)),
    'on-key': toHex(isDark ? white : black),
    'key-edge': toHex(contrast(accent, surface) < enoughForControls ? readableAccent : accent),
  }
}

function mixGround({ mix, mixStrength = 0 }: WantedColors, mode: 'light' | 'dark') {
  if (!mix || mixStrength <= 0) return undefined
  const stock = colorTokens[mode]
  const at = (token: ColorToken, share: number) => mixColors(fromHex(stock[token]), mix, share)
  const texts = [stock.quiet, stock.bad, stock.ink].map(fromHex)
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

/** Moves the accent towards ink until it can be read on every ground it stands on. */
function readable(accent: Rgb, surface: Rgb, raised: Rgb, ink: Rgb): Rgb {
  for (let share = 0; share < 1; share += 0.02) {
    const candidate = mixColors(accent, ink, share)
    const grounds = [surface, raised, mixColors(surface, candidate, softShare)]
    // A margin, because the browser gets whole numbers.
    if (grounds.every((ground) => contrast(candidate, ground) >= enough + 0.05)) return candidate
  }
  return ink
}
