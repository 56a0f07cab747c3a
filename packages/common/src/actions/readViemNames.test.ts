import fc from 'fast-check'
import { expect, test } from 'vitest'
import { readViemNames } from './readViemNames.js'

const abi: readonly unknown[] = []

test.each([
  ['the acting account', { message: 'a', account: '0x1' }, { message: 'a', address: '0x1' }],
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

test('R279: never throws', () => {
  fc.assert(fc.property(fc.anything(), (given) => void readViemNames(given)))
})
