import { abortReason, isAppKitError, type TableErrorCode, withDeadline } from '@latchkey/common'
import type { Eip155Context, OpenRequest } from './context.js'
import type { Eip1193Provider } from './eip1193.js'
import { mapWalletError } from './errors.js'
import { randomId } from './randomId.js'

/** Positional parameters, or for single methods an object. */
export type Params = readonly unknown[] | Readonly<Record<string, unknown>>

export type AskOptions = {
  /** Gives up waiting; the wallet is not told, it has no way to hear it. */
  readonly signal?: AbortSignal | undefined
  /** Gives up after so long. Left out where a person has to decide. */
  readonly ms?: number | undefined
  /** The error when `ms` are over. */
  readonly code?: TableErrorCode | undefined
  /** Joins the same request if someone waits for it already, instead of asking again. */
  readonly isShared?: boolean | undefined
}

/** A wallet's provider whose `request` was read once, at connect. */
export type Wallet = {
  readonly provider: Eip1193Provider
  /** Asks the wallet once, never again by itself (R57). Rejects with typed errors only. */
  ask(method: string, params?: Params, options?: AskOptions): Promise<unknown>
  /** Whether the page put another `request` in place of the one in use (R33). */
  isReplaced(): boolean
}

/** Pins a provider for use. */
export function openWallet(context: Eip155Context, provider: Eip1193Provider): Wallet {
  const request = provider.request
  // A provider that binds its functions anew at every look cannot be compared.
  const isStable = provider.request === request
  const open = context.openRequests.get(provider) ?? new Map<string, OpenRequest>()
  context.openRequests.set(provider, open)

  const send = async (method: string, params: Params | undefined): Promise<unknown> => {
    try {
      return await Reflect.apply(request, provider, [params ? { method, params } : { method }])
    } catch (error) {
      throw mapWalletError(error)
    }
  }

  const join = async (entry: OpenRequest, { signal, ms, code }: AskOptions): Promise<unknown> => {
    entry.waiting++
    try {
      const answer = withDeadline(entry.answer, { clock: context.ports.clock, ms, code, signal })
      return await withDeadline(answer, { signal: context.lifetime })
    } finally {
      entry.waiting--
    }
  }

  return {
    provider,
    async ask(method, params, options = {}) {
      for (const signal of [context.lifetime, options.signal]) if (signal?.aborted) throw abortReason(signal)
      const key = keyOf(method, params)
      const earlier = open.get(key)
      if (options.isShared && earlier && earlier.waiting > 0) return join(earlier, options)
      const entry: OpenRequest = { answer: send(method, params), isOpen: true, waiting: 0 }
      const settled = () => {
        entry.isOpen = false
        if (open.get(key) === entry) open.delete(key)
      }
      entry.answer.then(settled, settled)
      open.set(key, entry)
      try {
        return await join(entry, options)
      } catch (error) {
        if (!earlier?.isOpen || !isAppKitError(error, 'REQUEST_PENDING')) throw error
        // The wallet still shows the window of the same, earlier request: its answer is the one wanted (FI21).
        open.set(key, earlier)
        return join(earlier, options)
      }
    },
    isReplaced: () => isStable && readRequest(provider) !== request,
  }
}

/** Requests with the same key ask the same. What cannot be written as JSON is like nothing else. */
function keyOf(method: string, params: Params | undefined): string {
  try {
    return `${method} ${JSON.stringify(params)}`
  } catch {
    return randomId()
  }
}

function readRequest(provider: Eip1193Provider): unknown {
  try {
    return provider.request
  } catch {
    return undefined
  }
}
