import type { Connector } from '@latchkey/common'
import { describe, expect, test } from 'vitest'
import { connectorOf } from '../../test/connectors.js'
import { chainWallet, createFourChains } from '../../test/fourChains.js'
import { createScriptedAdapter } from '../../test/scriptedAdapter.js'
import { findInstalled, iconOf, isConnectorOfListed, isSameWallet } from './walletIdentity.js'
import type { WalletListEntry } from './walletRow.js'
import { isConnectorVisible } from './walletVisibility.js'

const rdns = 'app.phantom'
const evm = connectorOf({ id: 'evm', name: 'Phantom', info: { rdns } })
const solana = connectorOf({ id: 'solana', name: 'Phantom', chain: 'solana' })

test.each<[string, boolean, Partial<Connector>, Partial<Connector>, Partial<Connector>?]>([
  ['the same name, and a reverse-DNS name in one namespace only', true, {}, {}],
  ['names that differ in case only', true, {}, { name: 'PHANTOM' }],
  ['another name', false, {}, { name: 'Lantern' }],
  ['the same reverse-DNS name under another name', true, {}, { name: 'Lantern', info: { rdns } }],
  ['the same name with another reverse-DNS name', false, {}, { info: { rdns: 'com.other' } }],
  ['the same namespace', false, {}, { chain: 'eip155', info: { rdns } }],
  ['a warning', false, {}, { warning: 'look-alike-name' }],
  ['a warning on the other connector', false, { warning: 'same-rdns' }, { info: { rdns } }],
  ['an SDK and an extension', false, { type: 'EXTERNAL' }, {}],
  ['two WalletConnect connectors', true, { type: 'WALLET_CONNECT' }, { type: 'WALLET_CONNECT', name: 'Other' }],
  ['WalletConnect and a wallet with the same name', false, { type: 'WALLET_CONNECT' }, {}],
  ['a name that occurs twice in one namespace', false, {}, {}, { id: 'double', name: 'Phantom', chain: 'solana' }],
  [
    'a name that occurs twice, but the same reverse-DNS name',
    true,
    {},
    { info: { rdns } },
    { id: 'double', name: 'Phantom', chain: 'solana' },
  ],
  ['a name that occurs in a third namespace too', true, {}, {}, { id: 'dot', name: 'Phantom', chain: 'polkadot' }],
])('R29 to R31: %s → %s', (_what, isSame, first, second, other) => {
  const [a, b] = [
    { ...evm, ...first },
    { ...solana, ...second },
  ]
  const all = [a, b, ...(other ? [connectorOf({ id: 'other', ...other })] : [])]
  expect([isSameWallet(a, b, all), isSameWallet(b, a, all)]).toEqual([isSame, isSame])
})

const solanaChain = 'solana:5eykt4UsFv8P8NJdTREpY1vzqKqZKvdp'
const bitcoinChain = 'bip122:000000000019d6689c085ae165831e93'
const entry = (id: string, change: Partial<WalletListEntry> = {}): WalletListEntry => ({ id, name: id, ...change })
const metaMask = entry('c57ca95b47569778a828d19178114f4db188b89b763c899ba0be274e97267d96', {
  name: 'MetaMask',
  rdns: 'io.metamask',
  chains: ['eip155:1', solanaChain],
})
const lantern = entry('lantern', { name: 'Lantern', rdns: 'com.lantern', chains: ['eip155:1', solanaChain] })
const unisat = entry('app-unisat', {
  name: 'UniSat Wallet',
  chains: [bitcoinChain],
  injected: [{ namespace: 'bip122', injected_id: 'unisat' }],
})

