import { AppKitError } from '@latchkey/common'
import type { WalletAccess } from './walletAccess.js'

/** How long a wallet may take to answer what a node could have answered. */
const walletAnswerMs = 10_000

/**
 * Asks a network's own RPC URLs, or the wallet where the app does not know the network. `chainId` is the session's by default.
 */
export async function askNetwork(
  wallet: WalletAccess,
  chainId: number | undefined,
  request: { readonly method: string; readonly params: readonly unknown[] },
  signal: AbortSignal | undefined,
): Promise<unknown> {
  const wanted = chainId ?? wallet.chainId()
  const network = wallet.context.networks().find(({ id }) => Number(id) === wanted)
  if (network) return (await wallet.context.clients()).request(network, request, { signal })
  if (wanted !== wallet.chainId())
    throw new AppKitError('NETWORK_NOT_FOUND', { details: `The app has no network with the chain id ${wanted}.` })
  return wallet.ask(request.method, request.params, { signal, ms: walletAnswerMs })
}
