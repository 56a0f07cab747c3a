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
  expect(sections.map(({ label, rows }) => [label, rows.map(({ key }) => key).join()])).toEqual([
    ['groupPhone', 'wc'],
    ['groupDevice', 'a,b,c'],
    ['groupOther', 'd,e'],
  ])
})

test("§4: keeps the app's order, even if it splits a section", () => {
  const sections = walletSections([
    { group: 'injected', rows: [row('a')] },
    { group: 'external', rows: [row('b')] },
    { group: 'recent', rows: [row('c')] },
  ])
  expect(sections.map(({ label }) => label)).toEqual(['groupDevice', 'groupOther', 'groupDevice'])
})

test('UX 1: reserves rows in the last section if its heading is that of the directory, otherwise in a new one', () => {
  const placesOf = (group: 'injected' | 'external') =>
    walletSections([{ group, rows: [row('a')] }], 3).map(({ label, places }) => [label, places])
  expect(placesOf('external')).toEqual([['groupOther', 3]])
  expect(placesOf('injected')).toEqual([
    ['groupDevice', undefined],
    ['groupOther', 3],
  ])
})
