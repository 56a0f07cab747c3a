import { afterEach, expect, test } from 'vitest'
import { announceWallet, createTestOptions } from '../../test/createTestKit.js'
import { atEnd, endPage, render, renderHook, visit } from '../../test/renderPage.js'
import { mainnet } from '../exports/appkit/networks.js'
import {
  AppKitProvider,
  modal,
  useAppKit,
  useAppKitAccount,
  useAppKitConnection,
  useAppKitConnections,
  useAppKitNetworkCore,
} from '../exports/appkit/react.js'
import { DefaultSIWX } from '../exports/siwx/index.js'
import { useAppKitSIWX } from '../exports/siwx/react.js'
import { useAppKitWallet } from '../exports/wallet-button/react.js'

afterEach(endPage)

const textIn = (place: HTMLElement, name: string) => place.querySelector(name)?.shadowRoot?.textContent ?? ''

test('the elements with the prefix w3m show what those of AppKit show', async () => {
  const { kit, wallet, connect } = visit()
  const place = render(
    <>
      <w3m-button label="Enter" />
      <w3m-connect-button />
      <w3m-account-button />
      <w3m-network-button />
    </>,
  )
  await expect.poll(() => textIn(place, 'w3m-button')).toContain('Enter')
  expect(textIn(place, 'w3m-network-button')).toContain('Ethereum')
  await connect()
  const shown = wallet.addresses[0]?.slice(0, 4)
  await expect.poll(() => textIn(place, 'w3m-account-button')).toContain(shown)
  await expect.poll(() => textIn(place, 'w3m-button')).toContain(shown)
  expect(kit.isOpen()).toBe(false)
})

test('<w3m-modal> is the place of an embedded modal', async () => {
  visit({ enableEmbedded: true })
  const modalElement = document.body.appendChild(document.createElement('w3m-modal'))
  atEnd(() => modalElement.remove())
  await expect.poll(() => modalElement.shadowRoot?.textContent).toContain('Foxglove')
})

function Status() {
  const { isConnected } = useAppKitAccount()
  return <p>{isConnected ? 'Connected' : 'Not connected'}</p>
}

test('AppKitProvider creates the instance from its props', async () => {
  const { options } = createTestOptions({ debug: false })
  const place = render(
    <AppKitProvider {...options}>
      <Status />
    </AppKitProvider>,
  )
  atEnd(() => modal?.destroy())
  await expect.poll(() => place.textContent).toBe('Not connected')
  expect(modal?.getCaipNetworks()).toHaveLength(2)
})

test('useAppKitNetworkCore returns the network without a function to switch it', async () => {
  visit()
  const network = renderHook(useAppKitNetworkCore)
  await expect.poll(() => network.current).toMatchObject({ chainId: 1, caipNetworkId: 'eip155:1' })
  expect(network.current).not.toHaveProperty('switchNetwork')
})

test('useAppKitConnections describes connections as AppKit does', async () => {
  const { wallet, connect } = visit()
  const values = renderHook(useAppKitConnections)
  await connect()
  await expect.poll(() => values.current?.connections).toHaveLength(1)
  expect(values.current).toMatchObject({
    connections: [
      {
        connectorId: wallet.rdns,
        name: 'Foxglove',
        icon: wallet.icon,
        caipNetwork: { id: 1 },
        accounts: [{ address: wallet.addresses[0] }],
      },
    ],
    recentConnections: [],
  })
})

test('useAppKitConnections shows a network that the app adds or replaces', async () => {
  const { kit, connect } = visit()
  const values = renderHook(useAppKitConnections)
  await connect()
  await expect.poll(() => values.current?.connections[0]?.caipNetwork?.name).toBe('Ethereum')
  await kit.addNetwork('eip155', { ...mainnet, name: 'Renamed' })
  await expect.poll(() => values.current?.connections[0]?.caipNetwork?.name).toBe('Renamed')
})

