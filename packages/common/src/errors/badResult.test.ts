import fc from 'fast-check'
import { expect, test } from 'vitest'
import { anything } from '../../../../fuzz/anything.js'
import { badResult } from './badResult.js'

const check = 'The wallet may have carried out the request. Check before you send it again.'

test('R37: quotes the response, and warns that the wallet may have carried out the request', () => {
  expect(badResult('a transaction hash', { hash: 5n, bytes: Uint8Array.of(1, 255) })).toMatchObject({
    code: 'WALLET_BAD_RESULT',
    shortMessage: 'The wallet sent an invalid response.',
    details: `The wallet was asked for a transaction hash and answered {"hash":"5","bytes":"2 bytes: 1 255"}. ${check}`,
  })
})

test('does not warn after a request that changes nothing', () => {
  expect(badResult('permissions', undefined, { isRead: true }).details).toBe(
    'The wallet was asked for permissions and answered undefined.',
  )
})

test('quotes a response that contains itself', () => {
  const response: Record<string, unknown> = { txid: 'ab' }
  response.self = response
  expect(badResult('a bundle id', response).details).toContain('answered {"txid":"ab","self":"…"}.')
})

test('R50: quotes no control character of the response', () => {
  expect(badResult('a signature', 'se\u202ent\u0007\n<b>').details).toContain('answered "sent\\u0007\\n<b>".')
})

test('truncates each text and the whole response, but keeps short texts beside a long one', () => {
  const id = 'a'.repeat(64)
  const { details = '' } = badResult('a signed PSBT', { psbt: 'x'.repeat(1_000_000), txid: id })
  expect(details).toContain(id)
  expect(details.length).toBeLessThan(500)
  expect(badResult('a list', Array(10_000).fill(7)).details?.length).toBeLessThan(1_200)
})

test('L3: returns an error for any response, also one with getters that throw', () => {
  fc.assert(
    fc.property(anything, (make) => {
      expect(badResult('a signature', make()).details).toMatch(/ and answered .+\. The wallet may /s)
    }),
  )
})
