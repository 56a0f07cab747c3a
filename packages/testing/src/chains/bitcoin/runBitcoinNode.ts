// Runs as a process of its own: a Bitcoin node with its API on a port of the loopback interface.
import { createServer } from 'node:http'
import { parseArgs } from 'node:util'
import { createBitcoinNode } from './bitcoinNode.js'
import { createEsploraApi } from './esploraApi.js'

const { values } = parseArgs({
  options: {
    port: { type: 'string', default: '0' },
    prefix: { type: 'string', default: 'bcrt' },
    'mine-after': { type: 'string' },
  },
})
/** The largest body that is read; a transaction is at most 100 kB in most mempools, twice that in hexadecimal. */
const maxBytes = 400_000

const node = await createBitcoinNode(values.prefix)
const answer = createEsploraApi(node)
const mineAfterMs = values['mine-after'] === undefined ? undefined : Number(values['mine-after'])
let miner: ReturnType<typeof setTimeout> | undefined

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

function mineSoon(): void {
  if (mineAfterMs === undefined || miner) return
  miner = setTimeout(() => {
    miner = undefined
    void node.mine()
  }, mineAfterMs)
}

server.on('error', (error) => {
  process.stderr.write(`Error: ${error.message}\n`)
  process.exit(1)
})
server.listen(Number(values.port), '127.0.0.1', () => {
  const address = server.address()
  if (typeof address === 'object' && address) process.stdout.write(`Listening on 127.0.0.1:${address.port}\n`)
})
