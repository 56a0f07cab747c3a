import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { parseState, readState, toAccounts } from './walletState.js'

const payment = 'bc1qw508d6qejxtdg4y5r3zarvary0c5xw7kv8f3t4'
const taproot = 'bc1p0xlxvlhemja6c4dqv22uapctqupfhlxm9h8z3k2e72q4k9hcz7vqzk5jj0'
const legacy = '1A1zP1eP5QGefi2DMPTfTL5SLmv7DivfNa'
const nested = '3P14159f73E4gFr7JterCCQh9QjiTjiZrG'
const testnet = 'tb1qw508d6qejxtdg4y5r3zarvary0c5xw7kxpjzsx'
const none = { others: [] }

const purposesOf = (...accounts: readonly (readonly [address: unknown, purpose?: unknown])[]) =>
  readState({ accounts: accounts.map(([address, purpose]) => ({ address, purpose })) }, none)?.addresses.map(
    ({ address, purpose }) => [address, purpose],
  )

describe('R34: shared addresses', () => {
  test.each([[[]], [['']], [[null]], [[42]], [['0x52908400098527886E0F7030069857D2E4169EE7']], [[`${payment}x`]]])(
    'finds no account in %j',
    (addresses) => {
      const response = { accounts: addresses.map((address: unknown) => ({ address })) }
      expect(readState(response, none)).toBeUndefined()
      expect(() => parseState(response, none)).toThrow(expect.objectContaining({ code: 'WALLET_NO_ACCOUNT' }))
    },
  )

  test('keeps valid addresses in order, without duplicates', () => {
    expect(
      purposesOf([''], [payment, 'payment'], [null], [payment.toUpperCase(), 'payment'], [nested, 'payment']),
    ).toEqual([
      [payment, 'payment'],
      [nested, 'payment'],
    ])
  })

  test('drops addresses of networks other than the wallet’s', () => {
    const accounts = [{ address: testnet }, { address: payment }]
    expect(readState({ accounts, chain: 'mainnet' }, none)?.addresses.map(({ address }) => address)).toEqual([payment])
    expect(readState({ accounts: [{ address: testnet }], chain: 'mainnet' }, none)).toBeUndefined()
  })

  test('reads ten thousand entries', () => {
    const accounts = Array.from({ length: 10_000 }, () => ({ address: 'nonsense' }))
    expect(readState({ accounts: [...accounts, { address: payment }] }, none)?.addresses).toHaveLength(1)
  })

  test('reads any value as a state whose addresses belong to its network, or as undefined', () => {
    const account = fc.record({
      address: fc.oneof(fc.constantFrom(payment, taproot, legacy, nested, testnet), fc.anything()),
      purpose: fc.anything(),
      publicKey: fc.anything(),
      path: fc.anything(),
    })
    fc.assert(
      fc.property(fc.array(account), (accounts) => {
        const state = readState({ accounts }, none)
        if (!state) return
        expect(state.addresses.length).toBeGreaterThan(0)
        for (const { address } of state.addresses) expect(address.startsWith('tb1')).toBe(state.chain !== 'mainnet')
      }),
    )
  })
})

describe('purposes of addresses', () => {
  test('are those that the wallet states, and other purposes are dropped', () => {
    expect(purposesOf([taproot, 'ordinals'], [nested, 'payment'], [legacy, 'stacks'])).toEqual([
      [nested, 'payment'],
      [taproot, 'ordinal'],
    ])
  })

  test('follow from the address type if the wallet states none', () => {
    expect(purposesOf([taproot], [payment])).toEqual([
      [payment, 'payment'],
      [taproot, 'ordinal'],
    ])
    expect(purposesOf([payment], [legacy])).toEqual([
      [payment, 'payment'],
      [legacy, 'payment'],
    ])
  })

  test('include payment for a single address and for the first of several taproot addresses', () => {
    expect(purposesOf([taproot])).toEqual([[taproot, 'payment']])
    const other = 'bc1p5cyxnuxmeuwuvkwfem96lqzszd02n6xdcjrs20cac6yqjjwudpxqkedrcr'
    expect(purposesOf([taproot], [other])).toEqual([
      [taproot, 'payment'],
      [other, 'ordinal'],
    ])
  })

  test('§3: are converted to account types', () => {
    const state = parseState(
      {
        accounts: [
          { address: taproot, purpose: 'ordinals' },
          { address: payment, purpose: 'payment', publicKey: `02${'ab'.repeat(32)}` },
        ],
      },
      none,
    )
    expect(toAccounts(state.addresses)).toEqual([
      { namespace: 'bip122', address: payment, type: 'payment', publicKey: `02${'ab'.repeat(32)}` },
      { namespace: 'bip122', address: taproot, type: 'ordinal' },
    ])
  })
})

describe('the network', () => {
  test('is the wallet’s, the requested one, the app’s first, or the first valid one, in this order', () => {
    const accounts = [{ address: testnet }]
    expect(readState({ accounts, chain: 'signet' }, none)?.chain).toBe('signet')
    expect(readState({ accounts }, { requested: 'signet', others: ['testnet4'] })?.chain).toBe('signet')
    expect(readState({ accounts }, { requested: 'mainnet', others: ['testnet4'] })?.chain).toBe('testnet4')
    expect(readState({ accounts }, none)?.chain).toBe('testnet')
  })

  test('an account belongs to the networks that the wallet declares and its address allows', () => {
    const accounts = [{ address: testnet, chains: ['signet', 'mainnet'] as const }, { address: payment }]
    const state = readState({ accounts }, { requested: 'signet', others: [] })
    expect(state).toMatchObject({ chain: 'signet', shared: ['mainnet', 'signet'] })
    expect(state?.addresses.map(({ address }) => address)).toEqual([testnet])
  })
})
