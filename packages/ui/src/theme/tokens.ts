import { declareColors, limits, sharedColors } from '@latchkey/common'

/** Colours that depend on the mode; every other colour is derived from them. */
export type ColorToken =
  | keyof (typeof sharedColors)['light']
  | 'surface'
  | 'accent-soft'
  | 'success'
  | 'success-soft'
  | 'error'

export type ColorTokens = Readonly<Record<ColorToken, string>>

/** Every pair that carries text has a contrast of 4.5:1 or more. */
export const colorTokens: Readonly<Record<'light' | 'dark', ColorTokens>> = {
  light: {
    ...sharedColors.light,
    surface: '#ffffff',
    'accent-soft': '#f6ead2',
    success: '#187044',
    'success-soft': '#e2f3ea',
    error: '#b3261e',
  },
  dark: {
    ...sharedColors.dark,
    surface: '#15171f',
    'accent-soft': '#3a311d',
    success: '#5ec994',
    'success-soft': '#17342a',
    error: '#ff8b80',
  },
}

/** Declares the tokens as custom properties. Variables of the app override them on the same element. */
export const tokenStyles = `
.root {
  ${declareColors(colorTokens.light)}
  --lk-font-size: ${limits.fontSizeMasterPx}px;
  --lk-radius: ${limits.borderRadiusMasterPx}px;
  --lk-modal-width: ${limits.modalWidthPx}px;
  --lk-z-index: ${limits.modalZIndex};
}
.root[data-mode='dark'] {
  ${declareColors(colorTokens.dark)}
}
`
