import { createElement, StrictMode } from 'react'
import { createRoot, hydrateRoot, type Root } from 'react-dom/client'
import { renderToString } from 'react-dom/server'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { createTestKit } from '../../test/createTestKit.js'
import { AppKitButton, AppKitProvider, requireActions, type useAppKitAccount } from '../exports/react.js'
import { EveryHook, type HookValues } from './everyHook.fixture.js'

const end: (() => void)[] = []
let place: HTMLElement
let problems: unknown[] = []
const note = (event: ErrorEvent | PromiseRejectionEvent) => problems.push(event)

beforeEach(() => {
  problems = []
  place = document.body.appendChild(document.createElement('main'))
  window.addEventListener('error', note)
  window.addEventListener('unhandledrejection', note)
})
afterEach(() => {
  for (const stop of end.splice(0).reverse()) stop()
  place.remove()
  window.removeEventListener('error', note)
  window.removeEventListener('unhandledrejection', note)
  expect(problems).toEqual([])
})

/** Waits long: code is compiled on its first way to the browser. */
const poll = (read: () => unknown) => expect.poll(read)

function createKit(...given: Parameters<typeof createTestKit>) {
  const world = createTestKit(...given)
  end.push(world.end)
  return world
}

function render(onRender: (values: HookValues) => void = () => undefined): Root {
  const root = createRoot(place)
  end.push(() => root.unmount())
  root.render(
    <StrictMode>
      <EveryHook onRender={onRender} />
      <AppKitButton />
    </StrictMode>,
  )
  return root
}

const shown = () => JSON.parse(place.querySelector('output')?.textContent ?? '{}') as Record<string, never>

