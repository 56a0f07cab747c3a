import type { ChainNamespace } from '@latchkey/common'
import type { BalanceState } from '@latchkey/core'
import type { Live } from './live.js'

/** The native balance as apps see it; plain data. */
export type BalanceView = {
  /** The balance that the account button shows; `undefined` until it is known. */
  readonly data: BalanceState | undefined
  /** A wallet is connected and its first balance is on the way. Balances of test networks are not fetched by themselves. */
  readonly isLoading: boolean
  /** The newest request failed; `data` is then absent or stale. */
  readonly isError: boolean
}

/** What is shown while no wallet is connected, and on a server. */
export const noBalance: BalanceView = { data: undefined, isLoading: false, isError: false }

/** The balance of a namespace's account, by default that of the active namespace. */
export function viewBalance({ core }: Live, wanted?: ChainNamespace): BalanceView {
  const namespace = wanted ?? core?.networks.state.activeNamespace
  const account = namespace && core?.accounts.getConnected(namespace)
  if (!account) return noBalance
  const { balance: data, balanceError } = account
  const isError = balanceError !== undefined
  return { data, isLoading: !data && !isError && !core?.networks.get(namespace).active?.testnet, isError }
}
