import { silentAnswerMs } from '@latchkey/common'
import { readAccounts } from '../address/address.js'
import { parseChainId } from '../network/chainId.js'
import type { WalletAccess } from '../requests/walletAccess.js'
import type { SessionState } from './sessionState.js'

/** Accounts and chain of a wallet. */
type Read = { readonly accounts: readonly string[]; readonly chainId: number }

/** Reads accounts and chain from the wallet without a window. Returns `undefined` if the session changed meanwhile, which is newer. */
export async function readAgain(state: SessionState, access: WalletAccess): Promise<Read | undefined> {
  const silent = { ms: silentAnswerMs }
  const { addresses, chainId } = state
  const accounts = readAccounts(await access.ask('eth_accounts', undefined, silent))
  const read = { accounts, chainId: parseChainId(await access.ask('eth_chainId', undefined, silent)) }
  return state.addresses === addresses && state.chainId === chainId ? read : undefined
}
