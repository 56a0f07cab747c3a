import { Connection } from '@solana/web3.js'
import { StrictMode } from 'react'
import { createRoot } from 'react-dom/client'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { createFourKit } from '../../test/createFourKit.js'
import { rendered } from '../../test/rendered.js'
import {
  AppKitButton,
  AppKitNetworkButton,
  useAppKitAccount,
  useAppKitChainClient,
  useAppKitNetwork,
  useAppKitProvider,
  useDisconnect,
  useWalletInfo,
} from '../exports/react.js'

const namespaces = ['eip155', 'solana', 'polkadot', 'bip122'] as const
type Kind = (typeof namespaces)[number]

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

function createKit(...given: Parameters<typeof createFourKit>) {
  const world = createFourKit(...given)
  end.push(world.end)
  return world
}

/** The values of the hooks for one namespace. */
function useKind<N extends Kind>(namespace: N) {
  return {
    account: useAppKitAccount({ namespace }),
    network: useAppKitNetwork({ namespace }),
    provider: useAppKitProvider(namespace),
    wallet: useWalletInfo(namespace),
    leave: useDisconnect(),
  }
}

type Kinds = { readonly [N in Kind]: ReturnType<typeof useKind<N>> }

function Kinds({ onRender }: { readonly onRender: (kinds: Kinds) => void }) {
  onRender({
    eip155: useKind('eip155'),
    solana: useKind('solana'),
    polkadot: useKind('polkadot'),
    bip122: useKind('bip122'),
  })
  return namespaces.map((namespace) => (
    <p key={namespace}>
      <AppKitButton namespace={namespace} balance="hide" />
      <AppKitNetworkButton namespace={namespace} />
    </p>
  ))
}

function render(): { readonly now: () => Kinds } {
  let latest: Kinds | undefined
  const root = createRoot(place)
  end.push(() => root.unmount())
  root.render(
    <StrictMode>
      <Kinds
        onRender={(kinds) => {
          latest = kinds
        }}
      />
    </StrictMode>,
  )
  return { now: () => latest ?? expect.fail('nothing was rendered') }
}

/** The visible text of a button. */
function label(name: string, namespace: Kind): string | undefined {
  const element = place.querySelector(`appkit-${name}[namespace=${namespace}]`)
  return [...(element?.shadowRoot?.querySelectorAll('span:not([hidden])') ?? [])].at(-1)?.textContent ?? undefined
}

