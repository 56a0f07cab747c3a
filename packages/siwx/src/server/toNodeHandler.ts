import { maxBodyBytes } from './readBody.js'
import { refuse } from './responses.js'

/** The parts of an incoming request of Node and Express that {@link toNodeHandler} uses. */
export type NodeRequest = {
  readonly method?: string | undefined
  readonly url?: string | undefined
  /** The whole path, where Express cuts `url`. */
  readonly originalUrl?: string | undefined
  readonly headers: Readonly<Record<string, string | readonly string[] | undefined>>
  /** The body, if a parser of Express has read it. */
  readonly body?: unknown
  /** Whether something has read the whole body. */
  readonly readableEnded?: boolean | undefined
  on(event: 'data' | 'end' | 'close' | 'error', listener: (part: unknown) => void): unknown
}

/** The parts of a response of Node and Express that {@link toNodeHandler} uses. */
export type NodeResponse = {
  statusCode: number
  setHeader(name: string, value: string | string[]): unknown
  end(body: string): unknown
}

/**
 * Wraps `handle`, or a handler of `guard`, for Node's `http` and for Express. Responds with 413 to bodies of more than
 * 16 kB, unless a parser of Express has read them. Passes errors to `next` if there is one, and otherwise responds with
 * 500.
 *
 * @example
 * app.use('/auth', toNodeHandler(auth.handle))
 */
export function toNodeHandler(
  handle: (request: Request) => Promise<Response>,
): (request: NodeRequest, response: NodeResponse, next?: (error: unknown) => void) => Promise<void> {
  return async (request, response, next) => {
    try {
      const converted = await toRequest(request)
      await send(converted instanceof Response ? converted : await handle(converted), response)
    } catch (error) {
      if (next) return next(error)
      await send(new Response(null, { status: 500 }), response)
    }
  }
}

const base = 'http://localhost'

/** Methods that no `Request` can have (Fetch standard). */
const forbiddenMethods = ['CONNECT', 'TRACE', 'TRACK']

/** Returns the request, or the response of a refusal. */
async function toRequest(request: NodeRequest): Promise<Request | Response> {
  const { method = 'GET', originalUrl, url = '/', headers } = request
  if (forbiddenMethods.includes(method)) return refuse(405)
  const hasBody = method !== 'GET' && method !== 'HEAD'
  const body = hasBody ? await readBody(request) : undefined
  if (body === 'tooLarge') return refuse(413)
  const path = originalUrl ?? url
  // `handle` uses the path only: the host of a request behind a proxy is not the host of the page.
  return new Request(URL.canParse(path, base) ? new URL(path, base) : base, {
    method,
    headers: Object.entries(headers).flatMap(([name, value]): [string, string][] =>
      // HTTP/2 lists the method and the path as headers with a colon.
      value === undefined || name.startsWith(':') ? [] : [[name, typeof value === 'string' ? value : value.join(', ')]],
    ),
    ...(body !== undefined && { body: body.content }),
  })
}

type Content = { readonly content: string | Uint8Array<ArrayBuffer> }

async function readBody(request: NodeRequest): Promise<Content | 'tooLarge'> {
  const { body } = request
  if (body instanceof Uint8Array) return { content: Uint8Array.from(body) }
  if (body !== undefined) return { content: typeof body === 'string' ? body : JSON.stringify(body) }
  // No event would follow.
  if (request.readableEnded) return { content: '' }
  return new Promise((resolve, reject) => {
    const bytes: number[] = []
    const finish = () => resolve({ content: Uint8Array.from(bytes) })
    request.on('data', (part) => {
      if (!(part instanceof Uint8Array) || bytes.length > maxBodyBytes) return
      bytes.push(...part.subarray(0, maxBodyBytes + 1 - bytes.length))
      // The rest is discarded while the server responds.
      if (bytes.length > maxBodyBytes) resolve('tooLarge')
    })
    request.on('end', finish)
    request.on('close', finish)
    request.on('error', reject)
  })
}

async function send(from: Response, to: NodeResponse) {
  to.statusCode = from.status
  for (const [name, value] of from.headers) if (name !== 'set-cookie') to.setHeader(name, value)
  const cookies = from.headers.getSetCookie()
  if (cookies.length > 0) to.setHeader('set-cookie', cookies)
  to.end(await from.text())
}
