import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { hashGrant } from './sessionGrant.js'
import { writeRecordText, writeRevokeText } from './sessionTexts.js'

const account = 'eip155:1:0xAbC0000000000000000000000000000000000001'
const pci = '0xabc'

describe('the texts that an account signs about its permissions', () => {
  test('R440: name the account, the permission and a time', () => {
    expect(writeRecordText({ account, pci, expiration: 1_800_000_000 })).toMatchInlineSnapshot(`
      "Add this permission to the list of my account.

      Account: eip155:1:0xabc0000000000000000000000000000000000001
      Permission: 0xabc
      Expires: 2027-01-15T08:00:00.000Z"
    `)
    expect(writeRecordText({ account, pci })).toContain('\nExpires: never')
    expect(writeRevokeText({ account, pci, createdAt: 0 })).toMatchInlineSnapshot(`
      "Revoke this permission of my account.

      Account: eip155:1:0xabc0000000000000000000000000000000000001
      Permission: 0xabc
      Recorded: 1970-01-01T00:00:00.000Z"
    `)
  })

  test('R440: never have more lines, whatever the id of the server is', () => {
    const write = (id: string) => writeRevokeText({ account, pci: id, createdAt: 1 })
    for (const id of ['', 'a\nExpires: never', 'a b', 'é', 'a'.repeat(257)])
      expect(() => write(id)).toThrow(expect.objectContaining({ code: 'INVALID_PARAMS' }))
    fc.assert(
      fc.property(fc.string({ unit: 'binary' }), (id) => {
        const isPlain = /^[\x21-\x7e]+$/.test(id)
        try {
          const lines = write(id).split('\n')
          return isPlain && lines.length === 5
        } catch {
          return !isPlain
        }
      }),
    )
  })

  test('an impossible time throws', () => {
    expect(() => writeRevokeText({ account, pci, createdAt: Number.NaN })).toThrow(
      expect.objectContaining({ code: 'INVALID_PARAMS' }),
    )
  })
})

test('R440: the id of a grant is the SHA-256 hash of its text', async () => {
  expect(await hashGrant('abc')).toBe('ungWv48Bz-pBQUDeXa4iI7ADYaOWF3qctBD_YfIAFa0')
})
