import {
  AppKitError,
  abortReason,
  httpUrls,
  invalidParams,
  isAppKitError,
  loadPart,
  type Network,
  withDeadline,
} from '@latchkey/common'
import { isSolanaNetwork } from './chains.js'
import type { SolanaContext } from './context.js'
import type { SolanaAdapterOptions } from './options.js'

/** A `Connection` of `@solana/web3.js` to a network, by the first of its URLs. */
export async function createConnection(
  { lifetime, ports }: SolanaContext,
  load: NonNullable<SolanaAdapterOptions['web3']>,
  network: Network,
): Promise<object> {
  if (lifetime.aborted) throw abortReason(lifetime)
  if (!isSolanaNetwork(network)) throw invalidParams('network', 'is no Solana network')
  const [url = ''] = httpUrls(network)
  const { Connection } = await withDeadline(loadPart(load), { signal: lifetime })
  const { fetch } = ports
  try {
    return new Connection(url, { commitment: 'confirmed', fetch: (...request) => fetch(...request) })
  } catch (cause) {
    if (isAppKitError(cause)) throw cause
    throw new AppKitError('INVALID_PARAMS', { cause, details: '@solana/web3.js could not make a Connection.' })
  }
}
