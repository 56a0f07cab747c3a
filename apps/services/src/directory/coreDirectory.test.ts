import { type AppKitOptions, type Core, createCore } from '@latchkey/core'
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import type { Services } from '../servicesOptions.js'
import { startServices } from '../startServices.js'

const metaMask = 'c57ca95b47569778a828d19178114f4db188b89b763c899ba0be274e97267d96'
const trust = '4622a2b2d6af1c9844944291e5e7351a6aa24cd7b23099efac1b2fd875da31a0'
const solflare = '1ca0bdd4747578705b1939af023d120677c64fe6ca76add81fda36e350605e79'
const mainnet = {
  id: 1,
  name: 'Ethereum',
  nativeCurrency: { name: 'Ether', symbol: 'ETH', decimals: 18 },
  rpcUrls: { default: { http: ['http://127.0.0.1:1'] } },
}
const polkadot = {
  ...mainnet,
  id: '91b171bb158e2d3848fa23a9f1c25182',
  name: 'Polkadot',
  chainNamespace: 'polkadot',
} as const
const solana = {
  ...mainnet,
  id: '5eykt4UsFv8P8NJdTREpY1vzqKqZKvdp',
  name: 'Solana',
  chainNamespace: 'solana',
} as const

let services: Services
const cores: Core[] = []
beforeAll(async () => {
  const project = { id: 'local', allowedOrigins: ['https://app.example'], isAnalyticsEnabled: true }
  const certified = { badge: 'Audited by Example', walletIds: [metaMask, trust] }
  services = await startServices({ projects: [project], certified })
}, 60_000)
afterEach(() => {
  for (const core of cores.splice(0)) core.destroy()
})
afterAll(() => services?.close())

/** The core of a page of this origin, with requests as a browser sends them. */
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

test('§9: loads featured and recommended wallets, every page, a search and a picture', async () => {
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
  expect(state.badge).toBe('Audited by Example')
  const certified = await directory.search({ text: '', certified: true })
  expect(certified.wallets.map(({ id, badge_type }) => [id, badge_type])).toEqual([
    [metaMask, 'certified'],
    [trust, 'certified'],
  ])
  expect((await directory.search({ text: 'zerion' })).wallets[0]?.badge_type).toBe('none')
  const picture = await directory.image(directory.find(metaMask)?.image_id ?? '')
  expect(picture.url).toMatch(/^blob:/)
  picture.release()
})

test('sends no request for hidden wallets', async () => {
  const { directory } = visit('https://app.example', { excludeWalletIds: [metaMask] })
  await directory.loadMore()
  const { wallets } = await directory.search({ text: 'metamask' })
  expect([...directory.state.wallets, ...wallets].map(({ id }) => id)).not.toContain(metaMask)
  expect(directory.state.excluded.map(({ name }) => name)).toEqual(['MetaMask'])
})

test('R125: loads the picture of a network', async () => {
  const picture = await visit('https://app.example').directory.image('eip155-1', { kind: 'network' })
  expect(picture.url).toMatch(/^blob:/)
  picture.release()
})

test('R219b: the real directory recommends wallets of one namespace in an app with several', async () => {
  const { directory } = visit('https://app.example', { networks: [mainnet, polkadot] })
  await directory.load('polkadot')
  const { recommended, recommendedBy } = directory.state
  const servesPolkadot = ({ chains }: (typeof recommended)[number]) =>
    chains?.some((chain) => chain.startsWith('polkadot:'))
  expect(recommended.every(servesPolkadot)).toBe(false)
  expect(recommendedBy?.polkadot?.map((wallet) => servesPolkadot(wallet))).toEqual([true, true, true, true])
})

