import {
  createError,
  isAppKitError,
  readField,
  type SIWXHost,
  type SIWXMessage,
  type SIWXMessageInput,
  type SIWXSession,
  signInErrors,
  unknownAccount,
} from '@latchkey/common'
import { safeParseMessage } from '../message/parseMessage.js'
import { readPage, withText } from './buildMessage.js'
import { assertAccepted, assertSignedOut, callServer, parseNonce } from './callServer.js'
import type { SiwxSessions } from './createLazySiwx.js'
import { describeSession } from './createServerSessions.js'
import { createSessionCache, type ServerSession, safeParseServerSessions } from './createSessionCache.js'
import { isSameAccount, isSameSubject } from './sessionScope.js'
import type { SIWEConfig, SIWECreateMessageArgs, SIWESession } from './siweConfig.js'

/** Creates the sessions of `createSIWEConfig`. */
export function createSiweSessions(options: SIWEConfig, host: SIWXHost): SiwxSessions {
  const { signOutOnAccountChange = true, signOutOnNetworkChange = true, sessionRefetchIntervalMs } = options
  const cache = createSessionCache({ read, host, maxAgeMs: sessionRefetchIntervalMs })
  let signed: SIWXSession | undefined
  let ending: Promise<void> | undefined

  /** Apps reject, or return another object, if there is no session. */
  async function read(): Promise<readonly ServerSession[]> {
    try {
      const parsed = safeParseServerSessions(await callServer('getSession', () => options.getSession()))
      if (parsed.ok) return parsed.value
      host.logger.info(`[latchkey] getSession returned no session: ${parsed.reason}.`)
    } catch (error) {
      if (isOffline(error)) throw error
      host.logger.info('[latchkey] getSession rejected, so the visitor is not signed in.', error)
    }
    return []
  }

  /** Calls a callback of the app. Its error is logged, and does not undo the sign-in. */
  function notify(name: string, callback: () => unknown): void {
    try {
      callback()
    } catch (error) {
      host.logger.error(`[latchkey] ${name} of createSIWEConfig threw.`, error)
    }
  }

  async function addSession(session: SIWXSession): Promise<void> {
    if (!isEip155(session.data)) throw noSession('This sign-in is for wallets of the namespace eip155 only.')
    const { message, signature, cacao } = session
    const args = { message, signature, ...(cacao !== undefined && { cacao }) }
    cache.forget()
    try {
      assertAccepted('verifyMessage', await callServer('verifyMessage', () => options.verifyMessage(args)))
    } finally {
      cache.forget()
    }
    const [started] = await cache.get()
    if (!started)
      throw noSession('`verifyMessage` accepted the message, but `getSession` returns no session. Check its cookie.')
    signed = session
    notify('onSignIn', () => options.onSignIn?.(toSiweSession(started)))
  }

  async function endSession(): Promise<void> {
    signed = undefined
    cache.forget()
    try {
      assertSignedOut('signOut', await callServer('signOut', () => options.signOut()))
    } finally {
      cache.forget()
    }
    notify('onSignOut', () => options.onSignOut?.())
  }

  /** Returns whether a session ends because the wallet is on another account or network. */
  function isOver(session: Pick<SIWXMessageInput, 'accountAddress' | 'chainId'>, account: typeof session): boolean {
    const isAccountChanged = !isSameAccount(session, account)
    const isNetworkChanged = session.chainId !== account.chainId
    return (isAccountChanged && signOutOnAccountChange) || (isNetworkChanged && signOutOnNetworkChange)
  }

  /** Concurrent calls share one request. */
  function signOut(): Promise<void> {
    ending ??= endSession().finally(() => {
      ending = undefined
    })
    return ending
  }

  return {
    async createMessage(input) {
      const isKnown = input.accountAddress !== unknownAccount
      const [session] = isKnown && isEip155(input) ? await cache.get() : []
      // The session of another network is kept until the server replaces it, because the visitor may cancel and return.
      if (session && !isSameAccount(session, input) && signOutOnAccountChange)
        await signOut().catch((error: unknown) => host.logger.warn('[latchkey] The session did not end.', error))
      return createMessage(options, host, input)
    },
    addSession,
    async revokeSession(chainId, address) {
      const [session] = await cache.get()
      if (session && isSameAccount(session, { chainId, accountAddress: address })) await signOut()
    },
    async setSessions([first, ...others]) {
      const [session] = await cache.get()
      if (!first) return session ? signOut() : undefined
      const isKept = [first, ...others].some(({ data }) => session && isSameSubject(session, data))
      if (!isKept) await addSession(first)
    },
    async getSessions(chainId, address) {
      const account = { chainId, accountAddress: address }
      const [session] = isEip155(account) ? await cache.get() : []
      if (!session) return []
      if (isOver(session, account)) return []
      return [signed && isSameSubject(signed.data, session) ? signed : describeSession(session, readPage({}, host))]
    },
    recheck: () => cache.recheck(),
    forget: () => cache.forget(),
  }
}

