import type { CaipAddress, CaipNetworkId, ErrorCode, Hex, SmartSessionPermission } from '@latchkey/common'
import type { PermissionTerms } from './readTerms.js'

/** A permission that an account granted to an app. */
export type GrantedSession = {
  /** The id in the list. */
  readonly pci: string
  /** The name of the app, and the origin of the page that recorded the permission. Unknown for some servers. */
  readonly app: string | undefined
  readonly origin: string | undefined
  /** The network on which the app may act. */
  readonly chainId: CaipNetworkId
  /** The ids by which the wallet revokes it. */
  readonly contexts: readonly string[]
  readonly permissions: readonly SmartSessionPermission[]
  /** The permissions as views show them. */
  readonly terms: readonly PermissionTerms[]
  /** Seconds since 1970. `undefined`: no end. */
  readonly expiration: number | undefined
  /** Seconds since 1970. */
  readonly createdAt: number | undefined
}

/** The wallet revokes the permission, then signs the change of the list, then the list is changed. */
export type SessionStep = 'revoking' | 'signing' | 'saving'

/** A request of the visitor about one permission. */
export type SessionRequest =
  | {
      readonly status: 'pending'
      readonly step: SessionStep
      /** The wallet has been asked for 10 s, so the view offers help. */
      readonly isSlow: boolean
    }
  | {
      readonly status: 'declined' | 'failed'
      /** The step that failed. */
      readonly step: SessionStep
      readonly code: ErrorCode
    }

/** The list of an account. */
export type SessionList =
  | { readonly status: 'loading'; readonly account: CaipAddress; readonly sessions: readonly GrantedSession[] }
  | { readonly status: 'loaded'; readonly account: CaipAddress; readonly sessions: readonly GrantedSession[] }
  | {
      readonly status: 'failed'
      readonly account: CaipAddress
      readonly code: ErrorCode
      /** Those of the last response. */
      readonly sessions: readonly GrantedSession[]
    }

/** The permission that the wallet granted last on this page. */
export type NewSession = {
  /** The account that granted it. The visitor may have chosen another one in the wallet than the shown account. */
  readonly account: CaipAddress
  readonly session: GrantedSession
  /** Whether it is in the list of the account. */
  readonly isRecorded: boolean
  /** The request to add it to the list. */
  readonly request: SessionRequest | undefined
}

/** The symbol and decimals of a token; `unknown` if its contract does not tell them. */
export type TokenFacts = { readonly symbol: string; readonly decimals: number } | 'unknown'

export type SmartSessionsState = {
  list: SessionList | undefined
  granted: NewSession | undefined
  /** The request to revoke each permission, by its id. */
  revocations: Readonly<Record<string, SessionRequest>>
  /** By CAIP-2 id and address in lower case, such as `eip155:1:0xa0b8…`. */
  tokens: Readonly<Record<`${CaipNetworkId}:${Hex}`, TokenFacts>>
}
