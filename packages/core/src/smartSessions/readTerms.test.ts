import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { readTerms } from './readTerms.js'

const token = '0xA0b86991c6218b36c1d19D4a2e9Eb0cE3606eB48'
const lower = token.toLowerCase()

describe('R442: the terms of a permission', () => {
  test.each<[string, unknown, unknown]>([
    [
      'native-token-periodic',
      { periodAmount: '0x10', periodDuration: 86_400 },
      { kind: 'spend', token: undefined, amount: 16n, period: 86_400 },
    ],
    [
      'native-token-recurring-allowance',
      { allowance: '16', period: 60, start: 1 },
      { kind: 'spend', token: undefined, amount: 16n, period: 60 },
    ],
    ['native-token-transfer', {}, { kind: 'spend', token: undefined, amount: undefined, period: undefined }],
    [
      'erc20-token-allowance',
      { tokenAddress: token, allowanceAmount: 5 },
      { kind: 'spend', token: lower, amount: 5n, period: undefined },
    ],
    [
      'erc20-token-transfer',
      { address: token, allowance: '0x5' },
      { kind: 'spend', token: lower, amount: 5n, period: undefined },
    ],
    [
      'erc20-token-stream',
      { tokenAddress: token, amountPerSecond: '0x2', maxAmount: '0x64' },
      { kind: 'stream', token: lower, perSecond: 2n, amount: 100n },
    ],
    [
      'contract-call',
      { address: token, functions: [{ functionName: 'mint', valueLimit: '0x0', operation: 0 }, 'burn'] },
      { kind: 'call', contract: token, functions: ['mint', 'burn'] },
    ],
    [
      'contract-call',
      { address: token, functions: [{ functionName: 'mint' }, { selector: '0xa9059cbb' }] },
      { kind: 'call', contract: token, functions: [] },
    ],
  ])('of type %s with %j', (type, data, terms) => {
    expect(readTerms({ type, data })).toEqual(terms)
  })

  test.each<[string, unknown]>([
    ['erc20-token-revocation', { tokenAddress: token }],
    ['native-token-periodic', { periodAmount: '0x10' }],
    ['native-token-periodic', { periodAmount: '-1', periodDuration: 60 }],
    ['native-token-stream', { amountPerSecond: 1.5 }],
    ['erc20-token-allowance', { tokenAddress: '0x1', allowanceAmount: 5 }],
    ['contract-call', { address: 'mint' }],
    ['contract-call', { address: token, functions: [{ functionName: 'mint', valueLimit: '0x1' }] }],
    ['contract-call', { address: token, functions: [{ functionName: 'mint', operation: 1 }] }],
    ['native-token-stream', { amountPerSecond: '0x1', initialAmount: '0x64' }],
    ['native-token-daily-allowance', { allowance: '0x1' }],
    ['session-key', undefined],
  ])('are unknown for type %s with %j', (type, data) => {
    expect(readTerms({ type, data })).toEqual({ kind: 'other', type })
  })

  test('never throw', () => {
    const types = fc.constantFrom('native-token-periodic', 'erc20-token-stream', 'contract-call', 'x')
    fc.assert(fc.property(types, fc.anything(), (type, data) => typeof readTerms({ type, data }).kind === 'string'))
  })
})
