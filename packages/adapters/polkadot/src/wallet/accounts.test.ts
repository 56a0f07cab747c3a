import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { anything } from '../../../../../fuzz/anything.js'
import { createNetwork } from '../../test/setUp.js'
import { encodeAddress } from '../address/address.js'
import { isUsable, readAccounts, toAccount } from './accounts.js'

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
    ['an account without an address', [{ name: 'Alice' }]],
    ['a wrong checksum', [{ address: `${alice.slice(0, -1)}Z` }]],
    ['an Ethereum account', [{ address: '0xd43593c715fdd31c61141abd04a99fd6822c8558', type: 'ethereum' }]],
    ['an Ethereum account with an SS58 address', [{ address: alice, type: 'ethereum' }]],
    ['an Ethereum account without a type', [{ address: '0xd43593c715fdd31c61141abd04a99fd6822c8558' }]],
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
  ])('reads no account from %s', (_, response) => expect(readAccounts(response)).toEqual([]))

  test('keeps valid accounts in order, and merges one key in two prefixes', () => {
    const accounts = readAccounts([
      null,
      { address: bob },
      { address: alice, name: 'A' },
      { address: aliceOnKusama },
      {},
    ])
    expect(accounts.map(({ walletAddress }) => walletAddress)).toEqual([bob, alice])
  })

  test('keeps name, key type and network of an account, and cleans the name', () => {
    const genesisHash = `0x${'a1'.repeat(32)}`
    const [account] = readAccounts([{ address: alice, name: ' Ali\u202ece\n ', type: 'sr25519', genesisHash }])
    expect(account).toMatchObject({ id: key, name: 'Alice', keyType: 'sr25519', genesisHash, walletAddress: alice })
    expect(account && isUsable(account, createNetwork('a1'))).toBe(true)
    expect(account && isUsable(account, createNetwork('b2'))).toBe(false)
  })

  test('drops an unknown key type, an empty name and a malformed genesis hash', () => {
    const [account] = readAccounts([{ address: alice, name: '\u200b', type: 'dilithium', genesisHash: 'polkadot' }])
    expect(Object.keys(account ?? {})).toEqual(['id', 'accountId', 'walletAddress', 'prefix'])
  })

  test('returns an address in the network’s prefix, and the public key if the address contains it', () => {
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

  test('reads only the first of ten thousand entries', () => {
    const many = Array.from({ length: 10_000 }, (_, index) => {
      const id = new Uint8Array(32)
      new DataView(id.buffer).setUint32(0, index)
      return { address: encodeAddress(id, 42) }
    })
    expect(readAccounts(many)).toHaveLength(1_000)
  })

  test('L3: reads any value as a list of accounts with valid addresses', () => {
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
