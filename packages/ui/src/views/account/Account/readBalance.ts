import {
  type AmountParts,
  amountParts,
  type ErrorCode,
  isBalanceShown,
  type Network,
  parseCaipAddress,
  truncateMiddle,
} from '@latchkey/common'
import type { ConnectedAccount, Core, ShownToken } from '@latchkey/core'

export type ShownBalance = {
  /**
   * Nothing is shown in place of the balance: the option `balances` is off, or the network has no coin and the app no
   * token there.
   */
  readonly isOff: boolean
  readonly network: Network | undefined
  /** The wallet is on an unsupported network, so the coin is unknown. */
  readonly isUnsupported: boolean
  /** The full amount with its symbol, with every decimal. */
  readonly whole: string | undefined
  readonly parts: AmountParts | undefined
  readonly symbol: string
  /**
   * The token of option `tokens` whose balance is shown, also before it is known; `undefined` for the network's coin.
   */
  readonly token: ShownToken | undefined
  readonly isLoading: boolean
  readonly isStale: boolean
  readonly error: ErrorCode | undefined
}

/** Returns the app's name of a token, or its shortened address. */
function nameOf(token: ShownToken | undefined): string | undefined {
  return token && (token.symbol ?? truncateMiddle(token.address, 6, 4))
}

/** Returns the text of an account's balance (specification §5: it is not loaded on test networks). */
export function readBalance(core: Core, account: ConnectedAccount, locale: string): ShownBalance {
  const { active, isUnsupported } = core.networks.get(parseCaipAddress(account.caipAddress).namespace)
  const { balance, balanceError: error } = account
  const options = core.options.state.current
  const appToken = active && options.tokens?.[active.caipNetworkId]
  // A namespace without tokens shows its coin in any case.
  const token = balance && !balance.token ? undefined : appToken
  return {
    isOff: !options.balances || (active?.hasNativeCoin === false && !token),
    token,
    network: active,
    isUnsupported,
    whole: balance && `${balance.formatted} ${balance.symbol}`,
    parts: balance && amountParts(balance.formatted, locale),
    symbol: balance?.symbol ?? nameOf(token) ?? active?.nativeCurrency.symbol ?? '',
    isLoading: !balance && !error && (active ? isBalanceShown(active, options) : options.balances),
    isStale: balance?.isStale ?? false,
    error,
  }
}
