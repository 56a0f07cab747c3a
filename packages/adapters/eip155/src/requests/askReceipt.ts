import type { Hex } from '@latchkey/common'
import { askNetwork, walletAnswerMs } from './askNetwork.js'
import type { WalletAccess } from './walletAccess.js'

/** Sends `eth_getTransactionReceipt`: to a host whose transactions have ids of its own, otherwise like {@link askNetwork}. */
export async function askReceipt(
  wallet: WalletAccess,
  chainId: number,
  hash: Hex,
  signal: AbortSignal | undefined,
): Promise<unknown> {
  const request = { method: 'eth_getTransactionReceipt', params: [hash] }
  const isOfHost = wallet.host?.hasOwnIds === true && chainId === wallet.chainId()
  if (isOfHost) return wallet.ask(request.method, request.params, { signal, ms: walletAnswerMs })
  return askNetwork(wallet, chainId, request, signal)
}
