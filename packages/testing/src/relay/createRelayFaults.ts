import type { RelayRefusal } from '@latchkey/relay'
import type { RelayFrame } from './relayFrame.js'

/** What goes wrong between clients and the relay. */
export type RelayFaultControls = {
  /** Loses the next `n` messages to clients, or every frame that the predicate names, in either direction. */
  drop(which: number | ((frame: RelayFrame) => boolean)): void
  /** Every frame takes this long, in either direction. */
  delay(ms: number): void
  /** Clients get every message twice. */
  duplicate(): void
  /** Messages to a client that come within 50 ms of the first reach it in another order. */
  reorder(): void
  /** Refuses whoever connects from now on, for this reason. Sockets that are open stay; see `dropConnections`. */
  refuse(reason: RelayRefusal): void
  /** Ends all of the above. */
  reset(): void
}

export type RelayFaults = RelayFaultControls & {
  refusal(): RelayRefusal | undefined
  /** Passes a frame on: now, later, twice or never. */
  pass(frame: RelayFrame, send: () => void, pile: Pile): void
}

/** Frames to one client that wait to be shuffled. */
export type Pile = { waiting: (() => void)[] }

const shuffleMs = 50

/** The same seed, and the same frames in the same order, give the same order again. */
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
      // Two are always swapped: one that stays in its place would test nothing.
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

// mulberry32: small, and the same on every machine.
function createRandom(seed: number): () => number {
  let state = seed
  return () => {
    state = (state + 0x6d2b79f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), state | 1)
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61)
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32
  }
}
