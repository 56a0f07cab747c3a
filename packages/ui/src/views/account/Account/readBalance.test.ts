import type { Network } from '@latchkey/common'
import { expect, test } from 'vitest'
import { type BalanceSource, findShownToken, readBalance } from './readBalance.js'

const mainnet: Network = {
  id: 1,
  caipNetworkId: 'eip155:1',
  chainNamespace: 'eip155',
  name: 'Ethereum',
  nativeCurrency: { name: 'Ether', symbol: 'ETH', decimals: 18 },
  rpcUrls: { default: { http: [] } },
}
const usdc = { address: '0xA0b86991c6218b36c1d19D4a2e9Eb0cE3606eB48', symbol: 'USDC' }
const ether = { value: '1234567891000000000000', decimals: 18, formatted: '1234.567891', symbol: 'ETH', isStale: false }
const shown = { balances: true, tokens: undefined }
const withToken = { balances: true, tokens: { 'eip155:1': usdc } }

const source = (changes: Partial<BalanceSource> = {}): BalanceSource => ({
  account: {},
  network: mainnet,
  options: shown,
  ...changes,
})

test('formats a known balance in the locale, and keeps every decimal', () => {
  const account = { balance: ether }
  const known = { status: 'known', whole: '1234.567891 ETH', symbol: 'ETH', isStale: false, error: undefined }
  expect(readBalance(source({ account }), 'en')).toEqual({ ...known, parts: { whole: '1,234', fraction: '.5678' } })
  expect(readBalance(source({ account }), 'de')).toEqual({ ...known, parts: { whole: '1.234', fraction: ',5678' } })
})

test('keeps an older balance after a failed request', () => {
  const account = { balance: { ...ether, isStale: true }, balanceError: 'BALANCE_UNAVAILABLE' } as const
  expect(readBalance(source({ account }), 'en')).toMatchObject({
    status: 'known',
    symbol: 'ETH',
    isStale: true,
    error: 'BALANCE_UNAVAILABLE',
  })
})

test.each<[string, Partial<BalanceSource>, unknown]>([
  ['loads at first', {}, { status: 'loading' }],
  ['loads while the network is not known', { network: undefined }, { status: 'loading' }],
  [
    'is unavailable after a failure',
    { account: { balanceError: 'BALANCE_UNAVAILABLE' } },
    { status: 'unavailable', error: 'BALANCE_UNAVAILABLE' },
  ],
  ['is not fetched on a test network', { network: { ...mainnet, testnet: true } }, { status: 'testNetwork' }],
  ['is off without a coin', { network: { ...mainnet, hasNativeCoin: false } }, { status: 'off' }],
  [
    'loads for a token on a network without a coin',
    { network: { ...mainnet, hasNativeCoin: false }, options: withToken },
    { status: 'loading' },
  ],
  ['is off with the option', { options: { ...shown, balances: false } }, { status: 'off' }],
  [
    'is off with the option on a test network',
    { network: { ...mainnet, testnet: true }, options: { ...shown, balances: false } },
    { status: 'off' },
  ],
])('a missing balance %s', (_what, changes, expected) => {
  expect(readBalance(source(changes), 'en')).toEqual(expected)
})

test('the token of the app replaces the coin of its network only', () => {
  expect(findShownToken(source({ options: withToken }))).toEqual(usdc)
  expect(findShownToken(source({ options: withToken, network: { ...mainnet, caipNetworkId: 'eip155:10' } }))).toBe(
    undefined,
  )
  expect(findShownToken(source({ options: withToken, network: undefined }))).toBe(undefined)
})

test('the coin shows if the balance is that of the coin, because the namespace has no tokens', () => {
  expect(findShownToken(source({ options: withToken, account: { balance: ether } }))).toBe(undefined)
  const balance = { ...ether, token: usdc.address }
  expect(findShownToken(source({ options: withToken, account: { balance } }))).toEqual(usdc)
})
