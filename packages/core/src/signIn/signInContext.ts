import {
  type AppKitError,
  type ChainNamespace,
  createError,
  type Emitter,
  type ErrorCode,
  isAppKitError,
  type Ports,
  type Session,
  type SIWXConfig,
  signInErrors,
} from '@latchkey/common'
import type { ConnectionKey } from '../account/connectionKey.js'
import type { Accounts } from '../account/createAccounts.js'
import type { ActionWrapper } from '../account/createActionWrapper.js'
import type { Connection } from '../connection/createConnection.js'
import type { Events } from '../events/createEvents.js'
import type { Modal } from '../modal/createModal.js'
import type { Snackbar } from '../modal/createSnackbar.js'
import type { Networks } from '../network/createNetworks.js'
import type { ResolvedOptions } from '../options/resolveOptions.js'
import type { Router } from '../router/createRouter.js'
import type { ViewName } from '../router/viewName.js'
import type { Storage } from '../storage/createStorage.js'
import type { SignInApp, SignInSubject } from './createSignInApp.js'
import type { SignInControl } from './createSignInControl.js'
import type { Turn, Turns } from './turn.js'

export type SignInDeps = {
  readonly options: ResolvedOptions
  readonly control: SignInControl
  /** The view in which the visitor signs in. */
  readonly view: ViewName
  readonly changes: Pick<Emitter<ChainNamespace>, 'emit'>
  readonly ports: Ports
  readonly accounts: Accounts
  readonly actionWrapper: ActionWrapper
  readonly connection: Connection
  readonly events: Events
  readonly modal: Modal
  readonly networks: Networks
  readonly router: Router
  readonly snackbar: Snackbar
  readonly storage: Storage
  readonly lifetime: AbortSignal
}

/** The parts of the sign-in that its functions share. */
export type SignInContext = SignInDeps & {
  readonly siwx: SIWXConfig
  readonly app: SignInApp
  readonly turns: Turns
  /** Tells the other tabs of the site that accounts have signed in or out. */
  reportToTabs(isSignedIn: boolean, subjects: readonly SignInSubject[]): void
  /** The accounts of which the app has, or may have, a session of this page, the newest last. */
  readonly signedIn: Map<ConnectionKey, readonly SignInSubject[]>
  /** Sessions that the visitor did not request. */
  readonly restored: WeakSet<Session>
}

/** Returns a failure of the app or of a wallet as a typed error. */
export function toError(cause: unknown): AppKitError {
  return isAppKitError(cause) ? cause : createError(signInErrors.AUTHENTICATION_FAILED, { cause })
}

export function track(
  { events }: SignInContext,
  { chainId: network }: Turn,
  event: 'CLICK_SIGN_SIWX_MESSAGE' | 'CLICK_CANCEL_SIWX',
) {
  events.track({ type: 'track', event, properties: { network } })
}

export function trackFailure({ events }: SignInContext, { chainId: network }: Turn, code: ErrorCode): void {
  events.track({ type: 'track', event: 'SIWX_AUTH_ERROR', properties: { network, code } })
}
