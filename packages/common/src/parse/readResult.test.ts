import fc from 'fast-check'
import { expect, test } from 'vitest'
import { readHex } from './readBytes.js'
import { readResult } from './readResult.js'

const hash = `0x${'ab'.repeat(32)}`
const other = `0x${'cd'.repeat(32)}`
const read = (response: unknown) => readResult(response, ['hash', 'txHash'], readHex)

test.each<[string, unknown]>([
  ['plain', hash],
  ['in a field', { hash }],
  ['in two fields', { hash, txHash: hash.toUpperCase() }],
  ['beside another field', { hash, block: other }],
  ['in a result', { result: hash }],
  ['in a JSON-RPC response', { jsonrpc: '2.0', id: other, hash: other, result: hash }],
  ['in the field of a result', { result: { hash } }],
  ['in a list', [hash]],
  ['in the object of a list', [{ hash }]],
  ['as JSON text', JSON.stringify(hash)],
  ['in JSON text', JSON.stringify({ hash })],
  [
    'in a class instance',
    new (class Sent {
      hash = hash
    })(),
  ],
  ['as a getter', Object.defineProperty({}, 'hash', { get: () => hash })],
])('reads a result %s', (_, response) => expect(read(response)).toBe(hash))

test.each<[string, unknown]>([
  ['two different results', { hash, txHash: other }],
  ['a list of two', [hash, other]],
  ['an unknown field', { id: hash }],
  ['a failed JSON-RPC response', { jsonrpc: '2.0', id: 1, hash, error: { code: -32000 } }],
  ['too many wrappers', [[[[hash]]]]],
  ['null', null],
  ['nothing', undefined],
  ['broken JSON', `{"hash":"${hash}"`],
])('reads no result in %s', (_, response) => expect(read(response)).toBeUndefined())

test('L3: returns a result or nothing for any value, and ends for cycles', () => {
  const cycle: { hash?: unknown; result?: unknown } = {}
  cycle.hash = cycle
  cycle.result = cycle
  expect(read(cycle)).toBeUndefined()
  fc.assert(
    fc.property(fc.anything(), (value) => {
      expect(read(value) ?? '0x').toMatch(/^0x/)
    }),
  )
})
