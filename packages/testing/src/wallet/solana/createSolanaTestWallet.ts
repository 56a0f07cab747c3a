import { createWalletBase, type WalletBase } from '../base/createWalletBase.js'
import { type RegistrationTarget, registerStandard } from '../base/registerStandard.js'
import { walletIcon } from '../base/walletIcon.js'
import { solanaMethods } from './solanaMethods.js'
import type { SolanaFeature, SolanaTestWalletOptions } from './solanaTestWalletOptions.js'
import type { SolanaWalletControl } from './solanaWalletControl.js'
import { createSolanaWalletCore, type SolanaWalletAccount } from './solanaWalletCore.js'

/** The wallet as a page sees it (Wallet Standard). */
export type SolanaStandardWallet = {
  readonly version: '1.0.0'
  readonly name: string
  readonly icon: string
  readonly chains: readonly string[]
  readonly features: Readonly<Record<string, object>>
  readonly accounts: readonly SolanaWalletAccount[]
}

/** A Solana wallet for tests and demos, with real keys and signatures. */
export type SolanaTestWallet = {
  readonly name: string
  readonly icon: string
  readonly accent: string
  /** All addresses. */
  readonly addresses: readonly string[]
  /** The object that it registers. */
  readonly provider: SolanaStandardWallet
  readonly control: SolanaWalletControl
  /** Registers itself on a page, after `afterMs` if given. Returns a function that unregisters it. */
  register(target: RegistrationTarget, options?: { readonly afterMs?: number | undefined }): () => void
} & Pick<WalletBase, 'syncTabs' | 'watchPrompts'>

/**
 * Creates a Solana wallet that runs in the page (or in Node): Wallet Standard with real Ed25519 signatures, and
 * transactions over the chain's RPC. `control` makes it approve, reject, stall, lock or misbehave.
 *
 * @example
 * const wallet = createSolanaTestWallet({ ...walletPresets.foxglove, chains: [{ chain: 'solana:localnet', name:
 * 'Local', rpcUrl }] }) wallet.register(window) wallet.control.reject('standard:connect')
 */
export function createSolanaTestWallet(options: SolanaTestWalletOptions): SolanaTestWallet {
  const { name, accent = '#3b4252', icon = walletIcon(name, accent) } = options
  const core = createSolanaWalletCore(options)
  const base = createWalletBase({
    behaviour: options.behaviour,
    quirks: options.quirks,
    memory: core.memory,
    events: core.events,
    errors: {
      declined: () => new Error('User rejected the request.'),
      offline: () => new Error('The wallet is offline.'),
      pending: () => new Error('A request is already open in the wallet.'),
      unknownMethod: (method) => new Error(`The feature ${method} is not available.`),
    },
    findMethod(feature) {
      const method = isFeature(feature) && core.offers(feature) ? solanaMethods[feature] : undefined
      return method && ((inputs) => method(core, Array.isArray(inputs) ? inputs : []))
    },
  })
  const ask =
    (feature: SolanaFeature) =>
    (...inputs: readonly unknown[]) =>
      base.request(feature, inputs)
  const versions = { supportedTransactionVersions: options.transactionVersions ?? ['legacy', 0] }
  const all: Readonly<Record<SolanaFeature, object>> = {
    'standard:connect': { version: '1.0.0', connect: ask('standard:connect') },
    'standard:disconnect': { version: '1.0.0', disconnect: ask('standard:disconnect') },
    'standard:events': {
      version: '1.0.0',
      on(event: string, listener: (value: unknown) => void) {
        // Wrap the listener: each call adds one, even with the same function.
        const own = (value: unknown) => listener(value)
        core.events.on(event, own)
        return () => core.events.removeListener(event, own)
      },
    },
    'solana:signMessage': { version: '1.1.0', signMessage: ask('solana:signMessage') },
    'solana:signTransaction': { version: '1.0.0', ...versions, signTransaction: ask('solana:signTransaction') },
    'solana:signAndSendTransaction': {
      version: '1.0.0',
      ...versions,
      signAndSendTransaction: ask('solana:signAndSendTransaction'),
    },
  }
  const offered = () =>
    Object.fromEntries(Object.entries(all).filter(([feature]) => isFeature(feature) && core.offers(feature)))
  let features = offered()

  const provider: SolanaStandardWallet = {
    version: '1.0.0',
    name,
    icon,
    chains: options.listedChains ?? options.chains.map(({ chain }) => chain),
    get features() {
      return features
    },
    get accounts() {
      return core.visible()
    },
  }

  return {
    name,
    icon,
    accent,
    addresses: core.addresses,
    provider,
    control: {
      ...base.control,
      setFeature(feature, on) {
        core.setFeature(feature, on)
        features = offered()
        core.events.emit('change', { features })
      },
    },
    register: (target, { afterMs } = {}) => base.undoable(registerStandard(target, provider, afterMs)),
    syncTabs: base.syncTabs,
    watchPrompts: base.watchPrompts,
  }
}

function isFeature(name: string): name is SolanaFeature {
  return name === 'standard:events' || Object.hasOwn(solanaMethods, name)
}
