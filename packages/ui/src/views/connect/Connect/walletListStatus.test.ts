import type { WalletRow } from '@latchkey/core'
import { expect, test } from 'vitest'
import { readWalletList, type WalletListSource } from './walletListStatus.js'

const row = (key: string): WalletRow => ({ key, name: key, connectors: [] })

const source: WalletListSource = {
  groups: [],
  isSearching: false,
  reserved: { count: 0, isLoading: false },
  isMobile: false,
  offersAllWallets: false,
  offersGuide: true,
}
const read = (change: Partial<WalletListSource>) => readWalletList({ ...source, ...change })

const injected = { group: 'injected', rows: [row('a')] } as const
const external = { group: 'external', rows: [row('b')] } as const
const walletConnect = { group: 'walletConnect', rows: [row('wc')] } as const

test('§4: joins neighbouring groups with the same heading and keeps the order', () => {
  const { sections } = read({
    groups: [
      walletConnect,
      { group: 'recent', rows: [row('a')] },
      { group: 'injected', rows: [row('b'), row('c')] },
      { group: 'featured', rows: [row('d')] },
      { group: 'external', rows: [row('e')] },
    ],
  })
  expect(sections.map(({ heading, rows }) => [heading, rows.map(({ key }) => key).join()])).toEqual([
    ['phone', 'wc'],
    ['device', 'a,b,c'],
    ['other', 'd,e'],
  ])
})

test("§4: keeps the app's order, even if it splits a section", () => {
  const { sections } = read({ groups: [injected, external, { group: 'recent', rows: [row('c')] }] })
  expect(sections.map(({ heading }) => heading)).toEqual(['device', 'other', 'device'])
})

test('UX 1: reserves rows in the last section if its heading is that of the directory, otherwise in a new one', () => {
  const reservedAfter = (group: typeof injected | typeof external) =>
    read({ groups: [injected, group], reserved: { count: 3, isLoading: true } }).sections.map(
      ({ heading, reserved, isBlank }) => [heading, reserved, isBlank],
    )
  expect(reservedAfter(external)).toEqual([
    ['device', 0, false],
    ['other', 3, false],
  ])
  expect(reservedAfter(injected)).toEqual([
    ['device', 0, false],
    ['other', 3, false],
  ])
})

test('UX 1: a reserved section stays blank if the directory has no wallet for it', () => {
  const { sections } = read({ groups: [injected], reserved: { count: 3, isLoading: false } })
  expect(sections.map(({ isBlank }) => isBlank)).toEqual([false, true])
})

test('a list of other wallets starts without a heading', () => {
  expect(read({ groups: [external] }).sections.map(({ heading }) => heading)).toEqual([undefined])
})

test('has another heading for other devices on a phone', () => {
  const headings = (isMobile: boolean) =>
    read({ groups: [walletConnect], isMobile }).sections.map(({ heading }) => heading)
  expect(headings(false)).toEqual(['phone'])
  expect(headings(true)).toEqual(['app'])
})

test.each([true, false])(
  'offers all wallets once: beside other devices, otherwise at the end (on a phone: %s)',
  (isMobile) => {
    const places = (groups: WalletListSource['groups'], offersAllWallets = true) => {
      const { sections, endsWithAllWallets } = read({ groups, offersAllWallets, isMobile })
      return [sections.map(({ hasAllWallets }) => hasAllWallets), endsWithAllWallets]
    }
    expect(places([walletConnect, injected])).toEqual([[true, false], false])
    expect(places([injected])).toEqual([[false], true])
    expect(places([])).toEqual([[], true])
    expect(places([walletConnect, injected], false)).toEqual([[false, false], false])
  },
)

test('is empty without a wallet, unless the directory still loads wallets', () => {
  const loading = { count: 3, isLoading: true }
  expect(read({ isSearching: true, reserved: loading })).toMatchObject({ empty: 'searching', sections: [] })
  expect(read({ isSearching: true })).toMatchObject({ empty: 'searching', sections: [] })
  expect(read({})).toMatchObject({ empty: 'noWallets', sections: [] })
  expect(read({ reserved: { count: 3, isLoading: false } })).toMatchObject({ empty: 'noWallets', sections: [] })
  expect(read({ reserved: loading })).toMatchObject({
    empty: undefined,
    sections: [{ reserved: 3, heading: undefined }],
  })
  expect(read({ groups: [injected], isSearching: true }).empty).toBeUndefined()
})

test('offers help below wallets only, because an empty list has its own', () => {
  expect(read({ groups: [injected] }).hasGuide).toBe(true)
  expect(read({ groups: [injected], offersGuide: false }).hasGuide).toBe(false)
  expect(read({}).hasGuide).toBe(false)
})
