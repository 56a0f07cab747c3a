import { createFakePage, settle } from '@latchkey/testing'
import { startLocalChains } from '@latchkey/testing/node'
import { verifyMessage } from 'viem'
import { afterAll, beforeAll, describe, expect, onTestFinished, test, vi } from 'vitest'
import type { Chains } from '../../test/connectReal.js'
import { createWagmiVisit, type WagmiVisit, wagmiVersions } from '../../test/createWagmiVisit.js'

let chains: Chains
beforeAll(async () => {
  openWindow('complete')
  chains = await startLocalChains()
}, 30_000)
afterAll(() => {
  vi.unstubAllGlobals()
  return chains?.stop()
})

/** Opens a window without a browser, which is idle once it has loaded. Without a window, configs are of requests. */
function openWindow(readyState: DocumentReadyState) {
  const page = createFakePage()
  Object.assign(page.document, { readyState })
  vi.stubGlobal('window', Object.assign(page, { requestIdleCallback: requestIdle }))
  return page
}

function requestIdle(callback: () => void): number {
  queueMicrotask(callback)
  return 1
}

/** A storage of wagmi that keeps its values over a reload, as a cookie does. */
function createKeptValues() {
  const texts = new Map<string, string>()
  return {
    getItem: (key: string) => texts.get(key) ?? null,
    setItem: (key: string, value: string) => void texts.set(key, value),
    removeItem: (key: string) => void texts.delete(key),
    asCookie: () => [...texts].map(([key, value]) => `${key}=${value}`).join('; '),
  }
}

