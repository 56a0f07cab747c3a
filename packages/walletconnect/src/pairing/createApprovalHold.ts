import type { Clock } from '@latchkey/common'

/**
 * Keeps an approval that no attempt waits for yet. A wallet can answer before the attempt does: the page opened the wallet in the
 * visitor's click, and still loads the code that asks.
 */
export type ApprovalHold = {
  isHolding(): boolean
  /** Keeps an approval of a proposal for these namespaces, at most this long, in ms. */
  keep(topic: string, namespaces: readonly string[], ms: number): void
  /** The topic of the kept approval, once. One of a proposal without the namespace is discarded. */
  take(namespace: string): string | undefined
  end(): void
}

type Kept = { readonly topic: string; readonly namespaces: readonly string[]; readonly timer: unknown }

/** Makes an {@link ApprovalHold}; `discard` gets the topics that no attempt took. */
export function createApprovalHold(clock: Clock, discard: (topic: string) => void): ApprovalHold {
  let kept: Kept | undefined

  function remove(): Kept | undefined {
    const removed = kept
    kept = undefined
    if (removed) clock.clearTimeout(removed.timer)
    return removed
  }

  function end(): void {
    const late = remove()
    if (late) discard(late.topic)
  }

  return {
    isHolding: () => kept !== undefined,
    keep(topic, namespaces, ms) {
      end()
      kept = { topic, namespaces, timer: clock.setTimeout(end, ms) }
    },
    take(namespace) {
      if (kept?.namespaces.includes(namespace)) return remove()?.topic
      end()
      return undefined
    },
    end,
  }
}
