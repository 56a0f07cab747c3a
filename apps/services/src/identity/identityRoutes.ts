import type { Hono } from 'hono'
import type { ServiceEnv } from '../http/serviceEnv.js'
import { ServiceError } from '../http/serviceError.js'
import { createAnswerCache } from '../rpc/createAnswerCache.js'
import type { RpcRelay } from '../rpc/createRpcRelay.js'
import { type AddressIdentity, nobody } from './addressIdentity.js'

const keepMs = 5 * 60_000
const cacheCharacters = 4 * 1024 * 1024

/**
 * `GET /v1/identity/{address}`: name and picture of an address, cached for 5 minutes. Other than EVM addresses have
 * none.
 */
export function addIdentityRoutes(app: Hono<ServiceEnv>, relay: RpcRelay): void {
  const cache = createAnswerCache(cacheCharacters)
  app.get('/v1/identity/:address', async (context) => {
    const address = context.req.param('address').toLowerCase()
    if (!/^[a-z0-9]{20,128}$/.test(address)) throw new ServiceError(400, 'BAD_REQUEST', 'Not an address')
    context.header('cache-control', `private, max-age=${keepMs / 1_000}`)
    if (!isEvmAddress(address) || !relay.chainIds.includes('eip155:1')) return context.json(nobody)
    const kept = cache.get(address)
    if (kept !== undefined) return context.json(JSON.parse(kept) as AddressIdentity)
    // The ABI encoder loads with the first request; it would double the start-up time.
    const { findIdentity } = await import('./findIdentity.js')
    const identity = await findIdentity(relay, address, context.get('bytes')).catch((error: unknown) => {
      if (error instanceof ServiceError) throw error
      throw new ServiceError(502, 'UPSTREAM_FAILED', 'No node of Ethereum answered', { 'cache-control': 'no-store' })
    })
    cache.set(address, JSON.stringify(identity), keepMs)
    return context.json(identity)
  })
}

function isEvmAddress(text: string): text is `0x${string}` {
  return /^0x[0-9a-f]{40}$/.test(text)
}
