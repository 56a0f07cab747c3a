import type { SIWXConfig } from '@latchkey/common'
import { storedValues } from '@latchkey/common/start'
import { createLazySiwx, type SiwxWatch } from './createLazySiwx.js'
import type { DefaultSIWXOptions } from './createLocalSessions.js'

/**
 * The value of the `siwx` option for an app without a server. It verifies a signed message in the browser when the
 * visitor signs in, and stores it in `localStorage` until the message expires, by default for seven days.
 *
 * A server must not trust such a session: any script of the page, and the visitor, can write to the storage. To protect
 * data on a server, use `createSiwx` or `createServiceSiwx`.
 *
 * Address, network and dates of a session are those of its signed text. The kit stores at most 20 sessions, and no
 * `cacao`. Signatures of contract accounts are verified by the RPC servers of their network. Without an instance, for
 * example in a test, sessions last until the page closes.
 *
 * `addSession` rejects with `SIGN_IN_REFUSED` if a signature is not valid, with `AUTHENTICATION_FAILED` if the message
 * is not usable, and with `RPC_FAILED` if no RPC server responds.
 *
 * @example
 * import { DefaultSIWX } from '@latchkey/siwx'
 *
 * const siwx = new DefaultSIWX({ statement: 'Sign in to Example' })
 */
export class DefaultSIWX implements SIWXConfig {
  readonly signOutOnDisconnect: boolean
  readonly namespaces: SIWXConfig['namespaces']
  readonly createMessage: SIWXConfig['createMessage']
  readonly addSession: SIWXConfig['addSession']
  readonly revokeSession: SIWXConfig['revokeSession']
  readonly setSessions: SIWXConfig['setSessions']
  readonly getSessions: SIWXConfig['getSessions']
  readonly getRequired: () => boolean
  readonly attach: NonNullable<SIWXConfig['attach']>
  readonly watch: NonNullable<SIWXConfig['watch']>

  constructor(options: DefaultSIWXOptions = {}) {
    const { config } = createLazySiwx({
      traits: options,
      async load(host) {
        const { createLocalSessions } = await import('./createLocalSessions.js')
        return createLocalSessions(options, host)
      },
      watch: watchStorage,
    })
    this.signOutOnDisconnect = config.signOutOnDisconnect
    this.namespaces = config.namespaces
    this.createMessage = config.createMessage
    this.addSession = config.addSession
    this.revokeSession = config.revokeSession
    this.setSessions = config.setSessions
    this.getSessions = config.getSessions
    this.getRequired = config.getRequired
    this.attach = config.attach
    this.watch = config.watch
  }
}

/** Calls the listener when another tab signs in or out. The key is `null` after the visitor clears the storage. */
function watchStorage({ host, emit }: SiwxWatch): () => void {
  const { window } = globalThis
  if (typeof window === 'undefined') return () => undefined
  const own = host.storage.keyOf(storedValues.core.signIn.key())
  const onStorage = ({ key }: StorageEvent) => {
    if (key === own || key === null) emit()
  }
  window.addEventListener('storage', onStorage)
  return () => window.removeEventListener('storage', onStorage)
}
