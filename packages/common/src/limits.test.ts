import { expect, test } from 'vitest'
import * as accountLimits from './accountLimits.js'
import { defaultLogLevel } from './defaultLogLevel.js'
import * as own from './limits.js'
import * as rpc from './rpcLimits.js'

const withPrefix = (prefix: string, table: Readonly<Record<string, number>>) =>
  Object.fromEntries(Object.entries(table).map(([name, value]) => [`${prefix}${name}`, value]))
const limits: Readonly<Record<string, number>> = {
  ...own,
  ...accountLimits,
  ...withPrefix('rpc:', rpc),
}

/** Specification §9, and the durations of §2 and §4, in our own words with their units. */
const specified: Readonly<Record<string, readonly [value: number, meaning: string]>> = {
  walletPageSize: [40, 'wallets on a page'],
  recommendedWallets: [4, 'wallets'],
  searchResults: [100, 'wallets'],
  searchWaitMs: [300, 'ms'],
  pairingLifeMinutes: [4, 'minutes'],
  pairingMarginSeconds: [10, 's: expired with 10 s left'],
  balanceRetryBlockMs: [30 * 1_000, 'ms'],
  swapSlippagePercent: [1, 'per cent'],
  snackbarSwapDelayMs: [150, 'ms'],
  imagePreloadSeconds: [2, 's'],
  pendingTransactions: [99, 'transactions'],
  portfolioCacheMs: [30 * 1_000, 'ms'],
  nativeBalanceCacheMs: [30 * 1_000, 'ms'],
  nameCacheMs: [5 * 60 * 1_000, 'ms: 5 minutes'],
  identityCacheMs: [5 * 60 * 1_000, 'ms: 5 minutes'],
  recentWallets: [2, 'wallets, newest first'],
  emailCooldownMs: [30 * 1_000, 'ms'],
  httpTimeoutMs: [10 * 1_000, 'ms'],
  frameRequestMs: [30 * 1_000, 'ms'],
  frameReadyWaitMs: [500, 'ms after the frame is ready'],
  secureFrameVersion: [4, 'version'],
  'rpc:timeoutMs': [10 * 1_000, 'ms'],
  'rpc:batchSize': [1_000, 'requests'],
  'rpc:pollingMs': [4 * 1_000, 'ms'],
  'rpc:rankSamples': [10, 'samples'],
  'rpc:rankStabilityWeight': [0.7, 'of 1'],
  'rpc:rankLatencyWeight': [0.3, 'of 1'],
  'rpc:probeTimeoutMs': [1_000, 'ms'],
  'rpc:retries': [3, 'tries after the first'],
  'rpc:retryDelayMs': [150, 'ms, doubled at each try'],
  'rpc:dedupeEntries': [8_192, 'entries'],
  swapNetworks: [12, 'networks'],
  onrampFeePercentMin: [1, 'per cent'],
  onrampFeePercentMax: [2, 'per cent'],
  onrampCardMin: [10, 'units of the currency'],
  onrampCardMax: [7_500, 'units of the currency'],
  onrampBankMin: [10, 'units of the currency'],
  onrampBankMax: [25_000, 'units of the currency'],
  modalWidthPx: [360, 'px'],
  modalZIndex: [999, 'z-index'],
  fontSizeMasterPx: [10, 'px'],
  borderRadiusMasterPx: [4, 'px'],
  colorMixStrengthPercent: [0, 'per cent'],
  solanaDecimals: [9, 'decimals'],
  bitcoinDecimals: [8, 'decimals'],
  etherDecimals: [18, 'decimals'],
  baseChainId: [8_453, 'chain id'],
  headerTextMs: [120, 'ms, §2'],
  modalHeightMs: [150, 'ms, §2'],
  viewTransitionMs: [150, 'ms, §2'],
  shakeMs: [500, 'ms, §2'],
  notAllowedMessageDelayMs: [300, 'ms, §4'],
}

test.each(Object.entries(specified))('§9: %s is %j', (name, [value]) => {
  expect(limits[name]).toBe(value)
})

test('§9: no number stands in the table that the specification does not have', () => {
  expect(Object.keys(limits).sort()).toEqual(Object.keys(specified).sort())
})

test('§9: the log shows errors where the app sets nothing', () => {
  expect(defaultLogLevel).toBe('error')
})

test('the weights of the ranking add up to one', () => {
  expect(rpc.rankStabilityWeight + rpc.rankLatencyWeight).toBe(1)
})
