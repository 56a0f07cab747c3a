import type { PromptList } from './promptList.js'
import type { RequestLog } from './requestLog.js'
import type { RequestQueue } from './requestQueue.js'
import type { AnswerScript, ScriptedAnswer } from './scriptedAnswer.js'
import type { UndoList } from './undoList.js'
import type { WalletControl } from './walletControl.js'
import type { SharedMemory } from './walletMemory.js'
import type { WalletMood } from './walletMood.js'

/** What a {@link WalletControl} sets or reads. */
export type ControlledParts = {
  readonly mood: WalletMood
  readonly memory: SharedMemory
  readonly prompts: PromptList
  readonly script: AnswerScript
  readonly log: RequestLog
  readonly stalled: RequestQueue<ScriptedAnswer>
  readonly removal: UndoList
  readonly events: { emit(event: string, value: unknown): void; count(event?: string): number }
  /** Whether accounts are withdrawn without an event. */
  readonly withdrawsSilently: boolean | undefined
  openLock(): void
}

/** Creates the control with which a test steers the wallet. */
export function createWalletControl(parts: ControlledParts): WalletControl {
  const { mood, memory, prompts, script, log, stalled, removal, events, withdrawsSilently, openLock } = parts
  return {
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
    disconnectSite: (origin) => memory.revoke(origin, withdrawsSilently),
    goOffline() {
      mood.online = false
    },
    goOnline() {
      mood.online = true
    },
    unplug() {
      mood.plugged = false
      removal.run()
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
  }
}
