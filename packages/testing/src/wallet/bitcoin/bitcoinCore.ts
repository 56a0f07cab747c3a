import { createEmitter, type Emitter } from '@latchkey/common'
import { testMnemonic } from '../../chains/testAccounts.js'
import { ProviderError } from '../base/providerError.js'
import { type BitcoinAccount, type BitcoinKey, createAccountSource } from './bitcoinAccount.js'
import type { BitcoinNetworkName, BitcoinWalletChain } from './bitcoinChain.js'
import type { BitcoinTestWalletOptions } from './bitcoinOptions.js'
import { type BitcoinStore, createBitcoinStore } from './bitcoinStore.js'

/** What a page can notice of a change. */
export type BitcoinChange = 'accounts' | 'network' | 'locked' | 'unlocked' | 'revoked'

/** The wallet's own parts, shared by its faces. */
export type BitcoinCore = {
  readonly name: string
  readonly origin: string
  readonly store: BitcoinStore
  readonly changes: Emitter<BitcoinChange>
  readonly chains: readonly BitcoinWalletChain[]
  readonly feeRate: number
  readonly fetch: typeof globalThis.fetch
  accountCount(): number
  account(index: number, network?: BitcoinNetworkName): BitcoinAccount
  network(): BitcoinNetworkName
  chain(network: BitcoinNetworkName): BitcoinWalletChain
  isPermitted(): boolean
  /** The keys whose addresses the page may see on a network, for payments first; none while locked. */
  visible(network?: BitcoinNetworkName): readonly BitcoinKey[]
  /** The key of an address the page may use, on whichever network; 4100 if it may not. */
  authorized(address: string): { readonly key: BitcoinKey; readonly network: BitcoinNetworkName }
  permit(): void
  revoke(): void
  selectAccount(index: number): void
  selectNetwork(network: BitcoinNetworkName): void
  setLocked(locked: boolean): void
  reload(): void
  offers(name: string): boolean
}

export function createBitcoinCore(options: BitcoinTestWalletOptions): BitcoinCore {
  const { name, chains, mnemonic = testMnemonic, accountCount = 3, firstAccount = 0, feeRate = 2 } = options
  const [first] = chains
  if (!first) throw new Error(`The test wallet ${name} needs at least one network`)
  const origin = options.origin ?? globalThis.location?.origin ?? 'https://app.example'
  const source = createAccountSource(mnemonic)
  const changes = createEmitter<BitcoinChange>()
  const store = createBitcoinStore(
    `latchkey-test-wallet:bitcoin:${options.id ?? name}`,
    { origins: [], selected: 0, network: first.network, locked: false },
    options.storage,
  )

  const core: BitcoinCore = {
    name,
    origin,
    store,
    changes,
    chains,
    feeRate,
    fetch: options.fetch ?? ((...request) => globalThis.fetch(...request)),
    accountCount: () => accountCount,
    account: (index, network = core.network()) => source(network, firstAccount + index),
    network: () => store.get().network,
    chain(network) {
      const chain = chains.find((one) => one.network === network)
      if (!chain) throw new ProviderError(-32602, `The network ${network} is not supported.`)
      return chain
    },
    isPermitted: () => store.get().origins.includes(origin),
    visible(network) {
      if (!core.isPermitted() || store.get().locked) return []
      const { payment, ordinal } = core.account(store.get().selected, network)
      return [payment, ordinal]
    },
    authorized(address) {
      for (const { network } of core.isPermitted() ? chains : []) {
        const { payment, ordinal } = core.account(store.get().selected, network)
        for (const key of [payment, ordinal]) if (key.address === address) return { key, network }
      }
      throw new ProviderError(4100)
    },
    permit() {
      if (core.isPermitted()) return
      store.set({ origins: [...store.get().origins, origin] })
      changes.emit('accounts')
    },
    revoke() {
      if (!core.isPermitted()) return
      store.set({ origins: store.get().origins.filter((one) => one !== origin) })
      changes.emit('revoked')
    },
    selectAccount(selected) {
      if (selected === store.get().selected) return
      store.set({ selected })
      changes.emit('accounts')
    },
    selectNetwork(network) {
      core.chain(network)
      if (network === core.network()) return
      store.set({ network })
      changes.emit('network')
    },
    setLocked(locked) {
      if (locked === store.get().locked) return
      store.set({ locked })
      changes.emit(locked ? 'locked' : 'unlocked')
    },
    reload() {
      store.reload()
      changes.emit('accounts')
    },
    offers: (one) => !(options.without ?? []).includes(one),
  }
  return core
}
