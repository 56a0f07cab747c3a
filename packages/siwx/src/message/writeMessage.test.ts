import { readFileSync } from 'node:fs'
import { isAppKitError, type SIWXMessageData } from '@latchkey/common'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { anything } from '../../../../fuzz/anything.js'
import { messages } from '../../test/arbitraryMessages.js'
import { createNonce } from './createNonce.js'
import { writeMessage } from './writeMessage.js'

const data = {
  domain: 'example.com',
  accountAddress: '0xC02aaA39b223FE8D0A0e5C4F27eAD9083C756Cc2',
  chainId: 'eip155:1',
  uri: 'https://example.com/login',
  version: '1',
  nonce: '32891756',
  issuedAt: '2021-09-30T16:25:24Z',
} as const satisfies SIWXMessageData

test('writes every field in the order of EIP-4361', () => {
  const text = writeMessage({
    ...data,
    statement: 'I accept the terms: https://example.com/tos',
    expirationTime: '2021-09-30T17:25:24+01:00',
    notBefore: '2021-09-30T16:25:24.000Z',
    requestId: 'some_id',
    resources: ['ipfs://a/', 'https://example.com/claim.json'],
  })
  expect(text).toBe(`example.com wants you to sign in with your Ethereum account:
0xC02aaA39b223FE8D0A0e5C4F27eAD9083C756Cc2

I accept the terms: https://example.com/tos

URI: https://example.com/login
Version: 1
Chain ID: 1
Nonce: 32891756
Issued At: 2021-09-30T16:25:24Z
Expiration Time: 2021-09-30T17:25:24+01:00
Not Before: 2021-09-30T16:25:24.000Z
Request ID: some_id
Resources:
- ipfs://a/
- https://example.com/claim.json`)
})

test('writes two empty lines without a statement', () => {
  expect(writeMessage(data)).toContain('Cc2\n\n\nURI: https://example.com/login\n')
})

test.each([
  ['Solana', 'solana:5eykt4UsFv8P8NJdTREpY1vzqKqZKvdp', 'GwAF45zjfyGzUbd3i3hXxzGeuchzEZXwpRYHZM5912F1'],
  ['Polkadot', 'polkadot:91b171bb158e2d3848fa23a9f1c25182', '15oF4uVJwmo4TdGW7VfQxNLavjCXviqxT9S1MgbjMNHr6Sp5'],
  ['Bitcoin', 'bip122:000000000019d6689c085ae165831e93', 'bc1qw508d6qejxtdg4y5r3zarvary0c5xw7kv8f3t4'],
] as const)('writes the message of a %s account', (name, chainId, accountAddress) => {
  const text = writeMessage({ ...data, chainId, accountAddress })
  expect(text.split('\n').slice(0, 2)).toEqual([
    `example.com wants you to sign in with your ${name} account:`,
    accountAddress,
  ])
  expect(text).toContain(`\nChain ID: ${chainId.split(':')[1]}\n`)
})

