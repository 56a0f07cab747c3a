import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { fakeRelay } from '../../test/fakeRelay.js'
import { atEnd, endPage, renderHook, visit } from '../../test/renderPage.js'
import { useAppKitWallets, type WalletItem } from '../exports/appkit/react.js'

afterEach(endPage)

const customWallets = [
  { id: 'foxglove', name: 'Foxglove', rdns: 'app.foxglove' },
  { id: 'remote', name: 'Remote', mobile_link: 'remote://' },
]

describe('useAppKitWallets', () => {
  test('lists wallets as AppKit describes them, and connects one', async () => {
    const { kit, wallet } = visit({ customWallets })
    const value = renderHook(useAppKitWallets)
    await expect.poll(() => value.current?.isInitialized).toBe(true)
    expect(value.current?.wallets).toMatchObject([
      {
        id: wallet.rdns,
        name: 'Foxglove',
        imageUrl: wallet.icon,
        isInjected: true,
        connectors: [{ id: wallet.rdns, chain: 'eip155' }],
      },
      { id: 'remote', name: 'Remote', isInjected: false, connectors: [] },
    ])
    const [installed] = value.current?.wallets ?? []
    if (!installed) expect.unreachable()
    await value.current?.connect(installed)
    expect(kit.getAddress()).toBe(wallet.addresses[0])
    await expect.poll(() => value.current?.connectingWallet).toBeUndefined()
  })

  test('rejects when the wallet refuses', async () => {
    const { wallet } = visit()
    const value = renderHook(useAppKitWallets)
    await expect.poll(() => value.current?.wallets).toHaveLength(1)
    wallet.control.reject('eth_requestAccounts')
    const [installed] = value.current?.wallets ?? []
    if (!installed) expect.unreachable()
    await expect(value.current?.connect(installed)).rejects.toMatchObject({ code: 'USER_REJECTED' })
  })

  test('lists the directory with its pictures, page by page, and searches it', async () => {
    visit({ services: { relay: false } })
    const value = renderHook(useAppKitWallets)
    await expect.poll(() => value.current?.wcWallets.length).toBeGreaterThan(0)
    const { length } = value.current?.wcWallets ?? []
    expect(value.current?.count).toBeGreaterThan(length)
    await expect.poll(() => value.current?.wcWallets[0]?.imageUrl).toMatch(/^(blob|data):/)
    await value.current?.fetchWallets({ page: 2 })
    await expect.poll(() => value.current?.wcWallets.length).toBeGreaterThan(length)
    expect(value.current?.page).toBeGreaterThan(1)
    await value.current?.fetchWallets({ query: 'metamask' })
    await expect.poll(() => value.current?.wcWallets[0]?.name).toBe('MetaMask')
  })
})

type Hook = ReturnType<typeof renderHook<ReturnType<typeof useAppKitWallets>>>

const now = (hook: Hook) => hook.current ?? expect.fail('not rendered')

/** Waits for a wallet of the list. */
async function wallet(hook: Hook, name: string): Promise<WalletItem> {
  await expect.poll(() => now(hook).wallets.map((each) => each.name)).toContain(name)
  return now(hook).wallets.find((each) => each.name === name) ?? expect.fail(name)
}

const connectRemote = async (hook: Hook) => now(hook).connect(await wallet(hook, 'Remote'))

describe('R408: two components with useAppKitWallets', () => {
  test('show the same pending request, which each can cancel or replace', async () => {
    const { wallet: foxglove } = visit({ customWallets })
    const one = renderHook(useAppKitWallets)
    const other = renderHook(useAppKitWallets)
    foxglove.control.stall('eth_requestAccounts')
    const item = await wallet(one, 'Foxglove')
    await wallet(other, 'Foxglove')
    const first = now(one).connect(item)
    const replaced = expect(first).rejects.toMatchObject({ code: 'CONNECTION_SUPERSEDED' })
    await expect.poll(() => now(other).connectingWallet?.name).toBe('Foxglove')
    const cancelled = expect(now(other).connect(item)).rejects.toMatchObject({ code: 'ABORTED' })
    await replaced
    expect(now(one).connectingWallet?.name).toBe('Foxglove')
    now(one).resetConnectingWallet()
    await cancelled
    await expect.poll(() => [now(one), now(other)].map((each) => each.connectingWallet)).toEqual([undefined, undefined])
  })

  test('show the same search, also if one mounts later', async () => {
    visit({ services: { relay: false } })
    const one = renderHook(useAppKitWallets)
    const other = renderHook(useAppKitWallets)
    await expect.poll(() => now(one).wcWallets.length).toBeGreaterThan(1)
    await now(one).fetchWallets({ query: 'metamask' })
    await expect.poll(() => now(other).wcWallets[0]?.name).toBe('MetaMask')
    const late = renderHook(useAppKitWallets)
    await expect.poll(() => late.current?.wcWallets).toBe(now(one).wcWallets)
    expect(now(late).isFetchingWallets).toBe(false)
    await now(late).fetchWallets()
    await expect.poll(() => now(one).count).toBeGreaterThan(40)
  })

  test('a new instance has a state of its own', async () => {
    const { end } = visit({ services: { relay: false } })
    const one = renderHook(useAppKitWallets)
    await expect.poll(() => one.current?.wcWallets.length).toBeGreaterThan(1)
    await now(one).fetchWallets({ query: 'metamask' })
    end()
    visit({ services: { relay: false } })
    await expect.poll(() => now(one).count).toBeGreaterThan(40)
  })
})

