import { badResult, readField } from '@latchkey/common'
import { readList } from '../parse/readList.js'
import { type ConnectedWallet, grantOf } from './connectedWallet.js'

const method = 'solana_requestAccounts'

/**
 * Asks the wallet to select the first account, if it granted the method. The accounts were already shared with the
 * approval. Throws `WALLET_BAD_RESULT` if the response contains no shared account.
 */
export async function requestAccounts(wallet: ConnectedWallet, signal: AbortSignal | undefined): Promise<void> {
  const grant = grantOf(wallet)
  if (!grant.methods.includes(method)) return
  const networkId = grant.networks.get(wallet.networkId) ?? wallet.networkId
  const answer = await wallet.channel.request({ method, params: {}, networkId, signal })
  const named = readList(answer)?.map((entry) => readField(entry, 'pubkey')) ?? []
  const chosen = named.find((address): address is string => typeof address === 'string' && grant.accounts.has(address))
  if (!chosen) throw badResult('one of the accounts that it shares', answer)
  wallet.first = chosen
}
