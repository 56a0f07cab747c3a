import { createEvmTestWallet, walletPresets } from '@latchkey/testing'
import { createElement, StrictMode } from 'react'
import { createRoot, hydrateRoot, type Root } from 'react-dom/client'
import { renderToString } from 'react-dom/server'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { createTestKit } from '../../test/createTestKit.js'
import { rendered } from '../../test/rendered.js'
import { AppKitButton, AppKitProvider, requireActions, type useAppKitAccount } from '../exports/react.js'
import { readConnectionHint } from '../exports/server.js'
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

/** The first poll is slow, because Vite compiles the code on first request. */
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
  test('`open` and `close` of useAppKit open and close the modal, with a view and by namespace', async () => {
    const { kit } = createKit()
    let latest: HookValues | undefined
    render((values) => {
      latest = values
    })
    await poll(() => latest).toBeDefined()
    const { open, close } = latest?.kit ?? expect.fail('no hook')
    await open()
    expect([kit.isOpen(), kit.core?.router.state.view]).toEqual([true, 'Connect'])
    await close()
    expect(kit.isOpen()).toBe(false)
    await open({ view: 'Networks' })
    expect([kit.isOpen(), kit.core?.router.state.view]).toEqual([true, 'Networks'])
    await close()
    await open({ view: 'Connect', namespace: 'eip155' })
    expect(kit.core?.router.state).toMatchObject({ view: 'Connect', data: { namespace: 'eip155' } })
    await poll(() => document.querySelector('appkit-modal')?.shadowRoot?.querySelector('dialog')?.open).toBe(true)
    expect(latest?.kit.open).toBe(open)
  })

  test('follow connect, network switch, account change and disconnect, and survive JSON.stringify', async () => {
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
    const { walletProvider } = latest?.provider ?? {}
    expect(await walletProvider?.request({ method: 'eth_accounts' })).toEqual([address])
    wallet.control.selectChain(8453)
    await poll(shown).toMatchObject({ network: { chainId: 8453, caipNetworkId: 'eip155:8453' } })
    await latest?.network.switchNetwork(1)
    await poll(shown).toMatchObject({ network: { chainId: 1 } })
    expect(latest?.provider.walletProvider).toBe(walletProvider)
    kit.setThemeMode('dark')
    await poll(shown).toMatchObject({ theme: { themeMode: 'dark' } })
    await latest?.leave.disconnect()
    await poll(shown).toMatchObject({ account: { isConnected: false, allAccounts: [] }, wallet: {} })
    expect(latest?.provider.walletProvider).toBeUndefined()
  })

  test('R362: `setAccount` makes another account active; hook, button and provider follow', async () => {
    const { wallet, connect } = createKit()
    let latest: HookValues | undefined
    render((values) => {
      latest = values
    })
    await connect()
    wallet.control.shareAccounts([0, 1])
    await poll(() => latest?.account.allAccounts.length).toBe(2)
    const [first, second = ''] = wallet.addresses
    const { setAccount } = latest?.account ?? {}
    await setAccount?.(second)
    await poll(shown).toMatchObject({ account: { address: second, caipAddress: `eip155:1:${second}` } })
    expect(latest?.account.allAccounts.map(({ address }) => address)).toEqual([second, first])
    expect(await latest?.provider.walletProvider?.request({ method: 'eth_accounts' })).toEqual([second, first])
    await poll(() => place.querySelector('appkit-button')?.shadowRoot?.textContent).toContain(second.slice(-6))
    await expect(latest?.account.setAccount('0x0000000000000000000000000000000000000001')).rejects.toMatchObject({
      code: 'INVALID_PARAMS',
    })
    expect(latest?.account.address).toBe(second)
  })

  test('with several wallets, the hooks return every connection and the active one, also after a switch and a disconnect', async () => {
    const { kit, wallet, connect } = createKit({ features: { multiWallet: true } })
    const spectre = createEvmTestWallet({
      ...walletPresets.spectre,
      chains: [{ id: 8453, name: 'Base', rpcUrl: 'http://127.0.0.1:9' }],
    })
    end.push(spectre.announce(window))
    let latest: HookValues | undefined
    const lists = new Set<unknown>()
    render((values) => {
      latest = values
      if (values.connections.connections.length === 2) lists.add(values.connections.connections)
    })
    const seen: unknown[] = []
    kit.subscribeConnections((connections) => seen.push(connections.map(({ connectorId }) => connectorId)))
    await connect()
    await kit.connect({ connectorId: spectre.rdns })
    const of = ({ rdns, addresses: [address] }: typeof spectre, isActive: boolean) => ({
      connectorId: rdns,
      address,
      isActive,
    })
    const ids = (list: HookValues['connections']['connections'] = []) =>
      list.map(({ connectorId, address, isActive }) => ({ connectorId, address, isActive }))
    await poll(() => ids(latest?.connections.connections)).toEqual([of(wallet, false), of(spectre, true)])
    expect(latest?.connection.connection).toMatchObject({
      caipNetworkId: 'eip155:8453',
      wallet: { name: spectre.name },
    })
    expect(latest?.account.address).toBe(spectre.addresses[0])
    expect(kit.getConnections('eip155')).toEqual(latest?.connections.connections)
    await kit.open()
    await poll(shown).toMatchObject({ state: { open: true } })
    expect(lists.size).toBe(1)

    await latest?.connection.switchConnection({ connectorId: wallet.rdns })
    await poll(() => ids(latest?.connections.connections)).toEqual([of(wallet, true), of(spectre, false)])
    expect([latest?.account.address, latest?.network.caipNetworkId]).toEqual([wallet.addresses[0], 'eip155:1'])
    await poll(() => latest?.connection.isPending).toBe(false)
    await expect(latest?.connection.switchConnection({ connectorId: 'none' })).rejects.toMatchObject({
      code: 'NOT_CONNECTED',
    })

    await latest?.leave.disconnect({ id: wallet.rdns })
    await poll(() => ids(latest?.connections.connections)).toEqual([of(spectre, true)])
    await kit.disconnect()
    await poll(() => [latest?.connections.connections, latest?.connection.connection]).toEqual([[], undefined])
    expect(seen).toEqual([[wallet.rdns], [wallet.rdns, spectre.rdns], [wallet.rdns, spectre.rdns], [spectre.rdns], []])
  })

  test('R418: `open` and `close` of useAppKit open the modal in the requested view and close it', async () => {
    const { kit } = createKit()
    let latest: HookValues | undefined
    render((values) => {
      latest = values
    })
    await poll(shown).toMatchObject({ state: { open: false } })
    await latest?.kit.open({ view: 'WhatIsAWallet' })
    await poll(shown).toMatchObject({ state: { open: true } })
    expect(kit.core?.router.state.view).toBe('WhatIsAWallet')
    expect(document.querySelector('appkit-modal')?.shadowRoot?.querySelector('dialog')?.open).toBe(true)
    await latest?.kit.close()
    await poll(shown).toMatchObject({ state: { open: false } })
  })

  test('an equal value stays the same object, so effects do not run again', async () => {
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

  test('R278: the balance follows account, network and refreshes, like the account button', async () => {
    const coins = { mainnet: 1_500_000_000_000_000_000n, base: 2_000_000_000_000_000_000n }
    // The RPC server returns the balance of the network in the URL.
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
    // After a transaction, a refresh changes the balance of the button and of the hook.
    coins.base = 1_000_000_000_000_000_000n
    await kit.kit.updateNativeBalance()
    await poll(seen).toMatchObject({ data: { formatted: '1' } })
    await poll(() => button.shadowRoot?.textContent).toContain('1 ETH')
    await latest?.leave.disconnect()
    await poll(seen).toEqual({ data: undefined, isLoading: false })
  })

  test('R283: requireActions returns the actions of getActions while a wallet is connected', async () => {
    const { kit, connect } = createKit()
    await connect()
    expect(requireActions(kit, 'eip155')).toBe(kit.getActions('eip155'))
    expect(kit.getActions('eip155')?.signMessage).toBeTypeOf('function')
  })

  test('R284: JSX elements take their attributes as props', async () => {
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

  test('R278: a failed balance is an error and stops loading', async () => {
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

  test('fetchBalance resolves with the error and never rejects', async () => {
    createKit()
    let latest: HookValues | undefined
    render((values) => {
      latest = values
    })
    await poll(() => latest).toBeDefined()
    expect(await latest?.balance.fetchBalance()).toMatchObject({ isError: true, error: { code: 'NOT_CONNECTED' } })
  })

  test('the first client render matches the server, even with a stored connection', async () => {
    const first = createKit()
    const { wallet, storage } = first
    await first.connect()
    // The first wallet disconnects too, because a connection that two wallets claim is not restored.
    first.end()
    const again = createTestKit({}, storage)
    end.push(again.end)
    // A new test wallet has not granted a permission yet, and the restore needs one.
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

  test('R391: with a connection hint, the first client render matches the server, and a disconnect removes the cookie', async () => {
    const first = createKit({ connectionHint: true })
    const { storage } = first
    expect(readConnectionHint(document.cookie)).toBeUndefined()
    await first.connect()
    first.end()
    const connectionHint = readConnectionHint(document.cookie)
    expect(connectionHint).toEqual({ namespaces: ['eip155'] })
    const again = createTestKit({ connectionHint: true }, storage)
    end.push(again.end)
    await again.wallet.provider.request({ method: 'eth_requestAccounts' })
    const page = createElement(
      AppKitProvider,
      { kit: again.kit, connectionHint },
      <EveryHook onRender={() => undefined} />,
      <AppKitButton />,
    )
    place.innerHTML = renderToString(page)
    expect(shown()).toMatchObject({ account: { status: 'connecting' } })
    const complaints: unknown[] = []
    const root = hydrateRoot(place, page, { onRecoverableError: (error) => complaints.push(error) })
    end.push(() => root.unmount())
    await poll(shown).toMatchObject({ account: { status: 'connected' } })
    // The element renders its own button, which hides the button of the server.
    const element = place.querySelector('appkit-button')
    await poll(() => element?.shadowRoot?.querySelector('button')?.dataset.kind).toBe('account')
    expect(element?.querySelector('button')?.checkVisibility()).toBe(false)
    expect(complaints).toEqual([])
    await again.kit.disconnect()
    expect(readConnectionHint(document.cookie)).toBeUndefined()
  })

  test('the instance of the context takes precedence over the one created last', async () => {
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

  test('hooks follow a replaced instance and survive a destroyed one', async () => {
    const first = createKit({ themeMode: 'dark' })
    render()
    await poll(shown).toMatchObject({ theme: { themeMode: 'dark' } })
    first.kit.destroy()
    await rendered()
    expect(shown()).toMatchObject({ theme: { themeMode: 'dark' } })
    createKit({ themeMode: 'light' })
    await poll(shown).toMatchObject({ theme: { themeMode: 'light' } })
  })
})
