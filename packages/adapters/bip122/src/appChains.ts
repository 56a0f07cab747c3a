import { type BitcoinChain, chainOfNetwork } from './bitcoinChain.js'
import type { Bip122Context } from './context.js'

/** The networks of Bitcoin the app has, in its order. */
export function appChains(context: Pick<Bip122Context, 'networks'>): readonly BitcoinChain[] {
  return context.networks().flatMap((network) => chainOfNetwork(network) ?? [])
}
