import {
  type AppKitError,
  type CaipNetworkId,
  createError,
  errors,
  isAppKitError,
  isObject,
  isSameAddress,
  type Ports,
  readField,
  type SIWXConfig,
  type SIWXMessage,
  type SIWXSession,
  signInErrors,
  withTimeout,
} from '@latchkey/common'

/** Time that the app has for each of its functions, in ms. A verifier may ask a node, which has 10 s. */
const callMs = 20_000

/** The account and network that sign in. */
export type SignInSubject = { readonly address: string; readonly chainId: CaipNetworkId }

/** The functions of the app's sign-in, with a timeout, typed errors that are logged, and validated results. */
export type SignInApp = {
  /** Makes the next `findSession` ask the server of the app again. */
  forget(): void
  /** Returns the valid session of an account on a network, if there is one. Rejects with `AUTHENTICATION_FAILED`. */
  findSession(subject: SignInSubject, signal: AbortSignal): Promise<SIWXSession | undefined>
  /** Returns a new message to sign. Rejects with `AUTHENTICATION_FAILED`. */
  createMessage(subject: SignInSubject, signal: AbortSignal): Promise<PreparedMessage>
  /** Rejects with the typed error of the app, otherwise with `AUTHENTICATION_FAILED`. */
  addSession(session: SIWXSession, signal: AbortSignal): Promise<void>
  /** Ends the sessions of accounts on networks, or all sessions. Rejects with `SIGN_OUT_FAILED`. */
  revoke(subjects: readonly SignInSubject[] | 'all', signal: AbortSignal): Promise<void>
}

/** A message, and the text that the wallet signs. */
export type PreparedMessage = {
  readonly data: SIWXMessage
  readonly text: string
  /** In ms since 1970, by the clock of the device. */
  readonly createdAt: number
}

export function createSignInApp(siwx: SIWXConfig, { clock, logger }: Pick<Ports, 'clock' | 'logger'>): SignInApp {
  async function call<T>(name: keyof SIWXConfig, signal: AbortSignal, run: () => Promise<T>): Promise<T> {
    try {
      const onTimeout = () => createError(errors.HTTP_TIMEOUT)
      return await withTimeout(Promise.resolve().then(run), { clock, ms: callMs, onTimeout, signals: [signal] })
    } catch (cause) {
      if (signal.aborted) throw cause
      const error = toAppError(name, cause)
      // The modal shows a short text only.
      logger.error('[latchkey]', error)
      throw error
    }
  }

  return {
    forget() {
      try {
        siwx.forget?.()
      } catch (error) {
        logger.error('[latchkey]', toAppError('forget', error))
      }
    },
    findSession: (subject, signal) =>
      call('getSessions', signal, async () => {
        const sessions: unknown = await siwx.getSessions(subject.chainId, subject.address)
        return Array.isArray(sessions) ? sessions.find((session) => isSessionOf(session, subject)) : undefined
      }),
    createMessage: (subject, signal) =>
      call('createMessage', signal, async () => {
        const { address: accountAddress, chainId } = subject
        const data = await siwx.createMessage({ accountAddress, chainId })
        const text = String(data)
        if (!isMessage(data) || text.length === 0 || text === '[object Object]')
          throw new TypeError('createMessage() returned no message with toString().')
        return { data, text, createdAt: clock.now() }
      }),
    addSession: (session, signal) =>
      call('addSession', signal, async () => {
        await siwx.addSession(session)
      }),
    async revoke(subjects, signal) {
      if (subjects === 'all') return call('setSessions', signal, async () => siwx.setSessions([]))
      await Promise.all(
        subjects.map(({ chainId, address }) =>
          call('revokeSession', signal, async () => siwx.revokeSession(chainId, address)),
        ),
      )
    },
  }
}

/** Returns the failure of a function. A refused signature keeps its code. */
function toAppError(name: keyof SIWXConfig, cause: unknown): AppKitError {
  const code = name === 'setSessions' || name === 'revokeSession' ? 'SIGN_OUT_FAILED' : 'AUTHENTICATION_FAILED'
  if (isAppKitError(cause, 'SIGN_IN_REFUSED', code)) return cause
  const reason = readField(cause, 'message')
  const details = `${name}() of the sign-in failed${typeof reason === 'string' ? `: ${reason}` : '.'}`
  return createError(signInErrors[code], { cause, details })
}

function isMessage(value: unknown): value is SIWXMessage {
  return isObject(value) && typeof readField(value, 'nonce') === 'string'
}

/** Returns whether a value is a session of the account on the network. An app may return any session that it has. */
function isSessionOf(value: unknown, { address, chainId }: SignInSubject): value is SIWXSession {
  const data = readField(value, 'data')
  const signer = readField(data, 'accountAddress')
  if (typeof signer !== 'string' || readField(data, 'chainId') !== chainId) return false
  return isSameAddress(signer, address, chainId)
}

/** Returns whether two accounts are the same, on the same network. */
export function isSameSubject(one: SignInSubject, other: SignInSubject): boolean {
  return one.chainId === other.chainId && isSameAddress(one.address, other.address, other.chainId)
}
