import {
  type ChainNamespace,
  createError,
  errors,
  fetchText,
  isAppKitError,
  type Ports,
  parseCaipNetworkId,
  parseJson,
  readField,
  type SIWXHost,
  serviceErrors,
  stringifyJson,
} from '@latchkey/common'
import { safeParseMessage } from '../message/parseMessage.js'
import { createBearer } from './createBearer.js'
import type { SiwxServer, SiwxServerNonce, SiwxServerSession } from './siwxServer.js'
import { createStoredTokens, type SessionTokens, safeParseTokens, shiftTokens } from './storedTokens.js'

const verifyTimeoutMs = 15_000
const maxBytes = 64 * 1024

type Reply = {
  readonly status: number
  readonly body: unknown
  /** The request, such as `GET https://example.com/auth/me`. */
  readonly request: string
}
type RequestOptions = {
  readonly body?: object
  readonly ms?: number
  /** Sent as `Authorization: Bearer`. */
  readonly token?: string | undefined
  readonly nonceToken?: string | undefined
}

export type ServiceClientOptions = {
  readonly url: string
  readonly projectId?: string | undefined
  /** Called when the server ended a session of the page. */
  readonly onEnded: () => void
}

/** The functions of `createSiwx`, and the access tokens. */
export type ServiceClient = Omit<SiwxServer, 'getNonce'> & {
  getNonce(): Promise<SiwxServerNonce>
  /**
   * Resolves with the access token of a namespace, by default of the newest sign-in. `undefined` without a session, and
   * with a server that uses cookies.
   */
  getToken(namespace?: ChainNamespace): Promise<string | undefined>
}

/** Pending sign-ins whose nonce tokens are kept. */
const maxNonces = 8

const page: Pick<Ports, 'clock' | 'fetch'> = {
  fetch: (input, init) => globalThis.fetch(input, init),
  clock: {
    now: () => Date.now(),
    monotonic: () => performance.now(),
    setTimeout: (callback, ms) => globalThis.setTimeout(callback, ms),
    clearTimeout: (timer) => globalThis.clearTimeout(timer as number),
  },
}

/**
 * Creates the client of a server with the routes of `createServiceSiwx`. If the server returns tokens, the page stores
 * them and sends them from then on; otherwise the server uses a cookie.
 */
export function createServiceClient(options: ServiceClientOptions, host: SIWXHost): ServiceClient {
  const request = createRequest(options)
  const { now } = host
  const stored = createStoredTokens(host, options.url)
  const bearer = createBearer({ stored, refresh, onEnded: options.onEnded, now })
  /** By nonce, the oldest first. */
  const nonceTokens = new Map<string, string>()

  async function refresh(refreshToken: string) {
    const reply = await request('refresh', { body: { refreshToken } })
    // A server may refuse a token with 400 (RFC 6749, section 5.2).
    return reply.status === 401 || reply.status === 400 ? undefined : readTokens(assertOk(reply), now())
  }

  /** Sends a request for the session of a namespace, with the token. Responds with 401 if the session has ended. */
  async function send(route: string, namespace: ChainNamespace, body?: object): Promise<Reply & { token?: string }> {
    const ended: Reply = { status: 401, body: undefined, request: route }
    const token = await bearer.get(namespace)
    if (token === undefined) return ended
    const reply = await request(route, { ...(body && { body }), token })
    if (reply.status !== 401) return { ...reply, token }
    // A sign-out must not end the session that another tab has started meanwhile.
    if (route === 'sign-out' && stored.get(namespace)?.token !== token) return ended
    const next = await bearer.renew(namespace, token)
    return next === undefined
      ? ended
      : { ...(await request(route, { ...(body && { body }), token: next })), token: next }
  }

  async function signOutOf(namespace: ChainNamespace): Promise<void> {
    const reply = await send('sign-out', namespace, { namespace })
    if (reply.status !== 401) assertOk(reply)
    // Another tab may have signed in meanwhile.
    if (stored.get(namespace)?.token === reply.token) stored.set(namespace, undefined)
  }

  return {
    async getNonce() {
      const reply = assertOk(await request('nonce'))
      const { body } = reply
      const [nonce, token, serverNow] = ['nonce', 'token', 'now'].map((key) => readField(body, key))
      if (typeof nonce !== 'string') throw badResponse(reply, '{ nonce }')
      if (typeof token === 'string') nonceTokens.set(nonce, token)
      for (const oldest of [...nonceTokens.keys()].slice(0, -maxNonces)) nonceTokens.delete(oldest)
      return { nonce, now: typeof serverNow === 'number' ? serverNow : undefined }
    },
    async verify({ message, signature, chainId }) {
      const { namespace } = parseCaipNetworkId(chainId)
      const parsed = safeParseMessage(message)
      const nonce = parsed.ok ? parsed.value.nonce : ''
      // The server ends the earlier session of the namespace.
      const token = await bearer.get(namespace).catch(() => undefined)
      const reply = await request('authenticate', {
        body: { message, signature },
        ms: verifyTimeoutMs,
        nonceToken: nonceTokens.get(nonce),
        token,
      })
      nonceTokens.delete(nonce)
      if (reply.status === 401) return false
      assertOk(reply)
      if (readField(reply.body, 'token') !== undefined) stored.set(namespace, readTokens(reply, now()))
      return true
    },
    async getSession() {
      const namespaces = stored.namespaces()
      const replies = namespaces.map((namespace) => send('me', namespace))
      const found = await Promise.all(namespaces.length > 0 ? replies : [request('me')])
      const sessions = found.flatMap((reply) => {
        const body = reply.status === 401 ? null : assertOk(reply).body
        if (body === null) return []
        const list: readonly unknown[] = Array.isArray(body) ? body : [body]
        return list.map((value) => readSession(value, reply))
      })
      return sessions
    },
    async signOut(namespace) {
      const namespaces = stored.namespaces()
      if (namespaces.length > 0) {
        const ended = namespaces.filter((one) => namespace === undefined || one === namespace)
        await Promise.all(ended.map(signOutOf))
        return
      }
      const reply = await request('sign-out', { body: { namespace } })
      if (reply.status !== 401) assertOk(reply)
    },
    async getToken(namespace = stored.namespaces()[0]) {
      return namespace && bearer.get(namespace)
    },
  }
}

