import { readDocument } from '../parse/documentProperty.js'

/**
 * Ink on paper, one warm accent: the colors that the buttons of a page and the modal share, by mode, as `#rrggbb`.
 * Every pair that carries text has a contrast of 4.5:1 or more.
 */
export const sharedColors = {
  light: {
    raised: '#f5f4f0',
    hover: '#ecebe5',
    line: '#e4e2da',
    ink: '#14161f',
    muted: '#5a5e6c',
    'on-ink': '#ffffff',
    accent: '#8a5e0e',
  },
  dark: {
    raised: '#1f222c',
    hover: '#2a2e3a',
    line: '#2c303c',
    ink: '#f5f3ee',
    muted: '#a4a7b3',
    'on-ink': '#14161f',
    accent: '#e3b75c',
  },
} as const

/** Colors by name as CSS custom properties, each with its semicolon. */
export function declareColors(colors: Readonly<Record<string, string>>): string {
  let css = ''
  for (const name of Object.keys(colors)) css += `--lk-${name}:${colors[name]};`
  return css
}

/** Red, green and blue, each from 0 to 255. */
export type Rgb = readonly [red: number, green: number, blue: number]

/**
 * Returns a CSS color as the browser computes it, without its opacity. `undefined` if it is invalid. `element` is part
 * of a document.
 */
export function resolveColor(element: HTMLElement, value: string | undefined): Rgb | undefined {
  if (!value || /^(?:inherit|initial|unset|revert|currentcolor|transparent)/i.test(value)) return undefined
  const document = element.ownerDocument
  const probe = document.createElement('i')
  probe.style.color = `color-mix(in srgb,${value} 100%,black 0%)`
  // Chromium 109 and 110 lack color-mix(). They compute every color that they know as rgb().
  if (!probe.style.color) probe.style.color = value
  if (!probe.style.color) return undefined
  element.append(probe)
  const computed = readDocument(document, 'defaultView')?.getComputedStyle(probe).color ?? ''
  probe.remove()
  const numbers = computed.match(/-?[\d.]+(?:e-?\d+)?/g)?.map(Number) ?? []
  const scale = computed.startsWith('color(') ? 255 : 1
  const [red, green, blue] = numbers.map((part) => Math.min(255, Math.max(0, part * scale)))
  return red === undefined || green === undefined || blue === undefined ? undefined : [red, green, blue]
}

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
