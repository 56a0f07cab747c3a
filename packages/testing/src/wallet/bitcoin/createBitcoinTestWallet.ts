import type { Prompt } from '../base/prompt.js'
import { createPromptList } from '../base/promptList.js'
import { createRequestLog } from '../base/requestLog.js'
import { createAnswerScript, type ScriptedAnswer } from '../base/scriptedAnswer.js'
import { createWaitingRoom } from '../base/waitingRoom.js'
import { walletIcon } from '../base/walletIcon.js'
import { type BitcoinCallParts, createBitcoinCall, openBitcoinLock } from './bitcoinCall.js'
import type { BitcoinNetworkName } from './bitcoinChain.js'
import type { BitcoinWalletControl } from './bitcoinControl.js'
import { createBitcoinCore } from './bitcoinCore.js'
import type { BitcoinTestWalletOptions } from './bitcoinOptions.js'
import { createLeatherFace, type LeatherProvider } from './faces/leatherFace.js'
import { type RegistrationTarget, registerStandard } from './faces/registerStandard.js'
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
  const prompts = createPromptList()
  const script = createAnswerScript()
  const log = createRequestLog()
  const stalled = createWaitingRoom<ScriptedAnswer>()
  const mood = { behaviour: options.behaviour ?? 'approve', plugged: true }
  const parts: BitcoinCallParts = { core, mood, prompts, script, log, stalled, unlocked: createWaitingRoom<void>() }
  const faceParts = { core, call: createBitcoinCall(parts) }
  const standard = createStandardFace({ ...faceParts, name, icon, sharedNetworks })
  const satsConnect = createSatsConnectFace(faceParts)
  const leather = createLeatherFace(faceParts)
  const unisat = createUnisatFace({ ...faceParts, dialect: 'unisat' })
  const okx = createUnisatFace({ ...faceParts, dialect: 'okx' })
  const faces = [standard, satsConnect, leather, unisat, okx]
  const undos = new Set<() => void>()

  /** Remembers an undo so that `unplug` can use it too. */
  function undoable(undo: () => void): () => void {
    const once = () => {
      if (undos.delete(once)) undo()
    }
    undos.add(once)
    return once
  }

  const control: BitcoinWalletControl = {
    setBehaviour(behaviour) {
      mood.behaviour = behaviour
    },
    next: script.next,
    always: script.always,
    approve: (method, more) => script.next(method, { ...more, type: 'approve' }),
    reject: (method) => script.next(method, { type: 'reject' }),
    stall: (method) => script.next(method, { type: 'stall' }),
    release: (method, answer = { type: 'approve' }) => stalled.release(answer, method),
    answerWith: (method, value) => script.next(method, { type: 'answer', value }),
    throwWith: (method, value) => script.next(method, { type: 'throw', value }),
    clearScript: script.clear,
    lock: () => core.setLocked(true),
    unlock: () => openBitcoinLock(parts),
    selectAccount: core.selectAccount,
    selectNetwork: core.selectNetwork,
    disconnectSite: core.revoke,
    unplug() {
      mood.plugged = false
      for (const undo of [...undos]) undo()
    },
    emit(event, value) {
      for (const face of faces) face.tell(event, value)
    },
    requests: log.list,
    clearRequests: log.clear,
    stalledCount: stalled.count,
    prompts: prompts.get,
    listenerCount: () => faces.reduce((sum, face) => sum + face.listenerCount(), 0),
  }

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
    control,
    addresses(index = 0, network = core.network()) {
      const { payment, ordinal } = core.account(index, network)
      return { payment: payment.address, ordinal: ordinal.address }
    },
    announce: (target, { afterMs } = {}) => undoable(registerStandard(target, standard.provider, afterMs)),
    inject(target, place, { afterMs } = {}) {
      const provider = { satsConnect, leather, unisat, bitget: unisat, binance: unisat, okx }[place].provider
      return undoable(
        placeProvider(target, place, provider, { name, icon, id: options.id ?? name, offers: core.offers }, afterMs),
      )
    },
    syncTabs(target) {
      const listener = (event: Event) => {
        const key: unknown = Reflect.get(event, 'key')
        if (key === core.store.key || key === null) core.reload()
      }
      target.addEventListener('storage', listener)
      return () => target.removeEventListener('storage', listener)
    },
    watchPrompts: prompts.watch,
  }
}
