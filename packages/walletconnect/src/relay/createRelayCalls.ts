import { type AppKitError, abortReason, type Clock, serviceError, settleBy, stringifyJson } from '@latchkey/common'
import { randomFraction } from './randomFraction.js'
import type { RelayMessage } from './safeParseRelayMessage.js'

export type CallOptions = {
  readonly id?: string | undefined
  /** Default: 60 s. */
  readonly ms?: number | undefined
  /** Made once over the socket of the moment: lost with it. */
  readonly isOnce?: boolean
  /** A call that is given up is not made again. */
  readonly signal?: AbortSignal | undefined
}

/** The calls of a relay that are open, over whichever socket. */
export type RelayCalls = {
  count(): number
  /** Rejects with `RELAY_UNREACHABLE` after `ms` or where the relay does not do it, and when the signal fires or all ends. */
  add(method: string, params: unknown, options?: CallOptions): Promise<unknown>
  /** An answer, or the word that there is none. What the relay cannot do at the moment is asked again after a pause. */
  hear(answer: Exclude<RelayMessage, { readonly type: 'message' }>): void
  /** Makes these again: the socket is another one. */
  send(calls: readonly RelayCall[]): void
  list(): readonly RelayCall[]
  /** The socket is lost, and what was meant for it alone. */
  lose(): void
  /** The relay hung up on a frame that is too long for it: made again, it would do so for ever. */
  endLongest(): void
  endAll(error: Error): void
}

export type RelayCall = {
  readonly frame: string
  readonly isOnce: boolean
  again?: unknown
  settle(outcome: { readonly result: unknown } | { readonly error: Error }): void
}

type Line = {
  readonly clock: Clock
  isOpen(): boolean
  transmit(frame: string): void
}

const callMs = 60_000
const againMs = 1_000
/** The store of the relay is away, or too much was asked at once. */
const passing: readonly unknown[] = [-32000, -32005]

/** Makes {@link RelayCalls} over a line that comes and goes. */
export function createRelayCalls({ clock, isOpen, transmit }: Line): RelayCalls {
  const calls = new Map<string, RelayCall>()

  function stopAgain(call: RelayCall): void {
    if (call.again !== undefined) clock.clearTimeout(call.again)
    call.again = undefined
  }

  function send(list: readonly RelayCall[]): void {
    for (const call of list) {
      stopAgain(call)
      if (isOpen()) transmit(call.frame)
    }
  }

  function add(
    method: string,
    params: unknown,
    { id = newCallId(clock), ms = callMs, isOnce = false, signal }: CallOptions = {},
  ): Promise<unknown> {
    const answer = new Promise<unknown>((resolve, reject) => {
      if (signal?.aborted) return reject(abortReason(signal))
      if (isOnce && !isOpen()) return reject(unreachable('The connection to the relay was lost.'))
      const call: RelayCall = {
        frame: frameOf(id, method, params),
        isOnce,
        settle(outcome) {
          calls.delete(id)
          stopAgain(call)
          if ('error' in outcome) reject(outcome.error)
          else resolve(outcome.result)
        },
      }
      calls.set(id, call)
      send([call])
    })
    return settleBy(answer, { clock, ms, signal, onTimeout: unreachable }).finally(() =>
      calls.get(id)?.settle({ result: undefined }),
    )
  }

  return {
    count: () => calls.size,
    add,
    hear(answer) {
      const call = calls.get(answer.id)
      if (!call) return
      if (answer.type === 'answer') call.settle({ result: answer.result })
      else if (!passing.includes(answer.code)) call.settle({ error: unreachable(`The relay: ${answer.reason}`) })
      else call.again ??= clock.setTimeout(() => send([call]), againMs * (1 + randomFraction()))
    },
    send,
    list: () => [...calls.values()],
    lose() {
      for (const call of [...calls.values()])
        if (call.isOnce) call.settle({ error: unreachable('The connection to the relay was lost.') })
    },
    endLongest() {
      const [longest] = [...calls.values()].sort((one, other) => other.frame.length - one.frame.length)
      longest?.settle({ error: unreachable('The relay: the message is too long.') })
    },
    endAll(error) {
      for (const call of [...calls.values()]) call.settle({ error })
    },
  }
}

/** One call, as the relay reads it. */
export function frameOf(id: string, method: string, params: unknown): string {
  return stringifyJson({ id, jsonrpc: '2.0', method, params })
}

/** Ids as the protocol has them: the time, and some digits that make it unique. */
export function newCallId(clock: Clock): string {
  return String(BigInt(Math.trunc(clock.now())) * 1_000_000n + BigInt(Math.floor(randomFraction() * 1_000_000)))
}

function unreachable(details?: string): AppKitError {
  return serviceError('RELAY_UNREACHABLE', details === undefined ? {} : { details })
}
