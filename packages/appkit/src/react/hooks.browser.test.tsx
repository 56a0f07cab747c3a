import { createElement, StrictMode } from 'react'
import { createRoot, hydrateRoot, type Root } from 'react-dom/client'
import { renderToString } from 'react-dom/server'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { createTestKit } from '../../test/createTestKit.js'
import { AppKitButton, AppKitProvider, type useAppKitAccount } from '../exports/react.js'
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
const poll = (read: () => unknown) => expect.poll(read, { timeout: 15_000 })

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
