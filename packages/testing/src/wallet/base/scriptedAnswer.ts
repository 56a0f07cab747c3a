/** A change the wallet makes by itself while it handles a request. */
export type WalletChange = {
  /** EVM. */
  readonly chainId?: number | undefined
  /** The network of other wallets that have one of their own, by the name the wallet gives it. */
  readonly network?: string | undefined
  /** Index of the account. */
  readonly account?: number | undefined
  readonly locked?: boolean | undefined
}

/** What the wallet does with one request. Plain data, except that `throw` and `answer` may hold any value. */
export type ScriptedAnswer = (
  | {
      readonly type: 'approve' /** Which accounts are ticked when connecting; `[]` for none. */
      readonly accounts?: readonly number[] | undefined
    }
  /** Declined: code 4001 on EVM, elsewhere what wallets of the namespace say. */
  | { readonly type: 'reject' }
  /** No answer until `control.release`. */
  | { readonly type: 'stall' }
  /** Exactly this value, whatever was asked. */
  | { readonly type: 'answer'; readonly value: unknown }
  /** Rejects with exactly this value. */
  | { readonly type: 'throw'; readonly value: unknown }
) & {
  /** Happens before the request is looked at. */
  readonly before?: WalletChange | undefined
  /** Happens after the request is done, before its answer arrives. */
  readonly after?: WalletChange | undefined
}

/** The answers a test has laid ready. */
export type AnswerScript = {
  /** The next answer to a method; several queue up. `*` stands for any method that has none of its own. */
  next(method: string, answer: ScriptedAnswer): void
  /** Every answer to a method, until `clear`. */
  always(method: string, answer: ScriptedAnswer): void
  take(method: string): ScriptedAnswer | undefined
  clear(): void
}

export function createAnswerScript(): AnswerScript {
  const queues = new Map<string, ScriptedAnswer[]>()
  const rules = new Map<string, ScriptedAnswer>()
  const shift = (method: string) => queues.get(method)?.shift()
  return {
    next(method, answer) {
      const queue = queues.get(method)
      if (queue) queue.push(answer)
      else queues.set(method, [answer])
    },
    always: (method, answer) => void rules.set(method, answer),
    take: (method) => shift(method) ?? rules.get(method) ?? shift('*') ?? rules.get('*'),
    clear() {
      queues.clear()
      rules.clear()
    },
  }
}
