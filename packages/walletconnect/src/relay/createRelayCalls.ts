import {
  type AppKitError,
  abortReason,
  type Clock,
  createError,
  stringifyJson,
  walletConnectErrors,
  withTimeout,
} from '@latchkey/common'
import type { RelayMessage } from './safeParseRelayMessage.js'

export type CallOptions = {
  readonly id?: string | undefined
  /** Default: 60 s. */
  readonly ms?: number | undefined
  /** The call rejects when the socket closes, instead of being sent again. */
  readonly isOnce?: boolean
  /** After it aborts, the call is not sent again. */
  readonly signal?: AbortSignal | undefined
}

/** Pending calls of the relay. They outlive a socket. */
export type RelayCalls = {
  count(): number
  /**
   * Sends a call. Rejects with `RELAY_UNREACHABLE` after `ms` or if the relay rejects it, and when the signal aborts.
   */
  add(method: string, params: unknown, options?: CallOptions): Promise<unknown>
  /** Settles a call with its response. Sends it again after a delay if the relay is busy. */
  receive(response: Exclude<RelayMessage, { readonly type: 'message' }>): void
  /** Sends calls over the current socket. */
  send(calls: readonly RelayCall[]): void
  list(): readonly RelayCall[]
  /** The socket has closed: rejects calls with `isOnce`. */
  onDisconnect(): void
  /** The relay closed the socket because a frame was too big: rejects the longest call, which would fail again. */
  rejectLongest(): void
  rejectAll(error: Error): void
}

export type RelayCall = {
  readonly frame: string
  readonly isOnce: boolean
  retryTimer?: unknown
  settle(outcome: { readonly result: unknown } | { readonly error: Error }): void
}

type Connection = {
  readonly clock: Clock
  isOpen(): boolean
  transmit(frame: string): void
}

const callMs = 60_000
const retryMs = 1_000
/** JSON-RPC errors of a busy relay: its store is down, or the rate limit is reached. */
const temporary: readonly unknown[] = [-32000, -32005]

export function createRelayCalls({ clock, isOpen, transmit }: Connection): RelayCalls {
  const calls = new Map<string, RelayCall>()

  function stopRetry(call: RelayCall): void {
    if (call.retryTimer !== undefined) clock.clearTimeout(call.retryTimer)
    call.retryTimer = undefined
  }

  function send(list: readonly RelayCall[]): void {
    for (const call of list) {
      stopRetry(call)
      if (isOpen()) transmit(call.frame)
    }
  }

  function add(
    method: string,
    params: unknown,
    { id = newCallId(clock), ms = callMs, isOnce = false, signal }: CallOptions = {},
  ): Promise<unknown> {
    const response = new Promise<unknown>((resolve, reject) => {
      if (signal?.aborted) return reject(abortReason(signal))
      if (isOnce && !isOpen()) return reject(unreachable('The connection to the relay was lost.'))
      const call: RelayCall = {
        frame: frameOf(id, method, params),
        isOnce,
        settle(outcome) {
          calls.delete(id)
          stopRetry(call)
          if ('error' in outcome) reject(outcome.error)
          else resolve(outcome.result)
        },
      }
      calls.set(id, call)
      send([call])
    })
    return withTimeout(response, { clock, ms, onTimeout: unreachable, signals: [signal] }).finally(() =>
      calls.get(id)?.settle({ result: undefined }),
    )
  }

  return {
    count: () => calls.size,
    add,
    receive(response) {
      const call = calls.get(response.id)
      if (!call) return
      if (response.type === 'response') call.settle({ result: response.result })
      else if (!temporary.includes(response.code)) call.settle({ error: unreachable(`The relay: ${response.reason}`) })
      else call.retryTimer ??= clock.setTimeout(() => send([call]), retryMs * (1 + randomFraction()))
    },
    send,
    list: () => [...calls.values()],
    onDisconnect() {
      for (const call of [...calls.values()])
        if (call.isOnce) call.settle({ error: unreachable('The connection to the relay was lost.') })
    },
    rejectLongest() {
      const [longest] = [...calls.values()].sort((one, other) => other.frame.length - one.frame.length)
      longest?.settle({ error: unreachable('The relay: the message is too long.') })
    },
    rejectAll(error) {
      for (const call of [...calls.values()]) call.settle({ error })
    },
  }
}

/** Returns the JSON-RPC frame of a call. */
export function frameOf(id: string, method: string, params: unknown): string {
  return stringifyJson({ id, jsonrpc: '2.0', method, params })
}

/** Returns an id as the protocol defines it: the time and six random digits. */
export function newCallId(clock: Clock): string {
  return String(BigInt(Math.trunc(clock.now())) * 1_000_000n + BigInt(Math.floor(randomFraction() * 1_000_000)))
}

function unreachable(details?: string): AppKitError {
  return createError(walletConnectErrors.RELAY_UNREACHABLE, details === undefined ? {} : { details })
}

/** Returns a cryptographically random number from 0 (inclusive) to 1 (exclusive). */
export function randomFraction(): number {
  const [value = 0] = crypto.getRandomValues(new Uint32Array(1))
  return value / 2 ** 32
}
