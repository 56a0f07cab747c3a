import type { ThemeVariables } from '@latchkey/core'

/**
 * The theme variables of a button, with the pattern of their values and the modal's bounds in px. Created on
 * demand: most apps set none, and the patterns are larger than the button.
 */
const rules = () =>
  [
    { name: 'accent', property: '--lk-accent', pattern: /^(?!transparent|var|env|attr)[\w\s#().,%/+-]{3,90}$/i },
    { name: 'font-family', property: '--lk-font-family', pattern: /^[\p{L}\p{N}\s,'"_-]{1,200}$/u },
    { name: 'font-size-master', property: '--lk-font-size', min: 8, max: 20 },
    { name: 'border-radius-master', property: '--lk-radius', min: 0, max: 12 },
  ] as const

/** Returns theme variables as CSS properties. Invalid values are dropped in favour of the default. */
export function themeProperties(variables: ThemeVariables): readonly (readonly [string, string])[] {
  return rules().map((rule) => {
    const { name, property } = rule
    const value = String(
      variables[`--latchkey-${name}`] ?? variables[`--w3m-${name}`] ?? variables[`--apkt-${name}`] ?? '',
    ).trim()
    if (!value) return [property, '']
    // An unknown color would invalidate the declaration of the focus ring.
    const isDropped = name === 'accent' && globalThis.CSS?.supports('color', value) === false
    if ('pattern' in rule) return [property, rule.pattern.test(value) && !isDropped ? value : '']
    const length = /^[\d.]+(?:px)?$/.test(value) ? Number.parseFloat(value) : Number.NaN
    return [property, length >= rule.min && length <= rule.max ? `${length}px` : '']
  })
}
