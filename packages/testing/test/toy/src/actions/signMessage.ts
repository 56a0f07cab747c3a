import { AppKitError, invalidParams } from '@latchkey/common'
import { parseSignature } from '../signature.js'
import type { ToyActions } from '../toyActions.js'
import type { WalletAccess } from '../walletAccess.js'

/** Signs a text, as its UTF-8 bytes. */
export async function signMessage(
  access: WalletAccess,
  { message, address, signal }: Parameters<NonNullable<ToyActions['signMessage']>>[0],
): Promise<string> {
  if (typeof message !== 'string') throw invalidParams('message', 'must be a text')
  const { signMessage: sign } = access.wallet
  if (!sign) throw new AppKitError('METHOD_NOT_SUPPORTED')
  const account = access.account(address)
  return parseSignature(await access.ask(() => sign({ address: account, message }), { signal }))
}
