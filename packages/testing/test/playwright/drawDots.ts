import { encode } from 'uqr'

/** Draws a QR code of 288 px with dots as modules and rounded finder patterns. */
export function drawDots(text: string): string {
  const { data: modules } = encode(text, { ecc: 'Q', border: 4 })
  const far = modules.length - 11
  const finders = [
    [4, 4],
    [far, 4],
    [4, far],
  ].map(([x = 0, y = 0]) => ({ x, y }))
  const isFinder = (x: number, y: number) =>
    finders.some((finder) => x >= finder.x && x < finder.x + 7 && y >= finder.y && y < finder.y + 7)
  const dots = modules.flatMap((row, y) =>
    row.map((isDark, x) => (isDark && !isFinder(x, y) ? `M${x}.5 ${y}.5h0` : '')),
  )
  const marks = finders.map(
    ({ x, y }) =>
      `<rect x="${x}.5" y="${y}.5" width="6" height="6" rx="2"/><rect x="${x + 2}" y="${y + 2}" width="3" height="3" fill="#000" stroke="none"/>`,
  )
  return `<svg width="288" viewBox="0 0 ${modules.length} ${modules.length}" fill="none" stroke="#000" stroke-width=".92" stroke-linecap="round"><path d="${dots.join('')}"/>${marks.join('')}</svg>`
}