function createRequest({ url, projectId }: ServiceClientOptions) {
  return async (route: string, { body, ms, token, nonceToken }: RequestOptions = {}): Promise<Reply> => {
    const base = new URL(url, globalThis.location?.href)
    const query = projectId === undefined ? '' : `?${new URLSearchParams({ projectId })}`
    const address = `${base.origin}${base.pathname.replace(/\/+$/, '')}/${route}${query}`
    const name = `${body ? 'POST' : 'GET'} ${address}`
    try {
      const { status, text } = await fetchText(page, address, {
        // With this content type, another site cannot sign a visitor in or out: browsers ask the server first (CORS).
        ...(body && { body: stringifyJson(body), contentType: 'application/json' }),
        headers: {
          ...(token !== undefined && { Authorization: `Bearer ${token}` }),
          ...(nonceToken !== undefined && { 'X-Nonce-JWT': `Bearer ${nonceToken}` }),
        },
        ms,
        maxBytes,
        cache: 'no-store',
        credentials: 'include',
        signal: new AbortController().signal,
      })
      return { status, body: parseJson(text), request: name }
    } catch (cause) {
      if (isAppKitError(cause)) throw cause
      throw createError(serviceErrors.HTTP_FAILED, {
        cause,
        details: `${name} failed. Check \`url\`, and that the server allows this page with credentials.`,
      })
    }
  }
}

/** Returns the tokens of a response. Dates are converted to the clock of the device, which may be wrong by minutes. */
function readTokens(reply: Reply, now: number): SessionTokens {
  const serverNow = readField(reply.body, 'now')
  const parsed = safeParseTokens(reply.body)
  if (parsed.ok) return typeof serverNow === 'number' ? shiftTokens(parsed.value, now - serverNow) : parsed.value
  throw badResponse(reply, `{ token }: ${parsed.reason}`)
}

function readSession(value: unknown, reply: Reply): SiwxServerSession {
  const [address, chainId, end] = ['address', 'chainId', 'expiresAt'].map((key) => readField(value, key))
  if (typeof address === 'string' && (typeof chainId === 'string' || typeof chainId === 'number'))
    return { address, chainId, expiresAt: typeof end === 'number' ? end : undefined }
  throw badResponse(reply, '{ address, chainId }, or a list of them')
}

function assertOk(reply: Reply): Reply {
  const { status, request } = reply
  if (status >= 200 && status < 300) return reply
  if (status === 429) throw createError(errors.TOO_MANY_REQUESTS)
  const hint =
    status === 403 ? '. The server does not allow this page: check its `domain`, and the log of the server' : ''
  throw createError(errors.HTTP_STATUS, { values: { status }, details: `${request}${hint}` })
}

function badResponse({ request }: Reply, format: string): Error {
  return createError(serviceErrors.HTTP_BAD_RESPONSE, {
    details: `${request} must respond with JSON: ${format}. Check that the server is mounted there.`,
  })
}
