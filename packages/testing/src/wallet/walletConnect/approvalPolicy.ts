import type { CaipNetworkId, ChainNamespace } from '@latchkey/common'
import type { SignInChoice } from './signInChoice.js'

/** The granted part of a proposal. Omitted fields grant everything that the wallet supports. */
export type GrantChoice = {
  readonly namespaces?: readonly ChainNamespace[] | undefined
  readonly networks?: readonly CaipNetworkId[] | undefined
  readonly methods?: readonly string[] | undefined
  /** How the wallet signs in, if the app asks for it together with the connection. */
  readonly signIn?: SignInChoice | undefined
}

/** How a phone wallet handles a proposal. */
export type ApprovalPolicy =
  /** Grants everything requested or part of it, after `afterMs` if given. */
  | ({ readonly type: 'approve'; readonly afterMs?: number | undefined } & GrantChoice)
  /** Rejects, after `afterMs` if given. Default code 5000. */
  | {
      readonly type: 'reject'
      readonly code?: number | undefined
      readonly message?: string | undefined
      readonly afterMs?: number | undefined
    }
  /** Leaves it in `proposals()` until a test decides. */
  | { readonly type: 'ask' }