describe.each(wagmiVersions)('wagmi %s, rendered on a server with a cookie', (_version, wagmi) => {
  /** Opens a page. The server has rendered it for a request with the header `sent`. */
  function visit(cookie: ReturnType<typeof createKeptValues>, sent?: string, parameters?: WagmiVisit) {
    const storage = wagmi.createStorage({ storage: cookie })
    const world = createWagmiVisit(wagmi, chains, { ...parameters, adapterOptions: { ssr: true, storage } })
    const initialState = wagmi.cookieToInitialState(world.config, sent)
    // `WagmiProvider` does this before it renders, and calls `onMount` in an effect.
    const hydrate = () => wagmi.hydrate(world.config, { initialState, reconnectOnMount: true }).onMount
    return { ...world, hydrate }
  }

  /** A visitor who has connected a wallet, and comes back. */
  async function comeBack() {
    const cookie = createKeptValues()
    const first = visit(cookie)
    await first.hydrate()()
    await first.core.connect({ connectorId: first.connectorId })
    const sent = cookie.asCookie()
    first.end()
    return { first, open: () => visit(cookie, sent, first) }
  }

  test('methods work while wagmi shows the account of the cookie', async () => {
    const second = (await comeBack()).open()
    const { config, account, connector, wallet, hydrate } = second
    hydrate()
    const [address] = wallet.addresses
    expect(account()).toMatchObject({ status: 'reconnecting', isConnected: true, address, connector })
    const signature = await wagmi.signMessage(config, { message: 'At once' })
    expect(await verifyMessage({ address: address as `0x${string}`, message: 'At once', signature })).toBe(true)
    expect((await wagmi.switchChain(config, { chainId: 31_338 })).id).toBe(31_338)
    await wagmi.disconnect(config)
    expect(second.core.accounts.get('eip155').status).toBe('disconnected')
  })

  test('wagmi renders the account throughout, and calls onConnect once as a reconnection', async () => {
    const { core, config, account, hydrate } = (await comeBack()).open()
    const mount = hydrate()
    await core.ready
    // The components hydrate only now.
    const seen: string[] = [account().status]
    wagmi.watchAccount(config, { onChange: ({ status, isConnected }) => seen.push(`${status} ${isConnected}`) })
    await mount()
    await expect.poll(() => account().status).toBe('connected')
    expect(seen).toEqual(['reconnecting', 'connected true'])
  })

  test('wagmi shows the account of the server until the page has loaded, because React hydrates its parts late', async () => {
    const { open } = await comeBack()
    const page = openWindow('interactive')
    onTestFinished(() => void openWindow('complete'))
    const { core, config, account, hydrate } = open()
    await hydrate()()
    await core.ready
    await settle()
    // A request does not wait for the page.
    expect(await wagmi.signMessage(config, { message: 'Hello' })).toMatch(/^0x/)
    expect(account().status).toBe('reconnecting')
    page.dispatchEvent(new Event('load'))
    await expect.poll(() => account().status).toBe('connected')
  })

  test('without an account in the cookie, wagmi shows the status of the server until the page has loaded', async () => {
    const cookie = createKeptValues()
    const first = visit(cookie)
    await first.hydrate()()
    await first.core.connect({ connectorId: first.connectorId })
    await first.core.disconnect()
    first.end()
    const page = openWindow('interactive')
    onTestFinished(() => void openWindow('complete'))
    const { account, hydrate } = visit(cookie, cookie.asCookie(), first)
    const mount = hydrate()
    expect(account().status).toBe('reconnecting')
    await mount()
    await settle()
    expect(account().status).toBe('reconnecting')
    page.dispatchEvent(new Event('load'))
    await expect.poll(() => account().status).toBe('disconnected')
  })

  test('wagmi shows the account of a connection that has ended until the page has loaded', async () => {
    const { first, open } = await comeBack()
    first.wallet.control.shareAccounts([])
    const page = openWindow('interactive')
    onTestFinished(() => void openWindow('complete'))
    const { core, account, hydrate } = open()
    await hydrate()()
    await core.ready
    await settle()
    expect(account().status).toBe('reconnecting')
    page.dispatchEvent(new Event('load'))
    await expect.poll(() => account().status).toBe('disconnected')
  })

  test('waits at most 5 s for the page', async () => {
    const { open } = await comeBack()
    openWindow('interactive')
    onTestFinished(() => void openWindow('complete'))
    vi.useFakeTimers({ toFake: ['setTimeout'] })
    const { account, hydrate } = open()
    vi.advanceTimersByTime(5_000)
    vi.useRealTimers()
    await hydrate()()
    await expect.poll(() => account().status).toBe('connected')
  })

  test('a wallet that the visitor connects does not wait for the page', async () => {
    openWindow('interactive')
    onTestFinished(() => void openWindow('complete'))
    const { core, account, connectorId, hydrate } = visit(createKeptValues())
    await hydrate()()
    await core.ready
    await settle()
    await core.connect({ connectorId })
    expect(account().status).toBe('connected')
  })

  test('before the first client render, wagmi shows what the server did', async () => {
    const { core, account, connectorId, hydrate } = visit(createKeptValues())
    await core.connect({ connectorId })
    expect(account().status).toBe('disconnected')
    await hydrate()()
    await expect.poll(() => account().status).toBe('connected')
  })

  test('a page that calls reconnect() without React follows the wallet', async () => {
    const { first, open } = await comeBack()
    const { config, account, wallet } = open()
    await wagmi.reconnect(config)
    expect(account()).toMatchObject({ status: 'connected', address: first.wallet.addresses[0] })
    wallet.control.selectChain(31_338)
    await expect.poll(() => account().chainId).toBe(31_338)
  })

  test('a cookie of a connection that has ended leaves wagmi disconnected', async () => {
    const { first, open } = await comeBack()
    first.wallet.control.shareAccounts([])
    const { account, hydrate } = open()
    const mount = hydrate()
    expect(account().status).toBe('reconnecting')
    await mount()
    await expect.poll(() => account().status).toBe('disconnected')
  })

  test('a config whose reconnect() wagmi skips shows the state of the kit, too', async () => {
    const visitors = [await comeBack(), await comeBack(), await comeBack()]
    visitors[2]?.first.wallet.control.shareAccounts([])
    const visits = visitors.map(({ open }) => open())
    // wagmi reconnects one config at a time.
    await Promise.all(visits.map(({ hydrate }) => hydrate()()))
    const statuses = () => visits.map(({ account }) => account().status)
    await expect.poll(statuses).toEqual(['connected', 'connected', 'disconnected'])
  })
})
