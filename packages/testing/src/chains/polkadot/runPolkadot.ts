// Runs in its own process: development chains with a real Polkadot runtime, in memory and without a network. Responds
// to JSON-RPC over HTTP POST and WebSocket, with one path per chain. Imports no file of this package, so that Node can
// run it from source.
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { WebSocketServer } from 'ws'

/** The program's first argument, as JSON. */
export type PolkadotProgram = {
  readonly port: number
  readonly chains: readonly {
    /** The path of its URL, without the slash. */
    readonly path: string
    readonly name: string
    readonly genesisHash: `0x${string}`
    readonly properties: Readonly<Record<string, unknown>>
    /** Additional storage of the genesis block: values by key, in hex. */
    readonly storage: Readonly<Record<string, string>>
  }[]
}

type Subscriptions = {
  subscribe(method: string, id: string, onCancel?: (id: string) => void): (result: unknown) => void
  unsubscribe(id: string): void
}
type Chain = { newBlock(): Promise<unknown> }
type Handler = (context: { chain: unknown }, params: unknown, subscriptions: Subscriptions) => Promise<unknown>
type Call = { readonly id?: unknown; readonly method?: unknown; readonly params?: unknown }
type ChainSpec = { readonly genesis: { readonly raw: { readonly top: Readonly<Record<string, string>> } } }

/** The used part of chopsticks. */
type Chopsticks = {
  readonly GenesisProvider: new (genesis: unknown) => object
  readonly allHandlers: Readonly<Record<string, Handler>>
  setup(options: { genesis: unknown; buildBlockMode: 'Manual' }): Promise<Chain>
}

type Loaded = { readonly chopsticks: Chopsticks; readonly genesis: ChainSpec }
type Running = Loaded & { readonly chains: ReadonlyMap<string, () => Promise<Chain>> }

// Imported by name at run time: these packages are installed separately, and apps never load them.
const chopsticksPackage = '@acala-network/chopsticks-core'
const specPackage = '@substrate/connect-known-chains'

process.env.LOG_LEVEL ??= 'fatal'
const program: PolkadotProgram = JSON.parse(process.argv[2] ?? '{}')
const corsHeaders = {
  'Access-Control-Allow-Origin': '*',
  'Access-Control-Allow-Methods': 'POST',
  'Access-Control-Allow-Headers': '*',
}

const server = createServer((request, response) => {
  void answerHttp(request, response).catch(() => response.writeHead(500, corsHeaders).end())
})
// Listen before the WebSocket server, which throws on the same event.
server.once('error', (error) => fail(error.message))
const listening = new Promise<number>((resolve) => {
  server.listen(program.port, '127.0.0.1', () => resolve((server.address() as AddressInfo).port))
})
// Loading takes seconds, so check the port first.
const running = listening.then(load)
new WebSocketServer({ server, maxPayload: 2 ** 26 }).on('connection', (socket, request) => {
  const open = new Map<string, (id: string) => void>()
  const subscriptions: Subscriptions = {
    subscribe(method, id, onCancel = () => undefined) {
      open.set(id, onCancel)
      return (result) => {
        if (open.has(id)) socket.send(JSON.stringify({ jsonrpc: '2.0', method, params: { result, subscription: id } }))
      }
    },
    unsubscribe(id) {
      open.get(id)?.(id)
      open.delete(id)
    },
  }
  socket.on('message', async (data) => socket.send(await answerText(request.url, String(data), subscriptions)))
  socket.on('close', () => {
    for (const id of [...open.keys()]) subscriptions.unsubscribe(id)
  })
})
await running
process.stdout.write(`Listening on 127.0.0.1:${await listening}\n`)

function fail(reason: string): never {
  process.stderr.write(`Error: ${reason}\n`)
  process.exit(1)
}

/**
 * Loads the runtime and starts the first chain. The others start with their first request, because each start takes a
 * second and memory.
 */
