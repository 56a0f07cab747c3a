import {
  type CaipNetworkId,
  decodeBase58,
  type Emitter,
  type Network,
  type RemoteChannel,
  readAccountType,
  readRemoteGrant,
} from '@latchkey/common'
import { standardNameOf } from '../network/chains.js'
import { type Feature, factsOf, featureNames } from '../wallet/features.js'
import type { WalletChange } from '../wallet/watchChanges.js'
import { type Grant, readGrant } from './readGrant.js'

/** The state of one remote wallet. */
export type ConnectedWallet = {
  readonly channel: RemoteChannel
  /** Returns the app's networks. */
  networks(): readonly Network[]
  /**
   * Emits changes to the session and to apps. They share one listener of the channel, because a channel without
   * listeners counts as disconnected.
   */
  readonly changes: Emitter<WalletChange>
  networkId: CaipNetworkId
  /** The account that the wallet or its user selected. */
  first: string | undefined
}

/** Returns the current grant of the wallet. */
export function grantOf({ channel, networks }: ConnectedWallet): Grant {
  return readGrant(channel.granted(), networks())
}

/** Returns whether the wallet granted a feature. Connecting and disconnecting need no grant. */
export function hasFeature(grant: Grant, feature: Feature): boolean {
  const { remoteMethods } = factsOf(feature)
  return remoteMethods.length === 0 || remoteMethods.some((method) => grant.methods.includes(method))
}

/** Returns the signing features that the wallet granted. */
function listFeatures(grant: Grant): readonly Feature[] {
  return featureNames.filter((feature) => factsOf(feature).remoteMethods.length > 0 && hasFeature(grant, feature))
}

/**
 * Returns the granted accounts in the form of Wallet Standard: the active network's first, led by the selected account.
 */
export function listAccounts({ networkId, first, channel }: ConnectedWallet, grant: Grant): readonly object[] {
  const granted = readRemoteGrant(channel.granted())
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
      accountType: readAccountType(granted, address, ['smartAccount']),
    }))
}
