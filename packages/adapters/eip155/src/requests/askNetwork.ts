import { createError, errors } from '@latchkey/common'
import type { WalletAccess } from './walletAccess.js'

/** Timeout in ms of requests that the wallet passes to its node, without a prompt. */
export const walletAnswerMs = 10_000

/**
 * Sends a read request to a network's RPC URLs, or to the wallet if the app does not have the network. `chainId`
 * defaults to the session's.
 */
export async function askNetwork(
  wallet: WalletAccess,
  chainId: number | undefined,
  request: { readonly method: string; readonly params: readonly unknown[] },
  signal: AbortSignal | undefined,
): Promise<unknown> {
  const requested = chainId ?? wallet.chainId()
  const network = wallet.context.networks().find(({ id }) => Number(id) === requested)
  if (network) return (await wallet.context.clients()).request(network, request, { signal })
  if (requested !== wallet.chainId())
    throw createError(errors.NETWORK_NOT_FOUND, { details: `The app has no network with the chain id ${requested}.` })
  return wallet.ask(request.method, request.params, { signal, ms: walletAnswerMs })
}
