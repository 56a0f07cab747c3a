import type { ServerRequest } from './rpc/rpcRig.js'

/** A passing fault of servers, such as a rate limit, or an index that is being built. */
export type ServerFault = {
  readonly title: string
  /** Whether servers respond differently to this request. */
  affects(request: ServerRequest): boolean
  /** Returns the response. `forward` sends the request to the server. */
  respond(request: ServerRequest, forward: () => Promise<Response>): Promise<Response>
}

/** A fault that lasts until `end` is called. */
export type ActiveFault = {
  /** Returns the number of requests that it affected. */
  count(): number
  end(): void
}

/** Faults of any HTTP server. */
export const httpFaults: readonly ServerFault[] = [
  httpFault('status 429', async () => new Response('Too Many Requests', { status: 429 })),
  httpFault('status 503', async () => new Response('', { status: 503 })),
  httpFault('a closed connection', () => Promise.reject(new TypeError('reset'))),
  httpFault('the HTML page of a gateway', async () => new Response('<html>Please wait</html>')),
]

/** Creates a fault that responds without the server, by default to every request. */
export function httpFault(
  title: string,
  respond: () => Promise<Response>,
  affects: ServerFault['affects'] = () => true,
): ServerFault {
  return { title, affects, respond }
}

/**
 * Creates a fault that replaces the replies to a method of JSON-RPC. `change` receives the result of the node, and
 * returns the `result` or the `error` of the reply.
 */
export function jsonRpcFault(title: string, method: string, change: (result: unknown) => object): ServerFault {
  const affected = ({ body }: ServerRequest) => readCalls(body).filter((call) => call.method === method)
  return {
    title,
    affects: (request) => affected(request).length > 0,
    async respond(request, forward) {
      const ids = affected(request).map(({ id }) => id)
      const replies = readCalls(await (await forward()).text()).map((reply) =>
        ids.includes(reply.id) ? { jsonrpc: '2.0', id: reply.id, ...change(reply.result) } : reply,
      )
      return new Response(JSON.stringify(request.body.startsWith('[') ? replies : replies[0]))
    },
  }
}

/** Creates a `fetch` whose servers have the faults that `start` adds. */
export function createFaultyFetch() {
  const active = new Set<{ readonly fault: ServerFault; count: number }>()
  const fetch: typeof globalThis.fetch = (input, init) => {
    const request = { url: String(input), headers: new Headers(init?.headers), body: String(init?.body ?? '') }
    const found = [...active].find(({ fault }) => fault.affects(request))
    const forward = () => globalThis.fetch(input, init)
    if (!found) return forward()
    found.count++
    return found.fault.respond(request, forward)
  }
  const start = (fault: ServerFault): ActiveFault => {
    const entry = { fault, count: 0 }
    active.add(entry)
    return { count: () => entry.count, end: () => void active.delete(entry) }
  }
  return { fetch, start }
}

type Call = { readonly id?: unknown; readonly method?: unknown; readonly result?: unknown }

function readCalls(body: string): readonly Call[] {
  return body === '' ? [] : [JSON.parse(body)].flat()
}
