import { AppKitError, type Eip155Actions, type Hex } from '@latchkey/common'
import { askForSignature } from '../askForSignature.js'
import { bytesToHex, isByteHex } from '../hex.js'
import type { WalletAccess } from '../walletAccess.js'

/** `personal_sign`. The message goes to the wallet as bytes, so that no wallet takes a text that looks like hex for bytes. */
export async function signMessage(
  wallet: WalletAccess,
  parameters: Parameters<Eip155Actions['signMessage']>[0],
): Promise<Hex> {
  const { message, address, signal } = parameters
  const account = wallet.account(address)
  return askForSignature(wallet, { account, isNamed: address !== undefined, signal }, 'personal_sign', [
    toBytes(message),
    account,
  ])
}

function toBytes(message: string | { readonly raw: Hex }): Hex {
  if (typeof message === 'string') return bytesToHex(new TextEncoder().encode(message))
  if (typeof message === 'object' && message !== null && isByteHex(message.raw)) return message.raw
  throw new AppKitError('INVALID_PARAMS', { details: 'message must be a text, or { raw } with whole bytes in hex.' })
}
