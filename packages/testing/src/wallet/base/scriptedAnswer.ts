/** A change of the wallet while it handles a request. */
export type WalletChange = {
  /** Chain id, for EVM wallets. */
  readonly chainId?: number | undefined
  /** The network by the wallet's name for it, for other wallets with their own network. */
  readonly network?: string | undefined
  /** Index of the account. */
  readonly account?: number | undefined
  readonly locked?: boolean | undefined
}

/** A wallet's response to one request. Plain data, except that `throw` and `answer` may hold any value. */
export type ScriptedAnswer = (
  | {
      readonly type: 'approve' /** Accounts to tick when connecting; `[]` for none. */
      readonly accounts?: readonly number[] | undefined
    }
  /** Rejects with the usual error of the namespace's wallets, on EVM with code 4001. */
  | { readonly type: 'reject' }
  /** No response until `control.release`. */
  | { readonly type: 'stall' }
  /** Resolves with exactly this value. */
  | { readonly type: 'answer'; readonly value: unknown }
  /** Rejects with exactly this value. */
  | { readonly type: 'throw'; readonly value: unknown }
) & {
  /** Applied before the request is handled. */
  readonly before?: WalletChange | undefined
  /** Applied after the request is handled, before its response is sent. */
  readonly after?: WalletChange | undefined
}

/** Scripted responses of a test wallet. */
export type AnswerScript = {
  /** Sets the next response to a method. Several are queued. `*` is any method without its own response. */
  next(method: string, answer: ScriptedAnswer): void
  /** Sets the response to every request of a method, until `clear`. */
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
