import fc from 'fast-check'
import { expect, test } from 'vitest'
import { grantedChain, readGrant } from './readGrant.js'

const mainnet = 'solana:5eykt4UsFv8P8NJdTREpY1vzqKqZKvdp'
const before = 'solana:4sGjMW1sUnHzSxGspuhpqLDx6wiyjNtZ'
const part = (accounts: readonly string[], methods: readonly string[] = []) => ({ accounts, methods, events: [] })

test('merges grants by namespace and by chain', () => {
  const granted = {
    eip155: part(['eip155:1:0xa'], ['personal_sign']),
    'eip155:10': part(['eip155:10:0xb'], ['eth_sendTransaction', 'personal_sign']),
    solana: part([`${mainnet}:A`]),
  }
  expect(readGrant(granted, 'eip155')).toEqual({
    accounts: ['eip155:1:0xa', 'eip155:10:0xb'],
    methods: ['personal_sign', 'eth_sendTransaction'],
    events: [],
    networkIds: ['eip155:1', 'eip155:10'],
  })
})

test('uses the deprecated id of Solana if the wallet supports only that', () => {
  const granted = { solana: part([`${before}:A`]) }
  expect(readGrant(granted, 'solana')).toMatchObject({ accounts: [`${mainnet}:A`], networkIds: [mainnet] })
  expect(grantedChain(granted, mainnet)).toBe(before)
  expect(grantedChain({ solana: part([`${before}:A`, `${mainnet}:A`]) }, mainnet)).toBe(mainnet)
  expect(grantedChain(granted, 'solana:other')).toBeUndefined()
})

test('omits accounts of other namespaces and invalid networks', () => {
  const granted = { eip155: part(['solana:x:A', 'eip155:1:0xa', 'eip155:b ad:0xa']) }
  expect(readGrant(granted, 'eip155')).toMatchObject({ networkIds: ['eip155:1'] })
  expect(readGrant(granted, 'solana').accounts).toEqual([])
})

test('never throws, and lists each entry once', () => {
  fc.assert(
    fc.property(
      fc.dictionary(
        fc.string(),
        fc.record({ accounts: fc.array(fc.string()), methods: fc.array(fc.string()), events: fc.array(fc.string()) }),
      ),
      (granted) => {
        const { accounts, methods } = readGrant(granted, 'eip155')
        expect(new Set(accounts).size).toBe(accounts.length)
        expect(new Set(methods).size).toBe(methods.length)
      },
    ),
  )
})
