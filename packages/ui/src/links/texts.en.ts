export const linksTexts = {
  newTab: '(opens in a new tab)',
} as const
