import fc from 'fast-check'
import { expect, test } from 'vitest'
import { bitcoinChains, chainOfName, chainOfReference, toCaipNetworkId } from './bitcoinChain.js'

test('§3: every network has the CAIP-2 id of its first block, there and back', () => {
  for (const chain of bitcoinChains) expect(chainOfReference(toCaipNetworkId(chain))).toBe(chain)
  expect(new Set(bitcoinChains.map(toCaipNetworkId)).size).toBe(bitcoinChains.length)
})

test.each([
  ['livenet', 'mainnet'],
  ['Mainnet', 'mainnet'],
  ['mainnet', 'mainnet'],
  ['BITCOIN_MAINNET', 'mainnet'],
  ['bitcoin:mainnet', 'mainnet'],
  ['Testnet', 'testnet'],
  ['testnet3', 'testnet'],
  ['BITCOIN_TESTNET4', 'testnet4'],
  ['Signet', 'signet'],
  ['BITCOIN_SIGNET', 'signet'],
  ['Regtest', 'regtest'],
  ['devnet', 'regtest'],
] as const)('R35: what wallets call %s is %s', (name, chain) => {
  expect(chainOfName(name)).toBe(chain)
})

test.each([
  'FRACTAL_BITCOIN_MAINNET',
  'litecoin',
  '',
  'constructor',
  '__proto__',
  'mainnet ',
  0,
  null,
  {},
  'x'.repeat(1e6),
])('R35: %.20j names no network of Bitcoin', (name) => {
  expect(chainOfName(name)).toBeUndefined()
})

test('R35: anything at all names a network or none', () => {
  fc.assert(
    fc.property(fc.anything(), (value) => {
      const chain = chainOfName(value)
      expect(chain === undefined || bitcoinChains.includes(chain)).toBe(true)
    }),
  )
})
