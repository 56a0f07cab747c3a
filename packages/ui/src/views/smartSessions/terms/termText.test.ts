import type { PermissionTerms } from '@latchkey/core'
import { describe, expect, test } from 'vitest'
import { termText } from './termText.js'
import { termsTexts } from './texts.js'

const token = `0x${'ab'.repeat(20)}` as const
const source = {
  chainId: 'eip155:1',
  tokens: {},
  coin: { symbol: 'ETH', decimals: 18 },
  locale: 'en',
} as const
const spend = (amount: bigint | undefined, change: Partial<Extract<PermissionTerms, { kind: 'spend' }>> = {}) =>
  ({ kind: 'spend', token: undefined, amount, period: undefined, ...change }) as const

describe('R442: the words for a permission', () => {
  test.each([
    [1n, '0.000000000000000001 ETH'],
    [1_234_567_000_000_000_000_000n, '1,234.567 ETH'],
    [2n ** 128n - 1n, '340,282,366,920,938,463,463.374607431768211455 ETH'],
  ])('keep every digit of the limit %s', (amount, written) => {
    expect(termText(spend(amount), source)).toEqual({ text: termsTexts.spendTotal, values: { amount: written } })
  })

  test('write a limit in the smallest unit if the token has too many decimals, or none that are known', () => {
    const values = { amount: { text: termsTexts.baseUnits, values: { amount: '1,000', token: 'FINE' } } }
    const facts = { symbol: 'FINE', decimals: 24 }
    const withFacts = { ...source, tokens: { [`eip155:1:${token}`]: facts } }
    expect(termText(spend(1_000n, { token }), withFacts)).toMatchObject({ values })
    const unknown = { ...source, tokens: { [`eip155:1:${token}`]: 'unknown' as const } }
    expect(termText(spend(1_000n, { token }), unknown)).toMatchObject({
      values: { amount: { text: termsTexts.baseUnits, values: { amount: '1,000' } } },
    })
  })

  test('wait for a token that is still loading', () => {
    expect(termText(spend(1n, { token }), source).values).toEqual({ amount: undefined })
  })

  test.each([
    [undefined, termsTexts.spendAny],
    [2n ** 256n - 1n, termsTexts.spendAny],
  ])('have no limit for the amount %s', (amount, text) => {
    expect(termText(spend(amount), source)).toEqual({ text, values: { token: 'ETH' } })
  })

  test.each([
    [3_600, termsTexts.spendHourly, undefined],
    [86_400, termsTexts.spendDaily, undefined],
    [604_800, termsTexts.spendWeekly, undefined],
    [1_209_600, termsTexts.spendEvery, '2 weeks'],
    [90, termsTexts.spendEvery, '90 seconds'],
  ])('name the period of %s seconds', (period, text, written) => {
    const term = termText(spend(10n ** 18n, { period }), source)
    expect(term).toEqual({ text, values: { amount: '1 ETH', ...(written && { period: written }) } })
  })

  test('name a few functions of a contract, otherwise all of them', () => {
    const call = (functions: readonly string[]) => termText({ kind: 'call', contract: token, functions }, source)
    expect(call(['mint', 'burn'])).toMatchObject({ text: termsTexts.call, values: { functions: 'mint, burn' } })
    for (const functions of [[], Array(6).fill('mint')]) expect(call(functions).text).toBe(termsTexts.callAny)
  })
})
