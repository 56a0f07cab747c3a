import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { createError } from '../errors/appKitError.js'
import { errors } from '../errors/errors.js'
import { encodeBase58 } from '../parse/base58.js'
import { mapSolanaSendError, parseSolanaTransactionId, readSolanaSignature } from './parseSolanaSignature.js'

const bytes = Uint8Array.from({ length: 64 }, (_, index) => index + 1)
const buffer = Buffer.from(bytes)
const id = encodeBase58(bytes)

test.each<[string, unknown]>([
  ['base58', id],
  ['base58 between spaces', ` ${id}\n`],
  ['a field', { signature: id }],
  ['a result', { result: { signature: id } }],
  ['a list', [id]],
  ['an id', { txid: id }],
  ['hex', buffer.toString('hex')],
  ['base64', buffer.toString('base64')],
  ['bytes', { signature: bytes }],
  ['the JSON of a Buffer', { signature: buffer.toJSON() }],
  ['the JSON of bytes', { signature: JSON.parse(JSON.stringify(bytes)) }],
])('R37: reads the id of a transaction from %s', (_, response) => {
  expect(parseSolanaTransactionId(response)).toBe(id)
  expect(readSolanaSignature(response)).toEqual(bytes)
})

test.each<[string, unknown]>([
  ['a text', 'ErrorTransactionNotSent'],
  ['another text', 'not-a-signature-at-all'],
  ['16 characters of hex', 'abababababababab'],
  ['hex of 32 bytes', `0x${'ab'.repeat(32)}`],
  ['64 zero bytes', encodeBase58(new Uint8Array(64))],
  ['63 bytes', encodeBase58(bytes.subarray(1))],
  ['two ids', { signature: id, txid: encodeBase58(bytes.map((byte) => byte + 1)) }],
  ['nothing', null],
])('R37: rejects %s as the id of a transaction, and names it in the details', (_, response) => {
  const details = expect.stringContaining('may have carried out the request')
  expect(() => parseSolanaTransactionId(response)).toThrow(
    expect.objectContaining({ code: 'WALLET_BAD_RESULT', details }),
  )
  const shown = expect.stringContaining(JSON.stringify(response).slice(0, 100))
  expect(() => parseSolanaTransactionId(response)).toThrow(expect.objectContaining({ details: shown }))
})

test('R37 L3: returns base58 of 64 bytes, or nothing', () => {
  fc.assert(
    fc.property(
      fc.oneof(fc.anything(), fc.uint8Array({ minLength: 60, maxLength: 68 }).map(encodeBase58)),
      (response) => {
        const signature = readSolanaSignature(response)
        if (signature) expect(signature).toHaveLength(64)
      },
    ),
  )
})

describe('mapSolanaSendError', () => {
  test.each([
    'Transaction simulation failed: This transaction has already been processed',
    'Transaction was not confirmed in 30.00 seconds. It is unknown if it succeeded or failed. Check signature 4VZd using the Solana Explorer or CLI tools.',
    'Signature 4VZd has expired: block height exceeded.',
    'Request timed out',
    'TypeError: Failed to fetch',
  ])('R57: warns before a second attempt if the wallet may have sent the transaction: %s', (details) => {
    expect(mapSolanaSendError(createError(errors.WALLET_FAILED, { details }))).toMatchObject({
      code: 'WALLET_FAILED',
      details: `The wallet may have sent the transaction. Check before you send it again. The wallet reported: ${details}`,
    })
  })

  test.each(['Transaction simulation failed: Blockhash not found', 'Something went wrong', undefined])(
    '§8: maps a wallet that failed to send to SEND_FAILED_SOLANA: %s',
    (details) => {
      expect(mapSolanaSendError(createError(errors.WALLET_FAILED, { details }))).toMatchObject({
        code: 'SEND_FAILED_SOLANA',
        shortMessage: 'Failed to send transaction. Please try again.',
        details,
      })
    },
  )

  test('returns every other error unchanged', () => {
    for (const error of [createError(errors.USER_REJECTED), createError(errors.RPC_FAILED), new Error('other')])
      expect(mapSolanaSendError(error)).toBe(error)
  })
})
