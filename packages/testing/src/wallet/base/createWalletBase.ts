import { createScriptedHandler, type ScriptedHandler } from './createScriptedHandler.js'
import type { PlanRequest } from './plan.js'
import type { Prompt } from './prompt.js'
import { createPromptList } from './promptList.js'
import { createRequestLog } from './requestLog.js'
import { createAnswerScript, type ScriptedAnswer, type WalletChange } from './scriptedAnswer.js'
import { createWaitingRoom } from './waitingRoom.js'
import type { WalletBehaviour } from './walletBehaviour.js'
import type { WalletControl } from './walletControl.js'
import type { WalletErrors } from './walletErrors.js'
import type { SharedMemory } from './walletMemory.js'
import type { WalletMood } from './walletMood.js'
import type { WalletQuirks } from './walletQuirks.js'

/** What makes the wallets of one namespace different from others. */
export type WalletBaseOptions = {
  /** Default `approve`. */
  readonly behaviour?: WalletBehaviour | undefined
  readonly quirks?: WalletQuirks | undefined
  readonly memory: SharedMemory
  readonly errors: WalletErrors
  /** The method of a name, or `undefined` when the wallet has none. */
  findMethod(name: string): PlanRequest | undefined
  /** Makes the changes of a script that only this namespace knows; accounts and lock are seen to. */
  change?(change: WalletChange): void
  readonly events: { emit(event: string, value: unknown): void; count(event?: string): number }
}

/** What every test wallet consists of, whatever its namespace. */
export type WalletBase = {
  readonly mood: WalletMood
  readonly control: WalletControl
  /** Answers a request as script, lock and behaviour have it; each one is in the log. */
  readonly request: ScriptedHandler
  /** Tells the open questions, at once and at every change, to something that shows them. */
  watchPrompts(listener: (prompts: readonly Prompt[]) => void): () => void
  /** Follows what other tabs write into a shared `localStorage`; the returned function stops it. */
  syncTabs(target: Pick<EventTarget, 'addEventListener' | 'removeEventListener'>): () => void
  /** Remembers how to take the wallet off the page, so that `unplug` does it too. The returned function does it once. */
  undoable(undo: () => void): () => void
}

/** Makes the part of a wallet that does not depend on its namespace. */
export function createWalletBase({ memory, errors, events, ...options }: WalletBaseOptions): WalletBase {
  const { quirks = {} } = options
  const prompts = createPromptList(errors.declined, quirks.keepsClosedRequests)
  const script = createAnswerScript()
  const log = createRequestLog()
  const stalled = createWaitingRoom<ScriptedAnswer>()
  const unlocked = createWaitingRoom<void>()
  const undos = new Set<() => void>()
  const mood: WalletMood = {
    behaviour: options.behaviour ?? 'approve',
    onePromptAtATime: false,
    plugged: true,
    online: true,
  }

  function openLock(): void {
    memory.setLocked(false)
    for (const prompt of prompts.get()) if (prompt.kind === 'unlock') prompt.approve()
    unlocked.release()
  }

  function change(wanted: WalletChange): void {
    options.change?.(wanted)
    if (wanted.account !== undefined) memory.select(wanted.account)
    if (wanted.locked !== undefined) memory.setLocked(wanted.locked ? 'wait' : false)
  }

  const handle = createScriptedHandler({
    origin: memory.origin,
    mood,
    prompts,
    script,
    stalled,
    unlocked,
    errors,
    quirks,
    findMethod: options.findMethod,
    isLocked: () => memory.get().locked !== false,
    openLock,
    change,
  })

  return {
    mood,
    async request(method, params, meant) {
      const end = log.add(method, params)
      try {
        const answer = await handle(method, params, meant)
        end('answered')
        return answer
      } catch (error) {
        end('rejected')
        throw error
      }
    },
    control: {
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
      lock: (mode = 'wait') => memory.setLocked(mode),
      unlock: openLock,
      selectAccount: memory.select,
      shareAccounts: memory.share,
      disconnectSite: (origin) => memory.revoke(origin, quirks.withdrawsSilently),
      goOffline() {
        mood.online = false
      },
      goOnline() {
        mood.online = true
      },
      unplug() {
        mood.plugged = false
        for (const undo of [...undos]) undo()
      },
      emit: events.emit,
      closeWindows() {
        const open = prompts.get()
        for (const prompt of open) prompt.close()
        return open.length
      },
      setOnePromptAtATime(on) {
        mood.onePromptAtATime = on
      },
      requests: log.list,
      clearRequests: log.clear,
      stalledCount: stalled.count,
      prompts: prompts.get,
      listenerCount: events.count,
    },
    watchPrompts: prompts.watch,
    syncTabs(target) {
      const listener = (event: Event) => {
        const key: unknown = Reflect.get(event, 'key')
        if (key === memory.key || key === null) memory.reload()
      }
      target.addEventListener('storage', listener)
      return () => target.removeEventListener('storage', listener)
    },
    undoable(undo) {
      const once = () => {
        if (undos.delete(once)) undo()
      }
      undos.add(once)
      return once
    },
  }
}
