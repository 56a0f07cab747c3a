import { bytesToBase64 } from './base64.js'

/** Returns a square icon with the first letter of a name, as a `data:` URL. */
export function walletIcon(name: string, accent: string): string {
  const letter = escapeText([...name.trim()][0]?.toUpperCase() ?? '?')
  return iconUrl(
    accent,
    `<text x="48" y="66" font-family="system-ui,sans-serif" font-size="54" font-weight="650" text-anchor="middle" fill="#fff">${letter}</text>`,
  )
}

/** Returns a drawing of 96 × 96 units on a tile of the accent colour, as a `data:` URL. */
export function iconUrl(accent: string, drawing: string): string {
  const tile = `<rect width="96" height="96" rx="22" fill="${escapeText(accent)}"/>`
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 96 96">${tile}${drawing}</svg>`
  // Wallet Standard allows base64 only.
  return `data:image/svg+xml;base64,${bytesToBase64(new TextEncoder().encode(svg))}`
}

function escapeText(text: string): string {
  return text.replace(/[&<>"']/g, (character) => `&#${character.charCodeAt(0)};`)
}
