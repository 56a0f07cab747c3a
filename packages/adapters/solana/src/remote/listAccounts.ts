import { type CaipNetworkId, decodeBase58 } from '@latchkey/common'
import { standardNameOf } from '../network/chains.js'
import { type ConnectedWallet, listFeatures } from './connectedWallet.js'
import type { Grant } from './readGrant.js'

/** Returns the granted accounts in the form of Wallet Standard: the active network's first, led by the selected account. */
export function listAccounts({ networkId, first }: ConnectedWallet, grant: Grant): readonly object[] {
  const rank = ([address, ids]: readonly [string, readonly CaipNetworkId[]]) =>
    (ids.includes(networkId) ? 0 : 2) + (address === first ? 0 : 1)
  const features = listFeatures(grant)
  return [...grant.accounts]
    .sort((one, other) => rank(one) - rank(other))
    .map(([address, ids]) => ({
      address,
      publicKey: decodeBase58(address),
      chains: ids.map(standardNameOf),
      features,
    }))
}
