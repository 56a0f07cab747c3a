import { connectorTypes } from '@latchkey/common'
import { describe, expect, test } from 'vitest'
import { connectorOf } from '../../test/connectors.js'
import { isConnectorVisible, type VisibilityRules } from './walletVisibility.js'

const desktop: VisibilityRules = { isMobile: false, excluded: [] }
const mobile: VisibilityRules = { isMobile: true, excluded: [] }
const provider = { request: () => undefined }

describe('§5: connector visibility', () => {
  test.each([
    ['an injected wallet with a provider', { type: 'INJECTED', provider }, true, true],
    ['an injected wallet with a reverse-DNS name only', { type: 'INJECTED', info: { rdns: 'a.b' } }, true, true],
    ['an injected wallet without provider and reverse-DNS name', { type: 'INJECTED' }, false, false],
    ['Browser Wallet', { type: 'INJECTED', name: 'Browser Wallet', provider }, true, true],
    ['a second connector of a wallet', { type: 'INJECTED', provider, duplicateOf: 'com.a' }, false, false],
    ['Browser Wallet with nothing installed', { type: 'INJECTED', name: 'Browser Wallet' }, false, false],
    ['an announced wallet named Browser Wallet', { type: 'ANNOUNCED', name: 'Browser Wallet' }, true, true],
    ['an announced wallet without provider', { type: 'ANNOUNCED' }, true, true],
    ['a multi-chain wallet', { type: 'MULTI_CHAIN' }, true, true],
    ['an external wallet', { type: 'EXTERNAL' }, true, true],
    ['WalletConnect', { type: 'WALLET_CONNECT' }, true, true],
    ['the embedded wallet', { type: 'AUTH' }, true, true],
    ['the embedded wallet of type `ID_AUTH`', { type: 'ID_AUTH' }, true, true],
  ] as const)('%s', (_title, change, onDesktop, onMobile) => {
    const connector = connectorOf({ id: 'a', ...change })
    expect(isConnectorVisible(connector, desktop)).toBe(onDesktop)
    expect(isConnectorVisible(connector, mobile)).toBe(onMobile)
  })

  const named = { id: 'x', name: 'Some Wallet', info: { rdns: 'com.some' }, explorerId: 'e', provider }
  test.each([
    ['reverse-DNS name', { rdns: 'com.some' }, true],
    ['reverse-DNS name in another case', { rdns: 'COM.Some' }, true],
    ['name in another case', { name: 'sOME wALLET' }, true],
    ['connector id', { id: 'x' }, true],
    ['explorer id', { id: 'e' }, true],
    ['part of a name', { name: 'Some' }, false],
    ['another reverse-DNS name', { rdns: 'com.some.other' }, false],
    ['an empty rule', {}, false],
  ])('the excluded list hides every type by %s: %o → %s', (_title, rule, isHidden) => {
    for (const type of connectorTypes) {
      const rules = { isMobile: false, excluded: [rule] }
      expect(isConnectorVisible(connectorOf({ ...named, type }), rules)).toBe(!isHidden)
    }
  })

  test.each([
    ['reverse-DNS name', 'COM.some'],
    ['name', 'some wallet'],
    ['connector id', 'x'],
  ])('R277: lists only wallets on the page that the include list names by %s', (_title, word) => {
    const rules = { isMobile: false, excluded: [], included: [{ id: word, rdns: word, name: word }] }
    const other = { ...named, id: 'y', name: 'Other', info: { rdns: 'com.other' }, explorerId: 'f' }
    for (const type of connectorTypes) {
      const isOnPage = ['INJECTED', 'ANNOUNCED', 'MULTI_CHAIN'].includes(type)
      expect(isConnectorVisible(connectorOf({ ...named, type }), rules)).toBe(true)
      expect(isConnectorVisible(connectorOf({ ...other, type }), rules)).toBe(!isOnPage)
    }
  })

  test('R277: an excluded wallet stays hidden if the include list names it, and an empty include list hides all', () => {
    const rule = { rdns: 'com.some' }
    const announced = connectorOf({ ...named, type: 'ANNOUNCED' })
    expect(isConnectorVisible(announced, { isMobile: false, excluded: [rule], included: [rule] })).toBe(false)
    expect(isConnectorVisible(announced, { isMobile: false, excluded: [], included: [] })).toBe(false)
  })

  test('a rule without a reverse-DNS name does not match a wallet without one', () => {
    const rules = { isMobile: false, excluded: [{ id: 'other' }] }
    expect(isConnectorVisible(connectorOf({ id: 'a' }), rules)).toBe(true)
  })
})
