import type { BitcoinNode } from './bitcoinNode.js'
import { createEsploraRoutes } from './createEsploraRoutes.js'

/** A response of the API. The server sends text unchanged and anything else as JSON. */
export type ApiAnswer = { readonly status: number; readonly body: unknown }

/** Handles the requests of Esplora (https://github.com/Blockstream/esplora), plus one that mines and one that funds. */
export type EsploraApi = (method: string, path: string, body: string) => Promise<ApiAnswer>

const notFound: ApiAnswer = { status: 404, body: 'Not found' }

/**
 * Creates the API of a node. `firstBlock` replaces the genesis hash, so that a regtest chain can simulate another
 * network.
 */
export function createEsploraApi(node: BitcoinNode, firstBlock?: string): EsploraApi {
  const routes = createEsploraRoutes(node, firstBlock)

  return async (method, path, body) => {
    for (const [allowed, pattern, answer] of routes) {
      const match = pattern.exec(path)
      if (!match || method !== allowed) continue
      try {
        const value = await answer(match[1] ?? '', body.trim())
        return value === undefined ? notFound : { status: 200, body: value }
      } catch (error) {
        return { status: 400, body: refusal(path, error) }
      }
    }
    return notFound
  }
}

/** Formats an error like Esplora, which passes on the errors of its node. */
function refusal(path: string, error: unknown): string {
  const message = error instanceof Error ? ('reason' in error ? String(error.reason) : error.message) : String(error)
  return path === '/tx' ? `sendrawtransaction RPC error: ${JSON.stringify({ code: -26, message })}` : message
}
