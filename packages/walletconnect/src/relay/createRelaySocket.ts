import { type Clock, type ErrorCode, errorOf, setupError } from '@latchkey/common'
import { type CallOptions, createRelayCalls, frameOf, newCallId } from './createRelayCalls.js'
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
  /**
   * Calls the relay. A call without an answer is made again over the next socket, and one that the relay cannot serve at the moment
   * after a pause. Rejects with `RELAY_UNREACHABLE` after `ms` or where the relay does not do it, or when it ends.
   */
  call(method: string, params: unknown, options?: CallOptions): Promise<unknown>
  /** Closes soon where nothing has to be connected; opens again with the next call. */
  rest(): void
  /** Closes for good; every open call rejects with `ABORTED`. */
  close(): void
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

const openMs = 10_000
const probeMs = 1_500
/** A page that was just looked at again waits for an approval: better one socket too many than a second too long. */
const wakeProbeMs = 800
const quietMs = 25_000
const shortestPauseMs = 250
const longestPauseMs = 15_000
/** The code by which a WebSocket is closed on a frame that is too long. */
const tooLong = 1009
/** One code is often followed by the next. */
const restMs = 1_000

/** Makes a {@link RelaySocket}; it connects with the first call. */
export function createRelaySocket(options: RelaySocketOptions): RelaySocket {
  const { clock } = options
  const calls = createRelayCalls({ clock, isOpen: () => isOpen, transmit })
  let state: RelayState = 'idle'
  let socket: WebSocket | undefined
  let isOpen = false
  let isClosed = false
  let isRefused = false
  /** The address of the next socket is being made. */
  let opening: object | undefined
  let openingSince = 0
  /** It was connected, or could not be. */
  let isAgain = false
  let attempt = 0
  let pause: unknown
  let silence: unknown
  let limit: unknown
  let doubt: unknown
  let resting: unknown

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
    show(isAgain ? 'reconnecting' : 'connecting')
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
      isAgain = true
      attempt = 0
      const waiting = calls.list()
      options.onOpen()
      calls.send(waiting)
      show('connected')
      listenForSilence()
      rest()
    }
    mine.onmessage = ({ data }) => socket === mine && hear(data)
    mine.onclose = ({ code, reason }) => {
      if (socket !== mine) return
      if (code === tooLong) calls.endLongest()
      const refusal = readRefusal(code, reason)
      if (refusal) refuse(refusal)
      else letGo()
    }
  }

  function refuse(code: ErrorCode): void {
    calls.endAll(errorOf(code))
    isRefused = true
    letGo()
    isRefused = false
    options.onRefused(code)
  }

  function hear(data: unknown): void {
    doubt = stopTimer(doubt)
    listenForSilence()
    const parsed = safeParseRelayMessage(data)
    if (!parsed.ok) return
    const { value } = parsed
    if (value.type === 'message') {
      transmit(`{"id":${value.idText},"jsonrpc":"2.0","result":true}`)
      options.onMessage(value.content)
      return
    }
    calls.hear(value)
  }

  function transmit(frame: string): void {
    try {
      socket?.send(frame)
    } catch {
      letGo()
    }
  }

  /** Leaves the socket behind, whatever it still does, and goes on without it. */
  function letGo(): void {
    const old = socket
    socket = undefined
    isOpen = false
    limit = stopTimer(limit)
    silence = stopTimer(silence)
    doubt = stopTimer(doubt)
    resting = stopTimer(resting)
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
    calls.lose()
    lost()
  }

  function lost(): void {
    opening = undefined
    if (isClosed) return
    if (isRefused || isUnused()) return sleep()
    isAgain = true
    show('reconnecting')
    const longest = Math.min(longestPauseMs, shortestPauseMs * 2 ** attempt++)
    pause = stopTimer(pause)
    pause = clock.setTimeout(() => (isUnused() ? sleep() : connect()), longest * (0.5 + randomFraction() / 2))
  }

  function isUnused(): boolean {
    return options.isIdle() && calls.count() === 0
  }

  function sleep(): void {
    pause = stopTimer(pause)
    isAgain = false
    show('idle')
  }

  function rest(): void {
    resting = stopTimer(resting)
    if (isOpen && isUnused()) resting = clock.setTimeout(letGo, restMs)
  }

  /** A connection can end without a word, as when a laptop slept. After a long silence it is asked whether it is there. */
  function listenForSilence(): void {
    silence = stopTimer(silence)
    if (isOpen) silence = clock.setTimeout(() => probe(probeMs), quietMs)
  }

  /** Anything that is heard then shows that it is. */
  function probe(ms: number): void {
    doubt ??= clock.setTimeout(letGo, ms)
    transmit(frameOf(newCallId(clock), 'irn_batchFetchMessages', { topics: [] }))
  }

  async function call(method: string, params: unknown, how?: CallOptions): Promise<unknown> {
    if (isClosed) throw setupError('ABORTED')
    resting = stopTimer(resting)
    try {
      const answer = calls.add(method, params, how)
      if (calls.count() > 0) open()
      return await answer
    } finally {
      rest()
    }
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
      if (isUnused()) return
      // One that began to connect before the page slept may never come to an end.
      if ((socket || opening) && clock.monotonic() - openingSince < probeMs) return
      if (socket || opening) letGo()
      connect()
    },
    rest,
    drop: () => (socket ? letGo() : undefined),
    call,
    close() {
      if (isClosed) return
      isClosed = true
      opening = undefined
      pause = stopTimer(pause)
      calls.endAll(setupError('ABORTED'))
      letGo()
      state = 'idle'
    },
  }
}