describe('hooks', () => {
  test('follow connecting, switching in the wallet, another account, and disconnecting; JSON survives', async () => {
    const { kit, wallet, connect } = createKit()
    let latest: HookValues | undefined
    render((values) => {
      latest = values
    })
    await poll(shown).toMatchObject({ account: { isConnected: false }, state: { initialized: true } })
    await connect()
    const address = wallet.addresses[0]
    await poll(shown).toMatchObject({
      account: { address, caipAddress: `eip155:1:${address}`, isConnected: true, status: 'connected' },
      network: { chainId: 1 },
      provider: { walletProviderType: 'ANNOUNCED' },
      wallet: { walletInfo: { name: 'Foxglove', identifier: wallet.rdns } },
      events: { data: { event: 'CONNECT_SUCCESS' } },
    })
    expect(latest?.provider.walletProvider).toBe(wallet.provider)
    wallet.control.selectChain(8453)
    await poll(shown).toMatchObject({ network: { chainId: 8453, caipNetworkId: 'eip155:8453' } })
    await latest?.network.switchNetwork(1)
    await poll(shown).toMatchObject({ network: { chainId: 1 } })
    kit.setThemeMode('dark')
    await poll(shown).toMatchObject({ theme: { themeMode: 'dark' } })
    await latest?.leave.disconnect()
    await poll(shown).toMatchObject({ account: { isConnected: false, allAccounts: [] }, wallet: {} })
    expect(latest?.provider.walletProvider).toBeUndefined()
  })

  test('a value that stays alike keeps its identity, so that effects do not run again', async () => {
    const { kit, connect } = createKit()
    const accounts = new Set<ReturnType<typeof useAppKitAccount>>()
    let renders = 0
    render(({ account }) => {
      renders++
      if (account.isConnected) accounts.add(account)
    })
    await connect()
    await poll(shown).toMatchObject({ account: { isConnected: true } })
    const before = renders
    await kit.open()
    await poll(shown).toMatchObject({ state: { open: true } })
    expect(renders).toBeGreaterThan(before)
    expect(accounts.size).toBe(1)
  })

  test('R278: the balance follows account, network and newer balances, as the account button does', async () => {
    const coins = { mainnet: 1_500_000_000_000_000_000n, base: 2_000_000_000_000_000_000n }
    // What RPC servers answer: the balance of the network that the URL belongs to.
    const fetch: typeof globalThis.fetch = async (input, init) => {
      const asked: { id: number; method: string } | { id: number; method: string }[] = JSON.parse(String(init?.body))
      const value = String(input).includes('base') ? coins.base : coins.mainnet
      const answer = ({ id, method }: { id: number; method: string }) => ({
        jsonrpc: '2.0',
        id,
        result: method === 'eth_getBalance' ? `0x${value.toString(16)}` : '0x',
      })
      return Response.json(Array.isArray(asked) ? asked.map(answer) : answer(asked))
    }
    const options = {
      customRpcUrls: {
        'eip155:1': [{ url: 'https://mainnet.example' }],
        'eip155:8453': [{ url: 'https://base.example' }],
      },
    }
    const kit = createTestKit(options, undefined, fetch)
    const button = document.body.appendChild(document.createElement('appkit-account-button'))
    end.push(kit.end, () => button.remove())
    let latest: HookValues | undefined
    render((values) => {
      latest = values
    })
    const seen = () => latest && { data: latest.balance.data, isLoading: latest.balance.isLoading }
    await poll(seen).toEqual({ data: undefined, isLoading: false })
    await kit.connect()
    await poll(seen).toMatchObject({
      data: { value: '1500000000000000000', decimals: 18, formatted: '1.5', symbol: 'ETH', isStale: false },
      isLoading: false,
    })
    await latest?.network.switchNetwork(8453)
    await poll(seen).toMatchObject({ data: { value: '2000000000000000000', formatted: '2' } })
    // Coins were sent: whoever asks for the new balance changes what the button and the hook show.
    coins.base = 1_000_000_000_000_000_000n
    await kit.kit.updateNativeBalance()
    await poll(seen).toMatchObject({ data: { formatted: '1' } })
    await poll(() => button.shadowRoot?.textContent).toContain('1 ETH')
    await latest?.leave.disconnect()
    await poll(seen).toEqual({ data: undefined, isLoading: false })
  })

  test('R283: with a connected wallet requireActions gives what getActions gives', async () => {
    const { kit, connect } = createKit()
    await connect()
    expect(requireActions(kit, 'eip155')).toBe(kit.getActions('eip155'))
    expect(kit.getActions('eip155')?.signMessage).toBeTypeOf('function')
  })

  test('R284: an element in JSX takes its attributes as props', async () => {
    createKit()
    const root = createRoot(place)
    end.push(() => root.unmount())
    root.render(<appkit-button label="Sign in" size="sm" disabled={false} className="own" />)
    const element = () => place.querySelector('appkit-button')
    await poll(() => element()?.shadowRoot?.textContent).toContain('Sign in')
    expect(element()?.className).toBe('own')
    expect(element()?.shadowRoot?.querySelector('button')?.getAttribute('aria-disabled')).toBeNull()
    root.render(<appkit-button label="Log in" disabled />)
    await poll(() => element()?.shadowRoot?.textContent).toContain('Log in')
    await poll(() => element()?.shadowRoot?.querySelector('button')?.getAttribute('aria-disabled')).toBe('true')
  })

  test('R278: a balance that cannot be had is an error, and no wait', async () => {
    const { connect } = createKit()
    let latest: HookValues | undefined
    render((values) => {
      latest = values
    })
    await connect()
    await poll(() => latest?.balance).toMatchObject({
      data: undefined,
      isLoading: false,
      isError: true,
    })
  })

  test('fetchBalance answers with the error and never rejects', async () => {
    createKit()
    let latest: HookValues | undefined
    render((values) => {
      latest = values
    })
    await poll(() => latest).toBeDefined()
    expect(await latest?.balance.fetchBalance()).toMatchObject({ isError: true, error: { code: 'NOT_CONNECTED' } })
  })

  test('the first client render repeats what the server sent, also where a connection is stored', async () => {
    const first = createKit()
    const { wallet, storage } = first
    await first.connect()
    // The first wallet leaves, too: a connection that two wallets claim is not restored.
    first.end()
    const again = createTestKit({}, storage)
    end.push(again.end)
    // A new test wallet knows no site yet; the restored connection needs its permission.
    await again.wallet.provider.request({ method: 'eth_requestAccounts' })
    const page = createElement(
      AppKitProvider,
      { kit: again.kit },
      <EveryHook onRender={() => undefined} />,
      <AppKitButton />,
    )
    place.innerHTML = renderToString(page)
    expect(shown()).toMatchObject({ account: { status: 'disconnected' }, state: { initialized: false } })
    const complaints: unknown[] = []
    const root = hydrateRoot(place, page, { onRecoverableError: (error) => complaints.push(error) })
    end.push(() => root.unmount())
    await poll(shown).toMatchObject({ account: { status: 'connected' } })
    expect(complaints).toEqual([])
    expect(wallet.rdns).toBe('app.foxglove')
  })

  test('the instance of the context goes before the one created last', async () => {
    const first = createKit({ themeMode: 'dark' })
    createKit({ themeMode: 'light' })
    const root = createRoot(place)
    end.push(() => root.unmount())
    root.render(
      <AppKitProvider kit={first.kit}>
        <EveryHook onRender={() => undefined} />
      </AppKitProvider>,
    )
    await poll(shown).toMatchObject({ theme: { themeMode: 'dark' } })
  })

  test('an instance that is replaced is followed; one that is destroyed alone crashes nothing', async () => {
    const first = createKit({ themeMode: 'dark' })
    render()
    await poll(shown).toMatchObject({ theme: { themeMode: 'dark' } })
    first.kit.destroy()
    await new Promise((resolve) => setTimeout(resolve, 50))
    expect(shown()).toMatchObject({ theme: { themeMode: 'dark' } })
    createKit({ themeMode: 'light' })
    await poll(shown).toMatchObject({ theme: { themeMode: 'light' } })
  })
})
