import { type AppKitOptions, type Core, createCore } from '@latchkey/core'
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import type { Services } from '../servicesOptions.js'
import { startServices } from '../startServices.js'

const metaMask = 'c57ca95b47569778a828d19178114f4db188b89b763c899ba0be274e97267d96'
const mainnet = {
  id: 1,
  name: 'Ethereum',
  nativeCurrency: { name: 'Ether', symbol: 'ETH', decimals: 18 },
  rpcUrls: { default: { http: ['http://127.0.0.1:1'] } },
}

let services: Services
const cores: Core[] = []
beforeAll(async () => {
  const project = { id: 'local', allowedOrigins: ['https://app.example'], isAnalyticsEnabled: true }
  services = await startServices({ projects: [project] })
}, 60_000)
afterEach(() => {
  for (const core of cores.splice(0)) core.destroy()
})
afterAll(() => services?.close())

/** The engine of a page of this origin, which the services see as a browser would tell it. */
function visit(origin: string, options: Partial<AppKitOptions> = {}): Core {
  const ports = {
    fetch: (input: RequestInfo | URL, init?: RequestInit) =>
      fetch(input, { ...init, headers: { ...init?.headers, origin } }),
    logger: { debug: () => undefined, info: () => undefined, warn: () => undefined, error: () => undefined },
  }
  const core = createCore(
    { projectId: 'local', networks: [mainnet], services: { directory: services.url }, ...options },
    { ports },
  )
  cores.push(core)
  return core
}

test('§9: featured and recommended wallets, every page, a search and a picture reach the page', async () => {
  const { directory } = visit('https://app.example', { featuredWalletIds: [metaMask] })
  await directory.load()
  const { state } = directory
  expect([state.status, state.featured.map(({ name }) => name), state.recommended.length]).toEqual([
    'ready',
    ['MetaMask'],
    4,
  ])
  while (state.pages !== 'done') {
    await directory.loadMore()
    expect(state.pages).not.toBe('failed')
  }
  expect(state.wallets.length).toBe(state.count)
  expect(new Set(state.wallets.map(({ id }) => id)).size).toBe(state.count)
  expect((await directory.search({ text: 'trust' })).wallets[0]?.name).toBe('Trust Wallet')
  expect((await directory.search({ text: '', certified: true })).wallets.length).toBeGreaterThan(20)
  const picture = await directory.image(directory.find(metaMask)?.image_id ?? '')
  expect(picture.url).toMatch(/^blob:/)
  picture.release()
})

test('what the app hides is asked for by nobody', async () => {
  const { directory } = visit('https://app.example', { excludeWalletIds: [metaMask] })
  await directory.loadMore()
  const { wallets } = await directory.search({ text: 'metamask' })
  expect([...directory.state.wallets, ...wallets].map(({ id }) => id)).not.toContain(metaMask)
  expect(directory.state.excluded.map(({ name }) => name)).toEqual(['MetaMask'])
})

test.each([
  ['an origin that the project does not allow', 'https://other.example', 'local'],
  ['a project that is not known', 'https://app.example', 'nobody'],
])('§8: %s is Invalid App Configuration', async (_name, origin, projectId) => {
  const core = visit(origin, { projectId })
  await core.directory.load()
  expect([core.directory.state.status, core.directory.state.code]).toEqual(['failed', 'INVALID_APP_CONFIGURATION'])
  expect(core.alert.state.message).toBe('Invalid App Configuration')
})
