import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { readCorpus } from '../../../../../fuzz/readCorpus.js'
import { createScriptedWallet } from '../../test/scriptedWallet.js'
import { safeParseAnnouncement } from './announcement.js'

const provider = createScriptedWallet()
const good = {
  uuid: '350670db-19fa-4704-a166-e52e178b59d2',
  name: 'Example Wallet',
  rdns: 'com.example.wallet',
  icon: 'data:image/svg+xml,<svg xmlns="http://www.w3.org/2000/svg"/>',
}
const parse = (info: object, other: object = {}) =>
  safeParseAnnouncement({ detail: { info: { ...good, ...info }, provider, ...other } })
const parsed = (info: object) => {
  const result = parse(info)
  if (!result.ok) throw new Error(result.reason)
  return result.value
}

describe('R25: malformed announcements', () => {
  const throwing = new Proxy(
    {},
    {
      get: () => {
        throw new Error('trap')
      },
      has: () => {
        throw new Error('trap')
      },
    },
  )
  test.each([
    ['no event', undefined],
    ['no detail', {}],
    ['detail null', { detail: null }],
    ['info missing', { detail: { provider } }],
    ['provider missing', { detail: { info: good } }],
    ['provider without request', { detail: { info: good, provider: {} } }],
    ['a request that is not a function', { detail: { info: good, provider: { request: 'x' } } }],
    [
      'a detail that throws',
      {
        get detail() {
          throw new Error('trap')
        },
      },
    ],
    ['info that throws', { detail: { info: throwing, provider } }],
    ['provider that throws', { detail: { info: good, provider: throwing } }],
  ])('rejects %s', (_, event) => expect(safeParseAnnouncement(event).ok).toBe(false))

  test('L3: handles any value without throwing', () => {
    fc.assert(
      fc.property(fc.anything({ withBigInt: true, withNullPrototype: true }), (detail) => {
        safeParseAnnouncement({ detail })
        safeParseAnnouncement({ detail: { info: detail, provider } })
        expect(safeParseAnnouncement(detail).ok).toBe(false)
      }),
    )
  })

  test('reads each field once, so that it cannot change', () => {
    let reads = 0
    const info = {
      ...good,
      get rdns() {
        reads++
        return reads === 1 ? 'com.example.wallet' : 'io.metamask'
      },
    }
    const result = safeParseAnnouncement({ detail: { info, provider } })
    expect(result.ok && result.value.rdns).toBe('com.example.wallet')
    expect(reads).toBe(1)
  })

  test('accepts a detail that is not frozen, and copies it', () => {
    const info = { ...good }
    const result = safeParseAnnouncement({ detail: { info, provider } })
    info.name = 'Something else'
    expect(result.ok && result.value.name).toBe('Example Wallet')
  })
})

describe('R26: uuid, rdns and name', () => {
  test.each([
    '',
    'x',
    '350670db-19fa-1704-a166-e52e178b59d2',
    '350670db-19fa-4704-c166-e52e178b59d2',
    `${good.uuid} `,
    4,
    null,
  ])('rejects the uuid %j', (uuid) => expect(parse({ uuid }).ok).toBe(false))

  test.each([
    'metamask',
    'a..b',
    '.io.metamask',
    'io.metamask.',
    'io.meta mask',
    'io.métamask',
    '-io.metamask',
    'io.-metamask',
    '1.2',
    `io.${'a'.repeat(64)}`,
    `io.${'abc.'.repeat(100)}x`,
    7,
    null,
  ])('rejects the rdns %j', (rdns) => expect(parse({ rdns }).ok).toBe(false))

  test.each([
    'io.metamask',
    'app.phantom',
    'com.okex.wallet',
    'io.1inch.wallet',
    'com.exodus.web3-wallet',
    'XYZ.Example',
  ])('accepts the rdns %j in lower case', (rdns) => expect(parsed({ rdns }).rdns).toBe(rdns.toLowerCase()))

  test.each(['', '   ', '\u200b\u202e', null, 5, {}])('rejects the name %j', (name) =>
    expect(parse({ name }).ok).toBe(false),
  )

  test('cleans a name and truncates it to 64 graphemes', () => {
    expect(parsed({ name: ' Evil\u202e \u200bWallet\n' }).name).toBe('Evil Wallet')
    expect([...parsed({ name: 'é'.normalize('NFC').repeat(500) }).name]).toHaveLength(64)
  })

  test('accepts only lower-case domain names and non-empty names without control characters', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary' }), fc.string({ unit: 'binary' }), (name, rdns) => {
        const result = parse({ name, rdns: `io.${rdns}` })
        if (!result.ok) return
        expect(result.value.rdns).toMatch(/^[a-z0-9.-]+$/)
        expect(result.value.name).toMatch(/^[^\p{Cc}\u202a-\u202e]{1,}$/u)
      }),
    )
  })
})

describe('R27: icons', () => {
  test.each([
    'javascript:alert(1)',
    'data:text/html,<script>1</script>',
    'https://tracker.example/icon.png',
    'x" onerror="alert(1)',
    `data:image/png;base64,${'A'.repeat(5_000_000)}`,
    '',
    null,
    12,
    'data:image/x-icon;base64,AAAA',
  ])('lists the wallet without an icon that is not a small data: image', (icon) => {
    const wallet = parsed({ icon })
    expect(wallet.icon).toBeUndefined()
    expect(wallet.name).toBe('Example Wallet')
  })

  test.each(['data:image/png;base64,AAAA', 'data:image/webp;base64,AAAA'])('keeps %s', (icon) => {
    expect(parsed({ icon }).icon).toBe(icon)
  })

  test('keeps an SVG, without quotes that could end an attribute', () => {
    expect(parsed({ icon: good.icon }).icon).toMatch(/^data:image\/svg\+xml,[^"'<>]+$/)
  })
})

describe('R25–R27, R50: the corpus of hostile announcements', () => {
  test.each(readCorpus('announce').map((entry) => [entry.name, entry] as const))(
    'R26: %s',
    (_, { input, expect: expected }) => {
      const result = safeParseAnnouncement({ detail: input })
      expect(result.ok).toBe(expected.listed)
      if (!result.ok) return
      expect(result.value.name).toBe(expected.name)
      expect(result.value.icon !== undefined).toBe(expected.icon)
    },
  )
})
