import fc from 'fast-check'
import { expect, test } from 'vitest'
import { bitcoinChains, chainOfName, chainOfReference, toCaipNetworkId } from './bitcoinChain.js'

test('§3: converts every network to the CAIP-2 id of its genesis block and back', () => {
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
] as const)('R35: reads the network name %s as %s', (name, chain) => {
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
])('R35: rejects %.20j as a network name', (name) => {
  expect(chainOfName(name)).toBeUndefined()
})

test('R35: reads any value as a network or rejects it', () => {
  fc.assert(
    fc.property(fc.anything(), (value) => {
      const chain = chainOfName(value)
      expect(chain === undefined || bitcoinChains.includes(chain)).toBe(true)
    }),
  )
})
