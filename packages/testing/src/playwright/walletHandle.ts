import type { Page } from '@playwright/test'
import type { PromptDetails } from '../wallet/base/prompt.js'
import type { EvmTestWallet } from '../wallet/evm/createEvmTestWallet.js'
import type { EvmWalletControl } from '../wallet/evm/evmWalletControl.js'
import type {} from './inPage/startInPage.js'

type Remote<F> = F extends (...args: infer A) => infer R ? (...args: A) => Promise<R> : never

type RemoteControl = { readonly [K in Exclude<keyof EvmWalletControl, 'prompts'>]: Remote<EvmWalletControl[K]> }

/** The control of a wallet in a page, from the test: the same functions, each answering a promise. */
export type WalletHandle = RemoteControl & {
  readonly name: string
  readonly addresses: readonly `0x${string}`[]
  /** The questions a person is asked, oldest first. */
  prompts(): Promise<readonly (PromptDetails & { readonly id: number })[]>
  /** Answers the oldest question, waiting for one if there is none. */
  answerPrompt(answer: 'approve' | 'reject', choice?: { readonly accounts?: readonly number[] }): Promise<void>
  /** Runs a function in the page with the wallet, for what cannot travel: getters, functions, symbols. */
  evaluate<R, A>(run: (wallet: EvmTestWallet, argument: A) => R | Promise<R>, argument: A): Promise<R>
}

export function createWalletHandle(
  page: Page,
  key: string,
  name: string,
  addresses: readonly `0x${string}`[],
): WalletHandle {
  const call = (method: string, args: readonly unknown[]): Promise<unknown> =>
    page.evaluate(
      ([wallet, method, args]) => {
        const control = globalThis.latchkeyTest?.wallets[wallet]?.control
        if (!control) throw new Error(`The wallet ${wallet} is not on this page: add wallets before page.goto().`)
        return Reflect.apply(Reflect.get(control, method), control, args)
      },
      [key, method, args] as const,
    )
  /** One function of the control, called in the page. */
  const remote = <K extends keyof RemoteControl>(method: K) =>
    ((...args: readonly unknown[]) => call(method, args)) as RemoteControl[K]

  return {
    name,
    addresses,
    prompts: () =>
      page.evaluate((wallet) => {
        const prompts = globalThis.latchkeyTest?.wallets[wallet]?.control.prompts() ?? []
        return prompts.map(({ approve, reject, ...rest }) => rest)
      }, key),
    async answerPrompt(answer, choice) {
      await page.waitForFunction(
        (wallet) => (globalThis.latchkeyTest?.wallets[wallet]?.control.prompts().length ?? 0) > 0,
        key,
      )
      await page.evaluate(
        ([wallet, answer, choice]) => {
          const prompt = globalThis.latchkeyTest?.wallets[wallet]?.control.prompts()[0]
          if (answer === 'approve') prompt?.approve(choice)
          else prompt?.reject()
        },
        [key, answer, choice] as const,
      )
    },
    async evaluate(run, argument) {
      const wallet = await page.evaluateHandle((one) => {
        const found = globalThis.latchkeyTest?.wallets[one]
        if (!found) throw new Error(`The wallet ${one} is not on this page.`)
        return found
      }, key)
      try {
        return await wallet.evaluate(run as never, argument as never)
      } finally {
        await wallet.dispose()
      }
    },
    setBehaviour: remote('setBehaviour'),
    next: remote('next'),
    always: remote('always'),
    approve: remote('approve'),
    reject: remote('reject'),
    stall: remote('stall'),
    release: remote('release'),
    answerWith: remote('answerWith'),
    throwWith: remote('throwWith'),
    clearScript: remote('clearScript'),
    lock: remote('lock'),
    unlock: remote('unlock'),
    selectAccount: remote('selectAccount'),
    shareAccounts: remote('shareAccounts'),
    selectChain: remote('selectChain'),
    disconnectSite: remote('disconnectSite'),
    goOffline: remote('goOffline'),
    goOnline: remote('goOnline'),
    unplug: remote('unplug'),
    emit: remote('emit'),
    reannounce: remote('reannounce'),
    setAddressCase: remote('setAddressCase'),
    setChainIdField: remote('setChainIdField'),
    setOnePromptAtATime: remote('setOnePromptAtATime'),
    requests: remote('requests'),
    clearRequests: remote('clearRequests'),
    stalledCount: remote('stalledCount'),
    listenerCount: remote('listenerCount'),
  }
}
