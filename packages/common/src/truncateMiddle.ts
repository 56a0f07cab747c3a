/** `0x1234…abcdef`: the ends of a long address; what fits is left whole. */
export function truncateMiddle(value: string, start = 4, end = 6): string {
  return value.length <= start + end + 1 ? value : `${value.slice(0, start)}…${end > 0 ? value.slice(-end) : ''}`
}
