import type { IncomingMessage } from 'node:http'

/**
 * Where a request comes from: the address of its socket, or, behind so many proxies of the operator's own, what the outermost of
 * them wrote into `X-Forwarded-For`. What stands further left was written by the caller and is not believed.
 */
export function addressOf({ headers, socket }: IncomingMessage, proxies: number): string {
  const header = headers['x-forwarded-for']
  const forwarded = (Array.isArray(header) ? header.join(',') : (header ?? '')).split(',').map((part) => part.trim())
  return (proxies > 0 ? forwarded.at(-proxies) : undefined) || socket.remoteAddress || ''
}
