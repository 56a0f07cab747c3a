import type { Clock } from '@latchkey/common'
import type { ApprovedSession } from '../protocol/proposal.js'

/**
 * Holds an approval until a connect attempt waits for it. A wallet can approve first: the page opens the wallet in the
 * visitor's click, while the code of the attempt still loads.
 */
export type HeldApproval = {
  isHolding(): boolean
  /** Holds an approval of a proposal for these namespaces for at most `ms`. */
  hold(approved: ApprovedSession, namespaces: readonly string[], ms: number): void
  /** Returns the held approval once. Discards an approval of a proposal without the namespace. */
  take(namespace: string): ApprovedSession | undefined
  discard(): void
}

type Held = { readonly approved: ApprovedSession; readonly namespaces: readonly string[]; readonly timer: unknown }

/** Creates a {@link HeldApproval}. `onDiscard` receives the topics of approvals that no attempt used. */
export function createHeldApproval(clock: Clock, onDiscard: (topic: string) => void): HeldApproval {
  let held: Held | undefined

  function remove(): Held | undefined {
    const removed = held
    held = undefined
    if (removed) clock.clearTimeout(removed.timer)
    return removed
  }

  function discard(): void {
    const removed = remove()
    if (removed) onDiscard(removed.approved.topic)
  }

  return {
    isHolding: () => held !== undefined,
    hold(approved, namespaces, ms) {
      discard()
      held = { approved, namespaces, timer: clock.setTimeout(discard, ms) }
    },
    take(namespace) {
      if (held?.namespaces.includes(namespace)) return remove()?.approved
      discard()
      return undefined
    },
    discard,
  }
}
