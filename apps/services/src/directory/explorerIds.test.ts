import { readFileSync } from 'node:fs'
import path from 'node:path'
import { type DirectoryWallet, walletsSchema } from '@latchkey/api-client'
import type { Connector } from '@latchkey/common'
import { findInstalled, isConnectorVisible } from '@latchkey/core'
import { expect, test } from 'vitest'
import { packageFolder } from '../packageFolder.js'
import { namespaceOf } from './namespaceOf.js'

const file = path.join(packageFolder, 'data', 'generated', 'wallets.json')
/** The wallets of the directory, parsed by the client. */
const { rows: wallets } = walletsSchema.parse({ data: JSON.parse(readFileSync(file, 'utf8')), count: 1 }).data

const connectorOf = (change: Partial<Connector>): Connector => ({
  id: 'some',
  type: 'ANNOUNCED',
  name: 'Some',
  chain: 'eip155',
  connect: () => Promise.reject(new Error('This connector is data only.')),
  ...change,
})

/** A wallet as adapters find it on a page: one connector per `injected` entry of the directory. */
function installed({ rdns, injected = [] }: DirectoryWallet): readonly Connector[] {
  return [
    ...(rdns ? [connectorOf({ info: { rdns } })] : []),
    ...injected.flatMap(({ namespace, injected_id }) =>
      namespace === 'solana' || namespace === 'polkadot' || namespace === 'bip122'
        ? [connectorOf({ chain: namespace, name: injected_id ?? '', injectedId: injected_id ?? '' })]
        : [],
    ),
  ]
}

const isHidden = (connector: Connector, id: string) =>
  !isConnectorVisible(connector, { isMobile: false, excluded: [{ id }] })

test('R121: the id of the public explorer is enough to exclude a wallet on the page', () => {
  const explored = wallets.filter(({ id }) => /^[0-9a-f]{64}$/.test(id))
  const found = explored.flatMap((wallet) => installed(wallet).map((connector) => [wallet, connector] as const))
  expect(found.length).toBeGreaterThan(20)
  // A provider on the window identifies a wallet only if the adapter knows its name.
  for (const [{ id, name }, connector] of found)
    expect([name, connector.name, isHidden(connector, id)]).toEqual([name, connector.name, true])
  for (const name of ['Solflare', 'Nova Wallet']) {
    const wallet = wallets.find((candidate) => candidate.name === name)
    const chain = name === 'Solflare' ? 'solana' : 'polkadot'
    expect([name, isHidden(connectorOf({ chain, name }), wallet?.id ?? '')]).toEqual([name, true])
  }
})

test('R120: finds every wallet with a known property on the page, and mistakes it for no other', () => {
  for (const wallet of wallets) {
    for (const connector of installed(wallet)) {
      expect([wallet.name, findInstalled(wallet, [connector])]).toEqual([wallet.name, connector])
      const others = wallets.filter((other) => other.id !== wallet.id && findInstalled(other, [connector]))
      expect([wallet.name, others.map(({ name }) => name)]).toEqual([wallet.name, []])
    }
  }
})

test.each([
  ['Phantom', 'solana'],
  ['Phantom', 'bip122'],
  ['Solflare', 'solana'],
  ['Backpack', 'solana'],
  ['Magic Eden', 'bip122'],
  ['Talisman', 'polkadot'],
] as const)('R120: %s is recognised by its name on %s', (name, chain) => {
  const found = wallets.filter((wallet) => findInstalled(wallet, [connectorOf({ name, chain })]))
  expect(found.map((wallet) => [wallet.name, wallet.chains?.map(namespaceOf).includes(chain)])).toEqual([[name, true]])
})
