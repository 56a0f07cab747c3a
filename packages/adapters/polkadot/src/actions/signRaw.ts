import { AppKitError, type Hex, invalidParams, type PolkadotActions } from '@latchkey/common'
import { askForSignature } from '../askForSignature.js'
import { isByteHex } from '../hex.js'
import type { WalletAccess } from '../walletAccess.js'
import { readSigned } from '../walletResult.js'

/** Signs bytes: of a message, or of a payload that the app has put together itself. */
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
      // The address as the wallet wrote it: some compare the text, not the account.
      ask(access, { address: account.walletAddress, data, type }, signal),
    ),
  )
  return { signature }
}

async function ask({ wallet }: WalletAccess, request: object, signal?: AbortSignal): Promise<unknown> {
  if (!wallet.signRaw) throw new AppKitError('METHOD_NOT_SUPPORTED')
  return wallet.signRaw(request, signal)
}