describe('R74: rejects values that the grammar does not allow', () => {
  const line = '\nNonce: 00000000'
  test.each([
    ['domain', ['', 'example.com\n', 'https://example.com', 'a b', 'user@', ':80', 'exämple.com', 1, undefined]],
    ['accountAddress', [data.accountAddress.toLowerCase(), '', 'GwAF45zjfyGzUbd3i3hXxzGeuchzEZXwpRYHZM5912F1']],
    ['chainId', ['1', 1, 'eip155:', 'eip155:0', 'eip155:01', 'eip155:0x1', 'eip155:1\n', 'cosmos:1', undefined]],
    [
      'statement',
      [`a${line}`, 'a\r', 'a\u2028', 'a\u2029', 'a\u0085', 'ä', '"a"', '100%', 'a'.repeat(10_001), null, 1],
    ],
    ['uri', ['example.com', '/login', `https://example.com${line}`, 'https://a b', 'https://ä.com', undefined]],
    ['version', ['2', '', '1 ', 1, undefined]],
    ['nonce', ['', '1234567', '1234-5678', `12345678${line}`, '1234567é', '12345678\n', 12345678, undefined]],
    ['issuedAt', ['', 'garbage', '2021-09-30', '2021-02-29T00:00:00Z', `${data.issuedAt}\n`, undefined, new Date(0)]],
    ['expirationTime', ['', 'garbage', '2021-09-30T16:25:24', `${data.issuedAt}${line}`, null]],
    ['notBefore', ['', 'garbage', '2021-09-31T16:25:24Z', `${data.issuedAt}\u2028`]],
    ['requestId', [`a${line}`, 'a\u2028', 'a b', 'a/b', '%', 'é', 1]],
    ['resources', ['https://a', [`https://a${line}`], ['https://a', 'a'], ['\u2028'], [''], {}, [1]]],
    ['scheme', ['', 'https:', 'https://', '1a', 'a\n']],
  ])('%s', (field, values) => {
    for (const value of values) {
      const error = errorOf({ ...data, [field]: value })
      expect(isAppKitError(error, 'INVALID_PARAMS') && error.details).toMatch(
        // With an address of another chain, the chain decides which field is wrong.
        new RegExp(`^The sign-in message cannot be written: ${field}(?:\\[\\d\\])?: expected `),
      )
    }
  })

  test('an address and a chain of different namespaces', () => {
    const error = errorOf({ ...data, chainId: 'solana:5eykt4UsFv8P8NJdTREpY1vzqKqZKvdp' })
    expect(isAppKitError(error, 'INVALID_PARAMS') && error.details).toContain('accountAddress: expected base58')
  })

  test('more than 10,000 characters', () => {
    const { length } = writeMessage({ ...data, requestId: '' })
    expect(writeMessage({ ...data, requestId: 'a'.repeat(10_000 - length) })).toHaveLength(10_000)
    const error = errorOf({ ...data, requestId: 'a'.repeat(10_001 - length) })
    expect(isAppKitError(error, 'INVALID_PARAMS') && error.details).toContain('more than 10000 characters')
    expect(isAppKitError(errorOf({ ...data, resources: Array(3_000).fill('a:') }), 'INVALID_PARAMS')).toBe(true)
    expect(isAppKitError(errorOf({ ...data, resources: { length: 2 ** 32 - 1 } }), 'INVALID_PARAMS')).toBe(true)
  })

  const fields = [
    'domain',
    'accountAddress',
    'chainId',
    'statement',
    'uri',
    'nonce',
    'issuedAt',
    'expirationTime',
    'notBefore',
    'requestId',
  ] as const
  const breaks = fc.constantFrom('\n', '\r', '\r\n', '\u2028', '\u2029', '\u0085', '\v', '\f', '\0')

  test('a line break anywhere in any field', () => {
    fc.assert(
      fc.property(
        messages,
        fc.constantFrom(...fields),
        fc.nat(),
        breaks,
        fc.string(),
        (message, field, place, lineBreak, rest) => {
          const value = message[field] ?? ''
          const at = place % (value.length + 1)
          const injected = `${value.slice(0, at)}${lineBreak}${rest}${value.slice(at)}`
          expect(isAppKitError(errorOf({ ...message, [field]: injected }), 'INVALID_PARAMS')).toBe(true)
          const { resources = [] } = message
          const injectedList = [...resources, `https://a${lineBreak}${rest}`]
          expect(isAppKitError(errorOf({ ...message, resources: injectedList }), 'INVALID_PARAMS')).toBe(true)
        },
      ),
    )
  })

  test('any value in place of a field, or of all, and throws nothing else', () => {
    fc.assert(
      fc.property(messages, fc.constantFrom(...fields, 'resources'), anything, (message, field, create) => {
        const error = errorOf({ ...message, [field]: create() })
        expect(error === undefined || isAppKitError(error, 'INVALID_PARAMS')).toBe(true)
        expect(isAppKitError(errorOf(create()), 'INVALID_PARAMS')).toBe(true)
      }),
    )
  })
})

test('R80: rejects the invalid fields of spruceid', () => {
  const file = new URL('../../test/vectors/parsing_negative_objects.json', import.meta.url)
  const vectors: Readonly<Record<string, Readonly<Record<string, unknown>>>> = JSON.parse(readFileSync(file, 'utf8'))
  const { length } = Object.entries(vectors).filter(([, { address, chainId, ...fields }]) => {
    const id = chainId === undefined ? undefined : `eip155:${chainId}`
    return isAppKitError(errorOf({ ...fields, accountAddress: address, chainId: id }), 'INVALID_PARAMS')
  })
  expect(length).toBe(18)
})

test('accepts the nonces of createNonce', () => {
  expect(writeMessage({ ...data, nonce: createNonce() })).toMatch(/\nNonce: [0-9a-f]{32}\n/)
})

/** Calls `writeMessage` as JavaScript can: with any value. */
function errorOf(value: unknown): unknown {
  try {
    Reflect.apply(writeMessage, undefined, [value])
  } catch (error) {
    return error
  }
}
