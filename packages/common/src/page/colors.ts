/**
 * Ink on paper, one warm accent: the colours that the buttons of a page and the modal share, by mode, as `#rrggbb`. Every
 * pair that carries text has a contrast of 4.5:1 or more.
 */
export const sharedColors = {
  light: {
    raised: '#f5f4f0',
    hover: '#ecebe5',
    line: '#e4e2da',
    ink: '#14161f',
    quiet: '#5a5e6c',
    'on-ink': '#ffffff',
    accent: '#8a5e0e',
  },
  dark: {
    raised: '#1f222c',
    hover: '#2a2e3a',
    line: '#2c303c',
    ink: '#f5f3ee',
    quiet: '#a4a7b3',
    'on-ink': '#14161f',
    accent: '#e3b75c',
  },
} as const

/** Colours by name as CSS custom properties, each with its semicolon. */
export function declareColors(colors: Readonly<Record<string, string>>): string {
  let css = ''
  for (const name of Object.keys(colors)) css += `--lk-${name}:${colors[name]};`
  return css
}
