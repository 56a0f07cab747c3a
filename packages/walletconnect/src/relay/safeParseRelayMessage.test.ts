import fc from 'fast-check'
import { expect, test } from 'vitest'
import { anything } from '../../../../fuzz/anything.js'
import { readRefusal, safeParseRelayMessage } from './safeParseRelayMessage.js'

const topic = 'a'.repeat(64)
const read = (value: unknown) => safeParseRelayMessage(JSON.stringify(value))

test('reads responses, errors and messages', () => {
  expect(read({ id: '1', jsonrpc: '2.0', result: true })).toMatchObject({
    ok: true,
    value: { type: 'response', id: '1' },
  })
  expect(read({ id: 1, error: { code: 1, message: 'no' } })).toMatchObject({ value: { type: 'failure', reason: 'no' } })
  expect(
    read({ id: 2, method: 'irn_subscription', params: { id: 's', data: { topic, message: 'x', publishedAt: 5 } } }),
  ).toMatchObject({ value: { type: 'message', idText: '2', content: { topic, message: 'x', publishedAt: 5 } } })
})

test("keeps every digit of a message's id for the acknowledgement", () => {
  const params = JSON.stringify({ id: 's', data: { topic, message: 'x', publishedAt: 5 } })
  const frame = (id: string) => `{"jsonrpc":"2.0","params":${params},"id":${id},"method":"irn_subscription"}`
  for (const id of ['1691410000000123457', '1795273808000', '"1691410000000123457"'])
    expect(safeParseRelayMessage(frame(id))).toMatchObject({ value: { idText: id } })
})

test.each([
  { id: 2, method: 'irn_other', params: {} },
  { id: 2, method: 'irn_subscription', params: { data: { topic: 'short', message: 'x' } } },
  { id: 2, method: 'irn_subscription' },
  { id: {}, result: 1 },
  {},
  [],
  null,
])('rejects %j', (value) => {
  expect(read(value).ok).toBe(false)
})

test('never throws', () => {
  fc.assert(fc.property(anything, (value) => void safeParseRelayMessage(value)))
  fc.assert(fc.property(fc.json(), (value) => void safeParseRelayMessage(value)))
})

test("maps the relay's close reasons to error codes, and no other close", () => {
  expect(readRefusal(3000, 'Unauthorized: origin not allowed')).toBe('SERVER_ORIGIN_NOT_ALLOWED')
  expect(readRefusal(3000, 'Unauthorized: invalid key')).toBe('SERVER_INVALID_KEY')
  expect(readRefusal(3000, 'JWT validation error: JWT Token is not yet valid')).toBe('SERVER_JWT_NOT_YET_VALID')
  expect(readRefusal(3000, 'something else')).toBe('INVALID_APP_CONFIGURATION')
  expect(readRefusal(1006, 'Unauthorized: invalid key')).toBeUndefined()
})
