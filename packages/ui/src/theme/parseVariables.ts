import type { ThemeVariableName, ThemeVariables } from '@latchkey/core'

/** Valid theme variables, by type. */
export type ParsedVariables = {
  /** Possible colors, not validated by the browser yet. They contain only characters of a color. */
  readonly accent?: string
  readonly mix?: string
  /** Color of QR codes. */
  readonly qr?: string
  /** Strength of the mixed-in color, from 0 to 1. */
  readonly mixStrength?: number
  /** Custom properties and their values. */
  readonly properties: Readonly<Record<string, string>>
}

/** The names of variables, with each prefix. */
export const knownVariable =
  /^--(?:latchkey|w3m|apkt)-(?:accent|color-mix|color-mix-strength|qr-color|font-family|font-size-master|border-radius-master|modal-width|z-index)$/

/** A name, a hex number, or a colour function of plain numbers: no `url()`, no `var()`, no second declaration. */
const color = /^(?:[a-z]{3,24}|#[\da-f]{3,8}|(?:rgb|rgba|hsl|hsla|hwb|lab|lch|oklab|oklch)\([\d\s.,%/a-z+-]{1,80}\))$/i
const fontList = /^[\p{L}\p{N}\s,'"_-]{1,200}$/u
const length = /^(\d{1,4}(?:\.\d{1,4})?)(?:px)?$/

/**
 * Reads theme variables by type: only known names, and only values of the right type within bounds. Anything else
 * is dropped. `--latchkey-…` takes precedence over `--w3m-…` and `--apkt-…`. Never throws.
 */
export function parseVariables(variables: ThemeVariables): ParsedVariables {
  const read = (name: ThemeVariableName): string => {
    for (const prefix of ['latchkey', 'w3m', 'apkt'] as const) {
      const key = `--${prefix}-${name}` as const
      const value: unknown = Object.hasOwn(variables, key) ? variables[key] : undefined
      if (typeof value === 'string' || typeof value === 'number') return String(value).trim()
    }
    return ''
  }
  const accent = read('accent')
  const mix = read('color-mix')
  const qr = read('qr-color')
  const mixStrength = read('color-mix-strength')
  const properties: Record<string, string> = {}
  const family = read('font-family')
  if (fontList.test(family)) properties['--lk-font-family'] = family
  const zIndex = read('z-index')
  if (/^\d{1,10}$/.test(zIndex) && Number(zIndex) <= 2_147_483_647) properties['--lk-z-index'] = zIndex
  for (const { name, property, min, max } of lengths) {
    const value = Number(length.exec(read(name))?.[1] ?? Number.NaN)
    if (value >= min && value <= max) properties[property] = `${value}px`
  }
  return {
    ...(color.test(accent) ? { accent } : {}),
    ...(color.test(mix) ? { mix } : {}),
    ...(color.test(qr) ? { qr } : {}),
    ...(/^\d{1,3}(?:\.\d+)?%?$/.test(mixStrength)
      ? { mixStrength: Math.min(Number.parseFloat(mixStrength), 100) / 100 }
      : {}),
    properties,
  }
}

/**
 * Lengths and the bounds within which the modal is usable, in px. Some visitors need twice the usual font size.
 */
const lengths = [
  { name: 'font-size-master', property: '--lk-font-size', min: 8, max: 20 },
  { name: 'border-radius-master', property: '--lk-radius', min: 0, max: 12 },
  { name: 'modal-width', property: '--lk-modal-width', min: 280, max: 640 },
] as const
