import { resolveColor } from '@latchkey/common'
import type { ThemeVariables } from '@latchkey/core'
import { clampColors } from './clampColors.js'
import { scannable, toHex } from './color.js'
import { knownVariable, parseVariables } from './parseVariables.js'

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
