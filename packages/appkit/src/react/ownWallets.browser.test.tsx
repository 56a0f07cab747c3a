import { StrictMode } from 'react'
import { createRoot } from 'react-dom/client'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { createTestKit } from '../../test/createTestKit.js'
import {
  useAppKitConnect,
  useAppKitDirectory,
  useAppKitPairing,
  useAppKitWalletImage,
  useAppKitWallets,
  type WalletView,
} from '../exports/react.js'

const end: (() => void)[] = []
let place: HTMLElement

beforeEach(() => {
  place = document.body.appendChild(document.createElement('main'))
})
afterEach(() => {
  for (const stop of end.splice(0).reverse()) stop()
  place.remove()
})

/** The first poll is slow, because Vite compiles the code on first request. */

const png = Uint8Array.of(0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a)
const rows = Array.from({ length: 100 }, (_, index) => ({
  id: `w${index}`,
  name: index === 70 ? 'Lantern' : `Wallet ${index}`,
  image_id: `image-${index}`,
  mobile_link: `wallet${index}://`,
}))

/** A directory server with a hundred wallets. `breaks` makes it fail. */
function createDirectory() {
  const server = { breaks: false, asked: [] as string[] }
  const fetch: typeof globalThis.fetch = async (input) => {
    const { pathname, search, searchParams } = new URL(String(input))
    server.asked.push(pathname + search)
    if (server.breaks) return new Response('no', { status: 404 })
    if (pathname.startsWith('/getWalletImage/')) return new Response(png)
    const [include, exclude] = ['include', 'exclude'].map((name) => searchParams.get(name)?.split(','))
    const text = searchParams.get('search')?.toLowerCase() ?? ''
    const found = rows.filter(
      ({ id, name }) =>
        (!include || include.includes(id)) && !exclude?.includes(id) && name.toLowerCase().includes(text),
    )
    const entries = Number(searchParams.get('entries'))
    const first = (Number(searchParams.get('page')) - 1) * entries
    return Response.json({ data: found.slice(first, first + entries), count: found.length })
  }
  return { server, fetch }
}

function createKit() {
  const { server, fetch } = createDirectory()
  const world = createTestKit({ services: { relay: false, directory: 'https://directory.example' } }, undefined, fetch)
  end.push(world.end)
  return { ...world, server }
}

type ProbeProps<T> = {
  readonly search: string
  readonly useValue: (search: string) => T
  readonly onRender: (value: T) => void
}

function Probe<T>({ search, useValue, onRender }: ProbeProps<T>) {
  onRender(useValue(search))
  return null
}

/** Renders a hook and returns its latest value. */
function render<T>(useValue: (search: string) => T) {
  const values: T[] = []
  const root = createRoot(place)
  end.push(() => root.unmount())
  const type = (search: string) =>
    root.render(
      <StrictMode>
        <Probe search={search} useValue={useValue} onRender={(value) => values.push(value)} />
      </StrictMode>,
    )
  type('')
  return { now: () => values.at(-1) ?? expect.fail('not rendered'), count: () => values.length, type }
}

const flat = ({ groups }: ReturnType<typeof useAppKitWallets>) => groups.flatMap(({ wallets }) => wallets)

