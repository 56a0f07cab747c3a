import { ed25519 } from '@noble/curves/ed25519'
import { base58 } from '@scure/base'
import { solanaTestAccounts } from '../../chains/solana/solanaAccounts.js'
import { createProviderEvents, type ProviderEvents } from '../base/providerEvents.js'
import { reportedValues } from '../base/reportedValues.js'
import { createWalletMemory, visibleIndices, type WalletMemory } from '../base/walletMemory.js'
import type { SolanaFeature, SolanaTestWalletOptions, SolanaWalletChain } from './solanaTestWalletOptions.js'

/** An account as the wallet exposes it to pages (Wallet Standard). */
export type SolanaWalletAccount = {
  readonly address: string
  readonly publicKey: Uint8Array
  readonly chains: readonly string[]
  readonly features: readonly string[]
  readonly label: string
}

/** Internals that the wallet's methods share. */
export type SolanaWalletCore = {
  readonly addresses: readonly string[]
  readonly memory: WalletMemory<object>
  readonly events: ProviderEvents
  readonly options: SolanaTestWalletOptions
  /**
   * Returns the accounts that the page may see now, the selected one first. Each account is the same object in every
   * call.
   */
  visible(): readonly SolanaWalletAccount[]
  /** Signs with an account that the page may use. Throws for other accounts. */
  sign(account: unknown, message: Uint8Array): Uint8Array
  /** Returns the address of an account object from the page. Throws if the page may not use it. */
  authorized(account: unknown): string
  chain(name: unknown): SolanaWalletChain
  offers(feature: SolanaFeature): boolean
  setFeature(feature: SolanaFeature, on: boolean): void
}

const signing = ['solana:signMessage', 'solana:signTransaction', 'solana:signAndSendTransaction'] as const

export function createSolanaWalletCore(options: SolanaTestWalletOptions): SolanaWalletCore {
  const { chains, listedChains = chains.map(({ chain }) => chain) } = options
  const [first] = chains
  if (!first) throw new Error(`The test wallet ${options.name} needs at least one chain`)
  const keys = (options.secretKeys ?? derived(options)).map((secretKey) => {
    const publicKey = ed25519.getPublicKey(secretKey)
    return { secretKey, publicKey, address: base58.encode(publicKey) }
  })
  const events = createProviderEvents()
  const off = new Set<SolanaFeature>(options.without)
  let shown = show()

  const memory = createWalletMemory<object>({
    key: `latchkey-test-wallet:solana:${options.name}`,
    initial: {},
    origin: options.origin ?? globalThis.location?.origin ?? 'https://app.example',
    storage: options.storage,
    permission: options.permission,
    onChange(after, before) {
      const now = visibleIndices(after, memory.origin)
      if (String(now) !== String(visibleIndices(before, memory.origin))) tell()
    },
  })

  function show(): readonly SolanaWalletAccount[] {
    return keys.map(({ address, publicKey }, index) =>
      Object.freeze({
        address,
        publicKey: publicKey.slice(),
        chains: listedChains,
        features: signing.filter((feature) => !off.has(feature)),
        label: `Account ${index + 1}`,
      }),
    )
  }

  function tell(): void {
    for (const change of reportedValues(options.quirks, { accounts: core.visible() })) events.emit('change', change)
  }

  function keyOf(account: unknown) {
    const address = typeof account === 'object' && account !== null ? Reflect.get(account, 'address') : undefined
    const shared = memory.shared() ?? []
    const key = keys.find((one, index) => one.address === address && shared.includes(index))
    if (!key) throw new Error('The requested account has not been authorized by the user.')
    return key
  }

  const core: SolanaWalletCore = {
    addresses: keys.map(({ address }) => address),
    memory,
    events,
    options,
    visible: () => memory.visible().flatMap((index) => shown[index] ?? []),
    sign: (account, message) => ed25519.sign(message, keyOf(account).secretKey),
    authorized: (account) => keyOf(account).address,
    chain(name) {
      const chain = name === undefined ? first : chains.find((one) => one.chain === name)
      if (!chain) throw new Error(`The chain ${String(name)} is not supported.`)
      return chain
    },
    offers: (feature) => !off.has(feature),
    setFeature(feature, on) {
      if (on) off.delete(feature)
      else off.add(feature)
      shown = show()
      tell()
    },
  }
  return core
}

function derived({ mnemonic, firstAccount, accountCount = 3 }: SolanaTestWalletOptions): readonly Uint8Array[] {
  return solanaTestAccounts({ mnemonic, first: firstAccount, count: accountCount }).map(({ secretKey }) => secretKey)
}
