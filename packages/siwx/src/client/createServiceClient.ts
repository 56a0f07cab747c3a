import {
  createError,
  errors,
  fetchText,
  isAppKitError,
  type Ports,
  parseJson,
  readField,
  serviceErrors,
  stringifyJson,
} from '@latchkey/common'
import type { SiwxServer, SiwxServerSession } from './siwxServer.js'

const verifyTimeoutMs = 15_000
const maxBytes = 64 * 1024

type Reply = { readonly status: number; readonly body: unknown }
type RequestOptions = { readonly body?: object; readonly ms?: number }

const page: Pick<Ports, 'clock' | 'fetch'> = {
  fetch: (input, init) => globalThis.fetch(input, init),
  clock: {
    now: () => Date.now(),
    monotonic: () => performance.now(),
    setTimeout: (callback, ms) => globalThis.setTimeout(callback, ms),
    clearTimeout: (timer) => globalThis.clearTimeout(timer as number),
  },
}

/** Creates the functions of `createSiwx` for a server with the routes of `createServiceSiwx`. */
export function createServiceClient(url: string): SiwxServer {
  async function request(route: string, { body, ms }: RequestOptions = {}): Promise<Reply> {
    const base = new URL(url, globalThis.location?.href)
    const address = `${base.origin}${base.pathname.replace(/\/+$/, '')}/${route}`
    try {
      const { status, text } = await fetchText(page, address, {
        // With this content type, another site cannot sign a visitor in or out: browsers ask the server first (CORS).
        ...(body && { body: stringifyJson(body), contentType: 'application/json' }),
        ms,
        maxBytes,
        cache: 'no-store',
        credentials: 'include',
        signal: new AbortController().signal,
      })
      return { status, body: parseJson(text) }
    } catch (cause) {
      if (isAppKitError(cause)) throw cause
      throw createError(serviceErrors.HTTP_FAILED, {
        cause,
        details: `The request to ${route} failed. Check \`url\`, and that the server allows this page with credentials.`,
      })
    }
  }

  return {
    async getNonce() {
      const { body } = assertOk('nonce', await request('nonce'))
      const nonce = readField(body, 'nonce')
      if (typeof nonce !== 'string') throw badResponse('nonce', '{ nonce }')
      return nonce
    },
    async verify({ message, signature }) {
      const reply = await request('authenticate', { body: { message, signature }, ms: verifyTimeoutMs })
      if (reply.status === 401) return false
      assertOk('authenticate', reply)
      return true
    },
    async getSession() {
      const reply = await request('me')
      if (reply.status === 401) return null
      const { body } = assertOk('me', reply)
      if (body === null) return null
      const sessions: readonly unknown[] = Array.isArray(body) ? body : [body]
      return sessions.map(readSession)
    },
    async signOut(namespace) {
      const reply = await request('sign-out', { body: { namespace } })
      if (reply.status !== 401) assertOk('sign-out', reply)
    },
  }
}

function readSession(value: unknown): SiwxServerSession {
  const [address, chainId] = [readField(value, 'address'), readField(value, 'chainId')]
  if (typeof address === 'string' && (typeof chainId === 'string' || typeof chainId === 'number'))
    return { address, chainId }
  throw badResponse('me', '{ address, chainId }, or a list of them')
}

function assertOk(route: string, reply: Reply): Reply {
  const { status } = reply
  if (status >= 200 && status < 300) return reply
  if (status === 429) throw createError(errors.TOO_MANY_REQUESTS)
  throw createError(errors.HTTP_STATUS, { values: { status }, details: `The server responded to ${route}.` })
}

function badResponse(route: string, format: string): Error {
  return createError(serviceErrors.HTTP_BAD_RESPONSE, { details: `The response to ${route} must be JSON: ${format}.` })
}
