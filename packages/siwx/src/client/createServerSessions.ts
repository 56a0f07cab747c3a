import {
  type CaipNetworkId,
  type ChainNamespace,
  createError,
  parseCaipNetworkId,
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
      signed.set(namespaceOf(data), { ...session, data, message, signature })
    } finally {
      cache.forget()
    }
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
    createMessage: async (input) =>
      buildMessage(
        input,
        parseNonce('getNonce', await callServer('getNonce', () => options.getNonce())),
        options,
        host,
      ),
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
      return [own && isSigned ? own : describeSession(session, readPage(options, host))]
    },
    recheck: () => cache.recheck(),
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
