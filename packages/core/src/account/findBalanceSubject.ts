import { type Adapter, type ChainNamespace, isBalanceShown, type Network } from '@latchkey/common'
import type { ShownToken } from '../options/appKitOptions.js'
import type { AccountDetailDeps } from './accountDetailDeps.js'
import type { ConnectedAccount } from './accountState.js'

/** The account, the network and the coin or token of a balance. */
export type BalanceSubject = {
  readonly adapter: Adapter
  readonly account: ConnectedAccount
  readonly network: Network
  /** `undefined` for the native coin. */
  readonly token: ShownToken | undefined
  /** Identifies the balance in caches: the CAIP-10 address, followed by the address of the token. */
  readonly key: string
}

/**
 * Returns a function that finds the balance to show for a namespace; `undefined` if none is fetched: without a wallet, with option `balances`
 * off, on unsupported networks, on testnets, and for the coin of a network that has none. A network whose namespace has no tokens shows its coin, and the console reports its entry in
 * `tokens` once.
 */
export function findBalanceSubject({
  adapterOf,
  accounts,
  networks,
  options,
  ports,
}: AccountDetailDeps): (namespace: ChainNamespace) => BalanceSubject | undefined {
  const reported = new Set<string>()

  function findToken(adapter: Adapter, { caipNetworkId }: Network): ShownToken | undefined {
    const token = options.tokens?.[caipNetworkId]
    if (!token || adapter.getTokenBalance) return token
    if (!reported.has(caipNetworkId))
      ports.logger.error(`[latchkey] tokens['${caipNetworkId}'] has no effect: the adapter reads no token balances.`)
    reported.add(caipNetworkId)
    return undefined
  }

  return (namespace) => {
    const account = accounts.getConnected(namespace)
    const adapter = adapterOf(namespace)
    const { active: network, isUnsupported } = networks.get(namespace)
    if (!account || !adapter || !network || isUnsupported || !isBalanceShown(network, options)) return undefined
    if (network.caipNetworkId !== account.caipNetworkId) return undefined
    const token = findToken(adapter, network)
    if (!token && network.hasNativeCoin === false) return undefined
    const key = token ? `${account.caipAddress}:${token.address}` : account.caipAddress
    return { adapter, account, network, token, key }
  }
}
