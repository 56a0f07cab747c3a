import { type AmountParts, amountParts, type ErrorCode, type Network, parseCaipAddress } from '@latchkey/common'
import type { ConnectedAccount, Core, ShownToken } from '@latchkey/core'

export type ShownBalance = {
  /** The option `balances` is off: nothing is shown in place of the balance. */
  readonly isOff: boolean
  readonly network: Network | undefined
  /** The wallet is on an unsupported network, so the coin is unknown. */
  readonly isUnsupported: boolean
  /** The full amount with its symbol, with every decimal. */
  readonly whole: string | undefined
  readonly parts: AmountParts | undefined
  readonly symbol: string
  /** The token of option `tokens` whose balance is shown; `undefined` for the network's coin. */
  readonly token: ShownToken | undefined
  readonly isLoading: boolean
  readonly isStale: boolean
  readonly error: ErrorCode | undefined
}

/** Returns the text of an account's balance (specification §5: it is not loaded on test networks). */
export function readBalance(core: Core, account: ConnectedAccount, locale: string): ShownBalance {
  const { active, isUnsupported } = core.networks.get(parseCaipAddress(account.caipAddress).namespace)
  const { balance, balanceError: error } = account
  const { balances, tokens } = core.options.state.current
  const token = balance?.token && active ? tokens?.[active.caipNetworkId] : undefined
  return {
    isOff: !balances,
    token,
    network: active,
    isUnsupported,
    whole: balance && `${balance.formatted} ${balance.symbol}`,
    parts: balance && amountParts(balance.formatted, locale),
    symbol: balance?.symbol ?? active?.nativeCurrency.symbol ?? '',
    isLoading: balances && !balance && !error && !active?.testnet,
    isStale: balance?.isStale ?? false,
    error,
  }
}
