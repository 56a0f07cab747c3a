import { globSync, readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { expect, test } from 'vitest'
import { accountLimits, limits as own, rpcLimits as rpc } from './limits.js'

const withPrefix = (prefix: string, table: Readonly<Record<string, number>>) =>
  Object.fromEntries(Object.entries(table).map(([name, value]) => [`${prefix}${name}`, value]))
const limits: Readonly<Record<string, number>> = {
  ...own,
  ...accountLimits,
  ...withPrefix('rpc:', rpc),
}

const specification = readFileSync(fileURLToPath(new URL('../../../docs/specification.md', import.meta.url)), 'utf8')

/** The rows of §9, and the animations of §2. */
const rows = new Map(
  [...specification.matchAll(/^\| ([^|]+) \| ([^|]+) \|$/gm)].map(([, name = '', text = '']) => [name, text]),
)
rows.set('animations', /^- Animations: (.*)$/m.exec(specification)?.[1] ?? '')

const units: Readonly<Record<string, number>> = { s: 1_000, minutes: 60_000 }

/** Returns the numbers of a row; durations in ms. */
function numbersOf(row: string): readonly number[] {
  const found = (rows.get(row) ?? '').matchAll(/(\d+(?:\.\d+)?)(?: (s|minutes)\b)?/g)
  return [...found].map(([, digits, unit = '']) => Number(digits) * (units[unit] ?? 1))
}

/** Each number with its row and its place there. */
const specified: Readonly<Record<string, readonly [row: string, place: number]>> = {
  walletPageSize: ['wallets per page', 0],
  recommendedWallets: ['recommended wallets', 0],
  searchResults: ['search', 0],
  searchWaitMs: ['search', 1],
  pairingLifeMs: ['pairing URI', 0],
  pairingMarginMs: ['pairing URI', 1],
  balanceRetryBlockMs: ['next balance request after a failure', 0],
  snackbarSwapDelayMs: ['next snackbar', 0],
  imagePreloadMs: ['image preload', 0],
  nativeBalanceCacheMs: ['cache: native balance', 0],
  nameCacheMs: ['cache: ENS name, identity', 0],
  identityCacheMs: ['cache: ENS name, identity', 0],
  recentWallets: ['recent wallets', 0],
  httpTimeoutMs: ['HTTP timeout', 0],
  'rpc:timeoutMs': ['RPC: timeout, batch, ping interval, sample count', 0],
  'rpc:batchSize': ['RPC: timeout, batch, ping interval, sample count', 1],
  'rpc:pollingMs': ['RPC: timeout, batch, ping interval, sample count', 2],
  'rpc:rankSamples': ['RPC: timeout, batch, ping interval, sample count', 3],
  'rpc:rankStabilityWeight': ['RPC ranking: stability, latency, ping timeout', 0],
  'rpc:rankLatencyWeight': ['RPC ranking: stability, latency, ping timeout', 1],
  'rpc:probeTimeoutMs': ['RPC ranking: stability, latency, ping timeout', 2],
  'rpc:retries': ['RPC retries', 0],
  'rpc:retryDelayMs': ['RPC retries', 1],
  'rpc:dedupeEntries': ['RPC deduplication cache', 0],
  modalWidthPx: ['theme defaults', 0],
  modalZIndex: ['theme defaults', 1],
  fontSizeMasterPx: ['theme defaults', 2],
  borderRadiusMasterPx: ['theme defaults', 3],
  solanaDecimals: ['decimals', 0],
  modalHeightMs: ['animations', 3],
  shakeMs: ['animations', 4],
}

test('§9: every number of the tables is the one in docs/specification.md', () => {
  for (const [name, [row, place]] of Object.entries(specified))
    expect.soft(limits[name], name).toBe(numbersOf(row)[place])
  expect(Object.keys(limits).sort()).toEqual(Object.keys(specified).sort())
})

test('R193: every number of the tables is used in code', () => {
  const packages = fileURLToPath(new URL('../../', import.meta.url))
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
