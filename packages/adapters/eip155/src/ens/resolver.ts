import { cleanText, type Hex, isAppKitError, isByteHex, loadModule } from '@latchkey/common'
import type { Eip155Context } from '../context/context.js'

/** The universal resolver of ENS on mainnet. Its test networks use the same address. */
const universalResolver = '0xeeeeeeee14d718c2b47d9923deab1335e144eeee'
const longestName = 255

/** Calls the universal resolver of ENS. Resolves with `undefined` if it reverts, as for an unknown name. */
export type ResolverCall = (data: Hex) => Promise<Hex | undefined>

/**
 * Returns the {@link ResolverCall} on mainnet, or `undefined` if the app does not have mainnet. Off-chain names
 * (EIP-3668) count as unknown, because they would send requests to servers chosen by the name's owner.
 */
export function createResolverCall(context: Eip155Context, signal: AbortSignal | undefined): ResolverCall | undefined {
  const mainnet = context.networks().find(({ id }) => id === 1)
  if (!mainnet) return undefined
  const to = mainnet.contracts?.ensUniversalResolver?.address ?? universalResolver
  return async (data) => {
    const clients = await context.clients()
    try {
      const request = { method: 'eth_call', params: [{ to, data }, 'latest'] }
      const response = await clients.request(mainnet, request, { signal })
      return isByteHex(response) && response !== '0x' ? response : undefined
    } catch (error) {
      if (isAppKitError(error, 'CALL_REVERTED')) return undefined
      throw error
    }
  }
}

/** Returns the normalized form of a name with at least two labels; `undefined` for any other text. */
export async function readEnsName(text: unknown): Promise<string | undefined> {
  if (typeof text !== 'string' || text.length > longestName || !text.includes('.')) return undefined
  if (cleanText(text, longestName) !== text) return undefined
  // ENSIP-15 reserves labels with hyphens in third and fourth position.
  if (/^(?:(?!..--)[a-z0-9-]+\.)+(?!..--)[a-z0-9-]+$/i.test(text)) return text.toLowerCase()
  const { normalizeName } = await loadModule(() => import('./normalizeName.js'))
  return normalizeName(text)
}
