import type { Capabilities, Eip155Actions } from '@latchkey/common'
import { isRecord } from '../isRecord.js'
import { readRecord } from '../readRecord.js'
import { toQuantity } from '../units.js'
import type { WalletAccess } from '../walletAccess.js'

/** `wallet_getCapabilities` (EIP-5792). Wallets answer it silently; `ms` bounds the wait where nobody looks. */
export async function getCapabilities(
  wallet: WalletAccess,
  parameters: Parameters<NonNullable<Eip155Actions['getCapabilities']>>[0] & { readonly ms?: number } = {},
): Promise<Capabilities> {
  const { chainIds, address, signal, ms } = parameters
  const account = wallet.account(address)
  const params = chainIds ? [account, chainIds.map(toQuantity)] : [account]
  const answer = readRecord(await wallet.ask('wallet_getCapabilities', params, { signal, ms }), 'capabilities')
  const chains = Object.entries(answer).flatMap(([chainId, capabilities]) =>
    isRecord(capabilities) ? [[chainId, capabilities] as const] : [],
  )
  return Object.fromEntries(chains)
}
