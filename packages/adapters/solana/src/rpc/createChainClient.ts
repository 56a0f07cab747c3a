import {
  createError,
  errors,
  httpUrls,
  invalidParams,
  isAppKitError,
  loadModule,
  type Network,
  throwIfAborted,
  withSignals,
} from '@latchkey/common'
import type { SolanaContext } from '../context/context.js'
import type { SolanaAdapterOptions } from '../context/options.js'
import { isSolanaNetwork } from '../network/chains.js'

/** Creates a `Connection` of `@solana/web3.js` for the first URL of a network. */
export async function createChainClient(
  { lifetime, ports }: SolanaContext,
  load: NonNullable<SolanaAdapterOptions['web3']>,
  network: Network,
): Promise<object> {
  throwIfAborted(lifetime)
  if (!isSolanaNetwork(network)) throw invalidParams('network', 'is no Solana network')
  const [url = ''] = httpUrls(network)
  const { Connection } = await withSignals(loadModule(load), lifetime)
  const { fetch } = ports
  try {
    return new Connection(url, { commitment: 'confirmed', fetch: (...request) => fetch(...request) })
  } catch (cause) {
    if (isAppKitError(cause)) throw cause
    throw createError(errors.INVALID_PARAMS, { cause, details: '@solana/web3.js could not make a Connection.' })
  }
}
