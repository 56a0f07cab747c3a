import type { RelayFrame } from './relayFrame.js'

/** Numbers of messages, without their content. */
export type RelayTrafficCounts = {
  /** Number of sockets that were opened. */
  readonly connections: number
  /** By method, such as `irn_publish`, `irn_subscription` or `wc_proposeSession`. */
  readonly byMethod: Readonly<Record<string, number>>
  /** Messages to the relay, by tag. */
  readonly published: Readonly<Record<number, number>>
  /** Messages to clients, by tag. */
  readonly delivered: Readonly<Record<number, number>>
}

export type RelayTraffic = {
  connected(): void
  count(frame: RelayFrame): void
  counts(): RelayTrafficCounts
  waitFor(what: AwaitedFrame, ms: number): Promise<RelayFrame>
  close(): void
}

/** A method, a tag, or a predicate. */
export type AwaitedFrame = string | number | ((frame: RelayFrame) => boolean)

type Waiter = { readonly what: AwaitedFrame; settle(frame: RelayFrame | undefined): void }

/** Creates counters of frames, with a function that waits for a frame. */
export function createRelayTraffic(): RelayTraffic {
  const byMethod: Record<string, number> = {}
  const published: Record<number, number> = {}
  const delivered: Record<number, number> = {}
  const waiters = new Set<Waiter>()
  let connections = 0

  return {
    connected() {
      connections++
    },
    count(frame) {
      const { method, tag } = frame
      if (method !== undefined) byMethod[method] = (byMethod[method] ?? 0) + 1
      const byTag = frame.direction === 'toRelay' ? published : delivered
      if (tag !== undefined) byTag[tag] = (byTag[tag] ?? 0) + 1
      for (const waiter of [...waiters]) if (isAwaited(waiter.what, frame)) waiter.settle(frame)
    },
    counts: () => ({
      connections,
      byMethod: { ...byMethod },
      published: { ...published },
      delivered: { ...delivered },
    }),
    waitFor(what, ms) {
      return new Promise((resolve, reject) => {
        const waiter: Waiter = {
          what,
          settle(frame) {
            clearTimeout(timer)
            waiters.delete(waiter)
            if (frame) resolve(frame)
            else reject(new Error(`No frame ${String(what)} passed within ${ms} ms, or the relay ended.`))
          },
        }
        const timer = setTimeout(() => waiter.settle(undefined), ms)
        waiters.add(waiter)
      })
    },
    close() {
      for (const waiter of [...waiters]) waiter.settle(undefined)
    },
  }
}

function isAwaited(what: AwaitedFrame, frame: RelayFrame): boolean {
  return typeof what === 'function' ? what(frame) : what === frame.method || what === frame.tag
}
