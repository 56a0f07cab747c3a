import fc from 'fast-check'
import { SiweMessage } from 'siwe'
import { createSiweMessage, generateSiweNonce } from 'viem/siwe'
import { describe, expect, test } from 'vitest'
import { parseMessage, safeParseMessage, writeMessage } from '../src/exports/index.js'
import { edits } from './arbitraryEdits.js'
import { messagesOf } from './arbitraryMessages.js'

const text = writeMessage({
  domain: 'example.com',
  accountAddress: '0xC02aaA39b223FE8D0A0e5C4F27eAD9083C756Cc2',
  uri: 'https://example.com/login',
  version: '1',
  chainId: 'eip155:1',
  nonce: '32891756',
  issuedAt: '2021-09-30T16:25:24Z',
})
const leapSecond = '2021-09-30T16:25:60Z'
/** Messages that the package `siwe` accepts and this package rejects. */
const differences = [
  ['more than 10,000 characters', text.replace('/login', `/${'a'.repeat(10_000)}`)],
  ['a domain without a host', text.replace('example.com ', 'user@:80 ')],
  ['a chain id of zero', text.replace('Chain ID: 1', 'Chain ID: 0')],
  ['a chain id with a leading zero', text.replace('Chain ID: 1', 'Chain ID: 01')],
  ['a chain id above 2⁵³−1', text.replace('Chain ID: 1', 'Chain ID: 9007199254740992')],
  ['a leap second within a month', text.replace('2021-09-30T16:25:24Z', leapSecond)],
  ['an IPv4 address with leading zeros in an IPv6 address', text.replace('//example.com/', '//[::01.2.3.4]/')],
  ['an IPv4 address without digits in an IPv6 address', text.replace('//example.com/', '//[::1.2..4]/')],
] as const

describe('R80: agreement with the package siwe', () => {
  test.each(differences)('is stricter than siwe about %s', (_, message) => {
    expect(siweAccepts(message)).toBe(true)
    expect(safeParseMessage(message).ok).toBe(false)
  })

  test('accepts the same changed messages, besides these differences, and reads the same fields', () => {
    let accepted = 0
    fc.assert(
      fc.property(messagesOf('eip155'), edits, (message, change) => {
        const changed = change(writeMessage(message))
        const parsed = safeParseMessage(changed)
        if (!parsed.ok) {
          if (siweAccepts(changed)) expect(changed).toSatisfy(isDifference(parsed.reason))
          return
        }
        accepted++
        const { accountAddress, chainId, ...fields } = parsed.value
        expect({ ...new SiweMessage(changed) }).toMatchObject({
          ...fields,
          address: accountAddress,
          chainId: Number(chainId.slice('eip155:'.length)),
        })
      }),
      { numRuns: 1_000 },
    )
    // A third of the changed messages are still valid.
    expect(accepted).toBeGreaterThan(100)
  })

  test('siwe writes the same text', () => {
    fc.assert(
      fc.property(messagesOf('eip155'), ({ accountAddress, chainId, ...fields }) => {
        // siwe omits an empty request id.
        fc.pre(fields.requestId !== '')
        const id = Number(chainId.slice('eip155:'.length))
        const json = JSON.stringify({ ...fields, address: accountAddress, chainId: id })
        const written = new SiweMessage(JSON.parse(json)).prepareMessage()
        expect(writeMessage({ ...fields, accountAddress, chainId })).toBe(written)
      }),
    )
  })

  test('accepts the messages of viem', () => {
    fc.assert(
      fc.property(
        messagesOf('eip155'),
        fc.constantFrom('example.com', 'localhost:3000'),
        fc.boolean(),
        (fields, domain, hasScheme) => {
          const { statement, requestId } = fields
          const written = createSiweMessage({
            address: '0xC02aaA39b223FE8D0A0e5C4F27eAD9083C756Cc2',
            chainId: 1,
            domain,
            nonce: generateSiweNonce(),
            uri: 'https://example.com/login',
            version: '1',
            issuedAt: new Date('2021-09-30T16:25:24Z'),
            expirationTime: new Date('2021-09-30T17:25:24Z'),
            resources: ['https://example.com/my-web2-claim.json'],
            ...(statement ? { statement } : {}),
            ...(requestId ? { requestId } : {}),
            ...(hasScheme ? { scheme: 'https' } : {}),
          })
          expect(writeMessage(parseMessage(written))).toBe(written)
        },
      ),
    )
  })
})

function siweAccepts(message: string): boolean {
  try {
    return new SiweMessage(message).version === '1'
  } catch {
    return false
  }
}

/** Returns a predicate of messages that siwe accepts although this package rejects the field that `reason` names. */
function isDifference(reason: string): (message: string) => boolean {
  const field = reason.split(/[:[]/)[0] ?? ''
  if (field === 'chainId') return (message) => /^Chain ID: (?:0\d*|\d{16,})$/m.test(message)
  if (['issuedAt', 'expirationTime', 'notBefore'].includes(field)) return (message) => message.includes(':60')
  const hasNoHost = (message: string) => /^(?:[^:]+:\/\/)?(?:[^@ ]*@)?(?::\d*)? wants/.test(message)
  const hasIpv4InIpv6 = (message: string) => /\[[^\]]*\.[^\]]*\]/.test(message)
  if (field === 'domain') return (message) => hasNoHost(message) || hasIpv4InIpv6(message)
  return (message) => ['uri', 'resources'].includes(field) && hasIpv4InIpv6(message)
}
