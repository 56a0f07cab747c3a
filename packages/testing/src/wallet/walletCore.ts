import { getAddress, type LocalAccount, numberToHex } from 'viem'
import { mnemonicToAccount, privateKeyToAccount } from 'viem/accounts'
import { testMnemonic } from '../chains/testAccounts.js'
import { RpcAnswerError, rpcRequest } from '../rpc/rpcRequest.js'
import type { LockMode } from './lockMode.js'
import { ProviderError } from './providerError.js'
import { createProviderEvents, type ProviderEvents } from './providerEvents.js'
import type { WalletChain } from './walletChain.js'
import type { EvmTestWalletOptions } from './walletOptions.js'
import { createWalletStore, type WalletStore } from './walletStore.js'

/** The wallet's own parts, shared by its methods. */
export type WalletCore = {
  readonly accounts: readonly LocalAccount[]
  readonly origin: string
  readonly store: WalletStore
  readonly events: ProviderEvents
  readonly fetch: typeof globalThis.fetch | undefined
  chains(): readonly WalletChain[]
  chain(): WalletChain
  findChain(id: number): WalletChain | undefined
  /** The addresses the page may see, the selected one first; none while locked, unless it shows them. */
  visibleAddresses(): readonly string[]
  /** The account of an address the page may use; 4100 if it may not. */
  authorized(address: string): LocalAccount
  permit(indices: readonly number[]): void
  revoke(origin?: string): void
  selectChain(id: number): void
  selectAccount(index: number): void
  setLocked(locked: LockMode | false): void
  /** Reads storage that another tab has written, and tells the page of differences. */
  reload(): void
  /** Asks the node of the wallet's network. */
  rpc(method: string, params: unknown): Promise<unknown>
  rpcOn(chainId: number, method: string, params: unknown): Promise<unknown>
  /** Whether a method is offered at all. */
  offers(method: string): boolean
  /** How addresses are written; some wallets answer in lower case. */
  addressCase: 'checksum' | 'lower'
}

export function createWalletCore(options: EvmTestWalletOptions): WalletCore {
  const [first] = options.chains
  if (!first) throw new Error(`The test wallet ${options.name} needs at least one chain`)
  const accounts = loadAccounts(options)
  const origin = options.origin ?? globalThis.location?.origin ?? 'https://app.example'
  const events = createProviderEvents()
  const store = createWalletStore(
    `latchkey-test-wallet:${options.rdns}`,
    {
      origins: {},
      selected: 0,
      chainId: options.chainId ?? first.id,
      addedChains: [],
      bundles: {},
      permissions: [],
      locked: false,
    },
    options.storage,
  )
  const write = (account: LocalAccount) =>
    core.addressCase === 'lower' ? account.address.toLowerCase() : account.address

  /** Makes a change and tells the page what it can see of it. */
  function change(apply: () => void): void {
    const before = { addresses: core.visibleAddresses(), chainId: core.chain().id }
    apply()
    const after = { addresses: core.visibleAddresses(), chainId: core.chain().id }
    if (after.chainId !== before.chainId) events.emit('chainChanged', numberToHex(after.chainId))
    if (String(after.addresses) !== String(before.addresses)) events.emit('accountsChanged', after.addresses)
  }

  const core: WalletCore = {
    accounts,
    origin,
    store,
    events,
    fetch: options.fetch,
    addressCase: 'checksum',
    offers: (method) => !(options.without ?? []).includes(method),
    chains: () => [...options.chains, ...store.get().addedChains],
    chain: () => core.findChain(store.get().chainId) ?? first,
    findChain: (id) => core.chains().find((chain) => chain.id === id),
    visibleAddresses() {
      const { origins, selected, locked } = store.get()
      const indices = locked && locked !== 'show' ? [] : (origins[origin] ?? [])
      const ordered = [...indices].sort((a, b) => Number(b === selected) - Number(a === selected))
      return ordered.flatMap((index) => accounts[index] ?? []).map(write)
    },
    authorized(address) {
      const allowed = store.get().origins[origin] ?? []
      const account = allowed
        .flatMap((index) => accounts[index] ?? [])
        .find((one) => one.address === getAddress(address))
      if (!account) throw new ProviderError(4100)
      return account
    },
    permit: (indices) =>
      change(() => store.set({ origins: { ...store.get().origins, [origin]: [...new Set(indices)] } })),
    revoke: (page = origin) =>
      change(() => {
        const { [page]: _, ...origins } = store.get().origins
        store.set({ origins })
      }),
    selectChain: (chainId) => change(() => store.set({ chainId })),
    selectAccount: (selected) => change(() => store.set({ selected })),
    setLocked: (locked) => change(() => store.set({ locked })),
    reload: () => change(() => store.reload()),
    rpc: (method, params) => core.rpcOn(core.chain().id, method, params),
    async rpcOn(chainId, method, params) {
      const chain = core.findChain(chainId)
      if (!chain) throw new ProviderError(5710)
      try {
        return await rpcRequest(chain.rpcUrl, method, params, { fetch: options.fetch })
      } catch (error) {
        if (error instanceof RpcAnswerError) throw new ProviderError(error.code, error.message, error.data)
        throw new ProviderError(-32603, 'The node of the wallet does not answer.', { cause: String(error) })
      }
    },
  }
  return core
}

function loadAccounts(options: EvmTestWalletOptions): readonly LocalAccount[] {
  const { privateKeys, mnemonic = testMnemonic, accountCount = 3, firstAccount = 0 } = options
  if (privateKeys) return privateKeys.map((key) => privateKeyToAccount(key))
  return Array.from({ length: accountCount }, (_, index) =>
    mnemonicToAccount(mnemonic, { addressIndex: firstAccount + index }),
  )
}
