import type { ChainNamespace } from '@latchkey/common'

/** A session that a wallet approved. All connect attempts that waited for it share one object. */
export type Approval = {
  readonly topic: string
  /** Number of connect attempts that have not settled yet. */
  waiting: number
  /** Namespaces that one of the attempts opens: two sessions of one namespace would end each other. */
  readonly opened: Set<ChainNamespace>
}
