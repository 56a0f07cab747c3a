import type { IncomingMessage } from 'node:http'

/**
 * Returns the address of the caller: that of the socket or, behind `proxies` proxies of the operator, the entry in
 * `X-Forwarded-For` of the outermost one. Entries further left come from the caller and are ignored.
 */
export function forwardedAddress({ headers, socket }: IncomingMessage, proxies: number): string {
  const header = headers['x-forwarded-for']
  const forwarded = (Array.isArray(header) ? header.join(',') : (header ?? '')).split(',').map((part) => part.trim())
  const address = (proxies > 0 ? forwarded.at(-proxies) : undefined) || socket.remoteAddress || ''
  // Some proxies also write the port.
  return address.replace(/^\[(.*)\](:\d+)?$/, '$1').replace(/^([\d.]+):\d+$/, '$1')
}
