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
import type { BitcoinFace } from './faces/face.js'
import { createLeatherFace, type LeatherProvider } from './faces/leatherFace.js'
import { createSatsConnectFace, type SatsConnectProvider } from './faces/satsConnectFace.js'
import { createStandardFace, type StandardWallet } from './faces/standardFace.js'
import { createUnisatFace, type UnisatProvider } from './faces/unisatFace.js'
import { type BitcoinPlace, placeProvider } from './placeProvider.js'

/** The addresses of one account on one network. */
export type BitcoinTestAddresses = { readonly payment: string; readonly ordinal: string }

/** A Bitcoin wallet for tests and demos. It holds real keys and really signs. */
export type BitcoinTestWallet = {
  readonly name: string
  readonly icon: string
  readonly accent: string
  /** What it can be reached by. */
  readonly faces: {
    readonly standard: StandardWallet
    readonly satsConnect: SatsConnectProvider
    readonly leather: LeatherProvider
    readonly unisat: UnisatProvider
    readonly okx: UnisatProvider
  }
  readonly control: BitcoinWalletControl
  /** The addresses of an account; by default of the first, on the wallet's network. */
  addresses(index?: number, network?: BitcoinNetworkName): BitcoinTestAddresses
  /** Registers itself with the page (Wallet Standard); the returned function takes it back. */
  announce(target: RegistrationTarget, options?: { readonly afterMs?: number | undefined }): () => void
  /** Puts a provider where wallets of that kind have it on the window; the returned function takes it back. */
  inject(target: EventTarget, place: BitcoinPlace, options?: { readonly afterMs?: number | undefined }): () => void
  /** Follows what other tabs write into a shared `localStorage`; the returned function stops it. */
  syncTabs(target: Pick<EventTarget, 'addEventListener' | 'removeEventListener'>): () => void
  /** Tells the open questions, at once and at every change, to something that shows them. */
  watchPrompts(listener: (prompts: readonly Prompt[]) => void): () => void
}

/**
 * Makes a Bitcoin wallet that lives in the page (or in Node). It has the faces wallets have today — Wallet Standard,
 * sats-connect style, Leather, UniSat, OKX —, signs messages (BIP-137 and BIP-322) and PSBTs with keys of BIP-84 and BIP-86,
 * and sends through an Esplora API. `control` makes it approve, decline, stall, lock or misbehave.
 *
 * @example
 * const wallet = createBitcoinTestWallet({ name: 'Foxglove', chains: [{ network: 'regtest', rpcUrl }] })
 * wallet.announce(window)
 * wallet.control.reject('bitcoin:connect')
 */
export function createBitcoinTestWallet(options: BitcoinTestWalletOptions): BitcoinTestWallet {
  const { name, accent = '#f7931a', icon = walletIcon(name, accent), sharedNetworks = 'all' } = options
  const core = createBitcoinCore(options)
  const faces: BitcoinFace[] = []
  const events = {
    emit(event: string, value: unknown) {
      for (const face of faces) face.tell(event, value)
    },
    count: () => faces.reduce((sum, face) => sum + face.listenerCount(), 0),
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
  const standard = createStandardFace({ ...parts, name, icon, sharedNetworks })
  const satsConnect = createSatsConnectFace(parts)
  const leather = createLeatherFace(parts)
  const unisat = createUnisatFace({ ...parts, dialect: 'unisat' })
  const okx = createUnisatFace({ ...parts, dialect: 'okx' })
  faces.push(standard, satsConnect, leather, unisat, okx)
  const faceAt = { satsConnect, leather, unisat, unisatFork: unisat, bitget: unisat, binance: unisat, okx }

  return {
    name,
    icon,
    accent,
    faces: {
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

/** What each face puts into the form of its wallets. */
const errors = {
  declined: () => new ProviderError(4001),
  offline: () => new ProviderError(4900),
  pending: () => new ProviderError(-32002),
  unknownMethod: () => new ProviderError(4200),
}
