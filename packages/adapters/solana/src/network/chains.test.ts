import fc from 'fast-check'
import { expect, test } from 'vitest'
import { anything } from '../../../../../fuzz/anything.js'
import { createNetwork, devnet, mainnet } from '../../test/networks.js'
import { readChains } from '../wallet/standardWallet.js'
import { chainOf, isGenesisOf, networksOf } from './chains.js'

const local = createNetwork('LatchkeyLoca1So1anaChain11111111', ['http://127.0.0.1:8899', 'http://localhost:8899'])
const remote = createNetwork('Rollup11111111111111111111111111', ['http://127.0.0.1:8899', 'https://rollup.example'])
const standard = ['solana:mainnet', 'solana:devnet', 'solana:testnet', 'solana:localnet']

// Genesis hashes as returned by nodes of the clusters.
test.each([
  [mainnet, '5eykt4UsFv8P8NJdTREpY1vzqKqZKvdpKuc147dw2N9d', 'solana:mainnet'],
  [devnet, 'EtWTRABZaYq6iMfeYKouRu166VU2xqa1wcaWoxPkrZBG', 'solana:devnet'],
  [
    createNetwork('4uhcVJyU9pJkvQyS88uRDiswHXSCkY3z', []),
    '4uhcVJyU9pJkvQyS88uRDiswHXSCkY3zQawwpjk2NsNY',
    'solana:testnet',
  ],
])(
  'R35: the id of $name is the start of its genesis hash, and its Wallet Standard name is %3$s',
  (network, hash, name) => {
    expect(isGenesisOf(hash, network)).toBe(true)
    expect(chainOf(network, standard)).toBe(name)
    for (const other of ['', `x${hash}`, undefined, 42]) expect(isGenesisOf(other, network)).toBe(false)
  },
)

test('R35: the Wallet Standard name of a custom network is its CAIP-2 id, or solana:localnet on this machine', () => {
  expect(chainOf(local, [...standard, local.caipNetworkId])).toBe(local.caipNetworkId)
  expect(chainOf(local, standard)).toBe('solana:localnet')
  expect(chainOf(remote, standard)).toBeUndefined()
  expect(chainOf(mainnet, ['solana:devnet'])).toBeUndefined()
  expect(chainOf({ ...mainnet, chainNamespace: 'eip155' }, standard)).toBeUndefined()
})

test('lists the app’s networks that the wallet supports, then its other public ones', () => {
  expect(networksOf(['solana:mainnet', 'solana:localnet'], [local, devnet])).toEqual([
    local.caipNetworkId,
    mainnet.caipNetworkId,
  ])
  expect(networksOf(standard, [devnet, mainnet]).slice(0, 2)).toEqual([devnet.caipNetworkId, mainnet.caipNetworkId])
  expect(new Set(networksOf(standard, [devnet, mainnet])).size).toBe(3)
  expect(networksOf([], [devnet])).toEqual([])
})

test('R35 L3: reads any value as a list of chains without throwing', () => {
  fc.assert(
    fc.property(anything, (make) => {
      for (const chain of readChains(make())) expect(chain).toMatch(/^solana:[-_a-zA-Z0-9]{1,32}$/)
    }),
  )
  expect(readChains(['solana:mainnet', 'solana:mainnet', 'eip155:1', 42, 'solana:', 'SOLANA:mainnet'])).toEqual([
    'solana:mainnet',
  ])
})
