import { createError, errors, invalidParams } from '@latchkey/common'
import type { WalletAccess } from '../requests/walletAccess.js'
import { parseSignature } from '../wallet/parseSignature.js'
import type { ToyActions } from '../wallet/toyActions.js'

/** Signs the UTF-8 bytes of a text. */
export async function signMessage(
  access: WalletAccess,
  { message, address, signal }: Parameters<NonNullable<ToyActions['signMessage']>>[0],
): Promise<string> {
  if (typeof message !== 'string') throw invalidParams('message', 'must be a text')
  const { signMessage: sign } = access.wallet
  if (!sign) throw createError(errors.METHOD_NOT_SUPPORTED)
  const account = access.account(address)
  const ask = () => access.ask(() => sign({ address: account.id, message }), { signal })
  return parseSignature(await access.whileUnchanged(account, ask))
}
