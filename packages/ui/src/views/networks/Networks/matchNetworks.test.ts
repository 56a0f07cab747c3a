import type { Network } from '@latchkey/common'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { matchNetworks } from './matchNetworks.js'

const network = (chainNamespace: Network['chainNamespace'], id: number | string, name: string, symbol: string) =>
  ({ chainNamespace, id, name, nativeCurrency: { name: symbol, symbol, decimals: 18 } }) as Network
const networks = [
  network('eip155', 8453, 'Base', 'ETH'),
  network('eip155', 1, 'Ethereum', 'ETH'),
  network('polkadot', 'b0a8', 'Kusama', 'KSM'),
  network('bip122', '0000', 'Réseau d’essai', 'BTC'),
]
const found = (query: string) => matchNetworks(networks, query).map(({ name }) => name)

test.each([
  ['', ['Base', 'Ethereum', 'Kusama', 'Réseau d’essai']],
  ['  ', ['Base', 'Ethereum', 'Kusama', 'Réseau d’essai']],
  ['BASE ', ['Base']],
  ['8453', ['Base']],
  ['eth', ['Base', 'Ethereum']],
  ['polka', ['Kusama']],
  ['ksm', ['Kusama']],
  ['reseau', ['Réseau d’essai']],
  ['bitcoin', ['Réseau d’essai']],
  ['nowhere', []],
])('AX18: finds %j by name, namespace, coin or chain id', (query, names) => {
  expect(found(query)).toEqual(names)
})

test('any query returns networks of the list in their order', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'binary' }), (query) => {
      const names = found(query)
      expect(networks.map(({ name }) => name).filter((name) => names.includes(name))).toEqual(names)
    }),
  )
})