/** Starts a request to the wallet `Remote`, and cancels it. */
async function connectAndCancel(one: Parameters<typeof now>[0]): Promise<void> {
  const item = await wallet(one, 'Remote')
  await now(one).getWcUri()
  const cancelled = expect(now(one).connect(item)).rejects.toMatchObject({ code: 'ABORTED' })
  await expect.poll(() => now(one).connectingWallet?.name).toBe('Remote')
  now(one).resetConnectingWallet()
  await cancelled
}

describe('the pairing URI', () => {
  const options = { customWallets, services: { directory: false, relay: 'wss://relay.example' } } as const
  beforeEach(() => atEnd(fakeRelay()))

  test('R408, R404b: is shared until a reset; the next request gets another one', async () => {
    visit(options)
    const one = renderHook(useAppKitWallets)
    const other = renderHook(useAppKitWallets)
    await wallet(one, 'Remote')
    await now(one).getWcUri()
    const first = now(one).wcUri
    expect(first).toMatch(/^wc:/)
    await expect.poll(() => now(other).wcUri).toBe(first)

    now(other).resetWcUri()
    await expect.poll(() => [now(one).wcUri, now(other).wcUri]).toEqual([undefined, undefined])
    expect(now(one)).toMatchObject({ isFetchingWcUri: false, wcError: false })

    const connecting = connectRemote(one)
    const cancelled = expect(connecting).rejects.toMatchObject({ code: 'ABORTED' })
    await expect.poll(() => now(other).wcUri).toMatch(/^wc:/)
    expect(now(other).wcUri).not.toBe(first)
    now(other).resetWcUri()
    await cancelled
    await expect.poll(() => now(one)).toMatchObject({ wcUri: undefined, connectingWallet: undefined })
  })

  test('is not created if it is reset while core loads', async () => {
    const { kit } = visit(options)
    const one = renderHook(useAppKitWallets)
    await expect.poll(() => one.current).toBeDefined()
    const creating = now(one).getWcUri()
    now(one).resetWcUri()
    await creating
    expect(kit.core?.walletConnect.state.status).toBe('idle')
  })

  /** Makes the browser identify itself as that of a phone, and records the URLs that it opens. */
  function goMobile(): unknown[][] {
    const opened: unknown[][] = []
    const { open } = window
    const value = (...all: unknown[]) => void opened.push(all)
    Object.defineProperty(window, 'open', { configurable: true, value })
    const userAgent = 'Mozilla/5.0 (Linux; Android 14) Mobile'
    Object.defineProperty(navigator, 'userAgent', { configurable: true, value: userAgent })
    atEnd(() => {
      Object.defineProperty(window, 'open', { configurable: true, value: open })
      Reflect.deleteProperty(navigator, 'userAgent')
    })
    return opened
  }

  const linkTo = (uri: string | undefined) => `remote://wc?uri=${encodeURIComponent(uri ?? '')}`

  test('R407: on a phone, opens the app of a wallet in the click', async () => {
    const opened = goMobile()
    visit(options)
    const one = renderHook(useAppKitWallets)
    const item = await wallet(one, 'Remote')
    await now(one).getWcUri()
    const { wcUri } = now(one)
    const connecting = now(one).connect(item)
    // The tests run in a frame.
    expect(opened).toEqual([[linkTo(wcUri), '_top']])
    now(one).resetConnectingWallet()
    await expect(connecting).rejects.toMatchObject({ code: 'ABORTED' })
  })

  test('R407: on a phone, opens the app once when it is ready after the click', async () => {
    const opened = goMobile()
    visit(options)
    const one = renderHook(useAppKitWallets)
    const item = await wallet(one, 'Remote')
    const cancelled = expect(now(one).connect(item)).rejects.toMatchObject({ code: 'ABORTED' })
    await expect.poll(() => now(one).wcUri).toMatch(/^wc:/)
    // The list changes while the wallet is asked.
    await now(one).fetchWallets()
    expect(opened).toEqual([[linkTo(now(one).wcUri), '_top']])
    now(one).resetConnectingWallet()
    await cancelled
  })

  test.each([
    ['an unusual host', { id: 'remote', name: 'Remote', mobile_link: 'https://10.0.0.1/' }],
    ['no link', { id: 'remote', name: 'Remote', desktop_link: 'remote://', webapp_link: 'https://remote.example' }],
  ])('R407: on a phone, opens no app for a wallet with %s', async (_title, listed) => {
    const opened = goMobile()
    visit({ ...options, customWallets: [listed] })
    const one = renderHook(useAppKitWallets)
    await connectAndCancel(one)
    expect(opened).toEqual([])
  })

  test('R407: on a phone, asks a wallet of the page without opening an app', async () => {
    const opened = goMobile()
    const { kit, wallet: foxglove } = visit({
      ...options,
      customWallets: [{ id: 'foxglove', name: 'Foxglove', rdns: 'app.foxglove', mobile_link: 'foxglove://' }],
    })
    const one = renderHook(useAppKitWallets)
    const item = await wallet(one, 'Foxglove')
    await now(one).getWcUri()
    // As the directory lists it.
    await now(one).connect({ ...item, walletId: 'foxglove' })
    expect(kit.getAddress()).toBe(foxglove.addresses[0])
    expect(opened).toEqual([])
  })

  test('R407: on a computer, opens no app', async () => {
    const opened: unknown[] = []
    const { open } = window
    Object.defineProperty(window, 'open', { configurable: true, value: (url: unknown) => void opened.push(url) })
    atEnd(() => void Object.defineProperty(window, 'open', { configurable: true, value: open }))
    visit(options)
    const one = renderHook(useAppKitWallets)
    await connectAndCancel(one)
    expect(opened).toEqual([])
  })
})
