// Runs in its own process: a Solana chain with its RPC on a local port. Subscriptions are served on this port and on
// the next one, where clients expect them.
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http'
import { parseArgs } from 'node:util'
import { createSolanaNode } from './solanaNode.js'
import { createSolanaRpc } from './solanaRpc.js'
import { serveSubscriptions } from './solanaSubscriptions.js'
import { writeJson } from './writeJson.js'

const { values } = parseArgs({ options: { port: { type: 'string', default: '0' }, genesis: { type: 'string' } } })
/** Maximum size of a request body. A transaction has at most 1 232 bytes. */
const maxBytes = 1_000_000
/** Maximum number of attempts to find two adjacent free ports. */
const tries = 50

const node = createSolanaNode()
const rpc = createSolanaRpc(node, values.genesis ?? node.blockhash())

function answer(request: IncomingMessage, response: ServerResponse): void {
  const parts: Buffer[] = []
  let size = 0
  request.on('data', (part: Buffer) => {
    size += part.length
    if (size > maxBytes) request.destroy()
    else parts.push(part)
  })
  request.on('end', () => {
    response.setHeader('Access-Control-Allow-Origin', '*')
    response.setHeader('Access-Control-Allow-Headers', '*')
    if (request.method === 'OPTIONS') return response.writeHead(204).end()
    response.writeHead(200, { 'Content-Type': 'application/json' })
    response.end(writeJson(answerText(Buffer.concat(parts).toString())))
  })
}

function answerText(body: string): unknown {
  try {
    return rpc(JSON.parse(body))
  } catch {
    return { jsonrpc: '2.0', id: null, error: { code: -32700, message: 'Parse error' } }
  }
}

/** Resolves with the port; rejects if it is in use. */
function listen(server: Server, port: number): Promise<number> {
  return new Promise((resolve, reject) => {
    server.once('error', reject)
    server.listen(port, '127.0.0.1', () => {
      const address = server.address()
      resolve(typeof address === 'object' && address ? address.port : port)
    })
  })
}

async function start(wanted: number): Promise<number> {
  for (let left = wanted === 0 ? tries : 1; ; left--) {
    const servers = [createServer(answer), createServer(answer)] as const
    try {
      const port = await listen(servers[0], wanted)
      await listen(servers[1], port + 1)
      serveSubscriptions(servers, node)
      return port
    } catch (error) {
      for (const server of servers) server.close()
      if (left <= 1) throw error
    }
  }
}

start(Number(values.port)).then(
  (port) => process.stdout.write(`Listening on 127.0.0.1:${port}\n`),
  (error: unknown) => {
    process.stderr.write(`Error: ${error instanceof Error ? error.message : String(error)}\n`)
    process.exit(1)
  },
)
