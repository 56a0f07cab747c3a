import { afterEach, describe, expect, test } from 'vitest'
import { announceWallet, createTestKit } from '../../test/createTestKit.js'
import { base, mainnet, solana } from '../exports/appkit/networks.js'

const end: (() => void)[] = []
afterEach(() => {
  for (const stop of end.splice(0).reverse()) stop()
})

function visit(...parameters: Parameters<typeof createTestKit>) {
  const world = createTestKit(...parameters)
  end.push(world.end)
  return world
}

describe('connections', () => {
  test('getConnections and subscribeConnections describe them as AppKit does', async () => {
    const { kit, wallet, connect } = visit()
    const reports: unknown[] = []
    end.push(kit.subscribeConnections((connections) => reports.push(connections)))
    await connect()
    const expected = [
      { name: 'Foxglove', accounts: [{ address: wallet.addresses[0] }], caipNetwork: { id: 1 }, isActive: true },
    ]
    expect(kit.getConnections('eip155')).toMatchObject(expected)
    await expect.poll(() => reports.at(-1)).toMatchObject(expected)
  })

  test('switchConnection accepts a connection and an account, and deleteConnection ends it', async () => {
    const { kit, wallet, connect } = visit({ features: { multiWallet: true } })
    const { wallet: other, unannounce } = announceWallet('spectre')
    end.push(unannounce)
    wallet.control.shareAccounts([0, 1])
    await connect()
    await kit.connect({ connectorId: other.rdns })
    const connection = kit.getConnections().find(({ connectorId }) => connectorId === wallet.rdns)
    if (!connection) expect.unreachable()
    await kit.switchConnection({ connection, address: wallet.addresses[1], namespace: 'eip155' })
    expect(kit.getAddress()).toBe(wallet.addresses[1])
    await kit.switchConnection({ connectorId: other.rdns })
    expect(kit.getAddress()).toBe(other.addresses[0])
    await kit.deleteConnection({ connectorId: other.rdns })
    expect(kit.getConnections().map(({ connectorId }) => connectorId)).toEqual([wallet.rdns])
  })
})

describe('networks', () => {
  test('setCaipNetwork switches the wallet', async () => {
    const { kit, connect } = visit()
    await connect()
    await kit.setCaipNetwork(base)
    expect(kit.getCaipNetworkId()).toBe('eip155:8453')
  })

  test('getDisabledCaipNetworks lists the networks that the visitor cannot select', async () => {
    const { kit } = visit({ networks: [mainnet, solana] })
    expect(kit.getDisabledCaipNetworks()).toEqual([])
    await kit.load()
    expect(kit.getDisabledCaipNetworks().map(({ id }) => id)).toEqual([solana.id])
    expect(kit.getDisabledCaipNetworks('eip155')).toEqual([])
  })
})

describe('options', () => {
  test('connectMethodsOrder follows the app, and otherwise the wallets on the page', async () => {
    const { kit } = visit()
    expect(kit.getConnectMethodsOrder()).toEqual(['email', 'social', 'wallet'])
    await kit.discover()
    expect(kit.getConnectMethodsOrder()).toEqual(['wallet', 'email', 'social'])
    kit.setConnectMethodsOrder(['social'])
    expect(kit.getConnectMethodsOrder()).toEqual(['social', 'email', 'wallet'])
  })

  test('the setters change features', async () => {
    const { kit } = visit()
    const core = await kit.load()
    kit.setWalletFeaturesOrder(['send', 'receive'])
    kit.setSocialsOrder(['github'])
    kit.setCollapseWallets(true)
    expect(core.options.state.current.features).toMatchObject({
      walletFeaturesOrder: ['send', 'receive'],
      socials: ['github'],
      collapseWallets: true,
    })
  })

  test('getConnectorImage prefers the image of the app', async () => {
    const { kit, wallet } = visit()
    const [connector] = await kit.discover()
    if (!connector) expect.unreachable()
    expect(kit.getConnectorImage(connector)).toBe(wallet.icon)
    const own = 'data:image/png;base64,AA=='
    kit.updateOptions({ connectorImages: { [connector.id]: own } })
    expect(kit.getConnectorImage(connector)).toBe(own)
  })
})
