import { bytesToHex, createError, type Eip155Actions, errors, type Hex } from '@latchkey/common'
import { isByteHex } from '../parse/hex.js'
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
    toBytes(message),
    account,
  ])
}

function toBytes(message: string | { readonly raw: Hex }): Hex {
  if (typeof message === 'string') return bytesToHex(new TextEncoder().encode(message))
  if (typeof message === 'object' && message !== null && isByteHex(message.raw)) return message.raw
  throw createError(errors.INVALID_PARAMS, { details: 'message must be a text, or { raw } with whole bytes in hex.' })
}
