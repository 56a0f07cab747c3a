import type { RelayRefusal } from '@latchkey/relay'
import type { RelayFrame } from './relayFrame.js'

/** Faults between clients and the relay. */
export type RelayFaultControls = {
  /**
   * Drops the next `which` messages to clients, or every frame in either direction for which the predicate returns
   * true.
   */
  drop(which: number | ((frame: RelayFrame) => boolean)): void
  /** Delays every frame in either direction. */
  delay(ms: number): void
  /** Delivers every message to clients twice. */
  duplicate(): void
  /** Changes the order of messages to a client that arrive within 50 ms. */
  reorder(): void
  /** Refuses new connections with this reason. Open sockets stay open; see `dropConnections`. */
  refuse(reason: RelayRefusal): void
  /** Ends all these faults. */
  reset(): void
}

export type RelayFaults = RelayFaultControls & {
  refusal(): RelayRefusal | undefined
  /** Forwards a frame: now, later, twice or never. */
  pass(frame: RelayFrame, send: () => void, pile: Pile): void
}

/** Frames to one client that are waiting to be shuffled. */
export type Pile = { waiting: (() => void)[] }

const shuffleMs = 50

/** Creates {@link RelayFaults}. Shuffling is reproducible: the same seed and frames give the same order. */
export function createRelayFaults(seed: number): RelayFaults {
  let random = createRandom(seed)
  let dropCount = 0
  let isDropped: (frame: RelayFrame) => boolean = () => false
  let delayMs = 0
  let isDoubled = false
  let isShuffled = false
  let refusal: RelayRefusal | undefined

  return {
    drop(which) {
      if (typeof which === 'number') dropCount = which
      else isDropped = which
    },
    delay(ms) {
      delayMs = ms
    },
    duplicate() {
      isDoubled = true
    },
    reorder() {
      isShuffled = true
    },
    refuse(reason) {
      refusal = reason
    },
    reset() {
      random = createRandom(seed)
      dropCount = 0
      isDropped = () => false
      delayMs = 0
      isDoubled = false
      isShuffled = false
      refusal = undefined
    },
    refusal: () => refusal,
    pass(frame, send, pile) {
      const isDelivery = frame.method === 'irn_subscription'
      if (isDropped(frame)) return
      if (isDelivery && dropCount > 0) {
        dropCount--
        return
      }
      const sendAll = () => {
        send()
        if (isDelivery && isDoubled) send()
      }
      const sendLater = delayMs > 0 ? () => void setTimeout(sendAll, delayMs) : sendAll
      if (isDelivery && isShuffled) shuffleInto(pile, sendLater)
      else sendLater()
    },
  }

  function shuffleInto(pile: Pile, send: () => void) {
    pile.waiting.push(send)
    if (pile.waiting.length > 1) return
    setTimeout(() => {
      const waiting = pile.waiting
      pile.waiting = []
      const [first, ...others] = waiting
      if (!first) return
      // Always swap two messages. Shuffling could leave their order unchanged.
      const order = others.length === 1 ? [...others, first] : shuffle(waiting)
      for (const one of order) one()
    }, shuffleMs)
  }

  function shuffle<T>(items: readonly T[]): T[] {
    const left = [...items]
    const shuffled: T[] = []
    while (left.length > 0) shuffled.push(...left.splice(Math.floor(random() * left.length), 1))
    return shuffled
  }
}

// The random number generator mulberry32, which returns the same numbers on every machine.
function createRandom(seed: number): () => number {
  let state = seed
  return () => {
    state = (state + 0x6d2b79f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), state | 1)
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61)
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32
  }
}
