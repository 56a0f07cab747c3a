import { hexToBytes } from 'viem'
import { polkadotTestAccounts } from '../../chains/polkadot/polkadotAccounts.js'
import { reportedValues } from '../base/reportedValues.js'
import { createWalletMemory, type WalletMemory } from '../base/walletMemory.js'
import type { InjectedAccount } from './injectedWallet.js'
import { createPolkadotKey, type PolkadotKey } from './polkadotKey.js'
import type { PolkadotTestWalletOptions, PolkadotWalletAccount } from './polkadotWalletOptions.js'
import { fromSs58, toSs58 } from './ss58.js'

/** Internals that the wallet's methods share. */
export type PolkadotWalletCore = {
  readonly accounts: readonly { readonly address: string; readonly key: PolkadotKey; readonly shown: InjectedAccount }[]
  readonly memory: WalletMemory<object>
  /** Whether `accounts.get` prompts instead of `enable`. */
  readonly asksForAccounts: boolean
  /** Whether it adds a tip to a transaction, and returns the signed transaction. */
  readonly changesFees: boolean
  /** Returns the accounts that the page may see, in their format for pages. */
  visible(): readonly InjectedAccount[]
  /** Returns the key of an address that the page may use, with any prefix. Throws like wallets do. */
  authorized(address: string): PolkadotKey
  subscribe(listener: (accounts: unknown) => void): () => void
  tell(accounts: unknown): void
  listenerCount(): number
}

/** The SS58 prefix of Kusama. No local chain has it. */
const otherPrefix = 2

/** Default accounts, one per key type in use, with funds on local chains. */
const ownNames = ['Alice', 'Alice Ed', 'Alice Ecdsa']

function ownAccounts(): readonly PolkadotWalletAccount[] {
  return polkadotTestAccounts().filter(({ name }) => ownNames.includes(name))
}

export function createPolkadotWalletCore(options: PolkadotTestWalletOptions, walletKey: string): PolkadotWalletCore {
  const { accounts = ownAccounts(), ss58Format = 42, quirks } = options
  const listeners = new Set<{ readonly call: (accounts: unknown) => void }>()
  const all = accounts.map(({ name, type, seed, genesisHash }) => {
    const key = createPolkadotKey(type, hexToBytes(seed))
    const write = (prefix: number) => (type === 'ethereum' ? toHex(key.accountId) : toSs58(key.accountId, prefix))
    const shown = { address: write(quirks?.rewritesAddresses ? otherPrefix : ss58Format), name, type }
    return { address: write(ss58Format), key, shown: { ...shown, ...(genesisHash ? { genesisHash } : {}) } }
  })
  const tell = (value: unknown) => {
    for (const { call } of [...listeners]) call(value)
  }
  const memory = createWalletMemory({
    key: `latchkey-test-wallet:${walletKey}`,
    initial: {},
    origin: options.origin ?? globalThis.location?.origin ?? 'https://app.example',
    storage: options.storage,
    onChange(after, before) {
      if (after.origins === before.origins) return
      for (const reported of reportedValues(quirks, core.visible())) tell(reported)
    },
  })
  const core: PolkadotWalletCore = {
    accounts: all,
    memory,
    asksForAccounts: quirks?.ignoresSilent === true,
    changesFees: quirks?.changesFees === true,
    // In the order of sharing: these wallets have no selected account.
    visible: () => (memory.shared() ?? []).flatMap((index) => all[index]?.shown ?? []),
    authorized(address) {
      const wanted = all.find((account) => isSameAccount(account.address, address))
      if (!wanted) throw new Error('Unable to find keypair')
      if (!core.visible().includes(wanted.shown))
        throw new Error(`The source ${memory.origin} is not allowed to interact with this account`)
      return wanted.key
    },
    subscribe(call) {
      const listener = { call }
      listeners.add(listener)
      call(core.visible())
      return () => void listeners.delete(listener)
    },
    tell,
    listenerCount: () => listeners.size,
  }
  return core
}

/** Whether two addresses belong to the same account: it has one address per prefix. */
function isSameAccount(address: string, other: string): boolean {
  if (address === other) return true
  return !address.startsWith('0x') && !other.startsWith('0x') && toHex(fromSs58(address)) === toHex(fromSs58(other))
}

function toHex(bytes: Uint8Array): string {
  return `0x${[...bytes].map((byte) => byte.toString(16).padStart(2, '0')).join('')}`
}
