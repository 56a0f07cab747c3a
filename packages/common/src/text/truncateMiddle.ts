/**
 * Shortens a long address to its ends: `0x1234…abcdef`. Text that fits is not changed. Counts code points, so that
 * emoji stay whole.
 */
export function truncateMiddle(value: string, start = 6, end = 6): string {
  const characters = [...value]
  if (characters.length <= start + end + 1) return value
  return `${characters.slice(0, start).join('')}…${end > 0 ? characters.slice(-end).join('') : ''}`
}
