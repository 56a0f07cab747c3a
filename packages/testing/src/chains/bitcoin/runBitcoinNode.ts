// Runs in its own process: a Bitcoin node with its API on a local port.
import { createServer } from 'node:http'
import { parseArgs } from 'node:util'
import { type BitcoinNode, createBitcoinNode } from './bitcoinNode.js'
import { createEsploraApi } from './esploraApi.js'

const { values } = parseArgs({
  options: {
    port: { type: 'string', default: '0' },
    prefix: { type: 'string', default: 'bcrt' },
    'first-block': { type: 'string' },
    'mine-after': { type: 'string' },
  },
})
/** Maximum size of a request body. Mempools limit a transaction to 100 kB, which is 200 kB in hex. */
const maxBytes = 400_000

await run(await createBitcoinNode(values.prefix))

async function run(node: BitcoinNode): Promise<void> {
  const answer = createEsploraApi(node, values['first-block'])
  const mineSoon = createMiner(node, values['mine-after'])
  const server = createServer((request, response) => {
    const parts: Buffer[] = []
    let size = 0
    request.on('data', (part: Buffer) => {
      size += part.length
      if (size > maxBytes) request.destroy()
      else parts.push(part)
    })
    request.on('end', async () => {
      response.setHeader('Access-Control-Allow-Origin', '*')
      response.setHeader('Access-Control-Allow-Headers', '*')
      if (request.method === 'OPTIONS') return response.writeHead(204).end()
      const { pathname } = new URL(request.url ?? '/', 'http://127.0.0.1')
      const { status, body } = await answer(request.method ?? 'GET', pathname, Buffer.concat(parts).toString())
      const isText = typeof body === 'string'
      response.writeHead(status, { 'Content-Type': isText ? 'text/plain' : 'application/json' })
      response.end(isText ? body : JSON.stringify(body))
      if (pathname === '/tx' && request.method === 'POST' && status === 200) mineSoon()
    })
  })
  server.on('error', (error) => {
    process.stderr.write(`Error: ${error.message}\n`)
    process.exit(1)
  })
  server.listen(Number(values.port), '127.0.0.1', () => {
    const address = server.address()
    if (typeof address === 'object' && address) process.stdout.write(`Listening on 127.0.0.1:${address.port}\n`)
  })
}

/**
 * Returns a function that mines one block after a delay, and does nothing without a delay. Calls during the delay share
 * the block.
 */
function createMiner(node: BitcoinNode, afterMs: string | undefined): () => void {
  let isDue = false
  return () => {
    if (afterMs === undefined || isDue) return
    isDue = true
    setTimeout(() => {
      isDue = false
      void node.mine()
    }, Number(afterMs))
  }
}
