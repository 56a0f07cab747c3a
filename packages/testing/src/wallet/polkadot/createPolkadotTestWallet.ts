import { createWalletBase } from '../base/createWalletBase.js'
import type { Plan } from '../base/plan.js'
import type { Prompt } from '../base/prompt.js'
import { walletIcon } from '../base/walletIcon.js'
import type { InjectedEntry, InjectedWallet } from './injectedWallet.js'
import { planAccounts, planEnable, planPayload, planRaw } from './polkadotPlans.js'
import type { PolkadotRequest, PolkadotWalletControl } from './polkadotWalletControl.js'
import { createPolkadotWalletCore } from './polkadotWalletCore.js'
import type { PolkadotTestWalletOptions } from './polkadotWalletOptions.js'
import { putInto } from './putInto.js'

/** A Polkadot wallet for tests and demos, with real keys and signatures. */
export type PolkadotTestWallet = {
  readonly name: string
  /** Its key in `window.injectedWeb3`. */
  readonly key: string
  readonly icon: string
  readonly accent: string
  /** All addresses, in its own prefix. */
  readonly addresses: readonly string[]
  /** Its entry in `window.injectedWeb3`. */
  readonly entry: InjectedEntry
  readonly control: PolkadotWalletControl
  /** Adds itself to `window.injectedWeb3`, after `afterMs` if given. Returns a function that removes it. */
  inject(target: object, options?: { readonly afterMs?: number | undefined }): () => void
  /** Follows writes of other tabs to a shared `localStorage`. Returns a function that stops it. */
  syncTabs(target: Pick<EventTarget, 'addEventListener' | 'removeEventListener'>): () => void
  /** Calls back with the pending prompts, now and at every change. Returns an unsubscribe function. */
  watchPrompts(listener: (prompts: readonly Prompt[]) => void): () => void
}

/**
 * Creates a Polkadot wallet that runs in the page (or in Node) and injects itself into `window.injectedWeb3`. Its
 * signatures are real, with sr25519, ed25519, ecdsa and Ethereum keys.
 *
 * @example
 * const wallet = createPolkadotTestWallet({ name: 'Foxglove' })
 * wallet.inject(window)
 * wallet.control.reject('enable')
 */
export function createPolkadotTestWallet(options: PolkadotTestWalletOptions): PolkadotTestWallet {
  const { name, key = name.toLowerCase().replace(/[^a-z0-9]+/g, '-'), accent = '#3b4252', without = [] } = options
  const core = createPolkadotWalletCore(options, key)
  const { memory } = core
  let questions = 0
  const base = createWalletBase({
    behaviour: options.behaviour,
    quirks: options.quirks,
    memory,
    // These wallets have messages without codes.
    errors: {
      declined: () => new Error('Cancelled'),
      offline: () => new Error('The wallet is not connected to a node.'),
      pending: () => new Error(`The source ${memory.origin} has a pending authorization request`),
      unknownMethod: (method) => new Error(`Unable to handle message of type ${method}`),
    },
    events: { emit: (_event, value) => core.tell(value), count: core.listenerCount },
    findMethod: () => undefined,
  })

  function request(method: PolkadotRequest, params: readonly unknown[], makePlan: () => Plan): Promise<unknown> {
    return base.request(method, params, () => {
      const plan = makePlan()
      if (plan.ask) questions++
      return plan
    })
  }

  const injected: InjectedWallet = {
    accounts: {
      get: () => request('accounts.get', [], () => planAccounts(core)),
      ...(!without.includes('subscribe') && { subscribe: core.subscribe }),
    },
    signer: {
      ...(!without.includes('signPayload') && {
        signPayload: (payload) => request('signPayload', [payload], () => planPayload(core, payload, options.chains)),
      }),
      ...(!without.includes('signRaw') && {
        signRaw: (raw) => request('signRaw', [raw], () => planRaw(core, raw)),
      }),
    },
  }
  const entry: InjectedEntry = {
    version: options.version ?? '1.0.0',
    enable: (page) => request('enable', [page], () => planEnable(core, injected)),
  }

  return {
    name,
    key,
    accent,
    icon: walletIcon(name, accent),
    addresses: core.accounts.map(({ address }) => address),
    entry,
    control: {
      ...base.control,
      selectAccount(index) {
        const shared = memory.shared() ?? []
        memory.share([index, ...shared.filter((other) => other !== index)])
      },
      emit: core.tell,
      promptCount: () => questions,
      listenerCount: core.listenerCount,
    },
    inject: (target, { afterMs } = {}) => base.undoable(putInto(target, key, entry, afterMs)),
    syncTabs: base.syncTabs,
    watchPrompts: base.watchPrompts,
  }
}
