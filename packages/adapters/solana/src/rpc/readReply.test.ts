import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { anything } from '../../../../../fuzz/anything.js'
import { readReply } from './readReply.js'

const codeOf = (reply: ReturnType<typeof readReply>) => ('error' in reply ? reply.error.code : 'result')

describe('R54 L2: one reply for one call', () => {
  test('the reply with the call’s id is its result', () => {
    expect(readReply(200, { jsonrpc: '2.0', id: 7, result: { value: 1 } }, 7)).toEqual({
      type: 'result',
      result: { value: 1 },
    })
    expect(readReply(200, { id: 7, result: false, error: null }, 7)).toEqual({ type: 'result', result: false })
  })

  test.each([
    ['another id', { id: 8, result: 1 }],
    ['no id', { result: 1 }],
    ['an id of another kind', { id: '7', result: 1 }],
    ['error and result', { id: 7, result: 1, error: { code: 1, message: '' } }],
    ['neither', { id: 7 }],
    ['a list', [{ id: 7, result: 1 }]],
    ['a text', 'ok'],
    ['nothing', undefined],
  ])('%s is RPC_BAD_RESPONSE', (_, json) => {
    const reply = readReply(200, json, 7)
    expect(reply.type).toBe('failed')
    expect(codeOf(reply)).toBe('RPC_BAD_RESPONSE')
  })

  test.each([
    [-32601, 'refused', 'METHOD_NOT_SUPPORTED'],
    [-32602, 'refused', 'INVALID_PARAMS'],
    [-32002, 'refused', 'RPC_FAILED'],
    [-1, 'failed', 'RPC_FAILED'],
    [-32603, 'failed', 'RPC_FAILED'],
    [-32005, 'failed', 'RPC_FAILED'],
  ])('R56 R57: code %i is %s as %s', (code, type, expected) => {
    const reply = readReply(200, { id: 7, error: { code, message: 'No' } }, 7)
    expect([reply.type, codeOf(reply)]).toEqual([type, expected])
  })

  test('a status without a reply is named; some are worth another try', () => {
    expect(readReply(401, '<html>', 7)).toMatchObject({ mayPass: false, error: { code: 'HTTP_STATUS' } })
    expect(readReply(503, undefined, 7)).toMatchObject({ mayPass: true, error: { message: 'HTTP status code: 503' } })
    const limited = { id: 7, error: { code: 429, message: 'Too many requests' } }
    expect(readReply(429, limited, 7, 2_000)).toMatchObject({ mayPass: true, pauseMs: 2_000 })
    // Nodes answer errors of the protocol with all kinds of status.
    expect(codeOf(readReply(400, { id: 7, error: { code: -32602, message: '' } }, 7))).toBe('INVALID_PARAMS')
  })

  test('R50: what a node and its programs say reaches developers cleaned', () => {
    const data = { logs: ['first', 'Program log: \u202eno', 'last'] }
    const reply = readReply(200, { id: 7, error: { code: -32002, message: 'Failed\u0000', data } }, 7)
    expect(reply).toMatchObject({ error: { details: 'Failed; Program log: no; last' } })
  })

  test('L3: anything at all is answered without throwing', () => {
    fc.assert(fc.property(fc.integer(), anything, (status, make) => void readReply(status, make(), 7)))
  })
})