describe("hooks for an app's own wallet list", () => {
  test('R402: lists wallets in the same groups and order as core, as plain data that keeps its identity', async () => {
    const { kit, wallet } = createKit()
    const probe = render(() => useAppKitWallets())
    await expect.poll(() => probe.now().status).toBe('ready')
    await expect.poll(() => flat(probe.now()).length).toBe(4)
    const { groups } = probe.now()
    const isDirectoryLast = true
    expect(groups.map(({ group, wallets }) => [group, wallets.map(({ key }) => key)])).toEqual(
      kit.core?.wallets.list({ isDirectoryLast }).map(({ group, rows: own }) => [group, own.map(({ key }) => key)]),
    )
    expect(groups[0]?.wallets[0]).toMatchObject({
      name: 'Foxglove',
      tag: 'installed',
      rdns: wallet.rdns,
      connectors: [{ id: wallet.rdns, namespace: 'eip155' }],
      isWalletConnect: false,
    })
    expect(JSON.parse(JSON.stringify(groups))).toMatchObject([{ group: 'injected' }, { group: 'recommended' }])
    const before = probe.count()
    kit.setThemeMode('dark')
    await expect.poll(() => kit.getThemeMode()).toBe('dark')
    expect(probe.now().groups).toBe(groups)
    expect(probe.count()).toBe(before)
  })

  test('R403: pages through the directory and searches it when typing pauses', async () => {
    const { server } = createKit()
    const probe = render((search) => useAppKitDirectory({ search }))
    await expect.poll(() => probe.now()).toMatchObject({ status: 'ready', count: 100, hasMore: true })
    const first = probe.now().wallets
    expect(first.length).toBe(44)
    probe.now().loadMore()
    await expect.poll(() => probe.now().wallets.length).toBe(84)
    probe.now().loadMore()
    await expect.poll(() => probe.now()).toMatchObject({ status: 'ready', hasMore: false })
    expect(new Set(probe.now().wallets.map(({ walletId }) => walletId)).size).toBe(100)

    probe.type('lan')
    await expect.poll(() => probe.now().status).toBe('loading')
    await expect.poll(() => probe.now()).toMatchObject({ status: 'ready', count: 1, hasMore: false })
    expect(probe.now().wallets).toMatchObject([{ name: 'Lantern', walletId: 'w70' }])
    expect(server.asked.filter((url) => url.includes('search='))).toHaveLength(1)
    probe.type('l')
    await expect.poll(() => probe.now().wallets.length).toBe(100)
  })

  test('R403: a failed page or search can be retried', async () => {
    const { server } = createKit()
    server.breaks = true
    const probe = render((search) => useAppKitDirectory({ search }))
    await expect.poll(() => probe.now().status).toBe('failed')
    server.breaks = false
    probe.now().retry()
    await expect.poll(() => probe.now()).toMatchObject({ status: 'ready', hasMore: true })
    server.breaks = true
    probe.type('lantern')
    await expect.poll(() => probe.now()).toMatchObject({ status: 'failed', wallets: [] })
    server.breaks = false
    probe.now().retry()
    await expect.poll(() => probe.now()).toMatchObject({ status: 'ready', count: 1 })
  })

  test('R402: loads the picture of a wallet of the directory', async () => {
    createKit()
    const probe = render((search) => {
      const { wallets } = useAppKitDirectory()
      return { src: useAppKitWalletImage(search ? undefined : wallets[0]) }
    })
    await expect.poll(() => probe.now().src ?? '').toMatch(/^blob:/)
    probe.type('none')
    await expect.poll(() => probe.now().src).toBeUndefined()
  })
})

describe('R404: useAppKitConnect', () => {
  function connectProbe() {
    const world = createKit()
    const probe = render(() => ({ ...useAppKitConnect(), list: useAppKitWallets(), pairing: useAppKitPairing() }))
    const listed = async (name: string): Promise<WalletView> => {
      await expect.poll(() => flat(probe.now().list).map((wallet) => wallet.name)).toContain(name)
      return flat(probe.now().list).find((wallet) => wallet.name === name) ?? expect.fail(name)
    }
    return { ...world, probe, listed }
  }

  test('connects an installed wallet and resolves with the account', async () => {
    const { kit, probe, wallet, listed } = connectProbe()
    const fox = await listed('Foxglove')
    wallet.control.stall('eth_requestAccounts')
    const asked = probe.now().connect(fox)
    await expect.poll(() => wallet.control.stalledCount()).toBe(1)
    expect(probe.now()).toMatchObject({ status: 'pending', wallet: { name: 'Foxglove' } })
    wallet.control.release()
    expect(await asked).toMatchObject({ isSuccess: true, data: { address: wallet.addresses[0], namespace: 'eip155' } })
    await expect.poll(() => probe.now()).toMatchObject({ status: 'connected', data: { connectorId: wallet.rdns } })
    expect(kit.getAddress()).toBe(wallet.addresses[0])
    expect(kit.isOpen()).toBe(false)
  })

  test('resolves with a typed error when the wallet rejects', async () => {
    const { probe, wallet, listed } = connectProbe()
    wallet.control.reject('eth_requestAccounts')
    const fox = await listed('Foxglove')
    const outcome = await probe.now().connect(fox)
    expect(outcome).toMatchObject({ isError: true, data: undefined, error: { code: 'USER_REJECTED' } })
    await expect.poll(() => probe.now()).toMatchObject({ status: 'failed', error: { code: 'USER_REJECTED' } })
    probe.now().cancel()
    await expect.poll(() => probe.now()).toMatchObject({ status: 'idle', wallet: undefined, error: undefined })
  })

  test('L1: settles when it is cancelled, when its signal aborts, and when the visitor chooses another wallet', async () => {
    const { probe, wallet, listed } = connectProbe()
    const fox = await listed('Foxglove')
    wallet.control.stall('eth_requestAccounts')
    const cancelled = probe.now().connect(fox)
    probe.now().cancel()
    expect(await cancelled).toMatchObject({ error: { code: 'ABORTED' } })
    const abort = new AbortController()
    const aborted = probe.now().connect(fox, { signal: abort.signal })
    abort.abort()
    expect(await aborted).toMatchObject({ error: { code: 'ABORTED' } })
    const replaced = probe.now().connect(fox)
    const last = probe.now().connect(await listed('Wallet 0'))
    expect(await replaced).toMatchObject({ error: { code: 'CONNECTION_SUPERSEDED' } })
    expect(await last).toMatchObject({ error: { code: 'WALLET_CONNECT_CONNECTOR_MISSING' } })
    expect(probe.now().pairing).toMatchObject({ isEnabled: false, uri: undefined, links: [] })
  })
})
