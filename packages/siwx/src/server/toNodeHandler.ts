import { maxBodyBytes } from './readBody.js'

/** The parts of an incoming request of Node and Express that {@link toNodeHandler} uses. */
export type NodeRequest = {
  readonly method?: string | undefined
  readonly url?: string | undefined
  /** The whole path, where Express cuts `url`. */
  readonly originalUrl?: string | undefined
  readonly headers: Readonly<Record<string, string | readonly string[] | undefined>>
  /** The body, if a parser of Express has read it. */
  readonly body?: unknown
  on(event: 'data' | 'end' | 'close' | 'error', listener: (part: unknown) => void): unknown
}

/** The parts of a response of Node and Express that {@link toNodeHandler} uses. */
export type NodeResponse = {
  statusCode: number
  setHeader(name: string, value: string | string[]): unknown
  end(body: string): unknown
}

/**
 * Wraps `handle` for Node's `http` and for Express. Passes errors to `next` if there is one, and otherwise responds
 * with 500.
 *
 * @example
 * app.use('/auth', toNodeHandler(auth.handle))
 */
export function toNodeHandler(
  handle: (request: Request) => Promise<Response>,
): (request: NodeRequest, response: NodeResponse, next?: (error: unknown) => void) => Promise<void> {
  return async (request, response, next) => {
    try {
      await send(await handle(await toRequest(request)), response)
    } catch (error) {
      if (next) return next(error)
      await send(new Response(null, { status: 500 }), response)
    }
  }
}

const base = 'http://localhost'

async function toRequest(request: NodeRequest): Promise<Request> {
  const { method = 'GET', originalUrl, url = '/', headers } = request
  const hasBody = method !== 'GET' && method !== 'HEAD'
  const path = originalUrl ?? url
  // `handle` uses the path only: the host of a request behind a proxy is not the host of the page.
  return new Request(URL.canParse(path, base) ? new URL(path, base) : base, {
    method,
    headers: Object.entries(headers).flatMap(([name, value]): [string, string][] =>
      // HTTP/2 lists the method and the path as headers with a colon.
      value === undefined || name.startsWith(':') ? [] : [[name, typeof value === 'string' ? value : value.join(', ')]],
    ),
    ...(hasBody && { body: await readBody(request) }),
  })
}

async function readBody(request: NodeRequest): Promise<string | Uint8Array<ArrayBuffer>> {
  const { body } = request
  if (body instanceof Uint8Array) return Uint8Array.from(body)
  if (body !== undefined) return typeof body === 'string' ? body : JSON.stringify(body)
  return new Promise((resolve, reject) => {
    const bytes: number[] = []
    const finish = () => resolve(Uint8Array.from(bytes))
    request.on('data', (part) => {
      if (!(part instanceof Uint8Array) || bytes.length > maxBodyBytes) return
      bytes.push(...part.subarray(0, maxBodyBytes + 1 - bytes.length))
      // The rest is discarded while the server responds that the body is too large.
      if (bytes.length > maxBodyBytes) finish()
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
