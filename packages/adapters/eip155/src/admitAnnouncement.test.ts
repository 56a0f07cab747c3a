import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { createScriptedWallet } from '../test/scriptedWallet.js'
import { type Announced, admitAnnouncement, announcedLimit } from './admitAnnouncement.js'
import type { Announcement } from './announcement.js'

const wallet = (change: Partial<Announcement> = {}): Announcement => ({
  uuid: crypto.randomUUID(),
  rdns: 'com.example.wallet',
  name: 'Example Wallet',
  provider: createScriptedWallet(),
  ...change,
})
const admit = (...wallets: readonly Announcement[]) => wallets.reduce<readonly Announced[]>(admitAnnouncement, [])
const warnings = (list: readonly Announced[]) => list.map(({ warning }) => warning)

test('an announcement repeated changes nothing, not even the list', () => {
  const first = wallet()
  const list = admit(first)
  expect(admitAnnouncement(list, { ...first, icon: 'data:image/png;base64,AAAA' })).toBe(list)
})

test('a wallet that draws a new uuid for the same provider is listed once', () => {
  const first = wallet()
  expect(admit(first, { ...first, uuid: crypto.randomUUID() })).toHaveLength(1)
})

test('R28: the same uuid with other data keeps the first and flags it', () => {
  const first = wallet()
  for (const other of [{ provider: createScriptedWallet() }, { rdns: 'io.other' }, { name: 'Other' }]) {
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

test('R29: the same rdns with another provider keeps both, marked, with ids of their own', () => {
  const first = wallet()
  const second = wallet()
  const list = admit(first, second)
  expect(list.map(({ id }) => id)).toEqual(['com.example.wallet', `com.example.wallet#${second.uuid}`])
  expect(warnings(list)).toEqual(['same-rdns', 'same-rdns'])
  expect(list.map(({ provider }) => provider)).toEqual([first.provider, second.provider])
})

test('R30: wallets of the same name are both listed, with the rdns to tell them apart', () => {
  const list = admit(wallet(), wallet({ rdns: 'org.other' }))
  expect(list.map(({ rdns }) => rdns)).toEqual(['com.example.wallet', 'org.other'])
  expect(warnings(list)).toEqual(['look-alike-name', 'look-alike-name'])
})

describe('R31: names that look like a known one', () => {
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
  ])('%s under another rdns is flagged', (name) => {
    expect(warnings(admit(wallet({ name, rdns: 'io.drainer' })))).toEqual(['look-alike-name'])
  })

  test.each([
    ['MetaMask', 'io.metamask'],
    ['MetaMask', 'io.metamask.mobile'],
    ['Coinbase Wallet', 'com.coinbase.wallet'],
    ['Plain Wallet', 'org.plain'],
  ])('%s from %s is not', (name, rdns) => {
    expect(warnings(admit(wallet({ name, rdns })))).toEqual([undefined])
  })

  test('the real one stays unmarked beside its imitation', () => {
    const list = admit(
      wallet({ name: 'МetaMask', rdns: 'io.drainer' }),
      wallet({ name: 'MetaMask', rdns: 'io.metamask' }),
    )
    expect(warnings(list)).toEqual(['look-alike-name', undefined])
  })
})

test('R32: no more than the limit is listed', () => {
  const flood = Array.from({ length: announcedLimit + 50 }, (_, index) =>
    wallet({ rdns: `com.flood${index}`, name: `Flood ${index}` }),
  )
  expect(admit(...flood)).toHaveLength(announcedLimit)
})

test('R28–R31: ids and providers never repeat, and nobody already listed is moved, renamed or dropped', () => {
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
        const next = admitAnnouncement(list, announcement)
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
