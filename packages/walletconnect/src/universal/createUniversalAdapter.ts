import {
  type Adapter,
  type AdapterFactory,
  AppKitError,
  type ChainNamespace,
  walletConnectMethods,
} from '@latchkey/common'
import { createAccountParser } from './createAccountParser.js'
import { isPlausibleAddress } from './isPlausibleAddress.js'
import { openUniversalSession } from './openUniversalSession.js'

/**
 * An adapter for a namespace whose chain library an app does not load: wallets are reached through WalletConnect alone, and
 * the chain itself is not asked.
 *
 * @example
 * createAppKit({ adapters: [], networks: [base], projectId, services: { relay } })
 */
export function createUniversalAdapter(namespace: ChainNamespace): AdapterFactory {
  return {
    namespace,
    create({ ports }): Adapter {
      const life = new AbortController()
      return {
        namespace,
        discover(onChange) {
          onChange([])
          return () => undefined
        },
        getBalance: () =>
          Promise.reject(
            new AppKitError('BALANCE_UNAVAILABLE', {
              details: `No adapter for ${namespace} was passed in \`adapters\`.`,
            }),
          ),
        isAddress: (value) => isPlausibleAddress(namespace, value),
        walletConnect: async () => ({
          ...walletConnectMethods[namespace],
          account: createAccountParser(namespace),
          open: (wire, request) => openUniversalSession(namespace, { ports, lifetime: life.signal }, wire, request),
        }),
        destroy: () => life.abort(),
      }
    },
  }
}
