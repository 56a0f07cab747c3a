import {
  type CaipNetworkId,
  type ChainNamespace,
  createError,
  parseCaipNetworkId,
  readField,
  type SIWXHost,
  type SIWXSession,
  signInErrors,
} from '@latchkey/common'
import { buildMessage, readPage } from './buildMessage.js'
import { assertAccepted, assertSignedOut, callServer, parseNonce } from './callServer.js'
import type { SiwxSessions } from './createLazySiwx.js'
import { createSessionCache, type ServerSession, safeParseServerSessions } from './createSessionCache.js'
import { readSigned } from './readSigned.js'
import { isSessionFor } from './sessionScope.js'
import type { SiwxOptions, SiwxServer } from './siwxServer.js'

/** Creates the sessions of `createSiwx`. A server has one session for a visitor, or one for each namespace. */
export function createServerSessions(options: SiwxServer & SiwxOptions, host: SIWXHost): SiwxSessions {
  const cache = createSessionCache({ read, host })
  /** The messages that the visitor signed on this page. */
  const signed = new Map<ChainNamespace, SIWXSession>()

  async function read(): Promise<readonly ServerSession[]> {
    const parsed = safeParseServerSessions(await callServer('getSession', () => options.getSession()))
    if (parsed.ok) return parsed.value
    throw createError(signInErrors.AUTHENTICATION_FAILED, {
      details: `\`getSession\` must return { address, chainId }, a list of them, or null without a session: ${parsed.reason}.`,
    })
  }

  async function addSession(session: SIWXSession): Promise<void> {
    const { data, message, signature } = readSigned(session)
    const { accountAddress: address, chainId } = data
    cache.forget()
    try {
      assertAccepted(
        'verify',
        await callServer('verify', () => options.verify({ message, signature, address, chainId })),
      )
    } finally {
      cache.forget()
    }
    if (!(await findSession(chainId, address)))
      throw createError(signInErrors.AUTHENTICATION_FAILED, {
        details: '`verify` accepted the message, but `getSession` returns no session of the account. Check its cookie.',
      })
    signed.set(namespaceOf(data), { ...session, data, message, signature })
  }

  async function signOut(namespace?: ChainNamespace): Promise<void> {
    if (namespace) signed.delete(namespace)
    else signed.clear()
    cache.forget()
    try {
      assertSignedOut('signOut', await callServer('signOut', () => options.signOut(namespace)))
    } finally {
      cache.forget()
    }
  }

  async function findSession(chainId: CaipNetworkId, address: string): Promise<ServerSession | undefined> {
    return (await cache.get()).find((session) => isSessionFor(session, chainId, address, options))
  }

  return {
    async createMessage(input) {
      const result = await callServer('getNonce', () => options.getNonce())
      const serverNow = readField(result, 'now')
      const nonce = parseNonce('getNonce', readField(result, 'nonce') ?? result)
      return buildMessage(input, nonce, options, {
        ...host,
        now: typeof serverNow === 'number' && Number.isFinite(serverNow) ? () => serverNow : host.now,
      })
    },
    addSession,
    async revokeSession(chainId, address) {
      const session = await findSession(chainId, address)
      if (session) await signOut(namespaceOf(session))
    },
    async setSessions(sessions) {
      if (sessions.length === 0) {
        // If the server does not say whether it has a session, end it anyway.
        const isSignedOut = await cache.get().then(
          ({ length }) => length === 0,
          () => false,
        )
        return isSignedOut ? undefined : signOut()
      }
      const namespaces = new Set(sessions.map(({ data }) => namespaceOf(data)))
      for (const session of await cache.get())
        if (!namespaces.has(namespaceOf(session))) await signOut(namespaceOf(session))
      for (const namespace of namespaces) {
        const own = sessions.filter(({ data }) => namespaceOf(data) === namespace)
        const kept = await Promise.all(own.map(({ data }) => findSession(data.chainId, data.accountAddress)))
        if (own[0] && !kept.some(Boolean)) await addSession(own[0])
      }
    },
    async getSessions(chainId, address) {
      const session = await findSession(chainId, address)
      if (!session) return []
      const own = signed.get(namespaceOf(session))
      const isSigned = own && isSessionFor(session, own.data.chainId, own.data.accountAddress, {})
      const { expiresAt } = session
      return [{ ...(own && isSigned ? own : describeSession(session, readPage(options, host))), expiresAt }]
    },
    recheck: () => cache.recheck(),
    forget: () => cache.forget(),
  }
}

function namespaceOf({ chainId }: { readonly chainId: CaipNetworkId }): ChainNamespace {
  return parseCaipNetworkId(chainId).namespace
}

/** Returns the session of a server as a `SIWXSession`. This page does not know its text and signature. */
export function describeSession(
  { accountAddress, chainId }: ServerSession,
  page: Pick<SIWXSession['data'], 'domain' | 'uri'>,
): SIWXSession {
  return { data: { ...page, accountAddress, chainId, version: '1', nonce: '' }, message: '', signature: '' }
}
