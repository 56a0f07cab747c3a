import { resolveObjectURL } from 'node:buffer'
import { createEip155Adapter } from '@latchkey/adapter-eip155'
import { createSolanaAdapter } from '@latchkey/adapter-solana'
import { type AppKitOptions, createCore } from '@latchkey/core'
import { createFakeStorage, createWalletConnectWallet, settle, type WalletConnectWallet } from '@latchkey/testing'
import { afterAll, afterEach, beforeAll, describe, expect, test, vi } from 'vitest'
import type { Services } from '../servicesOptions.js'
import { startServices } from '../startServices.js'

const metaMask = 'c57ca95b47569778a828d19178114f4db188b89b763c899ba0be274e97267d96'
const trust = '4622a2b2d6af1c9844944291e5e7351a6aa24cd7b23099efac1b2fd875da31a0'
const shared = {
  nativeCurrency: { name: 'Coin', symbol: 'COIN', decimals: 9 },
  rpcUrls: { default: { http: ['http://127.0.0.1:1'] } },
}
const mainnet = {
  ...shared,
  id: 1,
  name: 'Ethereum',
  chainNamespace: 'eip155',
  caipNetworkId: 'eip155:1',
} as const
const solana = {
  ...shared,
  id: '5eykt4UsFv8P8NJdTREpY1vzqKqZKvdp',
  name: 'Solana',
  chainNamespace: 'solana',
  caipNetworkId: 'solana:5eykt4UsFv8P8NJdTREpY1vzqKqZKvdp',
} as const
const networks = [mainnet, solana] as const

let services: Services
const ends: (() => unknown)[] = []
beforeAll(async () => {
  services = await startServices()
}, 60_000)
afterEach(async () => {
  for (const end of ends.splice(0).reverse()) await end()
})
afterAll(() => services?.close())

/** A wallet whose only picture is on the wallet's own server. */
async function startPhone(name: string): Promise<WalletConnectWallet> {
  const icon = 'https://phone.example/icon.png'
  const phone = await createWalletConnectWallet({ relayUrl: services.relayUrl, networks, name, icon })
  ends.push(() => phone.close())
  return phone
}

/** A page that records its picture requests. Without `isPage` nothing is restored. */
function visit(options: Partial<AppKitOptions> = {}, storage = createFakeStorage(), isPage = false) {
  const pictures: string[] = []
  const document = Object.assign(new EventTarget(), { visibilityState: 'visible', querySelector: () => null })
  const page: EventTarget = Object.assign(new EventTarget(), { document, location: new URL('http://localhost/') })
  const core = createCore(
    {
      projectId: 'local',
      networks,
      adapters: [],
      featuredWalletIds: [metaMask, trust],
      services: { directory: services.url, relay: services.relayUrl },
      ...options,
    },
    {
      ports: {
        storage,
        ...(isPage ? { window: page as Window } : {}),
        fetch: (input, init) => {
          const { pathname } = new URL(String(input))
          if (pathname.includes('Image')) pictures.push(pathname)
          return fetch(input, { ...init, headers: { ...init?.headers, origin: 'http://localhost' } })
        },
        logger: { debug: () => undefined, info: () => undefined, warn: () => undefined, error: () => undefined },
      },
    },
  )
  ends.push(() => core.destroy())
  const icon = (namespace: 'eip155' | 'solana' = 'eip155') => core.accounts.getConnected(namespace)?.wallet.icon
  return { core, pictures, storage, icon }
}

type Visit = ReturnType<typeof visit>

/** Connects a phone as the modal does after the visitor selected a listed wallet. */
async function connect(
  { core }: Visit,
  phone: WalletConnectWallet,
  id: string | undefined,
  opened?: 'mobile',
): Promise<void> {
  await core.directory.load()
  await core.discover()
  const listed = id === undefined ? undefined : (core.directory.find(id) ?? expect.unreachable())
  const connector = core.connectors.find('walletConnect', 'eip155') ?? expect.unreachable()
  await core.walletConnect.prepare()
  const connecting = core.connection.connect(connector, {
    network: core.networks.get('eip155').active,
    platform: () => opened,
    ...(listed ? { wallet: { id: listed.id, name: listed.name, imageId: listed.image_id } } : {}),
  })
  await expect.poll(() => core.walletConnect.uri()).toBeDefined()
  await phone.pair(core.walletConnect.uri() ?? '')
  await connecting
}

