import { createScriptedHandler, type ScriptedHandler } from './createScriptedHandler.js'
import { createWalletControl } from './createWalletControl.js'
import type { PlanRequest } from './plan.js'
import type { Prompt } from './prompt.js'
import { createPromptList } from './promptList.js'
import { createRequestLog } from './requestLog.js'
import { createRequestQueue } from './requestQueue.js'
import { createAnswerScript, type ScriptedAnswer, type WalletChange } from './scriptedAnswer.js'
import { createUndoList } from './undoList.js'
import type { WalletBehaviour } from './walletBehaviour.js'
import type { WalletControl } from './walletControl.js'
import type { WalletErrors } from './walletErrors.js'
import type { SharedMemory } from './walletMemory.js'
import type { WalletMood } from './walletMood.js'
import type { WalletQuirks } from './walletQuirks.js'

/** The parts that differ between namespaces. */
export type WalletBaseOptions = {
  /** Default `approve`. */
  readonly behaviour?: WalletBehaviour | undefined
  readonly quirks?: WalletQuirks | undefined
  readonly memory: SharedMemory
  readonly errors: WalletErrors
  /** Returns the method of a name, or `undefined` if the wallet lacks it. */
  findMethod(name: string): PlanRequest | undefined
  /** Applies script changes that only this namespace has. Accounts and lock are already applied. */
  change?(change: WalletChange): void
  readonly events: { emit(event: string, value: unknown): void; count(event?: string): number }
}

/** The common part of every test wallet. */
export type WalletBase = {
  readonly mood: WalletMood
  readonly control: WalletControl
  /** Handles a request by script, lock and behaviour. Every request is logged. */
  readonly request: ScriptedHandler
  /** Calls back with the pending prompts, now and at every change. Returns an unsubscribe function. */
  watchPrompts(listener: (prompts: readonly Prompt[]) => void): () => void
  /** Follows writes of other tabs to a shared `localStorage`. Returns a function that stops it. */
  syncTabs(target: Pick<EventTarget, 'addEventListener' | 'removeEventListener'>): () => void
  /**
   * Registers a function that removes the wallet from the page; `unplug` calls it, too. Returns a function that calls
   * it once.
   */
  undoable(undo: () => void): () => void
}

/** Creates the part of a wallet that does not depend on its namespace. */
export function createWalletBase({ memory, errors, events, ...options }: WalletBaseOptions): WalletBase {
  const { quirks = {} } = options
  const prompts = createPromptList(errors.declined, quirks.keepsClosedRequests)
  const script = createAnswerScript()
  const log = createRequestLog()
  const stalled = createRequestQueue<ScriptedAnswer>()
  const unlocked = createRequestQueue<void>()
  const removal = createUndoList()
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
    control: createWalletControl({
      mood,
      memory,
      prompts,
      script,
      log,
      stalled,
      removal,
      events,
      withdrawsSilently: quirks.withdrawsSilently,
      openLock,
    }),
    watchPrompts: prompts.watch,
    syncTabs(target) {
      const listener = (event: Event) => {
        const key: unknown = Reflect.get(event, 'key')
        if (key === memory.key || key === null) memory.reload()
      }
      target.addEventListener('storage', listener)
      return () => target.removeEventListener('storage', listener)
    },
    undoable: removal.add,
  }
}