describe('hooks and buttons of one namespace', () => {
  test('§4, R452: with four connected wallets each hook and button shows its own, and disconnecting one leaves the others unchanged', async () => {
    const { kit, wallets, connect } = createKit()
    const { now } = render()
    await expect.poll(() => namespaces.map((kind) => now()[kind].account.status)).toEqual(Array(4).fill('disconnected'))
    for (const kind of namespaces) await connect(kind)
    await expect.poll(() => namespaces.map((kind) => now()[kind].account.isConnected)).toEqual(Array(4).fill(true))
    expect(now().solana.account.address).toBe(wallets.solana.addresses[0])
    expect(now().eip155.account.address).toBe(wallets.eip155.addresses[0])
    expect(namespaces.map((kind) => now()[kind].account.caipAddress?.split(':')[0])).toEqual([...namespaces])
    expect(namespaces.map((kind) => now()[kind].network.caipNetwork?.chainNamespace)).toEqual([...namespaces])
    expect(namespaces.map((kind) => now()[kind].wallet.walletInfo?.name)).toEqual(Array(4).fill('Foxglove'))
    expect(now().polkadot.account.allAccounts.length).toBeGreaterThan(1)

    expect(typeof now().eip155.provider.walletProvider?.request).toBe('function')
    expect(Object.keys(now().solana.provider.walletProvider?.features ?? {})).toContain('solana:signMessage')
    expect(typeof now().polkadot.provider.walletProvider?.signer.signRaw).toBe('function')
    expect(typeof now().polkadot.provider.walletProvider?.accounts.subscribe).toBe('function')
    const { solana, bip122 } = { solana: now().solana.provider, bip122: now().bip122.provider }
    expect(await solana.walletProvider?.signMessage(new Uint8Array([1]))).toHaveLength(64)
    expect(solana.walletProvider?.publicKey?.toBase58()).toBe(wallets.solana.addresses[0])
    const [payment] = (await bip122.walletProvider?.getAccountAddresses()) ?? []
    expect(payment?.address).toBe(now().bip122.account.address)
    expect([solana.walletProvider, bip122.walletProvider]).toEqual([
      kit.getProvider('solana'),
      kit.getWalletProvider('bip122'),
    ])

    await expect.poll(() => label('button', 'solana')).toMatch(/^\w{4}…\w{6}$/)
    expect(new Set(namespaces.map((kind) => label('button', kind))).size).toBe(4)
    expect(namespaces.map((kind) => label('network-button', kind))).toEqual([
      'Sepolia',
      'Solana Devnet',
      'Westend',
      'Bitcoin Testnet',
    ])

    const before = { ...now() }
    await now().solana.leave.disconnect({ namespace: 'solana' })
    await expect.poll(() => now().solana.account.status).toBe('disconnected')
    expect(label('button', 'solana')).toBe('Connect Wallet')
    expect(now().solana.provider.walletProvider).toBeUndefined()
    await expect(solana.walletProvider?.signMessage(new Uint8Array([1]))).rejects.toMatchObject({
      code: 'NOT_CONNECTED',
    })
    expect(now().bip122.provider).toBe(bip122)
    for (const kind of ['eip155', 'polkadot', 'bip122'] as const) {
      expect(now()[kind].account).toBe(before[kind].account)
      expect(now()[kind].wallet).toBe(before[kind].wallet)
    }
    const { connectorId } = kit.core?.accounts.getConnected('eip155') ?? {}
    await now().eip155.leave.disconnect({ id: connectorId })
    await expect
      .poll(() => namespaces.map((kind) => now()[kind].account.isConnected))
      .toEqual([false, false, true, true])
    await now().eip155.leave.disconnect()
    await expect.poll(() => kit.getIsConnectedState()).toBe(false)
  })

  test('§4: restores the stored connection of one namespace without affecting the others', async () => {
    const first = createKit()
    await first.connect('polkadot')
    expect(first.kit.getIsConnectedState('polkadot')).toBe(true)
    expect(first.kit.getIsConnectedState('solana')).toBe(false)
    first.kit.destroy()
    const { kit } = createKit({}, first.storage)
    expect(kit.getAccount('polkadot').status).toBe('connecting')
    expect(kit.getAccount('solana').status).toBe('disconnected')
    await kit.ready()
    expect(kit.getAddressByChainNamespace('polkadot')).toBe(first.wallets.polkadot.addresses[0])
    expect(kit.getPreferredAccountType('bip122')).toBe('payment')
    expect(kit.getConnectors('polkadot').map(({ chain }) => chain)).toEqual(['polkadot'])
  })

  test('subscriptions of a namespace report only that namespace', async () => {
    const { kit, connect } = createKit()
    const reported: unknown[] = []
    await connect('solana')
    const stops = [
      kit.subscribeNetwork(({ caipNetwork }) => reported.push(caipNetwork?.name), 'solana'),
      kit.subscribeAccount(({ status }) => reported.push(status), 'solana'),
    ]
    await connect('eip155')
    expect(reported).toEqual([])
    await kit.switchNetwork('solana:5eykt4UsFv8P8NJdTREpY1vzqKqZKvdp')
    await expect.poll(() => reported[0]).toBe('Solana')
    for (const stop of stops) stop()
  })

  test('the buttons open the modal for their namespace', async () => {
    const { kit, connect } = createKit()
    render()
    await connect('eip155')
    place.querySelector<HTMLElement>('appkit-button[namespace=bip122]')?.shadowRoot?.querySelector('button')?.click()
    await expect
      .poll(() => [kit.core?.router.state.view, kit.core?.router.state.data.namespace])
      .toEqual(['Connect', 'bip122'])
    await kit.close()
    place
      .querySelector<HTMLElement>('appkit-network-button[namespace=solana]')
      ?.shadowRoot?.querySelector('button')
      ?.click()
    await expect
      .poll(() => [kit.core?.router.state.view, kit.core?.router.state.data.namespace])
      .toEqual(['Networks', 'solana'])
    const modal = () => document.querySelector('appkit-modal')?.shadowRoot
    await expect
      .poll(() => [...(modal()?.querySelectorAll('.row .row-name') ?? [])].map(({ textContent }) => textContent))
      .toEqual(['Solana', 'Solana Devnet'])
  })
})

