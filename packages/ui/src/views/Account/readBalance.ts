import { type AmountParts, amountParts, type ErrorCode, type Network, parseCaipAddress } from '@latchkey/common'
import type { ConnectedAccount, Core } from '@latchkey/core'

export type ShownBalance = {
  readonly network: Network | undefined
  /** The wallet is on a network the app did not ask for: nothing is known of it. */
  readonly isUnsupported: boolean
  /** The whole amount with its symbol, for who wants to see every decimal. */
  readonly whole: string | undefined
  readonly parts: AmountParts | undefined
  readonly symbol: string
  readonly isLoading: boolean
  readonly isStale: boolean
  readonly error: ErrorCode | undefined
}

/** What can be said of an account's native balance (specification §5: it is not looked up on test networks). */
export function readBalance(core: Core, account: ConnectedAccount, locale: string): ShownBalance {
  const { active, isUnsupported } = core.networks.get(parseCaipAddress(account.caipAddress).namespace)
  const { balance, balanceError: error } = account
  return {
    network: active,
    isUnsupported,
    whole: balance && `${balance.formatted} ${balance.symbol}`,
    parts: balance && amountParts(balance.formatted, locale),
    symbol: balance?.symbol ?? active?.nativeCurrency.symbol ?? '',
    isLoading: !balance && !error && !active?.testnet,
    isStale: balance?.isStale ?? false,
    error,
  }
}
