import type { CaipNetworkId } from '@latchkey/common'

/** The account of an action. */
export type Actor = {
  readonly address: string
  /** Whether the app passed it. Otherwise it is the session's first account. */
  readonly isNamed: boolean
}

/** The part of a session that its actions use. */
export type UniversalAccess = {
  isGranted(method: string): boolean
  /** The session's network. */
  networkId(): CaipNetworkId
  /** Throws `INVALID_PARAMS` for an account that the wallet does not share. */
  actor(wanted?: string): Actor
  /** Sends a request to the wallet on the session's network. Rejects with `UNIVERSAL_PROVIDER_UNDEFINED` after the session ended. */
  ask(method: string, params: unknown, signal?: AbortSignal): Promise<unknown>
  /** Like `ask`, for a signature. Rejects with `ACCOUNT_CHANGED` when the wallet switches to another account. */
  askForSignature(actor: Actor, method: string, params: unknown, signal?: AbortSignal): Promise<unknown>
}
