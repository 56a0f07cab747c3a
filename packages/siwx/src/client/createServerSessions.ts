import { type CaipNetworkId, createError, type SIWXHost, type SIWXSession, signInErrors } from '@latchkey/common'
import { buildMessage, readPage } from './buildMessage.js'
import { assertAccepted, assertSignedOut, callServer, parseNonce } from './callServer.js'
import type { SiwxSessions } from './createLazySiwx.js'
import { createSessionCache, type ServerSession, safeParseServerSession } from './createSessionCache.js'
import { readSigned } from './readSigned.js'
import { isSessionFor } from './sessionScope.js'
import type { SiwxOptions, SiwxServer } from './siwxServer.js'

/** Creates the sessions of `createSiwx`. A server has one session for a visitor. */
export function createServerSessions(options: SiwxServer & SiwxOptions, host: SIWXHost): SiwxSessions {
  const cache = createSessionCache({ read, host })
  /** The message that the visitor signed on this page. */
  let signed: SIWXSession | undefined

  async function read(): Promise<ServerSession | undefined> {
    const parsed = safeParseServerSession(await callServer('getSession', () => options.getSession()))
    if (parsed.ok) return parsed.value
    throw createError(signInErrors.AUTHENTICATION_FAILED, {
      details: `\`getSession\` must return { address, chainId }, or null without a session: ${parsed.reason}.`,
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
      signed = { ...session, data, message, signature }
    } finally {
      cache.forget()
    }
  }

  async function signOut(): Promise<void> {
    signed = undefined
    cache.forget()
    try {
      assertSignedOut('signOut', await callServer('signOut', () => options.signOut()))
    } finally {
      cache.forget()
    }
  }

  const holds = (session: ServerSession, chainId: CaipNetworkId, address: string) =>
    isSessionFor(session, chainId, address, options)

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
      const session = await cache.get()
      if (session && holds(session, chainId, address)) await signOut()
    },
    async setSessions([first, ...others]) {
      // If the server does not say whether it has a session, end it anyway.
      const session = await cache.get().catch((error: unknown) => {
        if (first) throw error
        return 'unknown' as const
      })
      if (!first) return session ? signOut() : undefined
      const isKept = [first, ...others].some(
        ({ data }) => session && session !== 'unknown' && holds(session, data.chainId, data.accountAddress),
      )
      if (!isKept) await addSession(first)
    },
    async getSessions(chainId, address) {
      const session = await cache.get()
      if (!session || !holds(session, chainId, address)) return []
      const isSigned = signed && isSessionFor(session, signed.data.chainId, signed.data.accountAddress, {})
      return [signed && isSigned ? signed : describeSession(session, readPage(options, host))]
    },
    recheck: () => cache.recheck(),
  }
}

/** Returns the session of a server as a `SIWXSession`. This page does not know its text and signature. */
export function describeSession(
  { accountAddress, chainId }: ServerSession,
  page: Pick<SIWXSession['data'], 'domain' | 'uri'>,
): SIWXSession {
  return { data: { ...page, accountAddress, chainId, version: '1', nonce: '' }, message: '', signature: '' }
}
