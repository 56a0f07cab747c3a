import type { Network } from '@latchkey/common'
import { expect, test } from 'vitest'
import { type AssetSource, readAssetStatus } from './assetStatus.js'

const mainnet: Network = {
  id: 1,
  caipNetworkId: 'eip155:1',
  chainNamespace: 'eip155',
  name: 'Ethereum',
  nativeCurrency: { name: 'Ether', symbol: 'ETH', decimals: 18 },
  rpcUrls: { default: { http: [] } },
}
const address = '0xA0b86991c6218b36c1d19D4a2e9Eb0cE3606eB48'
const ether = { value: '7500000000000000000', decimals: 18, formatted: '7.5', symbol: 'ETH', isStale: false }
const balanceError = 'BALANCE_UNAVAILABLE'

const read = (changes: Partial<AssetSource> = {}) =>
  readAssetStatus(
    {
      account: {},
      network: mainnet,
      isUnsupported: false,
      options: { balances: true, tokens: undefined },
      ...changes,
    },
    'en',
  )

test('names the coin and its network', () => {
  expect(read()).toEqual({
    token: undefined,
    name: 'Ether',
    balance: { status: 'loading' },
    detail: { status: 'network' },
  })
})

test('names a network without a coin once', () => {
  expect(read({ network: { ...mainnet, hasNativeCoin: false } })).toEqual({
    token: undefined,
    name: 'Ethereum',
    balance: { status: 'off' },
    detail: { status: 'none' },
  })
})

test('has no name for the coin of an unsupported network', () => {
  expect(read({ isUnsupported: true, account: { balanceError } })).toMatchObject({
    name: undefined,
    detail: { status: 'failed', error: 'BALANCE_UNAVAILABLE', isStale: false },
  })
})

test.each<[string, { readonly symbol?: string; readonly image?: string }, AssetSource['account'], unknown]>([
  ['the shortened address without a symbol', {}, {}, { symbol: '0xA0b8…eB48', image: undefined }],
  [
    'the symbol and image of the app',
    { symbol: 'USDC', image: 'https://app.example/usdc.png' },
    {},
    { symbol: 'USDC', image: 'https://app.example/usdc.png' },
  ],
  [
    'the symbol of a known balance',
    {},
    { balance: { ...ether, symbol: 'USDT', token: address } },
    { symbol: 'USDT', image: undefined },
  ],
])('shows a token with %s', (_what, token, account, expected) => {
  const options = { balances: true, tokens: { 'eip155:1': { address, ...token } } }
  for (const hasNativeCoin of [true, false]) {
    const state = read({ account, options, network: { ...mainnet, hasNativeCoin } })
    expect(state).toMatchObject({ token: expected, detail: { status: 'network' } })
    expect(state.name).toBe(state.token?.symbol)
  }
})

test.each<[string, Partial<AssetSource>, unknown]>([
  ['the network beside a known balance', { account: { balance: ether } }, { status: 'network' }],
  ['a stale balance', { account: { balance: { ...ether, isStale: true } } }, { status: 'stale' }],
  ['a failure', { account: { balanceError } }, { status: 'failed', error: balanceError, isStale: false }],
  [
    'a failure with a stale balance',
    { account: { balance: { ...ether, isStale: true }, balanceError } },
    { status: 'failed', error: balanceError, isStale: true },
  ],
  ['a test network', { network: { ...mainnet, testnet: true } }, { status: 'testNetwork' }],
  [
    'the network of a known balance on a test network',
    { network: { ...mainnet, testnet: true }, account: { balance: ether } },
    { status: 'network' },
  ],
  [
    'the network if `balances` is off',
    { network: { ...mainnet, testnet: true }, options: { balances: false, tokens: undefined } },
    { status: 'network' },
  ],
])('the line below the name shows %s', (_what, changes, expected) => {
  expect(read(changes).detail).toEqual(expected)
})