async function load(): Promise<Running> {
  const loaded = await loadChopsticks()
  const chains = new Map(program.chains.map((chain) => [`/${chain.path}`, startOnce(loaded, chain)]))
  await chains.values().next().value?.()
  return { ...loaded, chains }
}

async function loadChopsticks(): Promise<Loaded> {
  try {
    const spec: { readonly chainSpec: string } = await import(`${specPackage}/rococo_v2_2_asset_hub`)
    return { chopsticks: await import(chopsticksPackage), genesis: JSON.parse(spec.chainSpec) }
  } catch (error) {
    return fail(
      `a local Polkadot chain needs ${chopsticksPackage} and ${specPackage}, which could not be loaded. Install: npm install --save-dev --ignore-scripts ${chopsticksPackage} ${specPackage} (${error})`,
    )
  }
}

function startOnce(loaded: Loaded, chain: PolkadotProgram['chains'][number]): () => Promise<Chain> {
  let started: Promise<Chain> | undefined
  return () => {
    started ??= start(loaded, chain)
    return started
  }
}

async function start(
  { chopsticks, genesis }: Loaded,
  { name, genesisHash, properties, storage }: PolkadotProgram['chains'][number],
): Promise<Chain> {
  const top = { ...genesis.genesis.raw.top, ...storage }
  class NamedGenesis extends chopsticks.GenesisProvider {
    // Chopsticks gives every chain the same genesis hash, so signatures of one chain would be valid on another.
    get blockHash() {
      return genesisHash
    }
  }
  const provider = new NamedGenesis({ ...genesis, id: name, name, properties, genesis: { raw: { top } } })
  return chopsticks.setup({ genesis: provider, buildBlockMode: 'Manual' })
}

async function answerHttp(request: IncomingMessage, response: ServerResponse): Promise<void> {
  if (request.method !== 'POST') return void response.writeHead(204, corsHeaders).end()
  let body = ''
  for await (const part of request.setEncoding('utf8')) body += part
  const refused = () => {
    throw new Error('Subscriptions need a WebSocket.')
  }
  const answer = await answerText(request.url, body, { subscribe: refused, unsubscribe: refused })
  response.writeHead(200, { ...corsHeaders, 'Content-Type': 'application/json' }).end(answer)
}

async function answerText(path: string | undefined, text: string, subscriptions: Subscriptions): Promise<string> {
  try {
    const calls: Call | readonly Call[] = JSON.parse(text)
    const answer = (call: Call) => answerCall(path, call, subscriptions)
    return JSON.stringify(Array.isArray(calls) ? await Promise.all(calls.map(answer)) : await answer(calls as Call))
  } catch (error) {
    return JSON.stringify({ jsonrpc: '2.0', id: null, error: { code: -32700, message: String(error) } })
  }
}

async function answerCall(path: string | undefined, call: Call, subscriptions: Subscriptions): Promise<object> {
  const { id = null, method, params = [] } = call
  const head = { jsonrpc: '2.0', id }
  const { chopsticks, chains } = await running
  const chain = await chains.get(path ?? '')?.()
  const handler = typeof method === 'string' ? chopsticks.allHandlers[method] : undefined
  if (!chain || !handler) return { ...head, error: { code: -32601, message: 'Method not found' } }
  try {
    const result = (await handler({ chain }, params, subscriptions)) ?? null
    // Mines a block for each transaction before the response, so that the next request sees it.
    if (method === 'author_submitExtrinsic') await chain.newBlock()
    // A subscriber needs the id of its subscription before the first notification.
    if (method === 'author_submitAndWatchExtrinsic') setTimeout(() => void chain.newBlock(), 100)
    return { ...head, result }
  } catch (error) {
    const code: unknown = error instanceof Error ? Reflect.get(error, 'code') : undefined
    const message = error instanceof Error ? error.message : String(error)
    return { ...head, error: { code: typeof code === 'number' ? code : -32603, message } }
  }
}
