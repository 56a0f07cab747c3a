import fc from 'fast-check'
import { expect, test } from 'vitest'
import { createByteBudget } from './createByteBudget.js'

const one = [{ id: 'one', factor: 1 }]
const other = [{ id: 'other', factor: 1 }]
const refusal = expect.objectContaining({ status: 429, code: 'TOO_MANY_BYTES' })

test('SV16: a caller beyond its limit loses its largest request', () => {
  const budget = createByteBudget({ perCaller: 100, inAll: 1_000 })
  const [small, large, others] = [budget.open(one), budget.open(one), budget.open(other)]
  large.charge(70)
  others.charge(100)
  small.charge(30)
  expect([small, large, others].map(({ signal }) => signal.aborted)).toEqual([false, false, false])
  small.charge(1)
  expect([small, large, others].map(({ signal }) => signal.aborted)).toEqual([false, true, false])
  expect(large.signal.reason).toEqual(refusal)
  expect(budget.bytes()).toBe(131)
})

test('SV16: beyond the limit of all callers, the one that uses most loses requests, also if they are small', () => {
  const budget = createByteBudget({ perCaller: 100, inAll: 150 })
  const attacker = Array.from({ length: 9 }, () => budget.open(one))
  for (const { charge } of attacker) charge(10)
  const visitor = budget.open(other)
  visitor.charge(60)
  expect(attacker.filter(({ signal }) => signal.aborted)).toEqual([])
  budget.open([{ id: 'third', factor: 1 }]).charge(15)
  expect(visitor.signal.aborted).toBe(false)
  expect(attacker.filter(({ signal }) => signal.aborted)).toHaveLength(2)
})

test('SV16: a wider network has a larger limit, which its addresses share', () => {
  const budget = createByteBudget({ perCaller: 100, inAll: 1_000 })
  const network = { id: 'network', factor: 2 }
  const accounts = ['a', 'b', 'c'].map((id) => budget.open([{ id, factor: 1 }, network]))
  for (const [index, { charge }] of accounts.entries()) charge(90 - index)
  expect(accounts.map(({ signal }) => signal.aborted)).toEqual([true, false, false])
})

test('SV16: the bytes of ended requests are returned, whatever requests do', () => {
  const step = fc.record({
    id: fc.constantFrom('a', 'b'),
    bytes: fc.array(fc.nat(80), { maxLength: 4 }),
    ends: fc.boolean(),
  })
  fc.assert(
    fc.property(fc.array(step, { maxLength: 30 }), (steps) => {
      const budget = createByteBudget({ perCaller: 100, inAll: 150 })
      const accounts = steps.map(({ id, bytes, ends }) => {
        const account = budget.open([{ id, factor: 1 }])
        for (const count of bytes) {
          account.charge(count)
          expect(budget.bytes()).toBeLessThanOrEqual(150)
        }
        if (ends) account.end()
        return account
      })
      for (const { end } of accounts) end()
      expect(budget.bytes()).toBe(0)
      expect(accounts.every(({ signal }) => signal.aborted)).toBe(true)
    }),
  )
})
