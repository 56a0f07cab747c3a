import { expect, test } from 'vitest'
import * as analytics from './analytics.js'
import * as bundled from './bundled.js'
import * as chainData from './chainData.js'
import * as directory from './directory.js'
import * as identity from './identity.js'
import * as all from './index.js'

const names = (module: object) => Object.keys(module).sort()

test('the package exports exactly these names', () => {
  expect(names(all)).toMatchInlineSnapshot(`
    [
      "analyticsConfigSchema",
      "approvalSchema",
      "balanceSchema",
      "buildApprove",
      "buildTransaction",
      "createApiClient",
      "gasPriceSchema",
      "getAnalyticsConfig",
      "getAssetImage",
      "getBalance",
      "getCurrencyImage",
      "getGasPrice",
      "getHistory",
      "getIdentity",
      "getNameSuggestions",
      "getNames",
      "getOnrampOptions",
      "getOnrampQuote",
      "getOnrampUrl",
      "getProfile",
      "getSessions",
      "getSupportedChains",
      "getSwapAllowance",
      "getSwapQuotes",
      "getSwapTokens",
      "getTokenImage",
      "getTokenPrices",
      "getWalletImage",
      "getWallets",
      "historySchema",
      "holdImage",
      "identitySchema",
      "nameSuggestionSchema",
      "nameSuggestionsSchema",
      "onrampOptionsSchema",
      "onrampQuoteSchema",
      "onrampUrlSchema",
      "paymentCurrencySchema",
      "profileSchema",
      "purchaseCurrencySchema",
      "recordSession",
      "recordSessionSchema",
      "registerName",
      "registerNameSchema",
      "reverseSchema",
      "revokeSession",
      "revokeSessionSchema",
      "sendEvent",
      "smartSessionSchema",
      "smartSessionsSchema",
      "supportedChainsSchema",
      "swapAllowanceSchema",
      "swapQuoteSchema",
      "swapQuotesSchema",
      "swapTokenSchema",
      "swapTokensSchema",
      "swapTransactionSchema",
      "tokenBalanceSchema",
      "tokenPriceSchema",
      "tokenPricesSchema",
      "transactionSchema",
      "walletSchema",
      "walletsSchema",
    ]
  `)
})

test('`directory` exports what a page loads to list wallets', () => {
  expect(names(directory)).toMatchInlineSnapshot(`
    [
      "createApiClient",
      "getAssetImage",
      "getWalletImage",
      "getWallets",
      "holdImage",
    ]
  `)
})

test('R246: `bundled` exports what a page loads to list wallets without a directory server', () => {
  expect(names(bundled)).toEqual(['createBundledDirectory'])
})

test('`analytics` exports what a page loads to send events', () => {
  expect(names(analytics)).toMatchInlineSnapshot(`
    [
      "createApiClient",
      "getAnalyticsConfig",
      "sendEvent",
    ]
  `)
})

test('chainData exports the client and the list of supported networks', () => {
  expect(names(chainData)).toEqual(['createApiClient', 'getSupportedChains'])
})

test('`identity` exports what a page loads to request a name', () => {
  expect(names(identity)).toMatchInlineSnapshot(`
    [
      "createApiClient",
      "getIdentity",
    ]
  `)
})
