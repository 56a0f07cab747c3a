import { type CaipNetworkId, readField } from '@latchkey/common'
import { readList } from './readList.js'
import { readChains } from './standardWallet.js'
import { type WalletChange, watchChanges } from './watchChanges.js'

/** The functions of a wallet's features that are used. */
export type Feature =
  | 'standard:connect'
  | 'standard:disconnect'
  | 'solana:signMessage'
  | 'solana:signTransaction'
  | 'solana:signAndSendTransaction'

/** A wallet whose functions were read once, so that what the page puts there later is not used (R33). */
export type OpenWallet = {
  readonly provider: object
  has(feature: Feature): boolean
  /** Calls a feature's function; what it throws rejects. Only a wallet far away hears the signal. */
  call(feature: Feature, inputs?: readonly unknown[], signal?: AbortSignal): Promise<unknown>
  /** The versions of transactions a feature takes; `undefined` where the wallet does not say. */
  versions(feature: Feature): readonly unknown[] | undefined
  /** The accounts the wallet shows now, as it gives them. */
  accounts(): unknown
  /** The Solana chains it lists now. */
  chains(): readonly string[]
  watch(listener: (change: WalletChange) => void): () => void
  /** Reads the features again, when the wallet says that they are others. */
  reread(): void
  /** Whether the page has put other functions in place. */
  isReplaced(): boolean
  /**
   * For wallets whose accounts depend on the network: says where the page is now, and answers with the accounts there, as
   * `accounts` does. Such a wallet approved its networks one by one.
   */
  goTo?(networkId: CaipNetworkId): unknown
  /** Says that the page itself chose its network. */
  noteSwitch?(): void
}

const methods: Readonly<Record<Feature, string>> = {
  'standard:connect': 'connect',
  'standard:disconnect': 'disconnect',
  'solana:signMessage': 'signMessage',
  'solana:signTransaction': 'signTransaction',
  'solana:signAndSendTransaction': 'signAndSendTransaction',
}

type Pinned = {
  readonly home: unknown
  readonly method: (...inputs: readonly unknown[]) => unknown
  /** What the wallet has there, to compare; `undefined` for a wallet that binds its functions anew at every look. */
  readonly original: unknown
}

/** Pins the functions of a wallet for use. */
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
  for (const feature of Object.keys(methods) as Feature[]) {
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
  return { home, method: readField(home, methods[feature]) }
}
