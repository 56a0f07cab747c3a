import { type ChainNamespace, createEmitter, type Session } from '@latchkey/common'
import type { Gate, PassOptions } from '../src/gates/createGates.js'
import type { ViewName } from '../src/router/viewName.js'

/** A session that arrived at a gate. The test decides whether it may pass. */
export type Arrival = PassOptions & { readonly session: Session; open(): void; refuse(error: unknown): void }

/** A gate like that of a sign-in. */
export type ScriptedGate = Gate & {
  readonly arrivals: readonly Arrival[]
  /** Blocks a connected namespace, or stops blocking it. */
  block(namespace: ChainNamespace, isBlocked?: boolean): void
}

/** `isOpen`: sessions pass at once. `asksAtOnce`: the view shows when a session arrives, without a call of `ask`. */
export function createScriptedGate(
  view: ViewName,
  { isOpen = () => false, asksAtOnce = true }: { isOpen?: () => boolean; asksAtOnce?: boolean } = {},
): ScriptedGate {
  const arrivals: Arrival[] = []
  const blocked = new Set<ChainNamespace>()
  const changes = createEmitter<ChainNamespace>()
  return {
    view,
    arrivals,
    isBlocked: ({ namespace }) => blocked.has(namespace),
    pass(session, options) {
      if (isOpen()) return undefined
      if (asksAtOnce) options.ask()
      return new Promise<void>((resolve, reject) => {
        arrivals.push({ ...options, session, open: resolve, refuse: reject })
      })
    },
    watch: changes.watch,
    block(namespace, isBlocked = true) {
      if (isBlocked) blocked.add(namespace)
      else blocked.delete(namespace)
      changes.emit(namespace)
    },
  }
}
