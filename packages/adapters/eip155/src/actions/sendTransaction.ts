import { type Eip155Actions, type Hex, parseEvmTransactionHash } from '@latchkey/common'
import type { WalletAccess } from '../requests/walletAccess.js'
import { askForTransaction } from '../transaction/askForTransaction.js'

/** Sends `eth_sendTransaction`. The request names the chain, so the hash belongs to that chain. Remembers the host for the receipt. */
export async function sendTransaction(
  wallet: WalletAccess,
  parameters: Parameters<Eip155Actions['sendTransaction']>[0],
): Promise<Hex> {
  const hash = parseEvmTransactionHash(await askForTransaction(wallet, 'eth_sendTransaction', parameters))
  if (wallet.host?.hasOwnIds) wallet.context.hostTransactions.set(hash, wallet)
  return hash
}
