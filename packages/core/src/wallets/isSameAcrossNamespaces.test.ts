import type { Connector } from '@latchkey/common'
import { expect, test } from 'vitest'
import { connectorOf } from '../../test/connectors.js'
import { isSameAcrossNamespaces } from './isSameAcrossNamespaces.js'

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
  ['WalletConnect and a wallet of its name', false, { type: 'WALLET_CONNECT' }, {}],
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
  expect([isSameAcrossNamespaces(a, b, all), isSameAcrossNamespaces(b, a, all)]).toEqual([isSame, isSame])
})
