import { createServer, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { onTestFinished } from 'vitest'
import { createAdapter } from '../src/createAdapter.js'
import type { SolanaAdapterOptions } from '../src/options.js'
import { createContext, createNetwork } from './createContext.js'
import { alice } from './scriptedWallet.js'

export type Call = { readonly id: unknown; readonly method: string; readonly params: readonly unknown[] }
export type Handler = (call: Call, response: ServerResponse) => void

/** A JSON-RPC server on the loopback interface that does what a test tells it. */
export type RpcServer = { readonly url: string; readonly calls: Call[]; count(method: string): number }

const genesis = 'LatchkeyTestSo1anaChain111111111111111111111'
const reference = genesis.slice(0, 32)

/** A node that behaves, with other results where given. */
export function behave(results: Readonly<Record<string, unknown>> = {}): Handler {
  const known: Readonly<Record<string, unknown>> = {
    getGenesisHash: genesis,
    getBalance: { context: { slot: 1 }, value: 100 },
    ...results,
  }
  return ({ id, method }, response) => {
    const isKnown = method in known
    const error = { code: -32601, message: 'Method not found' }
    sendJson(response, { jsonrpc: '2.0', id, ...(isKnown ? { result: known[method] } : { error }) })
  }
}

/** Answers the question for the chain as a node does, and everything else by the handler. */
export function onlyBalance(handler: Handler): Handler {
  return (call, response) => (call.method === 'getGenesisHash' ? behave()(call, response) : handler(call, response))
}

export function sendJson(
  response: ServerResponse,
  body: unknown,
  status = 200,
  headers: Readonly<Record<string, string>> = {},
): void {
  response.writeHead(status, { 'Content-Type': 'application/json', ...headers }).end(JSON.stringify(body))
}

/** Servers that end with the test. */
export function servers(...handlers: readonly Handler[]): Promise<readonly RpcServer[]> {
  return Promise.all(handlers.map(start))
}

async function start(handler: Handler): Promise<RpcServer> {
  const calls: Call[] = []
  const server = createServer(async (request, response) => {
    let text = ''
    for await (const chunk of request) text += chunk
    const call: Call = JSON.parse(text)
    calls.push(call)
    handler(call, response)
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

/** An adapter with one network on these URLs; it ends with the test. */
export function adapterFor(
  urls: readonly string[],
  options: SolanaAdapterOptions = {},
  change: Parameters<typeof createContext>[0] = {},
) {
  const network = createNetwork(reference, urls)
  const context = createContext({ networks: [network], ...change })
  const adapter = createAdapter(context, options)
  onTestFinished(() => adapter.destroy())
  return {
    adapter,
    context,
    network,
    balance: (signal?: AbortSignal) => adapter.getBalance({ address: alice.address, network, signal }),
  }
}
