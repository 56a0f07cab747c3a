import {
  type AppKitError,
  type Clock,
  type ErrorCode,
  errorOf,
  isAppKitError,
  serviceError,
  settleBy,
  setupError,
} from '@latchkey/common'
import { randomFraction } from './randomFraction.js'
import { readRefusal } from './readRefusal.js'
import type { RelayState } from './relayState.js'
import { safeParseRelayMessage, type TopicMessage } from './safeParseRelayMessage.js'

/** A socket to the relay that heals itself, and the calls made over it. */
export type RelaySocket = {
  state(): RelayState
  /** Begins to connect, if it has not. */
  open(): void
  /** Connects at once, whatever the pause between attempts would be, and replaces a socket that does not answer. */
  wake(): void
  /** Lets go of a socket that is known to lead nowhere, such as when the device went offline. */
  drop(): void
  /** Calls the relay. A call without an answer is made again over the next socket. Rejects after `ms`, or when it ends. */
  call(method: string, params: unknown, options?: CallOptions): Promise<unknown>
  /** Closes where nothing has to be connected; opens again with the next call. */
  rest(): void
  /** Closes for good; every open call rejects with `ABORTED`. */
  close(): void
}

export type CallOptions = {
  readonly id?: string | undefined
  /** Default: 60 s. */
  readonly ms?: number | undefined
  /** Made once over the socket of the moment: lost with it. */
  readonly isOnce?: boolean
}

export type RelaySocketOptions = {
  readonly clock: Clock
  readonly WebSocket: typeof globalThis.WebSocket
  /** The address with a fresh proof of who connects. */
  url(): Promise<string>
  /** Nothing has to be connected: a lost socket is not replaced. */
  isIdle(): boolean
  onState(state: RelayState): void
  /** A new socket is open; what is called now goes before calls that waited. */
  onOpen(): void
  onMessage(message: TopicMessage): void
  /** The relay does not want this app; it is not asked again before `wake`. */
  onRefused(code: ErrorCode): void
}

type Call = {
  readonly id: string
  readonly frame: string
  readonly isOnce: boolean
  settle(outcome: { readonly result: unknown } | { readonly error: Error }): void
}

const callMs = 60_000
const openMs = 10_000
const probeMs = 1_500
/** A page that was just looked at again waits for an approval: better one socket too many than a second too long. */
const wakeProbeMs = 800
const quietMs = 25_000
const shortestPauseMs = 250
const longestPauseMs = 15_000

