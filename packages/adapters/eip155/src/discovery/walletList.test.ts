import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { createScriptedWallet } from '../../test/scriptedWallet.js'
import type { Announced, Announcement } from '../wallet/announcement.js'
import { addWallet, announcedLimit, claimLimit } from './walletList.js'

const wallet = (change: Partial<Announcement> = {}): Announcement => ({
  uuid: crypto.randomUUID(),
  rdns: 'com.example.wallet',
  name: 'Example Wallet',
  provider: createScriptedWallet(),
  ...change,
})
const admit = (...wallets: readonly Announcement[]) => admitBurst([], wallets, 0)
const admitBurst = (list: readonly Announced[], wallets: readonly Announcement[], burst: number) =>
  wallets.reduce<readonly Announced[]>((before, each) => addWallet(before, each, burst), list)
const warnings = (list: readonly Announced[]) => list.map(({ warning }) => warning)

test('a repeated announcement returns the same list', () => {
  const first = wallet()
  const list = admit(first)
  expect(addWallet(list, { ...first, icon: 'data:image/png;base64,AAAA' })).toBe(list)
})

test('lists a wallet once if it announces the same provider with a new uuid', () => {
  const first = wallet()
  expect(admit(first, { ...first, uuid: crypto.randomUUID() })).toHaveLength(1)
})

test.each([{}, { rdns: 'io.other' }, { name: 'Other' }])(
  'R28: lists two providers with the same uuid, and flags both: %o',
  (change) => {
    const first = wallet()
    const second = { ...first, ...change, provider: createScriptedWallet() }
    const list = admit(first, second, first, second)
    expect(list.map(({ provider }) => provider)).toEqual([first.provider, second.provider])
    expect(warnings(list)).toEqual(['same-uuid', 'same-uuid'])
    expect(new Set(list.map(({ id }) => id)).size).toBe(2)
    expect(list[0]?.id).toBe(first.rdns)
  },
)

test('R28: keeps the first of two announcements of a provider with the same uuid, and flags it', () => {
  const first = wallet()
  for (const other of [{ rdns: 'io.other' }, { name: 'Other' }]) {
    const list = admit(first, { ...first, ...other })
    expect(list).toHaveLength(1)
    expect(list[0]).toMatchObject({
      provider: first.provider,
      rdns: first.rdns,
      name: first.name,
      warning: 'same-uuid',
    })
  }
})

test('R29: lists the same rdns with another provider twice, with warnings and separate ids', () => {
  const first = wallet()
  const second = wallet()
  const list = admit(first, second)
  expect(list.map(({ id }) => id)).toEqual(['com.example.wallet', `com.example.wallet#${second.uuid}`])
  expect(warnings(list)).toEqual(['same-rdns', 'same-rdns'])
  expect(list.map(({ provider }) => provider)).toEqual([first.provider, second.provider])
})

test('R30: lists two wallets of the same name, with their rdns to tell them apart', () => {
  const list = admit(wallet(), wallet({ rdns: 'org.other' }))
  expect(list.map(({ rdns }) => rdns)).toEqual(['com.example.wallet', 'org.other'])
  expect(warnings(list)).toEqual(['look-alike-name', 'look-alike-name'])
})

describe('R31: look-alike names', () => {
  test.each([
    'MetaMask',
    'МetaMask',
    'Meta\u00adMask',
    'METAMASK',
    'Meta Mask',
    'MеtаMаsk',
    'ＭｅｔａＭａｓｋ',
    'MétaMask',
    'MetarnMask'.replace('rnM', 'rn'),
    'Μetaμask'.replace('μ', 'M'),
  ])('flags %s under another rdns', (name) => {
    expect(warnings(admit(wallet({ name, rdns: 'io.drainer' })))).toEqual(['look-alike-name'])
  })

  test.each([
    ['MetaMask', 'io.metamask'],
    ['MetaMask', 'io.metamask.mobile'],
    ['Coinbase Wallet', 'com.coinbase.wallet'],
    ['Plain Wallet', 'org.plain'],
  ])('does not flag %s from %s', (name, rdns) => {
    expect(warnings(admit(wallet({ name, rdns })))).toEqual([undefined])
  })

  test('does not flag the real wallet beside its imitation', () => {
    const list = admit(
      wallet({ name: 'МetaMask', rdns: 'io.drainer' }),
      wallet({ name: 'MetaMask', rdns: 'io.metamask' }),
    )
    expect(warnings(list)).toEqual(['look-alike-name', undefined])
  })
})

