import type { ThemeVariables } from '@latchkey/core'

/** The theme variables a button uses, with what their values must look like (R24). */
const rules = [
  { name: 'accent', property: '--accent', pattern: /^#[\da-f]{3,8}$|^(?:rgb|hsl|oklch)a?\([\d\s.,%/deg-]{1,64}\)$/i },
  { name: 'font-family', property: '--family', pattern: /^[\w\s,'"-]{1,200}$/ },
  { name: 'font-size-master', property: '--font', pattern: /^\d{1,2}(?:\.\d+)?px$/ },
  { name: 'border-radius-master', property: '--radius', pattern: /^\d{1,2}(?:\.\d+)?px$/ },
] as const

/** Theme variables as CSS properties; what is not a value of its kind is dropped, to the default. */
export function themeProperties(variables: ThemeVariables): readonly (readonly [string, string])[] {
  return rules.map(({ name, property, pattern }) => {
    const value = String(
      variables[`--latchkey-${name}`] ?? variables[`--w3m-${name}`] ?? variables[`--apkt-${name}`] ?? '',
    ).trim()
    return [property, pattern.test(value) ? value : ''] as const
  })
}
