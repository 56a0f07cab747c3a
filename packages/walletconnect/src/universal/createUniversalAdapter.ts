import { type Adapter, type AdapterFactory, type ChainNamespace, createError, errors } from '@latchkey/common'
import { createBalanceReader } from './createBalanceReader.js'
import { isPlausibleAddress } from './isPlausibleAddress.js'
import { openUniversalSession } from './openUniversalSession.js'

/**
 * Creates an adapter for a namespace whose chain library the app does not load. Wallets connect only through
 * WalletConnect, and RPC requests only read balances, where that needs no library.
 *
 * @example
 * createAppKit({ adapters: [], networks: [base], projectId, services: { relay } })
 */
export function createUniversalAdapter(namespace: ChainNamespace): AdapterFactory {
  return {
    namespace,
    create({ ports, networks }): Adapter {
      const life = new AbortController()
      return {
        namespace,
        discover(onChange) {
          onChange([])
          return () => undefined
        },
        getBalance: createBalanceReader(namespace, { ports, lifetime: life.signal }),
        isAddress: (value) => isPlausibleAddress(namespace, value),
        openRemote: (channel, request) =>
          openUniversalSession(namespace, { ports, networks, lifetime: life.signal }, channel, request),
        destroy: () => life.abort(createError(errors.DESTROYED)),
      }
    },
  }
}
