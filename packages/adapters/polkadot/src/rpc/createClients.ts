import { createNetworkClients, type NetworkClients } from '@latchkey/adapter-kit'
import { cleanText, createError, errors, isAppKitError } from '@latchkey/common'
import type { PolkadotContext } from '../context/context.js'
import { substrateRpc } from './substrateRpc.js'

/** Creates the clients of one adapter instance. The app's own connection to a network takes the place of its URLs. */
export function createClients({
  ports,
  lifetime,
  options,
}: Pick<PolkadotContext, 'ports' | 'lifetime' | 'options'>): NetworkClients {
  return createNetworkClients({
    ports,
    lifetime,
    dialect: substrateRpc,
    getClient: options.getClient,
    mapError(error) {
      if (isAppKitError(error)) return error
      const details = error instanceof Error ? cleanText(error.message, 300) : undefined
      return createError(errors.RPC_FAILED, { cause: error, details })
    },
  })
}
