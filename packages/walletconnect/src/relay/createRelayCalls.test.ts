import { expect, test } from 'vitest'
import { frameOf } from './createRelayCalls.js'

test('R219: a message keeps its arrays on a page whose library adds toJSON to arrays', () => {
  Object.defineProperty(Array.prototype, 'toJSON', { value: () => 'a text', configurable: true })
  try {
    expect(frameOf('1', 'irn_batchSubscribe', { topics: ['a', 'b'] })).toBe(
      '{"id":"1","jsonrpc":"2.0","method":"irn_batchSubscribe","params":{"topics":["a","b"]}}',
    )
  } finally {
    Reflect.deleteProperty(Array.prototype, 'toJSON')
  }
})
