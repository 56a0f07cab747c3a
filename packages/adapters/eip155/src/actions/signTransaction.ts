import { type Eip155Actions, type Hex, parseSignedEvmTransaction } from '@latchkey/common'
import type { WalletAccess } from '../requests/walletAccess.js'
import { askForTransaction } from '../transaction/askForTransaction.js'

/** Sends `eth_signTransaction`, after the same checks as `sendTransaction`. */
export async function signTransaction(
  wallet: WalletAccess,
  parameters: Parameters<NonNullable<Eip155Actions['signTransaction']>>[0],
): Promise<Hex> {
  return parseSignedEvmTransaction(await askForTransaction(wallet, 'eth_signTransaction', parameters))
}
