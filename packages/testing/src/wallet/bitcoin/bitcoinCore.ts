import { createEmitter, type Emitter } from '@latchkey/common'
import { testMnemonic } from '../../chains/testAccounts.js'
import { ProviderError } from '../base/providerError.js'
import { reportedValues } from '../base/reportedValues.js'
import { createWalletMemory, type SharedState, type WalletMemory } from '../base/walletMemory.js'
import { type BitcoinAccount, type BitcoinKey, createAccountSource, isSameAddress } from './bitcoinAccount.js'
import type { BitcoinNetworkName, BitcoinWalletChain } from './bitcoinChain.js'
import type { BitcoinTestWalletOptions } from './bitcoinOptions.js'

/** The stored state of a Bitcoin wallet besides the common one. */
type OwnState = { readonly network: BitcoinNetworkName }

/** A change that a page can notice. */
export type BitcoinChange = 'accounts' | 'network' | 'locked' | 'unlocked' | 'revoked'

/** Internals that the wallet's providers share. */
export type BitcoinCore = {
  readonly name: string
  readonly memory: WalletMemory<OwnState>
  readonly changes: Emitter<BitcoinChange>
  readonly chains: readonly BitcoinWalletChain[]
  readonly feeRate: number
  readonly fetch: typeof globalThis.fetch
  accountCount(): number
  account(index: number, network?: BitcoinNetworkName): BitcoinAccount
  network(): BitcoinNetworkName
  chain(network: BitcoinNetworkName): BitcoinWalletChain
  isPermitted(): boolean
  /** Whether a request for accounts opens the connect window although it should be silent. */
  asksForSilent(): boolean
  /** Returns the keys whose addresses the page may see on a network, the payment key first; none while locked. */
  visible(network?: BitcoinNetworkName): readonly BitcoinKey[]
  /** Returns an address as the wallet writes it for pages: in upper case if its quirks say so. */
  write(address: string): string
  /** Returns key and network of an address that the page may use; throws 4100 otherwise. */
  authorized(address: string): { readonly key: BitcoinKey; readonly network: BitcoinNetworkName }
  permit(): void
  selectNetwork(network: BitcoinNetworkName): void
  offers(name: string): boolean
  /** Returns the values with which an event is emitted: as its quirks say, another one or none. */
  reported(value: unknown): readonly unknown[]
}

export function createBitcoinCore(options: BitcoinTestWalletOptions): BitcoinCore {
  const { name, chains, mnemonic = testMnemonic, accountCount = 3, firstAccount = 0, feeRate = 2 } = options
  const [first] = chains
  if (!first) throw new Error(`The test wallet ${name} needs at least one network`)
  const origin = options.origin ?? globalThis.location?.origin ?? 'https://app.example'
  const source = createAccountSource(mnemonic)
  const changes = createEmitter<BitcoinChange>()
  const memory = createWalletMemory<OwnState>({
    key: `latchkey-test-wallet:bitcoin:${options.id ?? name}`,
    initial: { network: first.network },
    origin,
    storage: options.storage,
    onChange(after, before) {
      for (const change of changesBetween(before, after, origin)) changes.emit(change)
    },
  })

  const core: BitcoinCore = {
    name,
    memory,
    changes,
    chains,
    feeRate,
    fetch: options.fetch ?? ((...request) => globalThis.fetch(...request)),
    accountCount: () => accountCount,
    account: (index, network = core.network()) => source(network, firstAccount + index),
    network: () => memory.get().network,
    chain(network) {
      const chain = chains.find((one) => one.network === network)
      if (!chain) throw new ProviderError(-32602, `The network ${network} is not supported.`)
      return chain
    },
    isPermitted: () => isPermitted(memory.get(), origin),
    asksForSilent: () => options.quirks?.ignoresSilent === true && !core.isPermitted(),
    visible(network) {
      const { locked } = memory.get()
      if (!core.isPermitted() || (locked && locked !== 'show')) return []
      const { payment, ordinal } = core.account(memory.get().selected, network)
      return [payment, ordinal]
    },
    write: (address) => (options.quirks?.rewritesAddresses ? address.toUpperCase() : address),
    authorized(address) {
      for (const { network } of core.isPermitted() ? chains : []) {
        const { payment, ordinal } = core.account(memory.get().selected, network)
        for (const key of [payment, ordinal]) if (isSameAddress(key.address, address)) return { key, network }
      }
      throw new ProviderError(4100)
    },
    permit() {
      if (!core.isPermitted()) memory.share([memory.get().selected])
    },
    selectNetwork(network) {
      core.chain(network)
      memory.set({ network })
    },
    offers: (one) => !(options.without ?? []).includes(one),
    reported: (value) => reportedValues(options.quirks, value),
  }
  return core
}

/** Whether a page is connected. The wallet alone chooses which account it sees, one at a time. */
function isPermitted({ origins }: SharedState, origin: string): boolean {
  return (origins[origin]?.length ?? 0) > 0
}

function changesBetween(
  before: SharedState & OwnState,
  after: SharedState & OwnState,
  origin: string,
): readonly BitcoinChange[] {
  const [had, has] = [isPermitted(before, origin), isPermitted(after, origin)]
  return [
    ...(before.network === after.network ? [] : (['network'] as const)),
    ...(had && !has ? (['revoked'] as const) : []),
    ...((has && !had) || before.selected !== after.selected ? (['accounts'] as const) : []),
    ...(before.locked === after.locked ? [] : ([after.locked ? 'locked' : 'unlocked'] as const)),
  ]
}