function imageId({ core }: Visit, id: string): string {
  return core.directory.find(id)?.image_id ?? expect.unreachable()
}

const bytesOf = (url: string | undefined) => (url ? resolveObjectURL(url) : undefined)

describe.each([
  ['without adapters', () => []],
  ['with adapters', () => [createEip155Adapter(), createSolanaAdapter()]],
] as const)('R221: a wallet over WalletConnect, %s', (_name, adapters) => {
  test('shows the picture of the selected wallet in every supported namespace, also after a reload', async () => {
    const phone = await startPhone('METAMASK')
    const first = visit({ adapters: adapters() })
    await connect(first, phone, metaMask)
    expect(first.icon()).toBeUndefined()
    await expect.poll(() => first.icon()).toMatch(/^blob:/)
    await expect.poll(() => first.icon('solana')).toBe(first.icon())
    expect(first.pictures).toEqual([`/getWalletImage/${imageId(first, metaMask)}`])
    expect(bytesOf(first.icon())?.type).toMatch(/^image\//)
    const before = first.icon()
    first.core.destroy()
    await expect.poll(() => bytesOf(before)).toBeUndefined()

    const again = visit({ adapters: adapters() }, first.storage, true)
    await again.core.ready
    await expect.poll(() => again.icon()).toMatch(/^blob:/)
    await expect.poll(() => again.icon('solana')).toBe(again.icon())
    expect(again.pictures).toEqual(first.pictures)
    const restored = again.icon()
    await again.core.disconnect('solana')
    expect(bytesOf(restored)).toBeDefined()
    await again.core.disconnect()
    await expect.poll(() => bytesOf(restored)).toBeUndefined()
    expect(again.storage.getItem('@latchkey/connections/eip155')).toBeNull()
  })
})

test('R221: a replacing wallet shows its own picture, and the earlier picture is released', async () => {
  const page = visit()
  await connect(page, await startPhone('MetaMask'), metaMask)
  await expect.poll(() => page.icon()).toMatch(/^blob:/)
  const before = page.icon()
  await connect(page, await startPhone('Trust Wallet'), trust)
  await expect.poll(() => page.icon() && page.icon() !== before).toBe(true)
  expect(page.icon()).toMatch(/^blob:/)
  await expect.poll(() => bytesOf(before)).toBeUndefined()
  expect(page.pictures).toEqual([metaMask, trust].map((id) => `/getWalletImage/${imageId(page, id)}`))
})

test('R221: a wallet that ends its session releases its picture', async () => {
  const page = visit()
  const phone = await startPhone('MetaMask')
  await connect(page, phone, metaMask)
  await expect.poll(() => page.icon()).toMatch(/^blob:/)
  const before = page.icon()
  await phone.deleteSession(phone.sessions()[0]?.topic ?? '')
  await expect.poll(() => bytesOf(before)).toBeUndefined()
  expect(page.icon()).toBeUndefined()
})

test('R221: a wallet whose link was opened on this device shows the listed picture under any name', async () => {
  const page = visit()
  await connect(page, await startPhone('Foxglove'), metaMask, 'mobile')
  await expect.poll(() => page.icon()).toMatch(/^blob:/)
  expect(page.core.accounts.getConnected('eip155')?.wallet.name).toBe('Foxglove')
})

test.each([
  ['a code that another wallet scanned', 'Foxglove', metaMask],
  ['a code without a chosen wallet', 'MetaMask', undefined],
] as const)('R221: %s shows no picture and sends no request', async (_name, name, id) => {
  const page = visit()
  await connect(page, await startPhone(name), id)
  await vi.dynamicImportSettled()
  await settle()
  expect([page.icon(), page.pictures]).toEqual([undefined, []])
})

test('R221: sends no request for the picture of a restored wallet without a directory', async () => {
  const first = visit()
  await connect(first, await startPhone('MetaMask'), metaMask)
  await expect.poll(() => first.icon()).toMatch(/^blob:/)
  first.core.destroy()
  const again = visit({ services: { relay: services.relayUrl, directory: false } }, first.storage, true)
  await again.core.ready
  expect(again.core.accounts.getConnected('eip155')).toBeDefined()
  await vi.dynamicImportSettled()
  await settle()
  expect([again.icon(), again.pictures]).toEqual([undefined, []])
})
