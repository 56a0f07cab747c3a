import { createWalletBase } from '../base/createWalletBase.js'
import type { Prompt } from '../base/prompt.js'
import { ProviderError } from '../base/providerError.js'
import { type RegistrationTarget, registerStandard } from '../base/registerStandard.js'
import { walletIcon } from '../base/walletIcon.js'
import { createBitcoinCall } from './bitcoinCall.js'
import type { BitcoinNetworkName } from './bitcoinChain.js'
import type { BitcoinWalletControl } from './bitcoinControl.js'
import { createBitcoinCore } from './bitcoinCore.js'
import type { BitcoinTestWalletOptions } from './bitcoinOptions.js'
import { type BitcoinPlace, placeProvider } from './placeProvider.js'
import type { ScriptedProvider } from './providers/bitcoinProvider.js'
import { createLeatherProvider, type LeatherProvider } from './providers/leatherProvider.js'
import { createSatsConnectProvider, type SatsConnectProvider } from './providers/satsConnect/satsConnectProvider.js'
import { createStandardProvider, type StandardWallet } from './providers/standard/standardProvider.js'
import { createUnisatProvider, type UnisatProvider } from './providers/unisatProvider.js'

/** The addresses of one account on one network. */
export type BitcoinTestAddresses = { readonly payment: string; readonly ordinal: string }

/** A Bitcoin wallet for tests and demos, with real keys and signatures. */
export type BitcoinTestWallet = {
  readonly name: string
  readonly icon: string
  readonly accent: string
  /** The providers of the wallet. */
  readonly providers: {
    readonly standard: StandardWallet
    readonly satsConnect: SatsConnectProvider
    readonly leather: LeatherProvider
    readonly unisat: UnisatProvider
    readonly okx: UnisatProvider
  }
  readonly control: BitcoinWalletControl
  /** Returns the addresses of an account; by default of the first, on the wallet's network. */
  addresses(index?: number, network?: BitcoinNetworkName): BitcoinTestAddresses
  /** Registers itself with a page (Wallet Standard). Returns a function that unregisters it. */
  announce(target: RegistrationTarget, options?: { readonly afterMs?: number | undefined }): () => void
  /** Injects a provider at the window path of that wallet kind. Returns a function that removes it. */
  inject(target: EventTarget, place: BitcoinPlace, options?: { readonly afterMs?: number | undefined }): () => void
  /** Follows writes of other tabs to a shared `localStorage`. Returns a function that stops it. */
  syncTabs(target: Pick<EventTarget, 'addEventListener' | 'removeEventListener'>): () => void
  /** Calls back with the pending prompts, now and at every change. Returns an unsubscribe function. */
  watchPrompts(listener: (prompts: readonly Prompt[]) => void): () => void
}

/**
 * Creates a Bitcoin wallet that runs in the page (or in Node). It has the providers of today's wallets (Wallet
 * Standard, sats-connect, Leather, UniSat, OKX), signs messages (BIP-137 and BIP-322) and PSBTs with keys of BIP-84 and
 * BIP-86, and sends through an Esplora API. `control` makes it approve, reject, stall, lock or misbehave.
 *
 * @example
 * const wallet = createBitcoinTestWallet({ name: 'Foxglove', chains: [{ network: 'regtest', rpcUrl }] })
 * wallet.announce(window)
 * wallet.control.reject('bitcoin:connect')
 */
export function createBitcoinTestWallet(options: BitcoinTestWalletOptions): BitcoinTestWallet {
  const { name, accent = '#f7931a', icon = walletIcon(name, accent), sharedNetworks = 'all' } = options
  const core = createBitcoinCore(options)
  const providers: ScriptedProvider[] = []
  const events = {
    emit(event: string, value: unknown) {
      for (const provider of providers) provider.tell(event, value)
    },
    count: () => providers.reduce((sum, provider) => sum + provider.listenerCount(), 0),
  }
  const base = createWalletBase({
    behaviour: options.behaviour,
    quirks: options.quirks,
    memory: core.memory,
    errors,
    events,
    findMethod: () => undefined,
  })
  const parts = { core, call: createBitcoinCall(base.request, core.offers) }
  const standard = createStandardProvider({ ...parts, name, icon, sharedNetworks })
  const satsConnect = createSatsConnectProvider(parts)
  const leather = createLeatherProvider(parts)
  const unisat = createUnisatProvider({ ...parts, dialect: 'unisat' })
  const okx = createUnisatProvider({ ...parts, dialect: 'okx' })
  providers.push(standard, satsConnect, leather, unisat, okx)
  const faceAt = { satsConnect, leather, unisat, unisatFork: unisat, bitget: unisat, binance: unisat, okx }

  return {
    name,
    icon,
    accent,
    providers: {
      standard: standard.provider,
      satsConnect: satsConnect.provider,
      leather: leather.provider,
      unisat: unisat.provider,
      okx: okx.provider,
    },
    control: { ...base.control, selectNetwork: core.selectNetwork },
    addresses(index = 0, network = core.network()) {
      const account = core.account(index, network)
      return {
        get payment() {
          return account.payment.address
        },
        get ordinal() {
          return account.ordinal.address
        },
      }
    },
    announce: (target, { afterMs } = {}) => base.undoable(registerStandard(target, standard.provider, afterMs)),
    inject(target, place, { afterMs } = {}) {
      const provider = faceAt[place].provider
      return base.undoable(
        placeProvider(target, place, provider, { name, icon, id: options.id ?? name, offers: core.offers }, afterMs),
      )
    },
    syncTabs: base.syncTabs,
    watchPrompts: base.watchPrompts,
  }
}

/** Errors of the wallet. Each provider converts their codes to its own format. */
const errors = {
  declined: () => new ProviderError(4001),
  offline: () => new ProviderError(4900),
  pending: () => new ProviderError(-32002),
  unknownMethod: () => new ProviderError(4200),
}
