import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { anything } from '../../../../../fuzz/anything.js'
import { toBase64 } from '../parse/bytes.js'
import { parseSignature } from './parseSignature.js'

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
    expect(parseSignature(base64)).toEqual({ protocol, base64 })
  })

  test('returns plain base64 for a signature without padding or with a type prefix', () => {
    const base64 = 'AUHd69PrJQEv+oKTfZ8l+WROBHuy9HKrbFCJu7U1iK2iiEy1vMU5EfMtjc+VSHM7aU0SDbak5IUZRVno2P5mjSafAQ=='
    expect(parseSignature(base64.replace('==', '')).base64).toBe(base64)
    expect(parseSignature(`smp${base64}`).base64).toBe(base64)
  })

  test.each(['', '0x', '0X'])('reads hex with the prefix %j', (prefix) => {
    const base64 = 'H9L5yLFjti0QTHhPyFrZCT1V/MMnBtXKmoiKDZ78NDBjERki6ZTQZdSMCtkgoNmp17By9ItJr8o7ChX0XxY91nk='
    const hex = Buffer.from(base64, 'base64').toString('hex')
    expect(parseSignature(`${prefix}${hex.toUpperCase()}`)).toEqual({ protocol: 'ecdsa', base64 })
  })

  test.each([
    ['an empty text', ''],
    ['other text', 'no base64!'],
    ['hexadecimal', `0x${'ab'.repeat(65)}`],
    ['too few bytes', 'AAAA'],
    ['65 bytes with an invalid header', toBase64(new Uint8Array(65))],
    ['a witness with an extra byte', toBase64(new Uint8Array([1, 64, ...new Uint8Array(65)]))],
    ['a megabyte', 'A'.repeat(2 ** 20)],
    ['an object', {}],
    ['null', null],
    ['a number', 42],
  ])('rejects %s', (_title, value) => {
    expect(() => parseSignature(value)).toThrow(expect.objectContaining({ code: 'WALLET_BAD_RESULT' }))
  })

  test('rejects any other value with a typed error', () => {
    fc.assert(
      fc.property(anything, (make) => {
        expect(() => parseSignature(make())).toThrow(expect.objectContaining({ code: 'WALLET_BAD_RESULT' }))
      }),
    )
  })
})
