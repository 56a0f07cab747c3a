// Runs as a process of its own: a Bitcoin node with its API on a port of the loopback interface.
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
/** The largest body that is read; a transaction is at most 100 kB in most mempools, twice that in hexadecimal. */
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

/** Mines a block so long after it is called, once for all calls until then; never, when no time was given. */
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
