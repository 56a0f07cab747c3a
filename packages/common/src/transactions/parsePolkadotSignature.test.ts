import { expect, test } from 'vitest'
import {
  parsePolkadotMultiSignature,
  parsePolkadotSignature,
  readPolkadotTransaction,
} from './parsePolkadotSignature.js'

const bytes = Uint8Array.from({ length: 64 }, (_, index) => index + 1)
const buffer = Buffer.from(bytes)
const digits = buffer.toString('hex')
const ecdsa = '7f'.repeat(65)

test.each<[string, unknown, string]>([
  ['hex', { signature: `0x${digits}` }, `0x${digits}`],
  ['plain hex', `0x${digits}`, `0x${digits}`],
  ['bytes', { signature: bytes }, `0x${digits}`],
  ['plain bytes', bytes, `0x${digits}`],
  ['the JSON of a Buffer', { signature: buffer.toJSON() }, `0x${digits}`],
  ['a list of numbers', { signature: [...bytes] }, `0x${digits}`],
  ['the result of a response', { result: { signature: `0x${digits}` } }, `0x${digits}`],
  ['the JSON of a typed signature', { signature: { Sr25519: `0x${digits}` } }, `0x01${digits}`],
  ['a typed signature in lower case', { signature: { ed25519: buffer.toJSON() } }, `0x00${digits}`],
  ['a typed ecdsa signature', { signature: { Ecdsa: `0x${ecdsa}` } }, `0x02${ecdsa}`],
])('R37: reads a signature from %s', (_, response, expected) => expect(parsePolkadotSignature(response)).toBe(expected))

test.each<[string, unknown]>([
  ['63 bytes', { signature: bytes.subarray(1) }],
  ['67 bytes', { signature: new Uint8Array(67).fill(1) }],
  ['64 zero bytes', { signature: new Uint8Array(64) }],
  ['zero bytes with a type', { signature: `0x01${'00'.repeat(64)}` }],
  ['a typed signature of another length', { signature: { Sr25519: `0x${ecdsa}` } }],
  ['two types', { signature: { Sr25519: `0x${digits}`, Ed25519: `0x${digits}` } }],
  ['an unknown type', { signature: { Other: `0x${digits}` } }],
  ['base64', { signature: buffer.toString('base64') }],
])('R37: rejects %s as a signature', (_, response) => {
  expect(() => parsePolkadotSignature(response)).toThrow(expect.objectContaining({ code: 'WALLET_BAD_RESULT' }))
})

test('adds the type byte that a transaction needs', () => {
  expect(parsePolkadotMultiSignature({ signature: buffer.toJSON() })).toBe(`0x01${digits}`)
  expect(parsePolkadotMultiSignature({ signature: { Ed25519: `0x${digits}` } })).toBe(`0x00${digits}`)
  expect(parsePolkadotMultiSignature(`0x${ecdsa}`)).toBe(`0x02${ecdsa}`)
})

test('reads the whole transaction in each form', () => {
  for (const signedTransaction of [bytes, buffer.toJSON(), `0x${digits}`, digits])
    for (const response of [{ signedTransaction }, { result: { signedTransaction } }])
      expect(readPolkadotTransaction(response)).toBe(`0x${digits}`)
  for (const signedTransaction of [undefined, null, '0x', '', {}])
    expect(readPolkadotTransaction({ signedTransaction })).toBeUndefined()
})
