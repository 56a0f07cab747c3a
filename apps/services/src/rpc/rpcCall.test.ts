import fc from 'fast-check'
import { expect, test } from 'vitest'
import { parseRpcRequest } from './rpcCall.js'

test('any text is read or refused, never thrown at', () => {
  fc.assert(fc.property(fc.oneof(fc.string(), fc.json()), (text) => void parseRpcRequest(text)))
})

test('id and params are passed on as they were written', () => {
  expect(
    parseRpcRequest('{"jsonrpc":"2.0","id":12345678901234567890,"method":"m","params":[9007199254740993]}'),
  ).toEqual({
    isBatch: false,
    calls: [{ id: '12345678901234567890', method: 'm', params: '[9007199254740993]' }],
  })
  expect(parseRpcRequest('[{"jsonrpc":"2.0","id":"a","method":"m"}]')).toEqual({
    isBatch: true,
    calls: [{ id: '"a"', method: 'm', params: '[]' }],
  })
})

test('what is no call keeps its place in a batch', () => {
  const wrong = [
    '1',
    'null',
    '[]',
    '{}',
    '{"jsonrpc":"1.0","id":1,"method":"m"}',
    '{"jsonrpc":"2.0","method":"m"}',
    '{"jsonrpc":"2.0","id":{},"method":"m"}',
    '{"jsonrpc":"2.0","id":1,"method":7}',
    '{"jsonrpc":"2.0","id":1,"method":"m","params":"x"}',
  ]
  const request = parseRpcRequest(`[${wrong.join(',')},{"jsonrpc":"2.0","id":1,"method":"m"}]`)
  expect(request?.calls.map((call) => call?.method)).toEqual([...wrong.map(() => undefined), 'm'])
  expect(parseRpcRequest('{"jsonrpc"')).toBeUndefined()
})
