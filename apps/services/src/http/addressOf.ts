import type { IncomingMessage } from 'node:http'
import { isIPv6 } from 'node:net'
import { forwardedAddress } from './forwardedAddress.js'

/**
 * Returns the {@link forwardedAddress} of a request. Of an IPv6 address, only the first 64 bits, because callers choose
 * the rest.
 */
export function addressOf(request: IncomingMessage, proxies: number): string {
  const address = forwardedAddress(request, proxies)
  return isIPv6(address) ? networkOf(address) : address
}

/** Returns the network of an IPv6 address, `2001:db8:1:2::/64`, and an IPv4-mapped address as IPv4. */
function networkOf(address: string): string {
  // The URL parser normalizes the address, and refuses one with a zone.
  const { hostname } = new URL(`http://[${address.split('%')[0]}]`)
  const [head = '', tail = ''] = hostname.slice(1, -1).split('::')
  const first = head.split(':').filter(Boolean)
  const last = tail.split(':').filter(Boolean)
  const groups = [...first, ...Array<string>(8 - first.length - last.length).fill('0'), ...last]
  if (groups.slice(0, 6).join() !== '0,0,0,0,0,ffff') return `${groups.slice(0, 4).join(':')}::/64`
  const bytes = groups.slice(6).flatMap((group) => group.padStart(4, '0').match(/../g) ?? [])
  return bytes.map((byte) => Number.parseInt(byte, 16)).join('.')
}
