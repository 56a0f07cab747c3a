import { type Bip122Actions, createError, errors, invalidParams, parseBitcoinSignature } from '@latchkey/common'
import type { WalletAccess } from '../requests/walletAccess.js'

/**
 * Signs a text with ECDSA (BIP-137) or BIP-322. Returns base64, with the prefix `ful` for a full signature of BIP-322
 * version 2.
 */
export async function signMessage(
  wallet: WalletAccess,
  parameters: Parameters<NonNullable<Bip122Actions['signMessage']>>[0],
): Promise<string> {
  const { message, address, protocol, signal } = parameters
  if (typeof message !== 'string') throw invalidParams('message', 'must be a text')
  if (protocol !== undefined && protocol !== 'ecdsa' && protocol !== 'bip322')
    throw invalidParams('protocol', 'must be ecdsa or bip322')
  const actor = wallet.actor(address)
  await wallet.assertUnchanged(actor, { signal })
  const request = { actor, message, protocol, chain: actor.chain, signal }
  const signature = parseBitcoinSignature(
    await wallet.whileActing(actor, () =>
      wallet.ask((driver) => driver.signMessage?.(request) ?? notSupported(), { signal }),
    ),
  )
  // Some wallets ignore the requested protocol. The app could not verify a signature with another protocol.
  if (protocol === undefined || signature.protocol === protocol) return signature.base64
  throw createError(errors.WALLET_BAD_RESULT, {
    details: `The wallet signed by ${signature.protocol}, not ${protocol}.`,
  })
}

async function notSupported(): Promise<never> {
  throw createError(errors.METHOD_NOT_SUPPORTED)
}
