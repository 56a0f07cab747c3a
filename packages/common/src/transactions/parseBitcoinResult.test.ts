import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { anything } from '../../../../fuzz/anything.js'
import { parseBitcoinSignature, parseBitcoinTransactionId } from './parseBitcoinResult.js'

const toBase64 = (bytes: Uint8Array) => Buffer.from(bytes).toString('base64')

describe('R37: a signature of a message', () => {
  test.each([
    // BIP-322, for an empty message and for "Hello World" by the same key.
    [
      'bip322',
      'AkcwRAIgM2gBAQqvZX15ZiysmKmQpDrG83avLIT492QBzLnQIxYCIBaTpOaD20qRlEylyxFSeEA2ba9YOixpX8z46TSDtS40ASECx/EgAxlkQpQ9hYjgGu6EBCPMVPwVIVJqO4XCsMvViHI=',
    ],
    [
      'bip322',
      'AkcwRAIgZRfIY3p7/DoVTty6YZbWS71bc5Vct9p9Fia83eRmw2QCICK/ENGfwLtptFluMGs2KsqoNSk89pO7F29zJLUx9a/sASECx/EgAxlkQpQ9hYjgGu6EBCPMVPwVIVJqO4XCsMvViHI=',
    ],
    // BIP-322, taproot.
    ['bip322', 'AUHd69PrJQEv+oKTfZ8l+WROBHuy9HKrbFCJu7U1iK2iiEy1vMU5EfMtjc+VSHM7aU0SDbak5IUZRVno2P5mjSafAQ=='],
    // An example as BIP-137 describes it, for a compressed key.
    ['ecdsa', 'H9L5yLFjti0QTHhPyFrZCT1V/MMnBtXKmoiKDZ78NDBjERki6ZTQZdSMCtkgoNmp17By9ItJr8o7ChX0XxY91nk='],
  ] as const)('detects %s: %.12s…', (protocol, base64) => {
    expect(parseBitcoinSignature(base64)).toEqual({ protocol, base64 })
  })

  test('returns plain base64 for a signature without padding or with a type prefix', () => {
    const base64 = 'AUHd69PrJQEv+oKTfZ8l+WROBHuy9HKrbFCJu7U1iK2iiEy1vMU5EfMtjc+VSHM7aU0SDbak5IUZRVno2P5mjSafAQ=='
    expect(parseBitcoinSignature(base64.replace('==', '')).base64).toBe(base64)
    expect(parseBitcoinSignature(`smp${base64}`).base64).toBe(base64)
  })

  test('keeps the prefix of a full signature, which verifiers need', () => {
    const full = Buffer.from([2, 0, 0, 0, 0, 1, ...new Uint8Array(150).fill(7)]).toString('base64')
    expect(parseBitcoinSignature(`ful${full}`)).toEqual({ protocol: 'bip322', base64: `ful${full}` })
    expect(parseBitcoinSignature(full)).toEqual({ protocol: 'bip322', base64: full })
    expect(() => parseBitcoinSignature(`smp${full}`)).toThrow(expect.objectContaining({ code: 'WALLET_BAD_RESULT' }))
  })

  test.each<[string, (bytes: Buffer) => unknown]>([
    ['bytes', (bytes) => Uint8Array.from(bytes)],
    ['the JSON of a Buffer', (bytes) => bytes.toJSON()],
    ['a list of numbers', (bytes) => [...bytes]],
    ['base64 in lines', (bytes) => bytes.toString('base64').replace(/.{30}/g, '$&\n')],
    ['URL-safe base64', (bytes) => bytes.toString('base64url')],
    ['a field', (bytes) => ({ signature: bytes.toString('base64') })],
    ['the result of a response', (bytes) => ({ jsonrpc: '2.0', id: 1, result: bytes.toString('hex') })],
  ])('reads %s', (_, write) => {
    const bytes = Buffer.from([31, ...new Uint8Array(64).fill(0xfb)])
    const expected = { protocol: 'ecdsa', base64: bytes.toString('base64') }
    expect(parseBitcoinSignature(write(bytes))).toEqual(expected)
  })

  test.each(['', '0x', '0X'])('reads hex with the prefix %j', (prefix) => {
    const base64 = 'H9L5yLFjti0QTHhPyFrZCT1V/MMnBtXKmoiKDZ78NDBjERki6ZTQZdSMCtkgoNmp17By9ItJr8o7ChX0XxY91nk='
    const hex = Buffer.from(base64, 'base64').toString('hex')
    expect(parseBitcoinSignature(`${prefix}${hex.toUpperCase()}`)).toEqual({ protocol: 'ecdsa', base64 })
  })

  test.each([
    ['an empty text', ''],
    ['other text', 'no base64!'],
    ['hexadecimal', `0x${'ab'.repeat(65)}`],
    ['too few bytes', 'AAAA'],
    ['65 bytes with an invalid header', toBase64(new Uint8Array(65))],
    ['a witness with an extra byte', toBase64(new Uint8Array([1, 64, ...new Uint8Array(65)]))],
    ['65 bytes without a signature', toBase64(Uint8Array.of(31, ...new Uint8Array(64)))],
    ['a witness of zeros', toBase64(Uint8Array.of(1, 64, ...new Uint8Array(64)))],
    [
      'two different signatures',
      { signature: toBase64(new Uint8Array(65).fill(31)), result: toBase64(new Uint8Array(65).fill(32)) },
    ],
    ['a megabyte', 'A'.repeat(2 ** 20)],
    ['an object', {}],
    ['null', null],
    ['a number', 42],
  ])('rejects %s', (_title, value) => {
    expect(() => parseBitcoinSignature(value)).toThrow(expect.objectContaining({ code: 'WALLET_BAD_RESULT' }))
  })

  test('rejects any other value with a typed error', () => {
    fc.assert(
      fc.property(anything, (make) => {
        expect(() => parseBitcoinSignature(make())).toThrow(expect.objectContaining({ code: 'WALLET_BAD_RESULT' }))
      }),
    )
  })
})

describe('R37: a transaction id', () => {
  const id = 'ab'.repeat(32)

  test.each<[string, unknown]>([
    ['hex', id],
    ['hex with a prefix and capitals', `0X${id.toUpperCase()}`],
    ['a field', { txid: id }],
    ['a result', { result: { txId: id } }],
    ['a list', [id]],
  ])('is read from %s', (_, response) => expect(parseBitcoinTransactionId(response)).toBe(id))

  test.each<[string, unknown]>([
    ['zeros', '00'.repeat(32)],
    ['31 bytes', `0x${'ab'.repeat(31)}`],
    ['two ids', { txid: id, result: 'cd'.repeat(32) }],
    ['bytes, whose order is not clear', Buffer.from(id, 'hex')],
    ['a text', 'ErrorTransactionNotSent'],
  ])('is not read from %s', (_, response) => {
    expect(() => parseBitcoinTransactionId(response)).toThrow(expect.objectContaining({ code: 'WALLET_BAD_RESULT' }))
  })
})
