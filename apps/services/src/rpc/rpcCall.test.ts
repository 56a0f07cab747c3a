import fc from 'fast-check'
import { expect, test } from 'vitest'
import { parseRpcRequest } from './rpcCall.js'

test('parses or refuses any text without throwing', () => {
  fc.assert(fc.property(fc.oneof(fc.string(), fc.json()), (text) => void parseRpcRequest(text)))
})

test('forwards id and params unchanged', () => {
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

test('an invalid call keeps its position in a batch', () => {
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
