import { readFileSync } from 'node:fs'
import { isAppKitError } from '@latchkey/common'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { anything } from '../../../../fuzz/anything.js'
import { readCorpus } from '../../../../fuzz/readCorpus.js'
import { edits } from '../../test/arbitraryEdits.js'
import { messages } from '../../test/arbitraryMessages.js'
import { parseMessage, safeParseMessage } from './parseMessage.js'
import { writeMessage } from './writeMessage.js'

type Fields = { readonly address: string; readonly chainId: number; readonly scheme?: string | null }

const positive = readVectors<{ readonly message: string; readonly fields: Fields }>('parsing_positive')
const negative = readVectors<string>('parsing_negative')
const badUris = readVectors<string>('invalid_uris')
const examples = readVectors<string>('erc4361_examples')
const caip122 = readVectors<{ readonly message: string; readonly accepted: boolean }>('caip122_examples')

describe('R80: published test vectors', () => {
  test('are complete', () => {
    expect([positive.length, negative.length, badUris.length, examples.length]).toEqual([19, 32, 16, 3])
  })

  test.each(positive)('accepts the message of spruceid: %s', (_, { message, fields }) => {
    const { address, chainId, scheme, ...others } = fields
    expect(parseMessage(message)).toEqual({
      ...others,
      accountAddress: address,
      chainId: `eip155:${chainId}`,
      ...(scheme ? { scheme } : {}),
    })
    expect(writeMessage(parseMessage(message))).toBe(message)
  })

  test.each([...negative, ...badUris])('rejects the message of spruceid: %s', (_, message) => {
    expect(safeParseMessage(message).ok).toBe(false)
  })

  test.each(examples)('accepts the example of ERC-4361: %s', (_, message) => {
    expect(writeMessage(parseMessage(message))).toBe(message)
  })

  test.each(caip122)('CAIP-122, %s', (_, { message, accepted }) => {
    expect(safeParseMessage(message).ok).toBe(accepted)
    if (accepted) expect(writeMessage(parseMessage(message))).toBe(message)
  })
})

describe('R74: the grammar', () => {
  test.each(readCorpus('signin'))('corpus: $name', ({ input, expect: { ok, ...fields } }) => {
    const parsed = safeParseMessage(input)
    expect(parsed.ok).toBe(ok)
    if (parsed.ok) {
      expect(parsed.value).toMatchObject(fields)
      expect(writeMessage(parsed.value)).toBe(input)
    } else expect(() => parseMessage(input)).toThrow('The text is not a sign-in message')
  })

  test('R74: reads the fields that were written, and writes the text that was read', () => {
    fc.assert(
      fc.property(messages, (message) => {
        const text = writeMessage(message)
        expect(parseMessage(text)).toEqual(message)
        expect(writeMessage(parseMessage(text))).toBe(text)
      }),
      { numRuns: 500 },
    )
  })

  test('R74: one changed character makes the text invalid, or changes a field', () => {
    fc.assert(
      fc.property(messages, fc.nat(), fc.string({ unit: 'binary', maxLength: 1 }), (message, place, piece) => {
        const text = writeMessage(message)
        const at = place % text.length
        const changed = text.slice(0, at) + piece + text.slice(at + 1)
        fc.pre(changed !== text)
        const parsed = safeParseMessage(changed)
        if (parsed.ok) expect(parsed.value).not.toEqual(message)
      }),
      { numRuns: 500 },
    )
  })

  test('R74: a text that it accepts has exactly one notation', () => {
    fc.assert(
      fc.property(messages, edits, (message, change) => {
        const text = change(writeMessage(message))
        const parsed = safeParseMessage(text)
        if (parsed.ok) expect(writeMessage(parsed.value)).toBe(text)
      }),
      { numRuns: 1_000 },
    )
  })

  test('R74: handles any value, and throws only INVALID_PARAMS', () => {
    fc.assert(
      fc.property(anything, (create) => {
        expect(safeParseMessage(create()).ok).toBe(false)
        expect(codeOf(() => parseMessage(create()))).toBe('INVALID_PARAMS')
      }),
    )
  })

  test('the reason names the line or the field', () => {
    const text = writeMessage({
      domain: 'example.com',
      accountAddress: '0xC02aaA39b223FE8D0A0e5C4F27eAD9083C756Cc2',
      chainId: 'eip155:1',
      uri: 'https://example.com',
      version: '1',
      nonce: '12345678',
      issuedAt: '2026-01-31T12:00:00Z',
    })
    expect(safeParseMessage(text.replace('wants', 'want'))).toEqual({
      ok: false,
      reason: 'line 1 is not a request to sign in with an account',
    })
    expect(safeParseMessage(text.replace('Version: 1\n', 'Version: 1\nVersion: 1\n'))).toEqual({
      ok: false,
      reason: 'line 7 is not the field that EIP-4361 has there',
    })
    expect(safeParseMessage(text.replace('12345678', '1234567'))).toEqual({
      ok: false,
      reason: 'nonce: expected at least 8 letters and digits',
    })
    expect(safeParseMessage(text.replace('\nIssued At: 2026-01-31T12:00:00Z', ''))).toEqual({
      ok: false,
      reason: 'issuedAt: expected an existing RFC 3339 date, such as 2026-01-31T12:00:00Z',
    })
  })
})

function readVectors<T>(name: string): readonly (readonly [string, T])[] {
  const file = new URL(`../../test/vectors/${name}.json`, import.meta.url)
  const vectors: Readonly<Record<string, T>> = JSON.parse(readFileSync(file, 'utf8'))
  return Object.entries(vectors)
}

function codeOf(call: () => unknown): string | undefined {
  try {
    call()
  } catch (error) {
    return isAppKitError(error) ? error.code : 'not an AppKitError'
  }
}
