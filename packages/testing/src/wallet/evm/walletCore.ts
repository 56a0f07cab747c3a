import { getAddress, type Hex, type LocalAccount, numberToHex } from 'viem'
import { privateKeyToAccount } from 'viem/accounts'
import { testAccounts } from '../../chains/testAccounts.js'
import { RpcAnswerError, rpcRequest } from '../../rpc/rpcRequest.js'
import { ProviderError } from '../base/providerError.js'
import { createProviderEvents, type ProviderEvents } from '../base/providerEvents.js'
import { reportedValues } from '../base/reportedValues.js'
import { createWalletMemory, type SharedState, visibleIndices, type WalletMemory } from '../base/walletMemory.js'
import type { WalletQuirks } from '../base/walletQuirks.js'
import type { EvmTestWalletOptions } from './evmTestWalletOptions.js'
import type { EvmWalletState } from './evmWalletState.js'
import type { WalletChain } from './walletChain.js'

/** Internals that the wallet's methods share. */
export type WalletCore = {
  readonly accounts: readonly LocalAccount[]
  readonly origin: string
  readonly store: WalletMemory<EvmWalletState>
  readonly events: ProviderEvents
  readonly fetch: typeof globalThis.fetch | undefined
  readonly quirks: WalletQuirks
  /** Milliseconds since 1970. */
  now(): number
  chains(): readonly WalletChain[]
  chain(): WalletChain
  findChain(id: number): WalletChain | undefined
  /**
   * Returns the addresses that the page may see, the selected one first. Empty while locked, unless the lock mode shows
   * them.
   */
  visibleAddresses(): readonly string[]
  /** Returns the addresses shared with the page, the selected one first, also while the wallet is locked. */
  sharedAddresses(): readonly string[]
  /** Returns the account of an address that the page may use; throws 4100 otherwise. */
  authorized(address: string): LocalAccount
  /** Sends a request to the node of the wallet's network. */
  rpc(method: string, params: unknown): Promise<unknown>
  rpcOn(chainId: number, method: string, params: unknown): Promise<unknown>
  /** Whether the wallet offers a method at all. */
  offers(method: string): boolean
  /** Throws as often as its quirk says, per method. For methods that report what the wallet offers. */
  assertReports(method: string): void
  /** The text of the QR code that its camera sees. */
  readonly qrCode: string | undefined
  /** Case of the addresses; some wallets return lower case. */
  addressCase: 'checksum' | 'lower'
}

/** Rootstock, whose addresses have checksums of their own (EIP-1191). */
const rootstock = 30
/** Forms in which a wallet can write an EIP-55 address, one per account. */
const otherForms: readonly ((address: Hex) => string)[] = [
  (address) => getAddress(address, rootstock),
  (address) => address.toLowerCase(),
  (address) => `0x${address.slice(2).toUpperCase()}`,
]

export function createWalletCore(options: EvmTestWalletOptions): WalletCore {
  const [first] = options.chains
  if (!first) throw new Error(`The test wallet ${options.name} needs at least one chain`)
  const accounts = loadAccounts(options)
  const origin = options.origin ?? globalThis.location?.origin ?? 'https://app.example'
  const events = createProviderEvents()
  const report = (event: string, value: unknown) => {
    for (const reported of reportedValues(options.quirks, value)) events.emit(event, reported)
  }
  const store = createWalletMemory<EvmWalletState>({
    key: `latchkey-test-wallet:${options.rdns}`,
    origin,
    initial: { chainId: options.chainId ?? first.id, addedChains: [], bundles: {}, permissions: [] },
    storage: options.storage,
    permission: options.permission,
    onChange(after, before) {
      const chainId = chainOf(after).id
      if (chainId !== chainOf(before).id) report('chainChanged', numberToHex(chainId))
      const addresses = addressesOf(after)
      if (String(addresses) === String(addressesOf(before))) return
      report('accountsChanged', options.quirks?.tellsActiveAccountOnly ? addresses.slice(0, 1) : addresses)
    },
  })
  const chainsOf = (state: EvmWalletState) => [...options.chains, ...state.addedChains]
  const chainOf = (state: EvmWalletState) => chainsOf(state).find(({ id }) => id === state.chainId) ?? first
  const addressesOf = (state: SharedState) =>
    visibleIndices(state, origin).flatMap((index) => {
      const account = accounts[index]
      return account ? [write(account.address, index)] : []
    })
  const write = (address: Hex, index: number): string => {
    if (options.quirks?.rewritesAddresses) return otherForms[index % otherForms.length]?.(address) ?? address
    return core.addressCase === 'lower' ? address.toLowerCase() : address
  }
  const failedReports = new Map<string, number>()

  const core: WalletCore = {
    accounts,
    origin,
    store,
    events,
    fetch: options.fetch,
    quirks: options.quirks ?? {},
    now: options.now ?? Date.now,
    addressCase: 'checksum',
    qrCode: options.qrCode,
    offers: (method) =>
      !(options.without ?? []).includes(method) && (method !== 'wallet_scanQRCode' || options.qrCode !== undefined),
    assertReports(method) {
      const failed = failedReports.get(method) ?? 0
      if (failed >= (options.quirks?.failingReports ?? 0)) return
      failedReports.set(method, failed + 1)
      throw new ProviderError(-32603)
    },
    chains: () => chainsOf(store.get()),
    chain: () => chainOf(store.get()),
    findChain: (id) => core.chains().find((chain) => chain.id === id),
    visibleAddresses: () => addressesOf(store.get()),
    sharedAddresses: () => addressesOf({ ...store.get(), locked: false }),
    authorized(address) {
      const account = (store.shared() ?? [])
        .flatMap((index) => accounts[index] ?? [])
        .find((one) => one.address === getAddress(address))
      if (!account) throw new ProviderError(4100)
      return account
    },
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

function loadAccounts({
  privateKeys,
  mnemonic,
  accountCount = 3,
  firstAccount,
}: EvmTestWalletOptions): readonly LocalAccount[] {
  const keys = privateKeys ?? testAccounts(accountCount, mnemonic, firstAccount).map(({ privateKey }) => privateKey)
  return keys.map((key) => privateKeyToAccount(key))
}
