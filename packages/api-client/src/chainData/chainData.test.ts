import { describe, expect, test } from 'vitest'
import { createTestClient } from '../../test/createTestClient.js'
import type { ApiClient } from '../createApiClient.js'
import { buildApprove } from './buildApprove.js'
import { buildTransaction } from './buildTransaction.js'
import { getBalance } from './getBalance.js'
import { getGasPrice } from './getGasPrice.js'
import { getHistory } from './getHistory.js'
import { getIdentity } from './getIdentity.js'
import { getNameSuggestions } from './getNameSuggestions.js'
import { getNames } from './getNames.js'
import { getOnrampOptions } from './getOnrampOptions.js'
import { getOnrampQuote } from './getOnrampQuote.js'
import { getOnrampUrl } from './getOnrampUrl.js'
import { getProfile } from './getProfile.js'
import { getSessions } from './getSessions.js'
import { getSupportedChains } from './getSupportedChains.js'
import { getSwapAllowance } from './getSwapAllowance.js'
import { getSwapQuotes } from './getSwapQuotes.js'
import { getSwapTokens } from './getSwapTokens.js'
import { getTokenPrices } from './getTokenPrices.js'
import { recordSession } from './recordSession.js'
import { registerName } from './registerName.js'
import { revokeSession } from './revokeSession.js'

const account = 'eip155:1:0xf39Fd6e51aad88F6F4ce6aB8827279cffFb92266'
const token = 'eip155:1:0xA0b86991c6218b36c1d19D4a2e9Eb0cE3606eB48'
const transaction = {
  id: 'one',
  metadata: {
    operationType: 'send',
    hash: '0x1',
    chain: 'eip155:1',
    minedAt: '2026-01-01T00:00:00Z',
    sentFrom: '0x1',
    sentTo: '0x2',
    status: 'confirmed',
    nonce: 1,
  },
  transfers: [{ nft_info: { flags: { is_spam: true } }, direction: 'out', quantity: { numeric: '1' } }],
}
const balance = {
  name: 'Ether',
  symbol: 'ETH',
  chainId: 'eip155:1',
  value: 1.5,
  price: 3000,
  quantity: { decimals: '18', numeric: '0.0005' },
  iconUrl: 'https://example.com/eth.png',
}
const profile = {
  name: 'a.id',
  registered_at: 1,
  updated_at: null,
  addresses: { 60: { address: '0x1', created: 'x' } },
  attributes: [{ bio: 'b' }],
}
const quote = { id: 'q', fromAmount: '1', fromAccount: token, toAmount: '2', toAccount: token }
const swapToken = { name: 'USD Coin', symbol: 'USDC', address: token, decimals: 6 }
const eip155 = { gas: 21_000, gasPrice: '7' }
const money = { amount: '1.50', currency: 'USD' }
const onrampQuote = {
  paymentTotal: money,
  paymentSubtotal: money,
  purchaseAmount: money,
  networkFee: money,
  quoteId: 'q',
}
const payment = { id: 'USD', payment_method_limits: [{ id: 'card', min: '10', max: 7500 }] }
const purchase = {
  id: 'eth',
  name: 'Ether',
  symbol: 'ETH',
  networks: [{ name: 'ethereum', display_name: 'Ethereum', chain_id: '1', contract_address: null }],
}

type Case = {
  readonly ask: (client: ApiClient) => Promise<unknown>
  readonly method?: 'POST'
  /** Path and query, without the common parameters. */
  readonly url: string
  readonly body?: unknown
  readonly answer: unknown
  readonly gives: unknown
  /** Invalid responses. */
  readonly unreadable?: string
}

