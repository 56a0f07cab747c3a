import fc from 'fast-check'
import { expect, test } from 'vitest'
import { matchReplies, type RpcCall } from './matchReplies.js'

const calls = fc
  .uniqueArray(fc.integer({ min: 0, max: 30 }), { minLength: 1, maxLength: 8 })
  .map((ids): RpcCall[] => ids.map((id) => ({ id, method: 'eth_call' })))

test('R54: in any order and among strangers, each call gets the reply with its id', () => {
  fc.assert(
    fc.property(
      calls.chain((list) => fc.tuple(fc.constant(list), fc.shuffledSubarray(list), fc.array(fc.anything()))),
      ([list, answered, strangers]) => {
        const harmless = strangers.filter((item) => !(typeof item === 'object' && item !== null && 'id' in item))
        const replies = matchReplies(list, [
          ...answered.map(({ id }) => ({ jsonrpc: '2.0', id, result: `result ${id}` })),
          ...harmless,
        ])
        expect(replies.map(({ id }) => id)).toEqual(list.map(({ id }) => id))
        for (const reply of replies) {
          if (answered.some(({ id }) => id === reply.id))
            expect(reply).toEqual({ jsonrpc: '2.0', id: reply.id, result: `result ${reply.id}` })
          else expect(reply).toMatchObject({ error: { code: -32603 } })
        }
      },
    ),
  )
})

test('R54: anything at all gives one well-formed reply for each call', () => {
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
    expect(matchReplies([{ id: 1, method: 'eth_getBalance' }], [{ id: 1, result }])).toMatchObject([
      { error: { code: -32603 } },
    ])
  },
)
