import type { Network } from '../adapter/network.js'
import { createError } from '../errors/createError.js'
import { errors } from '../errors/errors.js'
import { readUrl } from './readUrl.js'

/** Returns the usable RPC URLs of a network. Throws `TRANSPORT_URL_MISSING` if there is none. */
export function httpUrls({ name, rpcUrls }: Pick<Network, 'name' | 'rpcUrls'>): readonly string[] {
  const urls = rpcUrls.default.http.filter((url) => /^https?:/i.test(url) && readUrl(url))
  if (urls.length > 0) return urls
  throw createError(errors.TRANSPORT_URL_MISSING, {
    details: `The network ${name} has no http(s) URL in rpcUrls.default.http.`,
  })
}