const cases: Readonly<Record<string, Case>> = {
  getSupportedChains: {
    ask: (client) => getSupportedChains(client),
    url: '/v1/supported-chains',
    answer: { http: ['eip155:1', 5, 'eip155:1'], ws: [] },
    gives: { http: ['eip155:1'], ws: [] },
  },
  getIdentity: {
    ask: (client) => getIdentity(client, { address: '0x1', sender: '0x2' }),
    url: '/v1/identity/0x1?sender=0x2',
    answer: { name: 'a.eth', avatar: null },
    gives: { name: 'a.eth', avatar: null },
  },
  getHistory: {
    ask: (client) => getHistory(client, { account: '0x1', cursor: 'c', chainId: 'eip155:1', onramp: 'coinbase' }),
    url: '/v1/account/0x1/history?cursor=c&onramp=coinbase&chainId=eip155%3A1',
    answer: { data: [transaction, { ...transaction, id: 'two', transfers: null }, {}, null], next: 'n' },
    gives: { transactions: [transaction, { id: 'two', metadata: transaction.metadata }], next: 'n', dropped: 2 },
    unreadable: 'HISTORY_FAILED',
  },
  getBalance: {
    ask: (client) => getBalance(client, { address: '0x1', chainId: 'eip155:1', forceUpdate: [token] }),
    url: `/v1/account/0x1/balance?currency=usd&chainId=eip155%3A1&forceUpdate=${encodeURIComponent(token)}`,
    answer: { balances: [balance, { ...balance, quantity: { decimals: '18', numeric: '1e9' } }] },
    gives: { rows: [balance], dropped: 1 },
    unreadable: 'BALANCE_UNAVAILABLE',
  },
  getSwapTokens: {
    ask: (client) => getSwapTokens(client, { chainId: 'eip155:1' }),
    url: '/v1/convert/tokens?chainId=eip155%3A1',
    answer: { tokens: [swapToken, { ...swapToken, decimals: -1 }] },
    gives: { rows: [swapToken], dropped: 1 },
  },
  getSwapQuotes: {
    ask: (client) => getSwapQuotes(client, { amount: 5n, from: token, to: token, userAddress: account, gasPrice: 7n }),
    url: `/v1/convert/quotes?amount=5&userAddress=${encodeURIComponent(account)}&from=${encodeURIComponent(token)}&to=${encodeURIComponent(token)}&gasPrice=7`,
    answer: { quotes: [quote, { ...quote, id: null }, { ...quote, toAmount: '-1' }] },
    gives: { rows: [quote, { fromAmount: '1', fromAccount: token, toAmount: '2', toAccount: token }], dropped: 1 },
  },
  getSwapAllowance: {
    ask: (client) => getSwapAllowance(client, { tokenAddress: token, userAddress: account }),
    url: `/v1/convert/allowance?tokenAddress=${encodeURIComponent(token)}&userAddress=${encodeURIComponent(account)}`,
    answer: { allowance: '115792089237316195423570985008687907853269984665640564039457584007913129639935' },
    gives: 2n ** 256n - 1n,
  },
  getGasPrice: {
    ask: (client) => getGasPrice(client, { chainId: 'eip155:1' }),
    url: '/v1/convert/gas-price?chainId=eip155%3A1',
    answer: { standard: '1', fast: '2', instant: '3' },
    gives: { standard: 1n, fast: 2n, instant: 3n },
  },
  buildApprove: {
    ask: (client) => buildApprove(client, { userAddress: account, from: token, to: token }),
    url: `/v1/convert/build-approve?userAddress=${encodeURIComponent(account)}&from=${encodeURIComponent(token)}&to=${encodeURIComponent(token)}`,
    answer: { tx: { from: account, to: token, data: '0x00ff', value: '0', eip155 } },
    gives: { from: account, to: token, data: '0x00ff', value: '0', eip155 },
  },
  buildTransaction: {
    ask: (client) =>
      buildTransaction(client, {
        amount: 5n,
        from: token,
        to: token,
        userAddress: account,
        disableEstimate: true,
        eip155: { slippage: 1 },
      }),
    method: 'POST',
    url: '/v1/convert/build-transaction',
    body: { amount: '5', from: token, to: token, userAddress: account, disableEstimate: true, eip155: { slippage: 1 } },
    answer: { tx: { from: account, to: token, data: '0x', amount: '5', eip155: { gas: '21000', gasPrice: '7' } } },
    gives: { from: account, to: token, data: '0x', amount: '5', eip155: { gas: '21000', gasPrice: '7' } },
  },
  getTokenPrices: {
    ask: (client) => getTokenPrices(client, { addresses: [token] }),
    method: 'POST',
    url: '/v1/fungible/price',
    body: { addresses: [token], currency: 'usd' },
    answer: {
      fungibles: [{ address: token, name: 'USD Coin', symbol: 'USDC', iconUrl: null, price: 1 }, { price: -1 }],
    },
    gives: { rows: [{ address: token, name: 'USD Coin', symbol: 'USDC', price: 1 }], dropped: 1 },
  },
  getProfile: {
    ask: (client) => getProfile(client, { name: 'a/b?.id' }),
    url: '/v1/profile/account/a%2Fb%3F.id?apiVersion=2',
    answer: profile,
    gives: profile,
    unreadable: 'NAME_RESOLVE_FAILED',
  },
  getNames: {
    ask: (client) => getNames(client, { address: '0x1' }),
    url: '/v1/profile/reverse/0x1?apiVersion=2',
    answer: [profile, { name: 'b' }],
    gives: {
      rows: [{ name: 'a.id', registered_at: 1, addresses: profile.addresses, attributes: profile.attributes }],
      dropped: 1,
    },
    unreadable: 'NAME_RESOLVE_FAILED',
  },
  getNameSuggestions: {
    ask: (client) => getNameSuggestions(client, { name: 'a', zone: 'example.id' }),
    url: '/v1/profile/suggestions/a?zone=example.id',
    answer: { suggestions: [{ name: 'a1', registered: false }, { name: 'a2' }] },
    gives: { rows: [{ name: 'a1', registered: false }], dropped: 1 },
    unreadable: 'NAME_SUGGESTIONS_FAILED',
  },
  registerName: {
    ask: (client) => registerName(client, { coinType: 2_147_483_649, address: '0x1', message: 'm', signature: '0x2' }),
    method: 'POST',
    url: '/v1/profile/account',
    body: { coin_type: 2_147_483_649, address: '0x1', message: 'm', signature: '0x2' },
    answer: { success: true },
    gives: undefined,
    unreadable: 'NAME_REGISTER_FAILED',
  },
  getOnrampUrl: {
    ask: (client) =>
      getOnrampUrl(client, {
        destinationWallets: [{ address: '0x1', blockchains: ['ethereum'], assets: ['ETH'] }],
        paymentAmount: 50,
      }),
    method: 'POST',
    url: '/v1/generators/onrampurl',
    body: {
      destinationWallets: [{ address: '0x1', blockchains: ['ethereum'], assets: ['ETH'] }],
      defaultExperience: 'buy',
      presetFiatAmount: 50,
    },
    answer: { url: 'https://pay.example/buy?x=1' },
    gives: 'https://pay.example/buy?x=1',
  },
  getOnrampOptions: {
    ask: (client) => getOnrampOptions(client),
    url: '/v1/onramp/options',
    answer: { paymentCurrencies: [payment, { id: 'EUR' }], purchaseCurrencies: [purchase] },
    gives: { paymentCurrencies: { rows: [payment], dropped: 1 }, purchaseCurrencies: { rows: [purchase], dropped: 0 } },
  },
  getOnrampQuote: {
    ask: (client) =>
      getOnrampQuote(client, { purchaseCurrency: 'ETH', paymentCurrency: 'USD', amount: '50', network: 'ethereum' }),
    method: 'POST',
    url: '/v1/onramp/quote',
    body: { purchaseCurrency: 'ETH', paymentCurrency: 'USD', amount: '50', network: 'ethereum' },
    answer: onrampQuote,
    gives: onrampQuote,
  },
  getSessions: {
    ask: (client) => getSessions(client, { account }),
    url: `/v1/sessions/${encodeURIComponent(account)}`,
    answer: {
      pcis: [
        { pci: 'p', expiration: 5, revokedAt: null },
        { pci: 'q', contexts: ['0x1'], app: 'Orchard', origin: 'https://orchard.example', chainId: 'eip155:1' },
        { pci: 'r', chainId: 'mainnet' },
        {},
      ],
    },
    gives: {
      rows: [
        { pci: 'p', expiration: 5 },
        { pci: 'q', contexts: ['0x1'], app: 'Orchard', origin: 'https://orchard.example', chainId: 'eip155:1' },
      ],
      dropped: 2,
    },
  },
  recordSession: {
    ask: (client) => recordSession(client, { account, grant: '{}', signature: '0x1' }),
    method: 'POST',
    url: `/v1/sessions/${encodeURIComponent(account)}`,
    body: { grant: '{}', signature: '0x1' },
    answer: { pci: 'p' },
    gives: 'p',
  },
  revokeSession: {
    ask: (client) => revokeSession(client, { account, pci: 'p', signature: '0x1' }),
    method: 'POST',
    url: `/v1/sessions/${encodeURIComponent(account)}/revoke`,
    body: { pci: 'p', signature: '0x1' },
    answer: { success: true },
    gives: undefined,
  },
}

