import type { Page } from '@playwright/test'
import type { PromptDetails } from '../wallet/base/prompt.js'
import type {} from './inPage/startInPage.js'
import type { WalletKind, WalletOfKind } from './walletKind.js'

type Remote<F> = F extends (...args: infer A) => infer R ? (...args: A) => Promise<R> : never

type RemoteControl<K extends WalletKind> = {
  readonly [N in Exclude<keyof WalletOfKind[K]['control'], 'prompts'>]: Remote<WalletOfKind[K]['control'][N]>
}

/** Controls a wallet in a page from the test: the same functions as the wallet's control, each returning a promise. */
export type WalletHandle<K extends WalletKind = 'evm'> = RemoteControl<K> & {
  readonly name: string
  /** One address per account. For a Bitcoin wallet, the payment address on its first network. */
  readonly addresses: K extends 'evm' ? readonly `0x${string}`[] : readonly string[]
  /** Returns the pending prompts, oldest first. */
  prompts(): Promise<readonly (PromptDetails & { readonly id: number })[]>
  /** Answers the oldest prompt, or the next one if none is pending. */
  answerPrompt(answer: 'approve' | 'reject', choice?: { readonly accounts?: readonly number[] }): Promise<void>
  /** Runs a function in the page with the wallet, for values that cannot be serialized: getters, functions, symbols. */
  evaluate<R, A>(run: (wallet: WalletOfKind[K], argument: A) => R | Promise<R>, argument: A): Promise<R>
}

/** The handles of a wallet with several namespaces, by kind. */
export type MultiHandle<K extends WalletKind = WalletKind> = { readonly [N in K]: WalletHandle<N> }

/** Data of a wallet that is available without a page. */
export type KnownWallet = { readonly name: string; readonly addresses: readonly string[] }

export function createWalletHandle<K extends WalletKind>(
  page: Page,
  key: string,
  { name, addresses }: KnownWallet,
): WalletHandle<K> {
  const call = (method: string, args: readonly unknown[]): Promise<unknown> =>
    page.evaluate(
      ([wallet, method, args]) => {
        const control = globalThis.latchkeyTest?.wallets[wallet]?.control
        if (!control) throw new Error(`The wallet ${wallet} is not on this page: add wallets before page.goto().`)
        return Reflect.apply(Reflect.get(control, method), control, args)
      },
      [key, method, args] as const,
    )
  const own: Readonly<Record<string, unknown>> = {
    name,
    addresses,
    // The proxy returns a function for any other name, so without this field, `await` would treat the handle as a
    // promise.
    // biome-ignore lint/suspicious/noThenProperty: see above.
    then: undefined,
    prompts: () =>
      page.evaluate((wallet) => {
        const prompts = globalThis.latchkeyTest?.wallets[wallet]?.control.prompts() ?? []
        return prompts.map(({ approve, reject, close, ...rest }) => rest)
      }, key),
    async answerPrompt(answer: 'approve' | 'reject', choice?: { readonly accounts?: readonly number[] }) {
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
    async evaluate(run: (wallet: never, argument: never) => unknown, argument: unknown) {
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
  }
  // Any other name is a function of the wallet's control, which is called in the page.
  return new Proxy(own, {
    get: (target, method) => {
      if (typeof method !== 'string' || method in target) return Reflect.get(target, method)
      return (...args: readonly unknown[]) => call(method, args)
    },
  }) as WalletHandle<K>
}
