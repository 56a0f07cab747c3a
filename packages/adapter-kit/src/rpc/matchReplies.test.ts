import { createError, errors, failedBy } from '@latchkey/common'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import type { JsonRpcCall } from './jsonRpcDialect.js'
import { matchReplies } from './matchReplies.js'

const callOf = (id: number, method: string): JsonRpcCall => ({ jsonrpc: '2.0', id, method, params: [] })
const reader = { readError: () => failedBy(createError(errors.RPC_FAILED)) }
const unreadable = { type: 'failed', error: { code: 'RPC_BAD_RESPONSE' }, mayPass: true }

const calls = fc
  .uniqueArray(fc.integer({ min: 0, max: 30 }), { minLength: 1, maxLength: 8 })
  .map((ids) => ids.map((id) => callOf(id, 'eth_call')))

test('R54 L2: each call gets the reply with its id, in any order and among unrelated replies', () => {
  fc.assert(
    fc.property(
      calls.chain((list) => fc.tuple(fc.constant(list), fc.shuffledSubarray(list), fc.array(fc.anything()))),
      ([list, answered, strangers]) => {
        const harmless = strangers.filter((item) => !(typeof item === 'object' && item !== null && 'id' in item))
        const replies = matchReplies(
          list,
          [...answered.map(({ id }) => ({ jsonrpc: '2.0', id, result: `result ${id}` })), ...harmless],
          reader,
        )
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

test('R54 L3: any input gives one well-formed reply for each call', () => {
  fc.assert(
    fc.property(calls, fc.anything(), fc.array(fc.anything()), (list, answer, parts) => {
      const hostile = list.map(({ id }, index) => ({ id, result: parts[index], error: parts[index + 1] }))
      for (const replies of [matchReplies(list, answer, reader), matchReplies(list, hostile, reader)]) {
        expect(replies).toHaveLength(list.length)
        for (const reply of replies) expect('result' in reply !== 'error' in reply).toBe(true)
      }
    }),
  )
})

test.each([
  ['another id', { id: 8, result: 1 }],
  ['no id', { result: 1 }],
  ['an id of another type', { id: '7', result: 1 }],
  ['error and result', { id: 7, result: 1, error: { code: 1, message: '' } }],
  ['neither', { id: 7 }],
  ['a text', 'ok'],
  ['nothing', undefined],
])('R54: a reply with %s is malformed', (_, answer) => {
  expect(matchReplies([callOf(7, 'x')], answer, reader)).toMatchObject([unreadable])
})

test('R54: two replies to one call are malformed', () => {
  const calls = [callOf(7, 'x'), callOf(8, 'x')]
  const list = [7, 8, 7].map((id) => ({ id, result: id }))
  expect(matchReplies(calls, list, reader)).toMatchObject([unreadable, { type: 'result', result: 8 }])
})

test.each([
  [{ id: 7, result: null }, null],
  [{ id: 7, result: false, error: null }, false],
])('R54: the result of %j is read', (answer, result) => {
  expect(matchReplies([callOf(7, 'x')], answer, reader)).toEqual([{ type: 'result', result }])
})
