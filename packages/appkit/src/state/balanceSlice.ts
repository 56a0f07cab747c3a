import type { BalanceState } from '@latchkey/core'
import type { Slice } from './slice.js'

/** The balance of the native coin, or of the token set in the `tokens` option, as plain data. */
export type BalanceView = {
  /** The balance that the account button shows; `undefined` until it is known. */
  readonly data: BalanceState | undefined
  /**
   * A wallet is connected and its first balance is being fetched. Balances of test networks are not fetched. If
   * the `balances` option is off, no balance is fetched.
   */
  readonly isLoading: boolean
  /** The newest request failed; `data` is then absent or stale. */
  readonly isError: boolean
}

/** The balance while no wallet is connected. */
export const noBalance: BalanceView = { data: undefined, isLoading: false, isError: false }

export const balanceSlice: Slice<BalanceView> = {
  watched: ['accounts', 'networks', 'options'],
  initial: () => noBalance,
}
