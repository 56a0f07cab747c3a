import { createServer, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'

export type Call = { readonly id: unknown; readonly method: string; readonly params: readonly unknown[] }
export type Handler = (calls: readonly Call[], response: ServerResponse, body: unknown) => void | Promise<void>

/** A JSON-RPC server on the loopback interface that does what a test tells it. */
export type RpcServer = {
  readonly url: string
  /** The calls of each request it got. */
  readonly requests: (readonly Call[])[]
  /** How often a method was called. */
  count(method: string): number
  close(): Promise<void>
}

/** What a well-behaved node of a chain answers. */
export function answerAs(chainId: number, results: Readonly<Record<string, unknown>> = {}) {
  return (call: Call): object => {
    const known: Readonly<Record<string, unknown>> = {
      eth_chainId: `0x${chainId.toString(16)}`,
      eth_getBalance: '0x64',
      net_listening: true,
      ...results,
    }
    if (!(call.method in known))
      return { jsonrpc: '2.0', id: call.id, error: { code: -32601, message: 'method not found' } }
    return { jsonrpc: '2.0', id: call.id, result: known[call.method] }
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

/** A node that behaves. */
export function behave(chainId = 1, results?: Readonly<Record<string, unknown>>): Handler {
  return (calls, response, body) =>
    sendJson(
      response,
      Array.isArray(body) ? calls.map(answerAs(chainId, results)) : answerAs(chainId, results)(calls[0] as Call),
    )
}

export async function startRpcServer(handler: Handler): Promise<RpcServer> {
  const requests: (readonly Call[])[] = []
  const server = createServer(async (request, response) => {
    let text = ''
    for await (const chunk of request) text += chunk
    const body: unknown = JSON.parse(text)
    const calls = (Array.isArray(body) ? body : [body]) as readonly Call[]
    requests.push(calls)
    await handler(calls, response, body)
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}/`,
    requests,
    count: (method) => requests.flat().filter((call) => call.method === method).length,
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve())
        server.closeAllConnections()
      }),
  }
}
