import type { Network } from '@latchkey/common'
import { expect, test } from 'vitest'
import { networkSections } from './networkSections.js'

const network = (chainNamespace: Network['chainNamespace'], name: string, testnet = false) =>
  ({ chainNamespace, name, testnet }) as Network
const networks = [
  network('eip155', 'Sepolia', true),
  network('eip155', 'Base'),
  network('solana', 'Solana'),
  network('solana', 'Devnet', true),
]
const shown = (isByKind: boolean, list = networks) =>
  networkSections(list, isByKind).map(({ heading, networks: members }) => [heading, ...members.map(({ name }) => name)])

test('§2: lists the main networks of a namespace first, then the test networks, without an empty group', () => {
  expect(shown(false)).toEqual([
    ['main', 'Base', 'Solana'],
    ['test', 'Sepolia', 'Devnet'],
  ])
  expect(shown(false, networks.slice(0, 1))).toEqual([['test', 'Sepolia']])
  expect(shown(true, [])).toEqual([])
})

test('§2: groups several namespaces, with test networks last in each', () => {
  expect(shown(true)).toEqual([
    ['eip155', 'Base', 'Sepolia'],
    ['solana', 'Solana', 'Devnet'],
  ])
})
