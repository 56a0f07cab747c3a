import { numberToHex } from 'viem'
import { type Announcement, type AnnouncementTarget, type AnnounceOptions, announceProvider } from './announcement.js'
import { createRequestHandler, openLock, type WalletMood } from './handleRequest.js'
import { type InjectOptions, injectProvider } from './injection.js'
import type { Prompt } from './prompt.js'
import { createPromptList } from './promptList.js'
import { randomUuid } from './randomId.js'
import { createRequestLog } from './requestLog.js'
import { createAnswerScript, type ScriptedAnswer } from './scriptedAnswer.js'
import type { TestProvider } from './testProvider.js'
import { createWaitingRoom } from './waitingRoom.js'
import type { WalletControl } from './walletControl.js'
import { createWalletCore } from './walletCore.js'
import { walletIcon } from './walletIcon.js'
import type { EvmTestWalletOptions } from './walletOptions.js'

/** A wallet for tests and demos. It holds real keys and really signs. */
export type EvmTestWallet = {
  readonly name: string
  readonly rdns: string
  readonly uuid: string
  readonly icon: string
  readonly accent: string
  /** All its addresses, with checksum. */
  readonly addresses: readonly `0x${string}`[]
  readonly provider: TestProvider
  readonly control: WalletControl
  /** Announces itself on a page (EIP-6963); the returned function takes it back. */
  announce(target: AnnouncementTarget, options?: AnnounceOptions): () => void
  /** Puts itself at `window.ethereum`; the returned function takes it back. */
  inject(target: EventTarget, options?: InjectOptions): () => void
  /** Follows what other tabs write into a shared `localStorage`; the returned function stops it. */
  syncTabs(target: Pick<EventTarget, 'addEventListener' | 'removeEventListener'>): () => void
  /** Tells the open questions, at once and at every change, to something that shows them. */
  watchPrompts(listener: (prompts: readonly Prompt[]) => void): () => void
}

/**
 * Makes an EVM wallet that lives in the page (or in Node): EIP-1193 with real signatures, transactions sent to the
 * chain's RPC, EIP-6963, EIP-5792 and more. `control` makes it approve, decline, stall, lock or misbehave.
 *
 * @example
 * const wallet = createEvmTestWallet({ ...walletPresets.foxglove, chains: [{ id: 31337, name: 'Local', rpcUrl }] })
 * wallet.announce(window)
 * wallet.control.reject('eth_requestAccounts')
 */
export function createEvmTestWallet(options: EvmTestWalletOptions): EvmTestWallet {
  const { name, rdns, uuid = randomUuid(), accent = '#3b4252', icon = walletIcon(name, accent) } = options
  const core = createWalletCore(options)
  const prompts = createPromptList()
  const script = createAnswerScript()
  const log = createRequestLog()
  const stalled = createWaitingRoom<ScriptedAnswer>()
  const unlocked = createWaitingRoom<void>()
  const mood: WalletMood = {
    behaviour: options.behaviour ?? 'approve',
    onePromptAtATime: false,
    plugged: true,
    online: true,
  }
  const handle = createRequestHandler({
    core,
    mood,
    prompts,
    script,
    stalled,
    unlocked,
  })
  const announcements = new Set<Announcement>()
  const undos = new Set<() => void>()
  let chainIdField: string | null | undefined

  const provider: TestProvider = {
    ...(options.tellsLocked && { _metamask: { isUnlocked: async () => !core.store.get().locked } }),
    ...options.flags,
    async request(request) {
      const end = log.add(request?.method, request?.params)
      try {
        const answer = await handle(request)
        end('answered')
        return answer
      } catch (error) {
        end('rejected')
        throw error
      }
    },
    on(event, listener) {
      core.events.on(event, listener)
      return provider
    },
    removeListener(event, listener) {
      core.events.removeListener(event, listener)
      return provider
    },
    isConnected: () => mood.online && mood.plugged,
    get chainId() {
      return chainIdField === undefined ? numberToHex(core.chain().id) : chainIdField
    },
  }

  const control: WalletControl = {
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
    lock: (mode = 'wait') => core.setLocked(mode),
    unlock: () => openLock(core, prompts, unlocked),
    selectAccount: core.selectAccount,
    shareAccounts: core.permit,
    selectChain: core.selectChain,
    disconnectSite: core.revoke,
    goOffline() {
      mood.online = false
      core.events.emit(
        'disconnect',
        Object.assign(new Error('The wallet is disconnected from all chains.'), { code: 4900 }),
      )
    },
    goOnline() {
      mood.online = true
      core.events.emit('connect', { chainId: numberToHex(core.chain().id) })
    },
    unplug() {
      mood.plugged = false
      for (const undo of [...undos]) undo()
    },
    emit: core.events.emit,
    reannounce: (changes) => {
      for (const announcement of announcements) announcement.repeat(changes)
    },
    setAddressCase(addressCase) {
      core.addressCase = addressCase
    },
    setChainIdField(value) {
      chainIdField = value
    },
    setOnePromptAtATime(on) {
      mood.onePromptAtATime = on
    },
    requests: log.list,
    clearRequests: log.clear,
    stalledCount: stalled.count,
    prompts: prompts.get,
    listenerCount: core.events.count,
  }

  /** Remembers an undo so that `unplug` can use it too. */
  function undoable(undo: () => void): () => void {
    const once = () => {
      if (undos.delete(once)) undo()
    }
    undos.add(once)
    return once
  }

  return {
    name,
    rdns,
    uuid,
    icon,
    accent,
    addresses: core.accounts.map(({ address }) => address),
    provider,
    control,
    announce(target, announceOptions) {
      const announcement = announceProvider(target, { uuid, name, icon, rdns }, provider, announceOptions)
      announcements.add(announcement)
      return undoable(() => {
        announcements.delete(announcement)
        announcement.stop()
      })
    },
    inject: (target, injectOptions) => undoable(injectProvider(target, provider, injectOptions)),
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
