import type { Eip155Actions, Hex } from '@latchkey/common'
import { askForTransaction } from '../askForTransaction.js'
import type { WalletAccess } from '../walletAccess.js'
import { parseTransactionHash } from '../walletResult.js'

/** `eth_sendTransaction`. The hash belongs to the chain that the request names. */
export async function sendTransaction(
  wallet: WalletAccess,
  parameters: Parameters<Eip155Actions['sendTransaction']>[0],
): Promise<Hex> {
  return parseTransactionHash(await askForTransaction(wallet, 'eth_sendTransaction', parameters))
}
