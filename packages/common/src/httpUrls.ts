import { AppKitError } from './appKitError.js'
import type { Network } from './network.js'
import { readUrl } from './outsideText.js'

/** The URLs of a network that can be asked. Throws `TRANSPORT_URL_MISSING` when there is none. */
export function httpUrls({ name, rpcUrls }: Pick<Network, 'name' | 'rpcUrls'>): readonly string[] {
  const urls = rpcUrls.default.http.filter((url) => /^https?:/i.test(url) && readUrl(url))
  if (urls.length > 0) return urls
  throw new AppKitError('TRANSPORT_URL_MISSING', {
    details: `The network ${name} has no http(s) URL in rpcUrls.default.http.`,
  })
}