describe('R120: recognises a listed wallet on the page', () => {
  test.each([
    ['its reverse-DNS name, in any case', connectorOf({ id: 'x', info: { rdns: 'IO.MetaMask' } }), metaMask],
    [
      'the reverse-DNS name of its mobile app',
      connectorOf({ id: 'x', info: { rdns: 'io.metamask.mobile' } }),
      metaMask,
    ],
    ['its Wallet Standard name', connectorOf({ id: 'x', name: 'metamask', chain: 'solana' }), metaMask],
    [
      'a listed Wallet Standard name that differs from its own',
      connectorOf({ id: 'Trust', chain: 'solana' }),
      entry('t', { name: 'Trust Wallet', injected: [{ namespace: 'solana', injected_id: 'Trust' }] }),
    ],
    ['its property of `window`', connectorOf({ id: 'u', chain: 'bip122', injectedId: 'unisat' }), unisat],
    [
      'its key in injectedWeb3',
      connectorOf({ id: 'p', name: 'Polkadot.js', type: 'INJECTED', chain: 'polkadot', injectedId: 'polkadot-js' }),
      entry('js-polkadot', { injected: [{ namespace: 'polkadot', injected_id: 'polkadot-js' }] }),
    ],
    ['an explorer id that its adapter states', connectorOf({ id: 'x', explorerId: 'e1' }), entry('e1')],
    [
      'a verified explorer id, if the directory has no other identifier',
      connectorOf({ id: 'x', name: 'Xverse', chain: 'bip122' }),
      entry('2a87d74ae02e10bdd1f51f7ce6c4e1cc53cd5f2c0b6b5ad0d7b3007d2b13de7b', { name: 'Other name' }),
    ],
  ])('by %s', (_title, connector, wallet) => {
    expect(isConnectorOfListed(connector, wallet)).toBe(true)
    expect(findInstalled(wallet, [connector])).toBe(connector)
  })

  test.each([
    ['an EVM wallet that shares only the name', connectorOf({ id: 'x', name: 'Lantern' }), lantern],
    [
      'R240: an unidentified Bitcoin wallet by its generic name',
      connectorOf({ id: 'injected', name: 'Bitcoin Wallet', chain: 'bip122', type: 'INJECTED' }),
      entry('b', { name: 'Bitcoin Wallet', chains: ['bip122:000000000019d6689c085ae165831e93'] }),
    ],
    [
      'a wallet with the same name in a namespace that the entry does not list',
      connectorOf({ id: 'x', name: 'Lantern', chain: 'bip122' }),
      lantern,
    ],
    [
      'one of two wallets with the same name',
      connectorOf({ id: 'x', name: 'Lantern', chain: 'solana', warning: 'look-alike-name' }),
      lantern,
    ],
    [
      'a wallet with the same injected id in another namespace',
      connectorOf({ id: 'u', chain: 'solana', injectedId: 'unisat' }),
      unisat,
    ],
    [
      'an SDK connector with the same name',
      connectorOf({ id: 'x', name: 'Lantern', chain: 'solana', type: 'EXTERNAL' }),
      lantern,
    ],
    [
      'a wallet with the name of an entry without chains',
      connectorOf({ id: 'x', name: 'Own', chain: 'solana' }),
      entry('own', { name: 'Own' }),
    ],
  ])('R30: does not match %s', (_title, connector, wallet) => {
    expect(isConnectorOfListed(connector, wallet)).toBe(false)
  })

  test('R31: finds a wallet with a warning only if there is no other', () => {
    const doubtful = connectorOf({ id: 'io.metamask', info: { rdns: 'io.metamask' }, warning: 'same-rdns' })
    const other = connectorOf({ id: 'x', name: 'MetaMask', chain: 'solana' })
    expect(findInstalled(metaMask, [doubtful, other])).toBe(other)
    expect(findInstalled(metaMask, [doubtful])).toBe(doubtful)
  })
})

describe('R121: an excluded wallet is hidden on the page in every namespace', () => {
  const sides = [
    connectorOf({ id: 'io.metamask', name: 'MetaMask', info: { rdns: 'io.metamask' } }),
    connectorOf({ id: 'MetaMask', chain: 'solana' }),
  ]
  test.each([
    ['its explorer id', { id: metaMask.id }],
    ['its reverse-DNS name', { id: 'io.metamask', rdns: 'io.metamask', name: 'io.metamask' }],
    ['its name', { name: 'metamask' }],
    ['its entry in the directory', metaMask],
  ])('by %s, without a directory', (_title, rule) => {
    for (const side of sides) expect(isConnectorVisible(side, { isMobile: false, excluded: [rule] })).toBe(false)
    const other = connectorOf({ id: 'Solflare', chain: 'solana' })
    expect(isConnectorVisible(other, { isMobile: false, excluded: [rule] })).toBe(true)
  })

  test('by the injected id of its entry', () => {
    const connector = connectorOf({ id: 'u', chain: 'bip122', injectedId: 'unisat', name: 'Other' })
    expect(isConnectorVisible(connector, { isMobile: false, excluded: [unisat] })).toBe(false)
  })
})

const icon = 'data:image/png;base64,iVBORw0KGgo='
const injected = connectorOf({ id: 'enkrypt', name: 'Enkrypt', chain: 'polkadot', type: 'INJECTED' })
const announced = connectorOf({ id: 'com.enkrypt', name: 'Enkrypt', info: { rdns: 'com.enkrypt' }, imageUrl: icon })

test('R127: a wallet without a picture uses that of its connector in another namespace, unless that one has a warning', () => {
  expect(iconOf(injected, [injected, announced])).toBe(icon)
  expect(iconOf({ ...injected, imageUrl: 'data:image/png;base64,own' }, [injected, announced])).toBe(
    'data:image/png;base64,own',
  )
  expect(iconOf(injected, [injected, { ...announced, warning: 'look-alike-name' }])).toBeUndefined()
  expect(iconOf(injected, [injected, { ...announced, name: 'Other' }])).toBeUndefined()
})

test('R127: a wallet connected on Polkadot shows the picture of its EVM connector', async () => {
  const wallets = {
    eip155: chainWallet('eip155', { answers: 'approve' }),
    polkadot: chainWallet('polkadot', { answers: 'approve', rdns: undefined }),
  }
  const named = [
    { ...wallets.eip155, connector: { ...wallets.eip155.connector, name: 'Enkrypt', imageUrl: icon } },
    { ...wallets.polkadot, connector: { ...wallets.polkadot.connector, name: 'Enkrypt' } },
  ] as const
  const { core } = createFourChains({
    adapters: {
      eip155: createScriptedAdapter([named[0]]),
      polkadot: createScriptedAdapter([named[1]], 'polkadot'),
      solana: createScriptedAdapter([], 'solana'),
      bip122: createScriptedAdapter([], 'bip122'),
    },
  })
  await core.discover()
  await core.connect({ connectorId: 'polkadot.wallet', namespace: 'polkadot' })
  expect(core.accounts.getConnected('polkadot')?.wallet.icon).toBe(icon)
})
