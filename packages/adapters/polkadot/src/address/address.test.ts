import { bytesToHex, hexToBytes } from '@latchkey/common'
import { decodeAddress, encodeAddress as encodeReference } from '@polkadot/util-crypto'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { anything } from '../../../../../fuzz/anything.js'
import { encodeAddress, isPrefix, parseAddress, safeParseAddress } from './address.js'

/** The development accounts, on networks of the SS58 registry. */
const alice = '0xd43593c715fdd31c61141abd04a99fd6822c8558854ccde39a5684e7a56da27d'
const bob = '0x8eaf04151687736326c9fea17e25fc5287613693c912909cb226aa4794f26a48'
const known = [
  [alice, 42, '5GrwvaEF5zXb26Fz9rcQpDWS57CtERHpNehXCPcNoHGKutQY'],
  [alice, 0, '15oF4uVJwmo4TdGW7VfQxNLavjCXviqxT9S1MgbjMNHr6Sp5'],
  [alice, 2, 'HNZata7iMYWmk5RvZRTiAsSDhV8366zq2YGb3tLH5Upf74F'],
  [bob, 42, '5FHneW46xGXgs5mUiveU4sbTyGBzmstUspZC92UhjJM694ty'],
  [bob, 0, '14E5nqKAp3oAJcmzgZhUD2RcptBeUBScxKHgJKU4HPNcKVf3'],
  [bob, 2, 'FoQJpPyadYccjavVdTWxpxU7rUEaYhfLCPwXgkfD6Zat9QP'],
] as const

const accountIds = fc.uint8Array({ minLength: 32, maxLength: 32 })
const prefixes = fc.integer({ min: 0, max: 16_383 }).filter(isPrefix)

describe('SS58', () => {
  test.each(known)('encodes %s with prefix %i as %s', (id, prefix, address) => {
    expect(encodeAddress(hexToBytes(id), prefix)).toBe(address)
    expect(safeParseAddress(address)).toEqual({ ok: true, value: { accountId: hexToBytes(id), prefix } })
  })

  test('§5 R34: encodes any account for any network like @polkadot/util-crypto, and parses it back', () => {
    fc.assert(
      fc.property(accountIds, prefixes, (accountId, prefix) => {
        const address = encodeAddress(accountId, prefix)
        expect(address).toBe(encodeReference(accountId, prefix))
        expect(parseAddress(address, 'address')).toEqual({ accountId, prefix })
        expect(decodeAddress(address)).toEqual(accountId)
      }),
    )
  })

  test('uses one byte for prefixes up to 63 and two up to 16383, and rejects reserved ones', () => {
    const id = hexToBytes(alice)
    for (const prefix of [0, 1, 45, 48, 63, 64, 65, 127, 128, 255, 256, 1_284, 16_383])
      expect(parseAddress(encodeAddress(id, prefix), 'address').prefix).toBe(prefix)
    for (const prefix of [-1, 46, 47, 16_384, 1.5, Number.NaN, Number.POSITIVE_INFINITY])
      expect(() => encodeAddress(id, prefix)).toThrow(expect.objectContaining({ code: 'INVALID_PARAMS' }))
  })

  test('detects one changed character', () => {
    const letters = '123456789ABCDEFGHJKLMNPQRSTUVWXYZabcdefghijkmnopqrstuvwxyz'
    const address = known[0][2]
    let refused = 0
    for (let place = 0; place < address.length; place++) {
      for (const letter of letters) {
        const changed = address.slice(0, place) + letter + address.slice(place + 1)
        if (changed !== address && !safeParseAddress(changed).ok) refused++
      }
    }
    // The two-byte checksum misses about one change in 65 536.
    expect(refused).toBeGreaterThan(address.length * (letters.length - 1) - 4)
  })

  test.each([
    '',
    '5',
    '0x',
    alice,
    'HNZata7iMYWmk5RvZRTiAsSDhV8366zq2YGb3tLH5Upf74f',
    ' 5GrwvaEF5zXb26Fz9rcQpDWS57CtERHpNehXCPcNoHGKutQY',
    '5GrwvaEF5zXb26Fz9rcQpDWS57CtERHpNehXCPcNoHGKutQ0',
    '1'.repeat(47),
    '1'.repeat(1_000_000),
    // A Bitcoin address, a Solana key, and a Substrate account index.
    '1BvBMSEYstWetqTFn5Au4m4GFg7xJaNVN2',
    'So11111111111111111111111111111111111111112',
    'F7Hs',
  ])('rejects %.60s as an account address', (text) => {
    expect(safeParseAddress(text).ok).toBe(false)
    expect(() => parseAddress(text, 'to')).toThrow(expect.objectContaining({ code: 'INVALID_PARAMS' }))
  })

  test('L3: handles any value, and accepts only addresses that round-trip', () => {
    fc.assert(
      fc.property(anything, (make) => {
        const value = make()
        const parsed = safeParseAddress(value)
        if (parsed.ok) expect(encodeAddress(parsed.value.accountId, parsed.value.prefix)).toBe(value)
        else expect(parsed.reason).not.toBe('')
      }),
    )
  })

  test('L3: handles any base58 text of similar length', () => {
    fc.assert(
      fc.property(fc.stringMatching(/^[1-9A-HJ-NP-Za-km-z]{40,55}$/), (text) => {
        const parsed = safeParseAddress(text)
        if (parsed.ok) expect(encodeAddress(parsed.value.accountId, parsed.value.prefix)).toBe(text)
      }),
    )
  })
})

test('hex encoding of any bytes round-trips', () => {
  fc.assert(
    fc.property(fc.uint8Array(), (bytes) => {
      expect(hexToBytes(bytesToHex(bytes))).toEqual(bytes)
      expect(bytesToHex(bytes)).toBe(`0x${Buffer.from(bytes).toString('hex')}`)
    }),
  )
})
