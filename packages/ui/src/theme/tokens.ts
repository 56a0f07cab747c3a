/** Colours that depend on the mode; every other colour is derived from them. */
export type ColorToken =
  | 'surface'
  | 'raised'
  | 'hover'
  | 'line'
  | 'ink'
  | 'quiet'
  | 'on-ink'
  | 'accent'
  | 'accent-soft'
  | 'ok'
  | 'ok-soft'
  | 'bad'

export type ColorTokens = Readonly<Record<ColorToken, string>>

/** Ink on paper, one warm accent. Every pair that carries text has a contrast of 4.5:1 or more. */
export const colorTokens: Readonly<Record<'light' | 'dark', ColorTokens>> = {
  light: {
    surface: '#ffffff',
    raised: '#f5f4f0',
    hover: '#ecebe5',
    line: '#e4e2da',
    ink: '#14161f',
    quiet: '#5a5e6c',
    'on-ink': '#ffffff',
    accent: '#8a5e0e',
    'accent-soft': '#f6ead2',
    ok: '#187044',
    'ok-soft': '#e2f3ea',
    bad: '#b3261e',
  },
  dark: {
    surface: '#15171f',
    raised: '#1f222c',
    hover: '#2a2e3a',
    line: '#2c303c',
    ink: '#f5f3ee',
    quiet: '#a4a7b3',
    'on-ink': '#14161f',
    accent: '#e3b75c',
    'accent-soft': '#3a311d',
    ok: '#5ec994',
    'ok-soft': '#17342a',
    bad: '#ff8b80',
  },
}

/** Tokens as CSS declarations. */
export function declareTokens(tokens: ColorTokens): string {
  return Object.entries(tokens)
    .map(([name, value]) => `--${name}:${value}`)
    .join(';')
}
