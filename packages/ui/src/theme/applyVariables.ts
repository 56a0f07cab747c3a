import type { ThemeVariables } from '@latchkey/core'
import { clampColors } from './clampColors.js'
import { type Rgb, toHex } from './color.js'
import { knownVariable, parseVariables } from './parseVariables.js'
import { scannable } from './scannable.js'

/**
 * Sets an app's theme variables on the modal, one property at a time through the CSS object model. Returns a function
 * that removes them. Calls `onIgnored` with the name of each variable whose value is invalid.
 */
export function applyVariables(
  element: HTMLElement,
  variables: ThemeVariables,
  mode: 'light' | 'dark',
  onIgnored?: (name: string) => void,
): () => void {
  const { accent, mix, qr, mixStrength, properties } = parseVariables(variables)
  const colors = clampColors(
    { accent: resolveColor(element, accent), mix: resolveColor(element, mix), mixStrength },
    mode,
  )
  const drawn = resolveColor(element, qr)
  const all = [
    ...Object.entries(properties),
    ...(drawn ? [['--lk-qr', toHex(scannable(drawn))] as const] : []),
    ...Object.entries(colors).map(([name, value]) => [`--lk-${name}`, value] as const),
  ]
  for (const [name, value] of all) element.style.setProperty(name, value)
  if (onIgnored) for (const name of listIgnored(element, variables)) onIgnored(name)
  return () => {
    for (const [name] of all) element.style.removeProperty(name)
  }
}

function listIgnored(element: HTMLElement, variables: ThemeVariables): readonly string[] {
  return Object.entries(variables).flatMap(([name, value]) => {
    // Unknown names are reported with the other options.
    if (value === undefined || value === '' || !knownVariable.test(name)) return []
    const { accent, mix, qr, mixStrength, properties } = parseVariables({ [name]: value })
    const color = accent ?? mix ?? qr
    const isUsed = resolveColor(element, color) || mixStrength !== undefined || Object.keys(properties).length > 0
    return isUsed ? [] : [name]
  })
}

/** Returns a color as the browser computes it. `undefined` if it is invalid. */
function resolveColor(element: HTMLElement, value: string | undefined): Rgb | undefined {
  if (value === undefined || /^(?:inherit|initial|unset|revert|currentcolor|transparent)/i.test(value)) return undefined
  const document = element.ownerDocument
  const probe = document.createElement('i')
  probe.style.color = `color-mix(in srgb,${value} 100%,black 0%)`
  // Chromium 109 and 110 lack color-mix(). They compute every color that they know as rgb().
  if (!probe.style.color) probe.style.color = value
  if (!probe.style.color) return undefined
  element.append(probe)
  const computed = document.defaultView?.getComputedStyle(probe).color ?? ''
  probe.remove()
  const numbers = computed.match(/-?[\d.]+(?:e-?\d+)?/g)?.map(Number) ?? []
  const scale = computed.startsWith('color(') ? 255 : 1
  const [red, green, blue] = numbers.map((part) => Math.min(255, Math.max(0, part * scale)))
  return red === undefined || green === undefined || blue === undefined ? undefined : [red, green, blue]
}
