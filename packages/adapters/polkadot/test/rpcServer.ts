import { createServer, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { onTestFinished } from 'vitest'

export type Call = { readonly id: number; readonly method: string; readonly params: readonly unknown[] }
export type Answer = (call: Call, response: ServerResponse) => void | Promise<void>

/** A JSON-RPC server on the loopback interface that does what a test tells it. */
export type RpcServer = {
  readonly url: string
  readonly calls: Call[]
  count(method: string): number
}

/** The genesis of the network `a1` of the tests. */
export const genesis = `0x${'a1'.repeat(32)}`

/** A record of an account with this much to dispose of. */
export function accountRecord(free: bigint, length = 80): string {
  const bytes = new Uint8Array(length)
  for (let index = 0; index < 16; index++) bytes[16 + index] = Number((free >> BigInt(8 * index)) & 255n)
  return `0x${Buffer.from(bytes).toString('hex')}`
}

export function sendJson(response: ServerResponse, body: unknown, status = 200, headers = {}): void {
  response.writeHead(status, { 'Content-Type': 'application/json', ...headers }).end(JSON.stringify(body))
}

/** A node that behaves, with these results changed; a function is called with the call. */
export function behave(results: Readonly<Record<string, unknown>> = {}): Answer {
  const known: Readonly<Record<string, unknown>> = {
    chain_getBlockHash: genesis,
    state_getStorage: accountRecord(100n),
    system_properties: { ss58Format: 42, tokenDecimals: 12, tokenSymbol: 'UNIT' },
    ...results,
  }
  return (call, response) => {
    const { id, method } = call
    if (!(method in known)) return sendJson(response, { jsonrpc: '2.0', id, error: { code: -32601, message: 'no' } })
    sendJson(response, { jsonrpc: '2.0', id, result: known[method] })
  }
}

/** Starts a server that ends with the test. */
export async function startRpcServer(answer: Answer): Promise<RpcServer> {
  const calls: Call[] = []
  const server = createServer(async (request, response) => {
    let text = ''
    for await (const chunk of request) text += chunk
    const call: Call = JSON.parse(text)
    calls.push(call)
    await answer(call, response)
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  onTestFinished(
    () =>
      new Promise<void>((resolve) => {
        server.close(() => resolve())
        server.closeAllConnections()
      }),
  )
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}/`,
    calls,
    count: (method) => calls.filter((call) => call.method === method).length,
  }
}
