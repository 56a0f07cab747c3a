import fc from 'fast-check'
import { expect, test } from 'vitest'
import { readViemNames } from './readViemNames.js'

const abi: readonly unknown[] = []

test.each([
  ['the acting account', { message: 'a', account: '0x1' }, { message: 'a', address: '0x1' }],
  [
    'an account object',
    { message: 'a', account: { address: '0x1', type: 'json-rpc' } },
    { message: 'a', address: '0x1' },
  ],
  ['the chain', { to: '0x2', chain: { id: 10, name: 'OP Mainnet' } }, { to: '0x2', chainId: 10 }],
  ['the chain beside an unset id', { chain: { id: 10 }, chainId: undefined }, { chainId: 10 }],
  ['the same address in another case', { account: '0xAb', address: '0xaB' }, { address: '0xAb' }],
  ['no chain', { to: '0x2', chain: null }, { to: '0x2' }],
  ['a contract', { abi, address: '0xc' }, { abi, contractAddress: '0xc' }],
  [
    'a contract and its account',
    { abi, address: '0xc', account: '0x1' },
    { abi, contractAddress: '0xc', address: '0x1' },
  ],
  [
    'typed data',
    { domain: {}, types: { A: [] }, primaryType: 'A', message: {}, account: '0x1' },
    { typedData: { domain: {}, types: { A: [] }, primaryType: 'A', message: {} }, address: '0x1' },
  ],
])("R279: translates viem's name for %s", (_title, given, expected) => {
  expect(readViemNames<unknown>(given)).toEqual(expected)
  expect(readViemNames(readViemNames<unknown>(given))).toEqual(expected)
})

test.each([
  [{ contractAddress: '0xc', address: '0x1', abi }],
  [{ typedData: {}, address: '0x1' }],
  [{ to: '0x2', value: 1n }],
  [undefined],
  [null],
  ['text'],
])('R279: does not change parameters with the names of this package: %o', (given) => {
  expect(readViemNames<unknown>(given)).toBe(given)
})

test.each([
  ['chain', { chain: { id: 10 }, chainId: 1 }],
  ['account', { message: 'a', account: '0x1', address: '0x2' }],
  ['account', { abi, contractAddress: '0xc', account: { address: '0x1' }, address: '0x2' }],
])('R279: throws if both names of %s have different values', (name, given) => {
  const details = expect.stringContaining(name)
  expect(() => readViemNames<unknown>(given)).toThrow(expect.objectContaining({ code: 'INVALID_PARAMS', details }))
})

test('R279: accepts any input, and throws only `INVALID_PARAMS`', () => {
  const repeated = fc.constantFrom('chain', 'chainId', 'account', 'address')
  fc.assert(
    fc.property(fc.anything(), fc.dictionary(repeated, fc.anything()), (given, more) => {
      readViemNames(given)
      try {
        readViemNames(more)
      } catch (error) {
        expect(error).toMatchObject({ code: 'INVALID_PARAMS' })
      }
    }),
  )
})
