import { type Eip155Actions, type Hex, messageToHex } from '@latchkey/common'
import { askForSignature } from '../requests/askForSignature.js'
import type { WalletAccess } from '../requests/walletAccess.js'

/** Sends `personal_sign`. The message is sent as bytes, so that no wallet interprets text that looks like hex. */
export async function signMessage(
  wallet: WalletAccess,
  parameters: Parameters<Eip155Actions['signMessage']>[0],
): Promise<Hex> {
  const { message, address, signal } = parameters
  const account = wallet.account(address)
  return askForSignature(wallet, { account, isNamed: address !== undefined, signal }, 'personal_sign', [
    messageToHex(message),
    account,
  ])
}
