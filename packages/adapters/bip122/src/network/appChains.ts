import type { AdapterContext } from '@latchkey/common'
import { type BitcoinChain, chainOfNetwork } from './bitcoinChain.js'

/** Returns the app's Bitcoin networks in order. */
export function appChains(context: Pick<AdapterContext, 'networks'>): readonly BitcoinChain[] {
  return context.networks().flatMap((network) => chainOfNetwork(network) ?? [])
}
