import { globSync, readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { expect, test } from 'vitest'
import * as accountLimits from './accountLimits.js'
import * as own from './limits.js'
import * as rpc from './rpcLimits.js'

const withPrefix = (prefix: string, table: Readonly<Record<string, number>>) =>
  Object.fromEntries(Object.entries(table).map(([name, value]) => [`${prefix}${name}`, value]))
const limits: Readonly<Record<string, number>> = {
  ...own,
  ...accountLimits,
  ...withPrefix('rpc:', rpc),
}

/** The durations of specification §9, §2 and §4, repeated here with their units. */
const specified: Readonly<Record<string, readonly [value: number, meaning: string]>> = {
  walletPageSize: [40, 'wallets on a page'],
  recommendedWallets: [4, 'wallets'],
  searchResults: [100, 'wallets'],
  searchWaitMs: [300, 'ms'],
  pairingLifeMs: [4 * 60 * 1_000, 'ms: 4 minutes'],
  pairingMarginMs: [10 * 1_000, 'ms: expired with 10 s left'],
  balanceRetryBlockMs: [30 * 1_000, 'ms'],
  snackbarSwapDelayMs: [150, 'ms'],
  imagePreloadMs: [2 * 1_000, 'ms'],
  nativeBalanceCacheMs: [30 * 1_000, 'ms'],
  nameCacheMs: [5 * 60 * 1_000, 'ms: 5 minutes'],
  identityCacheMs: [5 * 60 * 1_000, 'ms: 5 minutes'],
  recentWallets: [2, 'wallets, newest first'],
  httpTimeoutMs: [10 * 1_000, 'ms'],
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
  modalWidthPx: [360, 'px'],
  modalZIndex: [999, 'z-index'],
  fontSizeMasterPx: [10, 'px'],
  borderRadiusMasterPx: [4, 'px'],
  solanaDecimals: [9, 'decimals'],
  modalHeightMs: [150, 'ms, §2'],
  shakeMs: [500, 'ms, §2'],
}

test.each(Object.entries(specified))('§9: %s is %j', (name, [value]) => {
  expect(limits[name]).toBe(value)
})

test('§9: every number of the table is in the specification', () => {
  expect(Object.keys(limits).sort()).toEqual(Object.keys(specified).sort())
})

test('R193: every number of the tables is used in code', () => {
  const packages = fileURLToPath(new URL('../../../', import.meta.url))
  // Only source folders, because the others contain thousands of built or installed files.
  const folders = globSync(['*/src', 'adapters/*/src'], { cwd: packages })
  const code = folders
    .flatMap((folder) => globSync('**/*.{ts,tsx}', { cwd: `${packages}${folder}` }).map((file) => `${folder}/${file}`))
    .filter((file) => !/\.test|\.fixture|[lL]imits\.ts$/.test(file))
    .map((file) => readFileSync(`${packages}${file}`, 'utf8'))
    .join('\n')
  const uses = Object.entries({ limits: own, accountLimits, rpcLimits: rpc }).flatMap(([table, numbers]) =>
    Object.keys(numbers).map((name) => `${table}.${name}`),
  )
  expect(uses.filter((use) => !new RegExp(`\\b${use}\\b`).test(code))).toEqual([])
})

test('the weights of the ranking add up to one', () => {
  expect(rpc.rankStabilityWeight + rpc.rankLatencyWeight).toBe(1)
})