describe.each(Object.entries(cases))(
  '§7: %s',
  (_name, { ask, method = 'GET', url, body, answer, gives, unreadable }) => {
    test('R44: sends the expected request with project and SDK, and returns the valid parts', async () => {
      const { client, fetch } = createTestClient()
      fetch.always('data.example', { json: answer })
      expect(await ask(client)).toEqual(gives)
      const [request] = fetch.requests
      const asked = new URL(request?.url ?? '')
      const common = ['projectId', 'st', 'sv'].map((key) => asked.searchParams.get(key))
      expect(common).toEqual(['local', 'appkit', 'html-eip155-1.7.3'])
      for (const key of ['projectId', 'st', 'sv']) asked.searchParams.delete(key)
      expect([request?.method, asked.origin, asked.pathname + asked.search]).toEqual([
        method,
        'https://data.example',
        `/base${url}`,
      ])
      expect(request?.body === '' ? undefined : JSON.parse(request?.body ?? '')).toEqual(body)
    })

    test.each([
      ['{}[]'],
      ['null'],
      ['{"tx":{"data":"javascript:"},"url":1,"success":"yes","http":{}}'],
      [
        '{"data":[1],"balances":[1],"tokens":[1],"quotes":[1],"fungibles":[1],"suggestions":[1],"pcis":[1],"http":[1],"paymentCurrencies":[1],"purchaseCurrencies":[1]}',
      ],
      ['[{"__proto__":{"name":"a"}}]'],
    ])('R44: %s rejects with its own error code', async (text) => {
      const { client, fetch } = createTestClient()
      fetch.always('data.example', { text })
      await expect(ask(client)).rejects.toMatchObject({ code: unreadable ?? 'HTTP_BAD_RESPONSE' })
    })

    test('R46: an error contains the status', async () => {
      const { client, fetch } = createTestClient()
      fetch.always('data.example', { text: 'secret', status: 503 })
      await expect(ask(client)).rejects.toMatchObject({ shortMessage: 'HTTP status code: 503' })
    })
  },
)

