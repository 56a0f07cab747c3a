import { createServer, type ServerResponse } from 'node:http'

export type RpcCall = { readonly id: number; readonly method: string; readonly params: readonly unknown[] }

/** Responds to one HTTP request. `calls` are its calls, `body` is the raw body: an array for a batch. */
export type RpcHandler = (calls: readonly RpcCall[], response: ServerResponse, body: unknown) => unknown

/** A scripted JSON-RPC server on the loopback interface. */
export type RpcServer = {
  readonly url: string
  /** The calls of each HTTP request. */
  readonly requests: readonly (readonly RpcCall[])[]
  /** All calls, in order. */
  readonly calls: readonly RpcCall[]
  /** Returns the number of calls of a method. */
  count(method: string): number
  close(): Promise<void>
}

/**
 * Starts a JSON-RPC server with scripted responses, for faults that a real node does not have.
 *
 * @param options - `batches: false` rejects batches, as some nodes do; they are not recorded.
 * @example
 * const server = await startRpcServer(([call], response) => sendJson(response, answerCall(call, { eth_chainId: '0x1'
 * })))
 */
export async function startRpcServer(
  handler: RpcHandler,
  { batches = true }: { readonly batches?: boolean } = {},
): Promise<RpcServer> {
  const requests: (readonly RpcCall[])[] = []
  const calls: RpcCall[] = []
  const server = createServer(async (request, response) => {
    let text = ''
    for await (const chunk of request) text += chunk
    const body: unknown = JSON.parse(text)
    if (Array.isArray(body) && !batches)
      return sendJson(response, { jsonrpc: '2.0', id: null, error: { code: -32600, message: 'no batches' } })
    const sent = (Array.isArray(body) ? body : [body]) as readonly RpcCall[]
    requests.push(sent)
    calls.push(...sent)
    await handler(sent, response, body)
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const address = server.address()
  return {
    url: `http://127.0.0.1:${typeof address === 'object' ? address?.port : 0}/`,
    requests,
    calls,
    count: (method) => calls.filter((call) => call.method === method).length,
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve())
        server.closeAllConnections()
      }),
  }
}

export function sendJson(
  response: ServerResponse,
  body: unknown,
  status = 200,
  headers: Readonly<Record<string, string>> = {},
): void {
  response.writeHead(status, { 'Content-Type': 'application/json', ...headers }).end(JSON.stringify(body))
}

/** Returns the JSON-RPC answer to a call: its result by method, or the error "method not found". */
export function answerCall({ id, method }: RpcCall, results: Readonly<Record<string, unknown>>): object {
  return method in results
    ? { jsonrpc: '2.0', id, result: results[method] }
    : { jsonrpc: '2.0', id, error: { code: -32601, message: 'Method not found' } }
}