test('useAppKitConnection switches between wallets and accounts, and ends a connection', async () => {
  const { kit, wallet, connect } = visit({ features: { multiWallet: true } })
  const { wallet: other, unannounce } = announceWallet('spectre')
  atEnd(unannounce)
  const changes: unknown[] = []
  const value = renderHook(() =>
    useAppKitConnection({ namespace: 'eip155', onSuccess: (change) => changes.push(change) }),
  )
  wallet.control.shareAccounts([0, 1])
  await connect()
  await kit.connect({ connectorId: other.rdns })
  await expect.poll(() => value.current?.connection?.connectorId).toBe(other.rdns)

  const [first, second] = wallet.addresses
  await value.current?.switchConnection({ connection: { connectorId: wallet.rdns }, address: first })
  await expect.poll(() => value.current?.connection?.address).toBe(first)
  await value.current?.switchConnection({ connection: { connectorId: wallet.rdns }, address: second })
  await expect.poll(() => value.current?.connection?.address).toBe(second)
  await value.current?.deleteConnection({ connectorId: wallet.rdns })
  await expect.poll(() => value.current?.connection?.connectorId).toBe(other.rdns)

  const change = {
    namespace: 'eip155',
    hasSwitchedAccount: false,
    hasSwitchedWallet: false,
    hasDeletedWallet: false,
  }
  expect(changes).toEqual([
    { ...change, address: first, hasSwitchedWallet: true },
    { ...change, address: second, hasSwitchedAccount: true },
    { ...change, address: second, hasDeletedWallet: true },
  ])
  await expect.poll(() => value.current?.isPending).toBe(false)
})

test('useAppKitConnection reports a failure to onError, and rejects without it', async () => {
  const { connect } = visit()
  const failures: unknown[] = []
  const reporting = renderHook(() => useAppKitConnection({ onError: (error) => failures.push(error) }))
  const plain = renderHook(useAppKitConnection)
  await connect()
  const parameters = { connection: { connectorId: 'gone' } }
  await expect.poll(() => plain.current?.connection).toBeDefined()
  await reporting.current?.switchConnection(parameters)
  expect(failures).toMatchObject([{ code: 'NOT_CONNECTED' }])
  await expect(plain.current?.switchConnection(parameters)).rejects.toMatchObject({ code: 'NOT_CONNECTED' })
})

test('useAppKitSIWX returns the sign-in of the options', () => {
  const siwx = new DefaultSIWX({ required: false })
  visit({ siwx })
  const value = renderHook(() => [useAppKit(), useAppKitSIWX<DefaultSIWX>()] as const)
  return expect.poll(() => value.current?.[1]).toBe(siwx)
})

const customWallets = [
  { id: 'foxglove', name: 'Foxglove', rdns: 'app.foxglove' },
  { id: 'remote', name: 'Remote', mobile_link: 'remote://' },
]

test('useAppKitWallet connects an installed wallet', async () => {
  const { wallet } = visit({ customWallets })
  const accounts: unknown[] = []
  const value = renderHook(() => useAppKitWallet({ onSuccess: (account) => accounts.push(account) }))
  await expect.poll(() => value.current?.isReady).toBe(true)
  await value.current?.connect('foxglove')
  const account = { chainNamespace: 'eip155', chainId: '1', address: wallet.addresses[0] }
  expect(accounts).toEqual([account])
  await expect.poll(() => value.current).toMatchObject({ data: account, isSuccess: true, isPending: false })
})

test('useAppKitWallet opens the modal for another wallet, and fails when the visitor closes it', async () => {
  const { kit } = visit({ customWallets, services: { directory: false, relay: 'wss://relay.example' } })
  const failures: unknown[] = []
  const value = renderHook(() => useAppKitWallet({ onError: (error) => failures.push(error) }))
  await expect.poll(() => value.current).toBeDefined()
  const connecting = value.current?.connect('remote')
  await expect.poll(() => kit.core?.router.state.view).toBe('ConnectingWalletConnect')
  await expect.poll(() => value.current?.isPending).toBe(true)
  await kit.close()
  await connecting
  expect(failures).toMatchObject([{ code: 'MODAL_CLOSED' }])
  await expect.poll(() => value.current).toMatchObject({ isError: true, isPending: false })
})

test('useAppKitWallet fails for an unknown wallet', async () => {
  visit()
  const value = renderHook(useAppKitWallet)
  await expect.poll(() => value.current).toBeDefined()
  await value.current?.connect('google')
  await expect.poll(() => value.current?.error).toMatchObject({ code: 'CONNECTOR_NOT_FOUND' })
})
