import type { Network } from './network.js'

/** An amount of a coin. `value` is in the smallest unit, `decimals` the number of digits after the decimal point. */
export type Balance = { readonly value: bigint; readonly decimals: number; readonly symbol: string }

/** Name and picture of an address, from a name service. */
export type Identity = { readonly name?: string; readonly avatar?: string }

/** The address of a name, from a name service. `name` is in its normalized form, to show beside the address. */
export type ResolvedName = { readonly name: string; readonly address: string }

/** The options that decide about balances. */
type BalanceOptions = {
  readonly balances: boolean
  readonly tokens?: Readonly<Record<string, unknown>> | undefined
}

/**
 * Whether balances of a network are fetched: not on test networks, and without a native coin only for a token of the
 * app.
 */
export function isBalanceShown(
  { caipNetworkId, testnet, hasNativeCoin = true }: Network,
  { balances, tokens }: BalanceOptions,
): boolean {
  return balances && !testnet && (hasNativeCoin || tokens?.[caipNetworkId] !== undefined)
}
