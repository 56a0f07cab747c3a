import { createServer, type Server } from 'node:http'
import { createSolanaAdapter } from '@latchkey/adapter-solana'
import type { Adapter, NetworkInput } from '@latchkey/common'
import { createCore } from '@latchkey/core'
import { createAdapterContext } from '@latchkey/testing'
import { type LocalSolana, startLocalSolana } from '@latchkey/testing/node'
import { afterAll, beforeAll, expect, onTestFinished, test } from 'vitest'
import type { Services } from '../servicesOptions.js'
import { startServices } from '../startServices.js'

const genesisHash = '5eykt4UsFv8P8NJdTREpY1vzqKqZKvdpKuc147dw2N9d'
const mainnet: NetworkInput = {
  id: '5eykt4UsFv8P8NJdTREpY1vzqKqZKvdp',
  chainNamespace: 'solana',
  name: 'Solana',
  nativeCurrency: { name: 'Solana', symbol: 'SOL', decimals: 9 },
  // No server listens there: a response can only come through the relay.
  rpcUrls: { default: { http: ['http://127.0.0.1:1'] } },
}

let chain: LocalSolana
let services: Services

beforeAll(async () => {
  chain = await startLocalSolana({ genesisHashes: { local: genesisHash } })
  services = await startServices({ rpcUpstreams: { [`solana:${mainnet.id}`]: [chain.rpcUrl] } })
}, 90_000)
afterAll(async () => {
  await services?.close()
  await chain?.stop()
})

/** The adapter with the network as the kit completes it for an app with this `services.rpc`. */
async function adapterFor(rpc: string) {
  const core = createCore({ projectId: 'local', networks: [mainnet], services: { rpc } })
  const [network] = core.networks.all()
  core.destroy()
  if (!network) throw new Error('No network')
  const adapter: Adapter = await createSolanaAdapter().create(createAdapterContext({ networks: [network] }))
  onTestFinished(() => adapter.destroy())
  return { adapter, network }
}

test('R114: Solana requests its node through services.rpc', async () => {
  const { adapter, network } = await adapterFor(services.url)
  const address = chain.accounts[0]?.address ?? ''
  expect(network.rpcUrls.default.http).toEqual([
    `${services.url}/v1/?chainId=${encodeURIComponent(`solana:${mainnet.id}`)}&projectId=local`,
  ])
  const balance = await adapter.getBalance({ address, network, signal: undefined })
  expect(balance.value).toBe(await chain.balanceOf(address))
  expect(balance.value).toBeGreaterThan(0n)
})

test('R47: refuses a redirect of services.rpc, so the project id reaches no other host', async () => {
  const seen: string[] = []
  const listen = async (server: Server) => {
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
    onTestFinished(() => void server.close())
    const address = server.address()
    return `http://127.0.0.1:${typeof address === 'object' ? address?.port : 0}`
  }
  const other = await listen(
    createServer((request, response) => {
      seen.push(request.url ?? '')
      response.end('{}')
    }),
  )
  const rpc = await listen(
    createServer((request, response) => {
      response.writeHead(307, { location: `${other}${request.url}` }).end()
    }),
  )
  const { adapter, network } = await adapterFor(rpc)
  const address = chain.accounts[0]?.address ?? ''
  await expect(adapter.getBalance({ address, network, signal: undefined })).rejects.toThrow()
  expect(seen).toEqual([])
})