test.each(['javascript:alert(1)', 'http://pay.example', 'data:text/html,x', ''])(
  'R40: rejects the on-ramp URL %j',
  async (url) => {
    const { client, fetch } = createTestClient()
    fetch.always('/onrampurl', { json: { url } })
    await expect(getOnrampUrl(client, { destinationWallets: [] })).rejects.toMatchObject({ code: 'LINK_NOT_VALID' })
  },
)

test('rejects if the service responds with an error', async () => {
  const { client, fetch } = createTestClient()
  fetch.always('data.example', { json: { success: false } })
  await expect(registerName(client, { coinType: 1, address: '', message: '', signature: '' })).rejects.toMatchObject({
    code: 'NAME_REGISTER_FAILED',
  })
  await expect(revokeSession(client, { account, pci: 'p', signature: '' })).rejects.toMatchObject({
    code: 'HTTP_BAD_RESPONSE',
  })
})

test('§8: rejects with "Error resolving name" for an unregistered name', async () => {
  const { client, fetch } = createTestClient()
  fetch.always('/profile', { text: '', status: 404 })
  await expect(getProfile(client, { name: 'nobody' })).rejects.toMatchObject({ shortMessage: 'Error resolving name' })
})

test.each([
  [422, 'SMART_SESSION_REFUSED'],
  [404, 'SMART_SESSION_NOT_FOUND'],
])('R441: a refusal to revoke with status %s rejects with %s', async (status, code) => {
  const { client, fetch } = createTestClient()
  fetch.always('data.example', { text: '', status })
  await expect(revokeSession(client, { account, pci: 'p', signature: '0x1' })).rejects.toMatchObject({ code })
})

test('R440: a refused signature of a record rejects with its own code', async () => {
  const { client, fetch } = createTestClient()
  fetch.always('data.example', { text: '', status: 422 })
  await expect(recordSession(client, { account, grant: '{}', signature: '0x1' })).rejects.toMatchObject({
    code: 'SMART_SESSION_REFUSED',
  })
})
