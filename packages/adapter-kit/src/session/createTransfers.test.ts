import fc from 'fast-check'
import { expect, test } from 'vitest'
import { createTransfers, findTransferProblems, type TransferCosts, type TransferRules } from './createTransfers.js'

const largestAmount = 1_000n

function setUp(costs: TransferCosts = { fee: 5n, maxAmount: 95n }) {
  const state = { reads: 0, sent: [] as unknown[] }
  const rules: TransferRules<string> = {
    largestAmount,
    readRecipient(to, address = 'me') {
      if (to === 'zero') return { ok: false, problem: { type: 'unspendable-recipient', field: 'to' } }
      if (to === 'elsewhere') return { ok: false, problem: { type: 'recipient-of-other-network', field: 'to' } }
      if (typeof to !== 'string' || to === '')
        return { ok: false, problem: { type: 'invalid-recipient', field: 'to', reason: 'not text' } }
      return { ok: true, value: to, isOwn: to === address }
    },
    async readCosts() {
      state.reads++
      return costs
    },
    async send(transfer) {
      state.sent.push(transfer)
      return 'id'
    },
  }
  return { state, rules, transfers: createTransfers(rules) }
}

const types = (problems: readonly { readonly type: string }[]) => problems.map(({ type }) => type)

test('a valid transfer has no problem, and is sent unchanged', async () => {
  const { state, transfers } = setUp()
  expect(await transfers.check({ to: 'you', amount: 95n })).toEqual([])
  expect(await transfers.estimate({ to: 'you' })).toEqual({ fee: 5n, maxAmount: 95n })
  expect(await transfers.send({ to: 'you', amount: 95n, address: 'me' })).toBe('id')
  expect(state.sent).toEqual([{ to: 'you', amount: 95n, address: 'me' }])
})

test.each([
  ['', 'invalid-recipient'],
  ['zero', 'unspendable-recipient'],
  ['elsewhere', 'recipient-of-other-network'],
])('the recipient "%s" is reported as %s without a request, and a transfer to it is not sent', async (to, type) => {
  const { state, transfers } = setUp()
  expect(types(await transfers.check({ to, amount: 0n }))).toEqual([type, 'invalid-amount'])
  expect(types(await transfers.check({ to, amount: 1n }))).toEqual([type])
  await expect(transfers.estimate({ to })).rejects.toMatchObject({ code: 'INVALID_PARAMS' })
  await expect(transfers.send({ to, amount: 1n })).rejects.toMatchObject({ code: 'INVALID_PARAMS' })
  expect(state).toEqual({ reads: 0, sent: [] })
})

test('any amount that is not a bigint from 1 to the maximum is invalid, and is not sent', async () => {
  const invalid = fc
    .anything()
    .filter((value) => typeof value !== 'bigint' || value <= 0n || value > largestAmount)
    .map((value) => value as bigint)
  await fc.assert(
    fc.asyncProperty(
      fc.oneof(invalid, fc.bigInt({ max: 0n }), fc.bigInt({ min: largestAmount + 1n })),
      async (amount) => {
        const { state, transfers } = setUp()
        expect(types(await transfers.check({ to: 'you', amount }))).toEqual(['invalid-amount'])
        await expect(transfers.send({ to: 'you', amount })).rejects.toMatchObject({ code: 'INVALID_PARAMS' })
        if (amount !== undefined)
          await expect(transfers.estimate({ to: 'you', amount })).rejects.toMatchObject({ code: 'INVALID_PARAMS' })
        expect(state).toEqual({ reads: 0, sent: [] })
      },
    ),
  )
})

test('reports a transfer to oneself in addition to other problems, and sends it', async () => {
  const { transfers } = setUp()
  expect(types(await transfers.check({ to: 'me', amount: 1n }))).toEqual(['own-address'])
  expect(types(await transfers.check({ to: 'me', amount: 96n }))).toEqual(['own-address', 'insufficient-funds'])
  expect(types(await transfers.check({ to: 'me', amount: 1n, address: 'other' }))).toEqual([])
  expect(await transfers.send({ to: 'me', amount: 1n })).toBe('id')
})

test('accepts amounts from the minimum to the maximum, except those that leave too small a remainder', () => {
  const amounts = fc.bigInt({ min: 0n, max: 200n })
  fc.assert(
    fc.property(amounts, amounts, amounts, amounts, (amount, maxAmount, minimum, minimumRemainder) => {
      const found = types(findTransferProblems({ fee: 1n, maxAmount, minimum, minimumRemainder }, amount))
      const remainder = maxAmount - amount
      expect(found.includes('insufficient-funds')).toBe(amount > maxAmount)
      expect(found.includes('below-minimum')).toBe(amount < minimum)
      expect(found.includes('remainder-below-minimum')).toBe(remainder > 0n && remainder < minimumRemainder)
    }),
  )
})

test('reports a contract that rejects the transfer, and a fee above the maximum', () => {
  const costs = { fee: 6n, maxAmount: 10n }
  expect(types(findTransferProblems({ ...costs, isRejected: true, maxFee: 5n }, 1n))).toEqual([
    'rejected-by-recipient',
    'fee-too-high',
  ])
  expect(findTransferProblems({ ...costs, maxFee: 6n }, 1n)).toEqual([])
})

test('checks a token by its own rules, and reports a missing fee as a separate problem', async () => {
  const coin = setUp()
  const token = setUp({ fee: 5n, maxAmount: 0n, isFeeCovered: false })
  const transfers = createTransfers(coin.rules, (address) => {
    if (address === 'token') return token.rules
    throw new Error('not a token')
  })
  expect(await transfers.check({ to: 'you', amount: 95n })).toEqual([])
  expect(await transfers.check({ to: 'you', amount: 95n, token: 'token' })).toEqual([
    { type: 'insufficient-fee-funds', field: 'amount', fee: 5n },
  ])
  expect(await transfers.estimate({ to: 'you', token: 'token' })).toEqual({ fee: 5n, maxAmount: 0n })
  await transfers.send({ to: 'you', amount: 95n, token: 'token' })
  expect([coin.state.sent, token.state.sent]).toEqual([[], [{ to: 'you', amount: 95n, token: 'token' }]])
  await expect(transfers.check({ to: 'you', amount: 95n, token: 'other' })).rejects.toThrow('not a token')
})

test('without rules for tokens, each function rejects a token with INVALID_PARAMS', async () => {
  const { transfers, state } = setUp()
  const transfer = { to: 'you', amount: 95n, token: 'token' }
  for (const call of [transfers.check, transfers.estimate, transfers.send])
    await expect(call(transfer)).rejects.toMatchObject({
      code: 'INVALID_PARAMS',
      details: 'token must be left out: this adapter sends only the native coin.',
    })
  expect(state).toEqual({ reads: 0, sent: [] })
})
