import { createError, errors, type Hex, invalidParams, isByteHex, type PolkadotActions } from '@latchkey/common'
import { askForSignature } from '../requests/askForSignature.js'
import type { WalletAccess } from '../requests/walletAccess.js'
import { readSigned } from '../wallet/walletResult.js'

/** Signs bytes: a message, or a payload that the app composed. */
export async function signRaw(
  access: WalletAccess,
  parameters: Parameters<NonNullable<PolkadotActions['signRaw']>>[0],
): Promise<{ readonly signature: Hex }> {
  const { data, type = 'bytes', address, signal } = parameters
  if (!isByteHex(data)) throw invalidParams('data', 'must be whole bytes in hexadecimal form')
  if (type !== 'bytes' && type !== 'payload') throw invalidParams('type', 'must be bytes or payload')
  const account = access.account(address)
  const { signature } = readSigned(
    await askForSignature(access, { account, isNamed: address !== undefined, signal }, () =>
      // Use the wallet's own form of the address, because some wallets compare texts instead of accounts.
      ask(access, { address: account.walletAddress, data, type }, signal),
    ),
  )
  return { signature }
}

async function ask({ wallet }: WalletAccess, request: object, signal?: AbortSignal): Promise<unknown> {
  if (!wallet.signRaw) throw createError(errors.METHOD_NOT_SUPPORTED)
  return wallet.signRaw(request, signal)
}
