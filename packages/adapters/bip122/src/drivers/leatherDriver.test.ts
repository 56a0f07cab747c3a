// Preloads lazy code, so that tests don't wait for it.
import '../session/connect.js'
import type { Connector, Network, Session } from '@latchkey/common'
import {
  codeOf,
  createAdapterContext,
  createBitcoinTestWallet,
  createFakePage,
  type WalletQuirks,
} from '@latchkey/testing'
import { describe, expect, test } from 'vitest'
import { createAdapter } from '../../test/createAdapter.js'
import { createNetwork, mainnet } from '../../test/createNetwork.js'

const testnet4 = createNetwork('00000000da84f2bafbbc53dee25a72ae')
const rpcUrl = 'https://esplora.example'

/** Opens a page of an app with a Leather wallet that knows these networks. */
function setUp(networks: readonly Network[], known: readonly ('mainnet' | 'testnet4')[], quirks?: WalletQuirks) {
  const wallet = createBitcoinTestWallet({
    name: 'Leather',
    chains: known.map((network) => ({ network, rpcUrl })),
    origin: 'https://app.example',
    quirks,
  })
  const page = createFakePage()
  wallet.inject(page, 'leather')
  let connectors: readonly Connector[] = []
  createAdapter(createAdapterContext({ window: page, networks }), {}).discover((list) => {
    connectors = list
  })()
  const connect: Connector['connect'] = (request) =>
    connectors[0]?.connect(request) ?? Promise.reject(new Error('the wallet was not found'))
  const asked = () => wallet.control.requests('getAddresses').map(({ params }) => params)
  return { wallet, connect, asked }
}

describe('R38: Leather, whose requests name the network', () => {
  test.each([
    ['the network of the connection', { network: testnet4 }],
    ['the app’s first network', undefined],
  ])('shares addresses of %s', async (_, request) => {
    const { connect, asked } = setUp([testnet4], ['mainnet', 'testnet4'])
    const session = await connect(request)
    expect(asked()).toEqual([{ network: 'testnet4' }])
    expect(session.networkId).toBe(testnet4.caipNetworkId)
    expect(session.accounts.every(({ address }) => address.startsWith('tb1'))).toBe(true)
    expect(session.accounts).not.toEqual([])
  })

  test('receives no request for another network if it does not know the app’s network', async () => {
    const { connect, asked } = setUp([testnet4], ['mainnet'])
    expect(await codeOf(connect({ network: testnet4 }))).toBe('CHAIN_NOT_SUPPORTED')
    expect(asked()).toEqual([{ network: 'testnet4' }])
  })

  test('shares no addresses of another network than the requested one', async () => {
    const { wallet, connect } = setUp([testnet4], ['mainnet', 'testnet4'])
    const address = 'bc1qw508d6qejxtdg4y5r3zarvary0c5xw7kv8f3t4'
    wallet.control.answerWith('getAddresses', { result: { addresses: [{ symbol: 'BTC', type: 'p2wpkh', address }] } })
    expect(await codeOf(connect({ network: testnet4 }))).toBe('WALLET_NO_ACCOUNT')
  })

  test('receives no request from an app without a Bitcoin network', async () => {
    const { connect, asked } = setUp([], ['mainnet'])
    expect(await codeOf(connect())).toBe('CAIP_NETWORK_UNDEFINED')
    expect(asked()).toEqual([])
  })

  test('R34: signs with addresses that it writes in upper case', async () => {
    const { wallet, connect } = setUp([mainnet], ['mainnet'], { rewritesAddresses: true })
    const { accounts, actions } = (await connect()) as Session<'bip122'>
    expect(accounts.map(({ address }) => address)).toEqual(Object.values(wallet.addresses(0)))
    expect(await actions.signMessage?.({ message: 'hi' })).not.toBe('')
  })

  test('stays on its network if it does not know the requested one', async () => {
    const { connect } = setUp([mainnet, testnet4], ['mainnet'])
    const session = await connect()
    expect(await codeOf(session.switchNetwork?.(testnet4))).toBe('CHAIN_NOT_SUPPORTED')
    expect(session.networkId).toBe(mainnet.caipNetworkId)
  })
})
