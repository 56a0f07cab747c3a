import type { CaipNetworkId, ChainNamespace } from '@latchkey/common'

/** What of a proposal is granted. Without a field: all the wallet has of it. */
export type GrantChoice = {
  readonly namespaces?: readonly ChainNamespace[] | undefined
  readonly networks?: readonly CaipNetworkId[] | undefined
  readonly methods?: readonly string[] | undefined
}

/** What a phone wallet does with a proposal. */
export type ApprovalPolicy =
  /** Grants what is asked for, or part of it; `afterMs` later if given. */
  | ({ readonly type: 'approve'; readonly afterMs?: number | undefined } & GrantChoice)
  /** Declines, `afterMs` later if given, as a person takes a moment; default code 5000. */
  | {
      readonly type: 'reject'
      readonly code?: number | undefined
      readonly message?: string | undefined
      readonly afterMs?: number | undefined
    }
  /** Leaves it among `proposals()` until somebody decides there, or nobody ever does. */
  | { readonly type: 'ask' }