test.each([
  ['polkadot', 10],
  ['solana', 30],
  ['eip155', 400],
] as const)(
  'R219c: in the real directory, all wallets and the search for one namespace (%s) list only wallets that support it',
  async (chainNamespace, least) => {
    const { directory } = visit('https://app.example', {
      networks: [mainnet, polkadot, solana],
      featuredWalletIds: [solflare, metaMask, trust],
    })
    await directory.load(chainNamespace)
    const { count } = directory.list(chainNamespace)
    while (directory.list(chainNamespace).pages !== 'done') {
      await directory.loadMore(chainNamespace)
      expect(directory.list(chainNamespace).pages).not.toBe('failed')
    }
    const { wallets } = directory.list(chainNamespace)
    const isServing = ({ chains }: (typeof wallets)[number]) =>
      chains?.some((chain) => chain.startsWith(`${chainNamespace}:`))
    expect(wallets.filter((wallet) => !isServing(wallet))).toEqual([])
    expect([wallets.length, new Set(wallets.map(({ id }) => id)).size]).toEqual([count, count])
    expect(wallets.length).toBeGreaterThan(least)
    while (directory.state.pages !== 'done') await directory.loadMore()
    const other = directory.state.wallets.find((wallet) => !isServing(wallet))
    expect(directory.state.count).toBeGreaterThan(wallets.length)
    const find = async (text: string) => (await directory.search({ text, namespace: chainNamespace })).wallets
    expect((await find(wallets.at(-1)?.name ?? '')).map(({ id }) => id)).toContain(wallets.at(-1)?.id)
    expect((await find('wallet')).filter((wallet) => !isServing(wallet))).toEqual([])
    expect((await find(other?.name ?? '')).map(({ id }) => id)).not.toContain(other?.id)
  },
)

test('R115: a wallet excluded by its reverse-DNS name is in no list of the real directory', async () => {
  const { directory } = visit('https://app.example', {
    excludeWalletIds: ['io.metamask'],
    featuredWalletIds: ['com.trustwallet.app', metaMask],
  })
  await directory.loadMore()
  const { wallets } = await directory.search({ text: 'metamask' })
  const { state } = directory
  expect([state.status, state.pages, state.recommended.length]).toEqual(['ready', 'idle', 4])
  expect([...state.featured, ...state.wallets, ...wallets].map(({ id }) => id)).not.toContain(metaMask)
})

test('R116: after an installed wallet was used, the real directory still lists its wallets', async () => {
  const { connectors, directory } = visit('https://app.example')
  connectors.setRecent([
    { id: 'io.metamask', rdns: 'io.metamask', name: 'MetaMask', namespace: 'eip155' },
    { id: trust, name: 'Trust Wallet' },
  ])
  await directory.load()
  expect([directory.state.status, directory.find(trust)?.name]).toEqual(['ready', 'Trust Wallet'])
})

test('R117: the real directory handles more than 100 featured and excluded wallets', async () => {
  const all = visit('https://app.example')
  while (all.directory.state.pages !== 'done') await all.directory.loadMore()
  const ids = all.directory.state.wallets.map(({ id }) => id)
  const { directory } = visit('https://app.example', {
    featuredWalletIds: ids.slice(0, 130),
    excludeWalletIds: ids.slice(130, 280),
  })
  while (directory.state.pages !== 'done') {
    await directory.loadMore()
    expect([directory.state.status, directory.state.pages]).not.toContain('failed')
  }
  expect(directory.state.featured.map(({ id }) => id)).toEqual(ids.slice(0, 130))
  expect(directory.state.wallets.map(({ id }) => id)).not.toContain(ids[200])
  expect(directory.state.wallets.length).toBe(directory.state.count)
})

test.each([
  ['an origin that the project does not allow', 'https://other.example', 'local'],
  ['a project that is not known', 'https://app.example', 'nobody'],
])('§8: %s shows Invalid App Configuration', async (_name, origin, projectId) => {
  const core = visit(origin, { projectId })
  await core.directory.load()
  expect([core.directory.state.status, core.directory.state.code]).toEqual(['failed', 'INVALID_APP_CONFIGURATION'])
  expect(core.alert.state.message).toBe('Invalid App Configuration')
})
