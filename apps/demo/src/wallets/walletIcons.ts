/** Icons of made-up wallets, as `data:` URLs. */
export const walletIcons = {
  halcyon: icon(
    '#0d7d74',
    '<path d="M18 62c14 0 22-6 28-18 4-9 12-16 24-16l10 6-12 3c0 22-14 35-32 35-8 0-14-3-18-10z" fill="#fff"/>',
  ),
  juniper: icon('#3b6b2f', '<path d="M48 16l20 26H56l16 20H54v16H42V62H24l16-20H28z" fill="#fff"/>'),
  cairn: icon(
    '#7a4d1d',
    '<ellipse cx="48" cy="70" rx="28" ry="10" fill="#fff"/><ellipse cx="49" cy="50" rx="20" ry="8.5" fill="#fff"/><ellipse cx="47" cy="32" rx="12" ry="7" fill="#fff"/>',
  ),
} as const

function icon(colour: string, drawing: string): string {
  const tile = `<rect width="96" height="96" rx="22" fill="${colour}"/>`
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 96 96">${tile}${drawing}</svg>`
  return `data:image/svg+xml,${encodeURIComponent(svg)}`
}
