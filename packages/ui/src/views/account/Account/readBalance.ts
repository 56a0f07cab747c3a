import { type AmountParts, amountParts, type ErrorCode, isBalanceShown, type Network } from '@latchkey/common'
import type { ConnectedAccount, Core, ShownToken } from '@latchkey/core'

/** What the account shows about its balance. */
export type BalanceStatus =
  /** The option `balances` is off, or the network has no coin and the app no token there. */
  | { readonly status: 'off' }
  | { readonly status: 'loading' }
  /** Balances of test networks are not fetched. */
  | { readonly status: 'testNetwork' }
  | { readonly status: 'unavailable'; readonly error: ErrorCode }
  | KnownBalance

export type KnownBalance = {
  readonly status: 'known'
  /** The full amount with its symbol, with every decimal. */
  readonly whole: string
  readonly parts: AmountParts
  readonly symbol: string
  readonly isStale: boolean
  /** Why the newest request failed. The amount is an older one then. */
  readonly error: ErrorCode | undefined
}

/** The account, its network and the options that decide about its balance. */
export type BalanceSource = {
  readonly account: Pick<ConnectedAccount, 'balance' | 'balanceError'>
  /** `undefined` while the network is not known. */
  readonly network: Network | undefined
  readonly options: Pick<Core['options']['state']['current'], 'balances' | 'tokens'>
}

/** Returns the status of an account's balance. `locale` formats the amount. */
export function readBalance(source: BalanceSource, locale: string): BalanceStatus {
  const { account, network, options } = source
  const { balance, balanceError: error } = account
  if (!options.balances || (network?.hasNativeCoin === false && !findShownToken(source))) return { status: 'off' }
  if (balance) {
    const { formatted, symbol, isStale } = balance
    return {
      status: 'known',
      whole: `${formatted} ${symbol}`,
      parts: amountParts(formatted, locale),
      symbol,
      isStale,
      error,
    }
  }
  if (error) return { status: 'unavailable', error }
  return { status: !network || isBalanceShown(network, options) ? 'loading' : 'testNetwork' }
}

/**
 * Returns the token, set in the `tokens` option, whose balance the account shows, even before it is known. `undefined`
 * if the account shows the native coin.
 */
export function findShownToken({ account: { balance }, network, options }: BalanceSource): ShownToken | undefined {
  // A namespace without tokens shows its coin in any case.
  if (balance && !balance.token) return undefined
  return network && options.tokens?.[network.caipNetworkId]
}
