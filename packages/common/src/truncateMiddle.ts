/** `0x1234…abcdef`: the ends of a long address; what fits is left whole. Counts code points, so no emoji is cut apart. */
export function truncateMiddle(value: string, start = 6, end = 6): string {
  const characters = [...value]
  if (characters.length <= start + end + 1) return value
  return `${characters.slice(0, start).join('')}…${end > 0 ? characters.slice(-end).join('') : ''}`
}
