import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { anything } from '../../../../fuzz/anything.js'
import { createNetwork } from '../test/setUp.js'
import { isUsable, readAccounts, toAccount } from './accounts.js'
import { encodeAddress } from './address.js'

const alice = '5GrwvaEF5zXb26Fz9rcQpDWS57CtERHpNehXCPcNoHGKutQY'
const aliceOnKusama = 'HNZata7iMYWmk5RvZRTiAsSDhV8366zq2YGb3tLH5Upf74F'
const bob = '5FHneW46xGXgs5mUiveU4sbTyGBzmstUspZC92UhjJM694ty'
const key = '0xd43593c715fdd31c61141abd04a99fd6822c8558854ccde39a5684e7a56da27d'

describe('R34: accounts of a wallet', () => {
  test.each([
    ['an empty list', []],
    ['null', null],
    ['a text', alice],
    ['a list of texts', [alice]],
    ['a list with null', [null, undefined, 5]],
    ['no address', [{ name: 'Alice' }]],
    ['a wrong checksum', [{ address: `${alice.slice(0, -1)}Z` }]],
    ['an Ethereum account', [{ address: '0xd43593c715fdd31c61141abd04a99fd6822c8558', type: 'ethereum' }]],
    ['an Ethereum account that is not said to be one', [{ address: '0xd43593c715fdd31c61141abd04a99fd6822c8558' }]],
    [
      'an address that throws',
      [
        Object.defineProperty({}, 'address', {
          get: () => {
            throw new Error('no')
          },
        }),
      ],
    ],
  ])('%s gives none', (_, answer) => expect(readAccounts(answer)).toEqual([]))

  test('valid ones stay, in their order, among garbage; one key in two prefixes is one account', () => {
    const accounts = readAccounts([
      null,
      { address: bob },
      { address: alice, name: 'A' },
      { address: aliceOnKusama },
      {},
    ])
    expect(accounts.map(({ walletAddress }) => walletAddress)).toEqual([bob, alice])
  })

  test('name, kind of key and network are told as the wallet tells them; the name is cleaned', () => {
    const genesisHash = `0x${'a1'.repeat(32)}`
    const [account] = readAccounts([{ address: alice, name: ' Ali\u202ece\n ', type: 'sr25519', genesisHash }])
    expect(account).toMatchObject({ id: key, name: 'Alice', keyType: 'sr25519', genesisHash, walletAddress: alice })
    expect(account && isUsable(account, createNetwork('a1'))).toBe(true)
    expect(account && isUsable(account, createNetwork('b2'))).toBe(false)
  })

  test('a kind of key nobody knows, an empty name and a hash that is none are left out', () => {
    const [account] = readAccounts([{ address: alice, name: '\u200b', type: 'dilithium', genesisHash: 'polkadot' }])
    expect(Object.keys(account ?? {})).toEqual(['id', 'accountId', 'walletAddress', 'prefix'])
  })

  test('the session tells it with the prefix of the network, and the public key where the address is one', () => {
    const tell = (type: string) =>
      readAccounts([{ address: alice, name: 'Alice', type }]).map((one) => toAccount(one, 2))
    expect(tell('sr25519')).toEqual([
      { namespace: 'polkadot', address: aliceOnKusama, type: 'eoa', publicKey: key, keyType: 'sr25519', name: 'Alice' },
    ])
    expect(tell('ecdsa')).toEqual([
      { namespace: 'polkadot', address: aliceOnKusama, type: 'eoa', keyType: 'ecdsa', name: 'Alice' },
    ])
    expect(readAccounts([{ address: aliceOnKusama }]).map((one) => toAccount(one, undefined).address)).toEqual([
      aliceOnKusama,
    ])
  })

  test('ten thousand entries are read in part', () => {
    const many = Array.from({ length: 10_000 }, (_, index) => {
      const id = new Uint8Array(32)
      new DataView(id.buffer).setUint32(0, index)
      return { address: encodeAddress(id, 42) }
    })
    expect(readAccounts(many)).toHaveLength(1_000)
  })

  test('L3: anything at all gives a list of accounts with valid addresses', () => {
    fc.assert(
      fc.property(anything, fc.array(anything), (make, makers) => {
        for (const value of [
          make(),
          makers.map((one) => one()),
          makers.map((one) => ({ address: one(), name: one() })),
        ])
          for (const { accountId, prefix, walletAddress } of readAccounts(value))
            expect(encodeAddress(accountId, prefix)).toBe(walletAddress)
      }),
    )
  })
})
