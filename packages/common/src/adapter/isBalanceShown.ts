import type { Network } from './network.js'

/** The options that decide about balances. */
type BalanceOptions = {
  readonly balances: boolean
  readonly tokens?: Readonly<Record<string, unknown>> | undefined
}

/** Whether balances of a network are fetched: not on test networks, and without a native coin only for a token of the app. */
export function isBalanceShown(
  { caipNetworkId, testnet, hasNativeCoin = true }: Network,
  { balances, tokens }: BalanceOptions,
): boolean {
  return balances && !testnet && (hasNativeCoin || tokens?.[caipNetworkId] !== undefined)
}
