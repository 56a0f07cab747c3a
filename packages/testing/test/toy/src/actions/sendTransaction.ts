import { AppKitError, invalidParams } from '@latchkey/common'
import { safeParseAddress } from '../address.js'
import { askNode } from '../client.js'
import { parseSignature } from '../signature.js'
import type { ToyActions } from '../toyActions.js'
import { assertGrains } from '../units.js'
import type { WalletAccess } from '../walletAccess.js'

/** Has the wallet sign a transfer and sends it. The transfer names its chain, so it is worth nothing on another. */
export async function sendTransaction(
  access: WalletAccess,
  { to, value, address, signal }: Parameters<NonNullable<ToyActions['sendTransaction']>>[0],
): Promise<string> {
  if (!safeParseAddress(to).ok) throw invalidParams('to', 'is not a toy address')
  assertGrains(value, 'value')
  const { signTransfer } = access.wallet
  if (!signTransfer) throw new AppKitError('METHOD_NOT_SUPPORTED')
  const from = access.account(address)
  const network = access.network()
  const nonce = await askNode(access.context, network, `/nonce/${from}`, { signal })
  const transfer = JSON.stringify({ chain: network.caipNetworkId, from, to, value: String(value), nonce })
  const signature = parseSignature(await access.ask(() => signTransfer({ address: from, transfer }), { signal }))
  const body = JSON.stringify({ transfer, signature })
  return askNode(access.context, network, '/transfers', { body, signal })
}
