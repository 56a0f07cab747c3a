import { connectorTypes } from '@latchkey/common'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { connectorOf } from '../../test/connectors.js'
import { mergeConnectors } from './groupConnectors.js'

const rdns = 'app.phantom'
const keys = (connectors: Parameters<typeof mergeConnectors>[0]) => mergeConnectors(connectors).map(({ key }) => key)

describe('§4: one row for each wallet', () => {
  test('one wallet in several namespaces is one row with all of its connectors', () => {
    const evm = connectorOf({ id: 'a', name: 'Phantom', info: { rdns } })
    const solana = connectorOf({ id: 'b', name: 'Phantom', chain: 'solana', imageUrl: 'data:image/png,x' })
    const [row, ...others] = mergeConnectors([evm, solana])
    expect(others).toEqual([])
    expect(row).toMatchObject({ name: 'Phantom', rdns, imageUrl: 'data:image/png,x', connectors: [evm, solana] })
  })

  test('R30: in one namespace the same name makes two rows', () => {
    const list = [connectorOf({ id: 'a', name: 'Wallet' }), connectorOf({ id: 'b', name: 'Wallet' })]
    expect(mergeConnectors(list)).toHaveLength(2)
  })

  test('R29: in one namespace the same reverse-DNS name makes two rows, each with its warning', () => {
    const list = ['a', 'b'].map((id) => connectorOf({ id, info: { rdns }, warning: 'same-rdns' }))
    expect(mergeConnectors(list).map(({ warning }) => warning)).toEqual(['same-rdns', 'same-rdns'])
  })

  test('R30: wallets with the same name and different reverse-DNS names stay separate, also across namespaces', () => {
    const evm = connectorOf({ id: 'a', name: 'Phantom', info: { rdns } })
    const fake = connectorOf({ id: 'b', name: 'Phantom', chain: 'solana', info: { rdns: 'evil.phantom' } })
    expect(mergeConnectors([evm, fake])).toHaveLength(2)
  })

  test('R31: a wallet with a warning is never merged into another row', () => {
    const evm = connectorOf({ id: 'a', name: 'Phantom', info: { rdns } })
    const doubtful = connectorOf({ id: 'b', name: 'Phantom', chain: 'solana', warning: 'look-alike-name' })
    expect(mergeConnectors([evm, doubtful])).toHaveLength(2)
  })

  test('a wallet without a reverse-DNS name in one namespace is matched by its exact name', () => {
    const evm = connectorOf({ id: 'a', name: 'Phantom', info: { rdns }, imageUrl: 'data:image/png,real' })
    const plain = connectorOf({ id: 'phantom', name: 'phantom', chain: 'solana', imageUrl: 'data:image/png,other' })
    const bitcoin = connectorOf({ id: 'phantom', name: 'Phantom', chain: 'bip122' })
    expect(mergeConnectors([plain, evm, bitcoin])).toMatchObject([
      { name: 'Phantom', rdns, imageUrl: 'data:image/png,real', connectors: [plain, evm, bitcoin] },
    ])
  })

  test('R30: a name that two wallets of a namespace claim merges with neither', () => {
    const evm = connectorOf({ id: 'a', name: 'Phantom', info: { rdns } })
    const claims = ['b', 'c'].map((id) => connectorOf({ id, name: 'Phantom', chain: 'solana' }))
    for (const list of [
      [evm, ...claims],
      [...claims, evm],
    ])
      expect(mergeConnectors(list).map((row) => row.connectors.length)).toEqual([1, 1, 1])
  })

  test('R31: a look-alike of a wallet of another namespace is a separate row with a warning', () => {
    const evm = connectorOf({ id: 'a', name: 'Phantom', info: { rdns } })
    const fake = connectorOf({ id: 'b', name: 'Phаntom', chain: 'solana' })
    expect(mergeConnectors([evm, fake]).map(({ warning }) => warning)).toEqual([undefined, 'look-alike-name'])
  })

  test('WalletConnect is one row for all namespaces; external wallets stay separate', () => {
    expect(
      keys([
        connectorOf({ id: 'walletConnect', type: 'WALLET_CONNECT' }),
        connectorOf({ id: 'walletConnect', type: 'WALLET_CONNECT', chain: 'solana' }),
      ]),
    ).toEqual(['eip155:walletConnect|solana:walletConnect'])
    expect(
      keys([
        connectorOf({ id: 'coinbase', type: 'EXTERNAL' }),
        connectorOf({ id: 'coinbase', type: 'EXTERNAL', chain: 'solana' }),
      ]),
    ).toHaveLength(2)
  })

  test('property: every connector is in exactly one row, and only WalletConnect rows have two of one namespace', () => {
    const connector = fc.record({
      id: fc.constantFrom('a', 'b', 'c', 'd'),
      name: fc.constantFrom('One', 'Two'),
      type: fc.constantFrom(...connectorTypes),
      chain: fc.constantFrom('eip155', 'solana', 'polkadot', 'bip122'),
      info: fc.option(fc.record({ rdns: fc.constantFrom('a.b', 'c.d') }), { nil: {} }),
    })
    fc.assert(
      fc.property(fc.array(connector.map(connectorOf)), (connectors) => {
        const rows = mergeConnectors(connectors)
        expect(rows.flatMap((row) => row.connectors).length).toBe(connectors.length)
        for (const row of rows) {
          const others = row.connectors.filter(({ type }) => type !== 'WALLET_CONNECT')
          expect(new Set(others.map(({ chain }) => chain)).size).toBe(others.length)
        }
      }),
    )
  })
})
