import { createError, errors, invalidParams } from '@latchkey/common'
import { safeParseAddress } from '../address/address.js'
import { assertGrains } from '../network/units.js'
import type { WalletAccess } from '../requests/walletAccess.js'
import { parseSignature } from '../wallet/parseSignature.js'
import type { ToyActions } from '../wallet/toyActions.js'

/** Asks the wallet to sign a transfer, and sends it. The transfer contains its chain, so it is invalid on others. */
export async function sendTransaction(
  access: WalletAccess,
  { to, value, address, signal }: Parameters<NonNullable<ToyActions['sendTransaction']>>[0],
): Promise<string> {
  if (!safeParseAddress(to).ok) throw invalidParams('to', 'is not a toy address')
  assertGrains(value, 'value')
  const { signTransfer } = access.wallet
  if (!signTransfer) throw createError(errors.METHOD_NOT_SUPPORTED)
  const account = access.account(address)
  const { id: from } = account
  const network = access.network()
  const nonce = await (await access.context.clients()).request(network, `/nonce/${from}`, { signal })
  const transfer = JSON.stringify({ chain: network.caipNetworkId, from, to, value: String(value), nonce })
  const ask = () => access.ask(() => signTransfer({ address: from, transfer }), { signal })
  const signature = parseSignature(await access.whileUnchanged(account, ask))
  const body = JSON.stringify({ transfer, signature })
  return (await access.context.clients()).request(network, '/transfers', { body, signal })
}