const flood = (count: number, name = 'flood') =>
  Array.from({ length: count }, (_, index) => wallet({ rdns: `com.${name}${index}`, name: `${name} ${index}` }))
const rdnsOf = (list: readonly Announced[]) => list.map(({ rdns }) => rdns)

test('R32: limits the number of wallets', () => {
  expect(admit(...flood(announcedLimit + 50))).toHaveLength(announcedLimit)
})

describe('R189: during a flood of announcements', () => {
  const honest = wallet({ rdns: 'org.honest', name: 'Honest' })

  test.each([0, 1, 99, 100, 500])('lists a wallet that announces itself in the same burst after %i others', (count) => {
    expect(rdnsOf(admit(...flood(count), honest))).toContain('org.honest')
  })

  test('lists wallets that announce themselves before or after the flood', () => {
    const list = admitBurst([], [honest], 1)
    const flooded = admitBurst(list, flood(2_000), 2)
    expect(rdnsOf(flooded)).toContain('org.honest')
    const late = [wallet({ rdns: 'org.late' }), wallet({ rdns: 'org.later' })]
    const after = late.reduce((before, each, index) => addWallet(before, each, index + 3), flooded)
    expect(rdnsOf(after)).toEqual(expect.arrayContaining(['org.honest', 'org.late', 'org.later']))
    expect(after).toHaveLength(announcedLimit)
    const again = admitBurst(after, flood(2_000, 'again'), 9)
    expect(rdnsOf(again)).toEqual(expect.arrayContaining(['org.honest', 'org.late', 'org.later']))
  })

  test('lists a wallet whose identity another wallet claimed first, both with a warning', () => {
    const fake = wallet({ rdns: 'io.metamask', name: 'MetaMask' })
    const real = wallet({ rdns: 'io.metamask', name: 'MetaMask' })
    const list = admit(fake, ...flood(99), real, ...flood(200, 'more'))
    const claims = list.filter(({ rdns }) => rdns === 'io.metamask')
    expect(claims.map(({ provider }) => provider)).toEqual([fake.provider, real.provider])
    expect(warnings(claims)).toEqual(['same-rdns', 'same-rdns'])
    expect(list).toHaveLength(announcedLimit)
  })

  test('lists a wallet although all other identities are claimed twice', () => {
    const claims = (count: number, name = 'claimed') => [...flood(count, name), ...flood(count, name)]
    expect(rdnsOf(admit(honest, ...claims(60), ...flood(20, 'more')))).toContain('org.honest')
    const flooded = admitBurst(admitBurst([], [honest], 1), claims(60), 2)
    expect(rdnsOf(admitBurst(flooded, flood(20, 'more'), 3))).toContain('org.honest')
  })

  test('lists a few of many claims to one identity, including the newest', () => {
    const claims = Array.from({ length: 50 }, () => wallet())
    const list = admit(...claims)
    expect(list).toHaveLength(claimLimit)
    expect(list[0]?.provider).toBe(claims[0]?.provider)
    expect(list.at(-1)?.provider).toBe(claims.at(-1)?.provider)
    expect(new Set(warnings(list))).toEqual(new Set(['same-rdns']))
  })
})

test('R28 R29 R30 R31: ids and providers are unique, and wallets keep their position and name until the list is full', () => {
  const providers = [createScriptedWallet(), createScriptedWallet(), createScriptedWallet()]
  const uuids = [crypto.randomUUID(), crypto.randomUUID(), crypto.randomUUID()]
  const arbitrary = fc.record({
    uuid: fc.constantFrom(...uuids),
    rdns: fc.constantFrom('com.a', 'com.b', 'io.metamask'),
    name: fc.constantFrom('MetaMask', 'A', 'В', 'B'),
    provider: fc.constantFrom(...providers),
  })
  fc.assert(
    fc.property(fc.array(arbitrary, { maxLength: 12 }), (announcements) => {
      let list: readonly Announced[] = []
      for (const announcement of announcements) {
        const next = addWallet(list, announcement)
        expect(next.slice(0, list.length).map(({ id, name, provider }) => ({ id, name, provider }))).toEqual(
          list.map(({ id, name, provider }) => ({ id, name, provider })),
        )
        list = next
      }
      expect(new Set(list.map(({ id }) => id)).size).toBe(list.length)
      expect(new Set(list.map(({ rdns, provider }) => `${rdns} ${providers.indexOf(provider as never)}`)).size).toBe(
        list.length,
      )
    }),
  )
})
