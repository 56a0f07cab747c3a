import type { WalletRow } from '@latchkey/core'
import { expect, test } from 'vitest'
import { walletSections } from './walletSections.js'

const row = (key: string): WalletRow => ({ key, name: key, connectors: [] })

test('§4: joins neighbouring groups with the same heading and keeps the order', () => {
  const sections = walletSections([
    { group: 'walletConnect', rows: [row('wc')] },
    { group: 'recent', rows: [row('a')] },
    { group: 'injected', rows: [row('b'), row('c')] },
    { group: 'featured', rows: [row('d')] },
    { group: 'external', rows: [row('e')] },
  ])
  expect(sections.map(({ heading, rows }) => [heading, rows.map(({ key }) => key).join()])).toEqual([
    ['phone', 'wc'],
    ['device', 'a,b,c'],
    ['other', 'd,e'],
  ])
})

test("§4: keeps the app's order, even if it splits a section", () => {
  const sections = walletSections([
    { group: 'injected', rows: [row('a')] },
    { group: 'external', rows: [row('b')] },
    { group: 'recent', rows: [row('c')] },
  ])
  expect(sections.map(({ heading }) => heading)).toEqual(['device', 'other', 'device'])
})

test('UX 1: reserves rows in the last section if its heading is that of the directory, otherwise in a new one', () => {
  const placesOf = (group: 'injected' | 'external') =>
    walletSections([{ group, rows: [row('a')] }], 3).map(({ heading, places }) => [heading, places])
  expect(placesOf('external')).toEqual([['other', 3]])
  expect(placesOf('injected')).toEqual([
    ['device', undefined],
    ['other', 3],
  ])
})