function Client({ onRender }: { readonly onRender: (client: Connection | undefined) => void }) {
  const view = useAppKitChainClient<Connection>()
  onRender(view.client)
  return <output>{JSON.stringify(view)}</output>
}

describe('the modal with four adapters', () => {
  const rows = () => [
    ...(document.querySelector('appkit-modal')?.shadowRoot?.querySelectorAll<HTMLElement>('button.row') ?? []),
  ]
  const names = () => rows().map((row) => row.querySelector('.row-name')?.textContent)
  const press = (name: string) =>
    rows()
      .find((row) => row.querySelector('.row-name')?.textContent === name)
      ?.click()

  test('§4: a wallet of all namespaces is one row, offers its namespaces, and connects in one after another', async () => {
    const { kit, wallets } = createKit()
    await kit.open()
    await expect.poll(names).toEqual(['Foxglove'])
    press('Foxglove')
    await expect.poll(names).toEqual(['Ethereum', 'Solana', 'Polkadot', 'Bitcoin'])
    press('Polkadot')
    await expect.poll(() => kit.getAccount('polkadot').isConnected).toBe(true)
    await expect.poll(() => kit.isOpen()).toBe(false)
    expect(wallets.eip155.control.requests().length).toBe(0)

    await kit.open({ view: 'Networks' })
    await expect.poll(names).toContain('Bitcoin Testnet')
    press('Bitcoin Testnet')
    await expect.poll(() => kit.core?.router.state.view).toBe('SwitchActiveChain')
    const choose = () =>
      [
        ...(document.querySelector('appkit-modal')?.shadowRoot?.querySelectorAll<HTMLElement>('.button-stack button') ??
          []),
      ][0]
    await expect.poll(() => choose()?.textContent).toBe('Choose a wallet')
    choose()?.click()
    await expect.poll(names).toEqual(['Foxglove'])
    press('Foxglove')
    await expect.poll(() => kit.getAccount('bip122').isConnected).toBe(true)
    expect(kit.getAccount('polkadot').isConnected).toBe(true)
    expect(kit.getActiveChainNamespace()).toBe('bip122')
  })
})

describe('useAppKitChainClient', () => {
  function mount(): { readonly seen: (Connection | undefined)[] } {
    const seen: (Connection | undefined)[] = []
    const root = createRoot(place)
    end.push(() => root.unmount())
    root.render(<Client onRender={(client) => seen.push(client)} />)
    return { seen }
  }

  test('returns a Connection of @solana/web3.js, and another one after a network switch', async () => {
    const { kit } = createKit()
    const { seen } = mount()
    await expect.poll(() => seen.at(-1)).toBeInstanceOf(Connection)
    expect(seen.at(-1)?.rpcEndpoint).toBe('https://api.devnet.solana.com')
    expect(place.textContent).toBe('{}')
    await kit.switchNetwork('solana:5eykt4UsFv8P8NJdTREpY1vzqKqZKvdp')
    await expect.poll(() => seen.at(-1)?.rpcEndpoint).toBe('https://api.mainnet-beta.solana.com')
  })

  test('returns nothing and loads nothing without an adapter that has a client', async () => {
    const { kit } = createKit({ adapters: [], prefetch: 'none' })
    const { seen } = mount()
    await expect.poll(() => seen.length).toBeGreaterThan(0)
    await rendered()
    expect(seen.at(-1)).toBeUndefined()
    expect(kit.core).toBeUndefined()
    await expect(kit.createChainClient('solana')).rejects.toMatchObject({ name: 'AppKitError' })
  })
})

test('core signs text and checks transfers with the wallet of every namespace', async () => {
  const { kit, connect } = createKit()
  const core = await kit.load()
  const schemes: string[] = []
  for (const namespace of namespaces) {
    await connect(namespace)
    const { scheme, signature } = await core.signText(namespace, 'Hello')
    schemes.push(scheme)
    expect(signature).not.toBe('')
    const problems = await core.transfers(namespace)?.check({ to: 'nobody', amount: 1n })
    expect(problems).toMatchObject([{ type: 'invalid-recipient', field: 'to' }])
  }
  expect(schemes).toEqual(['eip191', 'solana:ed25519', 'polkadot:sr25519', 'bip137'])
})
