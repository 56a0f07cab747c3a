import type { Prompt } from '../base/prompt.js'
import { createPromptList } from '../base/promptList.js'
import { createRequestLog } from '../base/requestLog.js'
import { createAnswerScript, type ScriptedAnswer } from '../base/scriptedAnswer.js'
import { createWaitingRoom } from '../base/waitingRoom.js'
import { walletIcon } from '../base/walletIcon.js'
import type { InjectedEntry } from './injectedWallet.js'
import { createPolkadotRequests, openPolkadotLock, type PolkadotMood } from './polkadotRequests.js'
import type { PolkadotWalletControl } from './polkadotWalletControl.js'
import { createPolkadotWalletCore } from './polkadotWalletCore.js'
import type { PolkadotTestWalletOptions } from './polkadotWalletOptions.js'

/** A Polkadot wallet for tests and demos. It holds real keys and really signs. */
export type PolkadotTestWallet = {
  readonly name: string
  /** Its place in `window.injectedWeb3`. */
  readonly key: string
  readonly icon: string
  readonly accent: string
  /** All its addresses, as it writes them. */
  readonly addresses: readonly string[]
  /** What it puts into `window.injectedWeb3`. */
  readonly entry: InjectedEntry
  readonly control: PolkadotWalletControl
  /** Puts itself into `window.injectedWeb3`, `afterMs` later if given; the returned function takes it out again. */
  inject(target: object, options?: { readonly afterMs?: number | undefined }): () => void
  /** Tells the open questions, at once and at every change, to something that shows them. */
  watchPrompts(listener: (prompts: readonly Prompt[]) => void): () => void
}

/**
 * Makes a Polkadot wallet that lives in the page (or in Node), as extensions put themselves into `window.injectedWeb3`.
 * Its signatures are real, with sr25519, ed25519, ecdsa and Ethereum keys.
 *
 * @example
 * const wallet = createPolkadotTestWallet({ name: 'Foxglove' })
 * wallet.inject(window)
 * wallet.control.reject('enable')
 */
export function createPolkadotTestWallet(options: PolkadotTestWalletOptions): PolkadotTestWallet {
  const { name, key = name.toLowerCase().replace(/[^a-z0-9]+/g, '-'), accent = '#3b4252' } = options
  const core = createPolkadotWalletCore(options, key)
  const prompts = createPromptList()
  const script = createAnswerScript()
  const log = createRequestLog()
  const stalled = createWaitingRoom<ScriptedAnswer>()
  const unlocked = createWaitingRoom<void>()
  const mood: PolkadotMood = {
    behaviour: options.behaviour ?? 'approve',
    onePromptAtATime: false,
    plugged: true,
    promptCount: 0,
  }
  const parts = { core, mood, prompts, script, stalled, unlocked, log }
  const undos = new Set<() => void>()
  const entry: InjectedEntry = {
    version: options.version ?? '1.0.0',
    enable: createPolkadotRequests(parts, options.without ?? []),
  }

  return {
    name,
    key,
    accent,
    icon: walletIcon(name, accent),
    addresses: core.accounts.map(({ address }) => address),
    entry,
    control: {
      setBehaviour(behaviour) {
        mood.behaviour = behaviour
      },
      next: script.next,
      always: script.always,
      approve: (request, more) => script.next(request, { ...more, type: 'approve' }),
      reject: (request) => script.next(request, { type: 'reject' }),
      stall: (request) => script.next(request, { type: 'stall' }),
      release: (request, answer = { type: 'approve' }) => stalled.release(answer, request),
      answerWith: (request, value) => script.next(request, { type: 'answer', value }),
      throwWith: (request, value) => script.next(request, { type: 'throw', value }),
      clearScript: script.clear,
      lock: (mode = 'wait') => core.store.set({ locked: mode }),
      unlock: () => openPolkadotLock(parts),
      shareAccounts: core.share,
      disconnectSite: core.revoke,
      unplug() {
        mood.plugged = false
        for (const undo of [...undos]) undo()
      },
      emit: core.tell,
      setOnePromptAtATime(on) {
        mood.onePromptAtATime = on
      },
      requests: log.list,
      clearRequests: log.clear,
      stalledCount: stalled.count,
      prompts: prompts.get,
      promptCount: () => mood.promptCount,
      listenerCount: core.listenerCount,
    },
    inject(target, { afterMs = 0 } = {}) {
      let registry: object | undefined
      const begin = () => {
        const present: unknown = Reflect.get(target, 'injectedWeb3')
        registry = typeof present === 'object' && present !== null ? present : {}
        Reflect.set(registry, key, entry)
        Reflect.set(target, 'injectedWeb3', registry)
      }
      const timer = afterMs > 0 ? setTimeout(begin, afterMs) : undefined
      if (timer === undefined) begin()
      const undo = () => {
        undos.delete(undo)
        clearTimeout(timer)
        if (registry && Reflect.get(registry, key) === entry) Reflect.deleteProperty(registry, key)
      }
      undos.add(undo)
      return undo
    },
    watchPrompts: prompts.watch,
  }
}
