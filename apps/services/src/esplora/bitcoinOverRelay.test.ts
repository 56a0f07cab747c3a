import { createServer, type Server } from 'node:http'
import { createBip122Adapter } from '@latchkey/adapter-bip122'
import type { Adapter, Connector, NetworkInput, Session } from '@latchkey/common'
import { createCore } from '@latchkey/core'
import { createAdapterContext, createBitcoinTestWallet } from '@latchkey/testing'
import { type LocalBitcoin, startLocalBitcoin } from '@latchkey/testing/node'
import { afterAll, beforeAll, expect, onTestFinished, test } from 'vitest'
import type { Services } from '../servicesOptions.js'
import { startServices } from '../startServices.js'

const reference = '000000000019d6689c085ae165831e93'
const caipNetworkId = `bip122:${reference}` as const
const mainnet: NetworkInput = {
  id: reference,
  chainNamespace: 'bip122',
  name: 'Bitcoin',
  nativeCurrency: { name: 'Bitcoin', symbol: 'BTC', decimals: 8 },
  // No server listens there: a response can only come through the relay.
  rpcUrls: { default: { http: ['http://127.0.0.1:1'] } },
}
const friend = 'bc1qw508d6qejxtdg4y5r3zarvary0c5xw7kv8f3t4'

let bitcoin: LocalBitcoin
let services: Services

beforeAll(async () => {
  bitcoin = await startLocalBitcoin({ poses: { local: 'mainnet' } })
  services = await startServices({ rpcUpstreams: { [caipNetworkId]: [bitcoin.rpcUrl] } })
}, 90_000)
afterAll(async () => {
  await services?.close()
  await bitcoin?.stop()
})

/**
 * The adapter with the network as the kit completes it for an app with this `services.rpc`, on a page with a wallet
 * that only signs.
 */
async function setUp(rpc: string, customRpcUrls: Readonly<Record<string, readonly { readonly url: string }[]>> = {}) {
  const core = createCore({ projectId: 'local', networks: [mainnet], services: { rpc }, customRpcUrls })
  const [network] = core.networks.all()
  core.destroy()
  if (!network) throw new Error('No network')
  const target = new EventTarget()
  const page = Object.assign(target, { parent: target }) as unknown as Window
  const context = createAdapterContext({ window: page, networks: [network] })
  const adapter: Adapter = await createBip122Adapter().create(context)
  onTestFinished(() => adapter.destroy())
  // The wallet has no server, so it cannot send signed transactions.
  const wallet = createBitcoinTestWallet({ name: 'Foxglove', chains: [{ network: 'mainnet', rpcUrl: '' }] })
  wallet.announce(page)
  let connectors: readonly Connector[] = []
  const stop = adapter.discover((found) => {
    connectors = found
  })
  onTestFinished(stop)
  const connect = async () => (await connectors[0]?.connect({ network })) as Session<'bip122'> | undefined
  return { adapter, network, connect }
}

test('R114b: Bitcoin reads the balance and sends a transfer through services.rpc', async () => {
  const { adapter, network, connect } = await setUp(services.url)
  expect(network.rpcUrls.default.http).toEqual([
    `${services.url}/v1/esplora?chainId=${encodeURIComponent(caipNetworkId)}&projectId=local`,
  ])
  const session = await connect()
  const address = session?.accounts[0]?.address ?? ''
  await bitcoin.fund(address, 200_000n)
  const balance = () => adapter.getBalance({ address, network, signal: undefined })
  expect(await balance()).toEqual({ value: 200_000n, decimals: 8, symbol: 'BTC' })

  const before = await bitcoin.balanceOf(friend)
  const txid = await session?.actions.sendTransfer?.({ recipients: [{ address: friend, amount: 50_000n }] })
  await bitcoin.settle(txid ?? '')
  expect(await bitcoin.balanceOf(friend)).toBe(before + 50_000n)
  expect((await balance()).value).toBe(await bitcoin.balanceOf(address))
})

test('R114b R148: URLs of the app take precedence over services.rpc, which then receives no request', async () => {
  const { rpc, seen } = await startRecorder((response) => response.writeHead(500).end())
  const { adapter, network } = await setUp(rpc, { [caipNetworkId]: [{ url: bitcoin.rpcUrl }] })
  expect(network.rpcUrls.default.http).toEqual([bitcoin.rpcUrl])
  const { value } = await adapter.getBalance({ address: friend, network, signal: undefined })
  expect(value).toBe(await bitcoin.balanceOf(friend))
  expect(seen).toEqual([])
})

test('R47: refuses a redirect of services.rpc, so the project id reaches no other host', async () => {
  const other = await startRecorder((response) => response.end('{}'))
  const { rpc, seen } = await startRecorder((response, path) =>
    response.writeHead(307, { location: `${other.rpc}${path}` }).end(),
  )
  const { adapter, network } = await setUp(rpc)
  await expect(adapter.getBalance({ address: friend, network, signal: undefined })).rejects.toThrow()
  expect(seen[0]).toContain('projectId=local')
  expect(other.seen).toEqual([])
})

type Response = Parameters<NonNullable<Parameters<typeof createServer>[1]>>[1]

async function startRecorder(answer: (response: Response, path: string) => void) {
  const seen: string[] = []
  const server: Server = createServer((request, response) => {
    seen.push(request.url ?? '')
    answer(response, request.url ?? '')
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  onTestFinished(() => void server.close())
  const address = server.address()
  return { rpc: `http://127.0.0.1:${typeof address === 'object' ? address?.port : 0}`, seen }
}