/** Returns whether a request did not reach the server, so that its session is not known. */
function isOffline(error: unknown): boolean {
  if (globalThis.navigator?.onLine === false || isAppKitError(error, 'HTTP_TIMEOUT')) return true
  // The texts of `fetch` in Chromium, Safari and Firefox, and of axios.
  return /failed to fetch|load failed|network ?error/i.test(String(readField(readField(error, 'cause'), 'message')))
}

async function createMessage(options: SIWEConfig, host: SIWXHost, input: SIWXMessageInput): Promise<SIWXMessage> {
  if (!isEip155(input)) throw noSession('This sign-in is for wallets of the namespace eip155 only.')
  // Apps prepare their nonce in `getMessageParams`.
  const { chains: _, ...params } = (await callServer('getMessageParams', () => options.getMessageParams?.())) ?? {}
  const account = input.accountAddress === unknownAccount ? undefined : input.accountAddress
  const nonce = parseNonce('getNonce', await callServer('getNonce', () => options.getNonce(account)))
  const { domain, uri } = readPage(params, host)
  const { iat = new Date(host.now()).toISOString(), exp, nbf = input.notBefore } = params
  const { statement, requestId, resources } = params
  const data = {
    accountAddress: input.accountAddress,
    chainId: input.chainId,
    domain,
    uri,
    nonce,
    version: '1',
    issuedAt: iat,
    ...(exp !== undefined && { expirationTime: exp }),
    ...(nbf !== undefined && { notBefore: nbf }),
    ...(statement !== undefined && { statement }),
    ...(requestId !== undefined && { requestId }),
    ...(resources !== undefined && { resources }),
  }
  if (!options.createMessage) return withText(data)
  const args: SIWECreateMessageArgs = {
    ...params,
    domain,
    uri,
    iat,
    ...(nbf !== undefined && { nbf }),
    nonce,
    version: '1',
    chainId: Number(input.chainId.split(':')[1]),
    address: `did:pkh:${input.chainId}:${input.accountAddress}`,
  }
  const text = await callServer('createMessage', () => options.createMessage?.(args))
  if (typeof text !== 'string' || text === '') throw noSession('`createMessage` must return the text to sign.')
  // The text of the app counts. It may have a format of its own.
  const parsed = safeParseMessage(text)
  return withText(parsed.ok ? parsed.value : data, text)
}

function isEip155({ chainId }: Pick<SIWXMessageInput, 'chainId'>): boolean {
  return chainId.startsWith('eip155:')
}

function toSiweSession({ accountAddress, chainId }: ServerSession): SIWESession {
  return { address: accountAddress, chainId: Number(chainId.split(':')[1]) }
}

function noSession(details: string): Error {
  return createError(signInErrors.AUTHENTICATION_FAILED, { details })
}