/** Makes a {@link RelaySocket}; it connects with the first call. */
export function createRelaySocket(options: RelaySocketOptions): RelaySocket {
  const { clock } = options
  const calls = new Map<string, Call>()
  let state: RelayState = 'idle'
  let socket: WebSocket | undefined
  let isOpen = false
  let isClosed = false
  let isRefused = false
  /** The address of the next socket is being made. */
  let opening: object | undefined
  let openingSince = 0
  let wasConnected = false
  let attempt = 0
  let pause: unknown
  let silence: unknown
  let limit: unknown

  function show(next: RelayState): void {
    if (next === state) return
    state = next
    options.onState(next)
  }

  function stopTimer(timer: unknown): undefined {
    if (timer !== undefined) clock.clearTimeout(timer)
  }

  function connect(): void {
    if (isClosed || socket) return
    pause = stopTimer(pause)
    show(wasConnected ? 'reconnecting' : 'connecting')
    const mine = {}
    opening = mine
    openingSince = clock.monotonic()
    options.url().then(
      (url) => opening === mine && !isClosed && listen(url),
      () => opening === mine && lost(),
    )
  }
  function listen(url: string): void {
    opening = undefined
    let mine: WebSocket
    try {
      mine = new options.WebSocket(url)
    } catch {
      return lost()
    }
    socket = mine
    limit = clock.setTimeout(() => socket === mine && letGo(), openMs)
    mine.onopen = () => {
      if (socket !== mine) return
      limit = stopTimer(limit)
      isOpen = true
      wasConnected = true
      attempt = 0
      const waiting = [...calls.values()]
      options.onOpen()
      for (const call of waiting) send(call)
      show('connected')
      listenForSilence()
    }
    mine.onmessage = ({ data }) => socket === mine && hear(data)
    mine.onclose = ({ code, reason }) => {
      if (socket !== mine) return
      const refusal = readRefusal(code, reason)
      if (refusal) refuse(refusal)
      else letGo()
    }
  }

  function refuse(code: ErrorCode): void {
    for (const call of [...calls.values()]) call.settle({ error: errorOf(code) })
    isRefused = true
    letGo()
    isRefused = false
    options.onRefused(code)
  }

  function hear(data: unknown): void {
    listenForSilence()
    const parsed = safeParseRelayMessage(data)
    if (!parsed.ok) return
    const { value } = parsed
    if (value.type === 'message') {
      transmit(`{"id":${value.idText},"jsonrpc":"2.0","result":true}`)
      options.onMessage(value.content)
      return
    }
    const error =
      value.type === 'failure' ? serviceError('PAIRING_FAILED', { details: `The relay: ${value.reason}` }) : undefined
    calls.get(value.id)?.settle(error ? { error } : { result: value.type === 'answer' ? value.result : undefined })
  }

  function transmit(frame: string): void {
    try {
      socket?.send(frame)
    } catch {
      letGo()
    }
  }

  function send(call: Call): void {
    if (isOpen) transmit(call.frame)
  }

  /** Leaves the socket behind, whatever it still does, and goes on without it. */
  function letGo(): void {
    const old = socket
    socket = undefined
    isOpen = false
    limit = stopTimer(limit)
    silence = stopTimer(silence)
    if (old) {
      old.onopen = null
      old.onmessage = null
      old.onclose = null
      // Closed before it opened, a socket reports an error; that is no news.
      old.onerror = null
      try {
        old.close()
      } catch {
        // Already closed.
      }
    }
    for (const call of [...calls.values()]) if (call.isOnce) call.settle({ error: lostError() })
    lost()
  }

  function lost(): void {
    opening = undefined
    if (isClosed) return
    if (isRefused || (options.isIdle() && calls.size === 0)) return show('idle')
    show(wasConnected ? 'reconnecting' : 'connecting')
    const longest = Math.min(longestPauseMs, shortestPauseMs * 2 ** attempt++)
    pause = stopTimer(pause)
    pause = clock.setTimeout(connect, longest * (0.5 + randomFraction() / 2))
  }

  /** A connection can end without a word, as when a laptop slept. After a long silence it is asked whether it is there. */
  function listenForSilence(): void {
    silence = stopTimer(silence)
    if (isOpen) silence = clock.setTimeout(() => probe(probeMs), quietMs)
  }

  function probe(ms: number): void {
    const asked = socket
    call('irn_batchFetchMessages', { topics: [] }, { ms, isOnce: true }).catch((error: unknown) => {
      // A relay that answers with an error is there.
      if (asked && socket === asked && isAppKitError(error, 'RELAY_UNREACHABLE')) letGo()
    })
  }

  function call(method: string, params: unknown, { id = newId(clock), ms = callMs, isOnce = false }: CallOptions = {}) {
    let entry: Call | undefined
    const answer = new Promise<unknown>((resolve, reject) => {
      const settle: Call['settle'] = (outcome) => {
        calls.delete(id)
        if ('error' in outcome) reject(outcome.error)
        else resolve(outcome.result)
      }
      if (isClosed) return reject(setupError('ABORTED'))
      if (isOnce && !isOpen) return reject(lostError())
      entry = { id, frame: JSON.stringify({ id, jsonrpc: '2.0', method, params }), isOnce, settle }
      calls.set(id, entry)
      if (isOpen) send(entry)
      else open()
    })
    return settleBy(answer, { clock, ms, onTimeout: unreachable }).finally(() => calls.delete(id))
  }

  function open(): void {
    if (!socket && !opening && pause === undefined) connect()
  }

  return {
    state: () => state,
    open,
    wake() {
      if (isClosed) return
      attempt = 0
      if (isOpen) return probe(wakeProbeMs)
      if (options.isIdle() && calls.size === 0) return
      // One that began to connect before the page slept may never come to an end.
      if ((socket || opening) && clock.monotonic() - openingSince < probeMs) return
      if (socket || opening) letGo()
      connect()
    },
    rest() {
      if (!socket || calls.size > 0 || !options.isIdle()) return
      wasConnected = false
      letGo()
    },
    drop: () => (socket ? letGo() : undefined),
    call,
    close() {
      if (isClosed) return
      isClosed = true
      opening = undefined
      pause = stopTimer(pause)
      for (const call of [...calls.values()]) call.settle({ error: setupError('ABORTED') })
      letGo()
      state = 'idle'
    },
  }
}

/** Ids as the protocol has them: the time, and some digits that make it unique. */
function newId(clock: Clock): string {
  return String(BigInt(Math.trunc(clock.now())) * 1_000_000n + BigInt(Math.floor(randomFraction() * 1_000_000)))
}

function unreachable(): AppKitError {
  return serviceError('RELAY_UNREACHABLE')
}

function lostError(): AppKitError {
  return serviceError('RELAY_UNREACHABLE', { details: 'The connection to the relay was lost.' })
}
