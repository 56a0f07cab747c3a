import { Psbt } from 'bitcoinjs-lib'
import { expect, test } from 'vitest'
import { parsePsbtResponse } from './parsePsbtResponse.js'

const bytes = Uint8Array.from(new Psbt().addInput({ hash: 'ab'.repeat(32), index: 0 }).toBuffer())
const buffer = Buffer.from(bytes)

test.each<[string, unknown]>([
  ['bytes', bytes],
  ['the JSON of a Buffer', buffer.toJSON()],
  ['the JSON of bytes', JSON.parse(JSON.stringify(bytes))],
  ['base64', buffer.toString('base64')],
  ['base64 in lines', buffer.toString('base64').replace(/.{20}/g, '$&\n')],
  ['URL-safe base64', buffer.toString('base64url')],
  ['hex', buffer.toString('hex')],
  ['hex with a prefix', `0x${buffer.toString('hex')}`],
  ['an object', { psbt: buffer.toString('base64') }],
  ['a list', [buffer.toString('base64')]],
])('R37: reads a PSBT from %s', (_, value) => expect(parsePsbtResponse(value, value)).toEqual(bytes))

test.each<[string, unknown]>([
  ['other bytes', bytes.subarray(1)],
  ['a text', 'not a PSBT'],
  ['two PSBTs', { psbt: buffer.toString('hex'), signedPsbt: `${buffer.toString('hex')}00` }],
  ['nothing', null],
])('R37: rejects %s with the whole response, which may contain a transaction id', (_, value) => {
  const error = { code: 'WALLET_BAD_RESULT', details: expect.stringContaining('"txid":"abcd"') }
  expect(() => parsePsbtResponse(value, { psbt: value, txid: 'abcd' })).toThrow(expect.objectContaining(error))
})
