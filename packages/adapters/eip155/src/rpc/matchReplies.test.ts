import fc from 'fast-check'
import { expect, test } from 'vitest'
import { matchReplies, type RpcCall } from './matchReplies.js'

const callOf = (id: number, method: string): RpcCall => ({ jsonrpc: '2.0', id, method })
const unreadable = { type: 'failed', error: { code: 'RPC_BAD_RESPONSE' }, mayPass: true }

const calls = fc
  .uniqueArray(fc.integer({ min: 0, max: 30 }), { minLength: 1, maxLength: 8 })
  .map((ids) => ids.map((id) => callOf(id, 'eth_call')))

test('R54 L2: in any order and among strangers, each call gets the reply with its id', () => {
  fc.assert(
    fc.property(
      calls.chain((list) => fc.tuple(fc.constant(list), fc.shuffledSubarray(list), fc.array(fc.anything()))),
      ([list, answered, strangers]) => {
        const harmless = strangers.filter((item) => !(typeof item === 'object' && item !== null && 'id' in item))
        const replies = matchReplies(list, [
          ...answered.map(({ id }) => ({ jsonrpc: '2.0', id, result: `result ${id}` })),
          ...harmless,
        ])
        expect(replies).toHaveLength(list.length)
        for (const [index, { id }] of list.entries()) {
          if (answered.some((each) => each.id === id))
            expect(replies[index]).toEqual({ type: 'result', result: `result ${id}` })
          else expect(replies[index]).toMatchObject(unreadable)
        }
      },
    ),
  )
})

test('R54 L3: anything at all gives one well-formed reply for each call', () => {
  fc.assert(
    fc.property(calls, fc.anything(), fc.array(fc.anything()), (list, answer, parts) => {
      const hostile = list.map(({ id }, index) => ({ id, result: parts[index], error: parts[index + 1] }))
      for (const replies of [matchReplies(list, answer), matchReplies(list, hostile)]) {
        expect(replies).toHaveLength(list.length)
        for (const reply of replies) expect('result' in reply !== 'error' in reply).toBe(true)
      }
    }),
  )
})

test.each(['0x', 'ff', '0xg', `0x1${'0'.repeat(64)}`, 5, null, {}, '<html>'])(
  'R54: %j is no quantity, so no balance',
  (result) => {
    expect(matchReplies([callOf(1, 'eth_getBalance')], [{ id: 1, result }])).toMatchObject([unreadable])
  },
)

test.each([4001, 5000, 4200, -32_601, -32_004])('R56: code %i holds for every server', (code) => {
  const replies = matchReplies([callOf(1, 'eth_call')], [{ id: 1, error: { code, message: 'x' } }])
  expect(replies).toMatchObject([{ type: 'refused' }])
})

test('a refusal of the node keeps its code and data for who reads the reason of a revert', () => {
  const error = { code: 3, message: 'execution reverted', data: '0x08c379a0' }
  expect(matchReplies([callOf(1, 'eth_call')], [{ id: 1, error }])).toMatchObject([
    {
      type: 'failed',
      mayPass: false,
      error: { code: 'RPC_FAILED', details: 'execution reverted', cause: { code: 3, data: '0x08c379a0' } },
    },
  ])
})
