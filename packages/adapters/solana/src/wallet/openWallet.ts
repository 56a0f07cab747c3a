import { type CaipNetworkId, type RemoteChannel, readField } from '@latchkey/common'
import { readList } from '../parse/readList.js'
import { type Feature, featureNames, features } from './features.js'
import { readChains } from './standardWallet.js'
import { type WalletChange, watchChanges } from './watchChanges.js'

/** A wallet whose functions were read once, so that the page can't replace them later. */
export type OpenWallet = {
  readonly provider: object
  has(feature: Feature): boolean
  /** Calls a feature and rejects with whatever it throws. Only a remote wallet receives the signal. */
  call(feature: Feature, inputs?: readonly unknown[], signal?: AbortSignal): Promise<unknown>
  /** Returns the transaction versions that a feature supports; `undefined` if the wallet does not report them. */
  versions(feature: Feature): readonly unknown[] | undefined
  /** Returns the wallet's current accounts, unvalidated. */
  accounts(): unknown
  /** Returns the Solana chains that the wallet currently lists. */
  chains(): readonly string[]
  watch(listener: (change: WalletChange) => void): () => void
  /** Reads the features again after the wallet reported a change. */
  reread(): void
  /** Whether the page has replaced functions of the wallet. */
  isReplaced(): boolean
  /** Present on a wallet that is connected over a channel. */
  readonly remote?: RemoteWallet
}

export type RemoteWallet = {
  readonly channel: RemoteChannel
  /** Sets the network of the page and returns the accounts there, in the form of `accounts`. */
  setNetwork(networkId: CaipNetworkId): unknown
}

type Pinned = {
  readonly home: unknown
  readonly method: (...inputs: readonly unknown[]) => unknown
  /**
   * The property's value, for comparison; `undefined` for a wallet that returns a newly bound function on each access.
   */
  readonly original: unknown
}

/** Reads and keeps the functions of a wallet. */
export function openWallet(provider: object): OpenWallet {
  let pinned = pinAll(provider)
  const on = readField(readField(readField(provider, 'features'), 'standard:events'), 'on')
  return {
    provider,
    has: (feature) => pinned.has(feature),
    async call(feature, inputs = []) {
      const found = pinned.get(feature)
      if (!found) throw Object.assign(new Error(`The wallet has no ${feature}.`), { code: 4200 })
      return found.method(...inputs)
    },
    versions(feature) {
      return readList(readField(pinned.get(feature)?.home, 'supportedTransactionVersions'))
    },
    accounts: () => readField(provider, 'accounts'),
    chains: () => readChains(readField(provider, 'chains')),
    watch: (listener) => watchChanges(provider, listener, on),
    reread() {
      pinned = pinAll(provider)
    },
    isReplaced: () =>
      [...pinned].some(
        ([feature, { original }]) => original !== undefined && read(provider, feature).method !== original,
      ),
  }
}

function pinAll(provider: object): ReadonlyMap<Feature, Pinned> {
  const pinned = new Map<Feature, Pinned>()
  for (const feature of featureNames) {
    const { home, method } = read(provider, feature)
    if (typeof method !== 'function') continue
    pinned.set(feature, {
      home,
      method: (...inputs) => Reflect.apply(method, home, inputs),
      original: read(provider, feature).method === method ? method : undefined,
    })
  }
  return pinned
}

function read(provider: object, feature: Feature): { readonly home: unknown; readonly method: unknown } {
  const home = readField(readField(provider, 'features'), feature)
  return { home, method: readField(home, features[feature].method) }
}
