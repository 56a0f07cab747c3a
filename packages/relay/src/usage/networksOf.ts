import { isIPv6 } from 'node:net'

/** A network that an address is part of. */
export type Network = {
  readonly name: string
  /** Multiplies the limits of a single address. */
  readonly factor: number
}

// Home connections get a /64, a /56 or a /48; mobile carriers put many customers into one /48.
const widths = [
  { bits: 64, factor: 1 },
  { bits: 56, factor: 2 },
  { bits: 48, factor: 4 },
] as const

/**
 * Returns the networks that the usage of an address counts towards, the narrowest first. Single IPv6 addresses don't
 * count, because each customer has at least 2^64 of them. Text that is no IP address, such as the result of a custom
 * `addressOf`, is a network of its own.
 */
export function networksOf(address: string): readonly [Network, ...Network[]] {
  if (!isIPv6(address)) return [{ name: address, factor: 1 }]
  const groups = groupsOf(address)
  // An IPv4 address in IPv6 notation.
  if (groups.slice(0, 6).join() === '0,0,0,0,0,65535') {
    const [high = 0, low = 0] = groups.slice(6)
    return [{ name: [high >> 8, high & 255, low >> 8, low & 255].join('.'), factor: 1 }]
  }
  const [first, ...rest] = widths.map(({ bits, factor }) => ({ name: prefixOf(groups, bits), factor }))
  return first ? [first, ...rest] : [{ name: address, factor: 1 }]
}

function prefixOf(groups: readonly number[], bits: number): string {
  const kept = groups
    .slice(0, 4)
    .map((group, index) => group & (0xffff << Math.max(0, (index + 1) * 16 - bits)) & 0xffff)
  return `${kept.map((group) => group.toString(16)).join(':')}::/${bits}`
}

function groupsOf(address: string): readonly number[] {
  // `URL` normalises the notation. It rejects a zone id, such as `%eth0`.
  const { hostname } = new URL(`http://[${address.split('%')[0]}]`)
  const [head = '', tail = ''] = hostname.slice(1, -1).split('::')
  const first = head.split(':').filter(Boolean)
  const last = tail.split(':').filter(Boolean)
  const zeros = Array<string>(8 - first.length - last.length).fill('0')
  return [...first, ...zeros, ...last].map((group) => Number.parseInt(group, 16))
}
