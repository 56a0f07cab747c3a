import type { ByteAccount } from '../http/createByteBudget.js'

/**
 * Options of a read: a callback for the bytes of its response, and a signal that aborts when no request needs it any
 * more.
 */
export type Reading = { readonly signal: AbortSignal; readonly onBytes: (bytes: number) => void }

export type SharedReads<Answer> = {
  /**
   * Returns the result of the pending read with this key, or of a new one. Its bytes count for every request that waits
   * for it. Rejects when the request ends or exceeds its budget; the read continues while others wait.
   */
  read(key: string, account: ByteAccount, start: (reading: Reading) => Promise<Answer>): Promise<Answer>
}

type Shared<Answer> = {
  bytes: number
  readonly answer: Promise<Answer>
  readonly accounts: Set<ByteAccount>
  readonly abort: AbortController
}

/** Creates {@link SharedReads}, which deduplicates pending reads by key. */
export function createSharedReads<Answer>(): SharedReads<Answer> {
  const underWay = new Map<string, Shared<Answer>>()

  function begin(key: string, start: (reading: Reading) => Promise<Answer>): Shared<Answer> {
    const accounts = new Set<ByteAccount>()
    const abort = new AbortController()
    const onBytes = (bytes: number) => {
      shared.bytes += bytes
      for (const { charge } of accounts) charge(bytes)
    }
    const shared = { bytes: 0, accounts, abort, answer: start({ signal: abort.signal, onBytes }) }
    underWay.set(key, shared)
    const forget = () => {
      if (underWay.get(key) === shared) underWay.delete(key)
    }
    shared.answer.then(forget, forget)
    return shared
  }

  return {
    read(key, account, start) {
      const shared = underWay.get(key) ?? begin(key, start)
      const { accounts, answer, abort } = shared
      if (!accounts.has(account)) {
        accounts.add(account)
        account.charge(shared.bytes)
      }
      const { signal } = account
      return new Promise<Answer>((resolve, reject) => {
        const leave = () => {
          accounts.delete(account)
          reject(signal.reason)
          if (accounts.size > 0) return
          abort.abort()
          // A later request must not wait for an aborted read.
          if (underWay.get(key) === shared) underWay.delete(key)
        }
        if (signal.aborted) return leave()
        signal.addEventListener('abort', leave)
        answer.finally(() => signal.removeEventListener('abort', leave)).then(resolve, reject)
      })
    },
  }
}
