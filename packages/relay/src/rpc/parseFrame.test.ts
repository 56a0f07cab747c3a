import fc from 'fast-check'
import { expect, test } from 'vitest'
import { formatError, formatResult } from './formatResponse.js'
import { parseFrame } from './parseFrame.js'

test('returns ids exactly as written, even above 2^53', () => {
  const digits = fc.stringMatching(/^[1-9][0-9]{0,18}$/)
  const id = fc.oneof(
    digits,
    fc.string({ maxLength: 30 }).map((text) => JSON.stringify(text)),
  )
  fc.assert(
    fc.property(id, fc.jsonValue(), fc.boolean(), fc.boolean(), (text, params, isLast, isSpaced) => {
      const space = isSpaced ? ' \n' : ''
      const rest = `"method":"irn_publish","params":${JSON.stringify({ id: 1, params })}`
      const own = `"id"${space}:${space}${text}`
      const frame = parseFrame(isLast ? `{${rest},${own}${space}}` : `${space}{${own},${rest}}`)
      expect(frame).toMatchObject({ type: 'request', id: text, method: 'irn_publish' })
    }),
  )
  expect(parseFrame('{"\\u0069d":1789012345678901234,"method":"m"}')).toMatchObject({ id: '1789012345678901234' })
  expect(parseFrame('{"a":"\\"id\\":2","id":17890123456789012345,"method":"m"}')).toMatchObject({
    id: '17890123456789012345',
  })
  expect(parseFrame('{"id":1,"id":1789012345678901234,"method":"m"}')).toMatchObject({ id: '1789012345678901234' })
})

test('parses any text as a request, a response or a fault, without throwing', () => {
  const member = fc.tuple(
    fc.constantFrom('id', 'method', 'params', 'result', 'error', 'jsonrpc', 'other'),
    fc.jsonValue({ maxDepth: 1 }),
  )
  const object = fc
    .array(member, { maxLength: 6 })
    .map((members) => `{${members.map(([k, v]) => `"${k}":${JSON.stringify(v)}`)}}`)
  fc.assert(
    fc.property(
      fc.oneof(
        fc.uint8Array().map((bytes) => Buffer.from(bytes).toString()),
        fc.json({ maxDepth: 2 }),
        object,
      ),
      (text) => {
        const frame = parseFrame(text)
        expect(['request', 'response', 'fault']).toContain(frame.type)
        // The response is JSON, whatever the id was.
        expect(JSON.parse(formatResult(frame.id, true))).toMatchObject({ result: true })
      },
    ),
  )
})

test('distinguishes invalid JSON from invalid JSON-RPC', () => {
  expect(parseFrame('{')).toMatchObject({ type: 'fault', id: 'null', code: -32700 })
  expect(parseFrame('[]')).toMatchObject({ type: 'fault', id: 'null', code: -32600 })
  expect(parseFrame('{"method":"m"}')).toMatchObject({ type: 'fault', id: 'null', code: -32600 })
  expect(parseFrame('{"id":"7","method":7}')).toMatchObject({ type: 'fault', id: '"7"', code: -32600 })
  expect(parseFrame('{"id":7,"result":true}')).toEqual({ type: 'response', id: '7', isResult: true })
  expect(parseFrame('{"id":7,"error":{}}')).toEqual({ type: 'response', id: '7', isResult: false })
  expect(JSON.parse(formatError('7', -32600, 'no "such"'))).toEqual({
    id: 7,
    jsonrpc: '2.0',
    error: { code: -32600, message: 'no "such"' },
  })
})
