import {
  type Adapter,
  type AdapterFactory,
  type ChainNamespace,
  setupError,
  walletConnectMethods,
} from '@latchkey/common'
import { createAccountParser } from './createAccountParser.js'
import { createBalanceReader } from './createBalanceReader.js'
import { isPlausibleAddress } from './isPlausibleAddress.js'
import { openUniversalSession } from './openUniversalSession.js'

/**
 * An adapter for a namespace whose chain library an app does not load: wallets are reached through WalletConnect alone, and
 * the chain is asked for balances alone, where that takes no library.
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
        walletConnect: async () => ({
          ...walletConnectMethods[namespace],
          account: createAccountParser(namespace),
          open: (wire, request) =>
            openUniversalSession(namespace, { ports, networks, lifetime: life.signal }, wire, request),
        }),
        destroy: () => life.abort(setupError('DESTROYED')),
      }
    },
  }
}
