import { createFakeStorage } from '@latchkey/testing'
import { subscribe } from 'valtio/vanilla'
import { describe, expect, test, vi } from 'vitest'
import { createTestCore } from '../../test/createTestCore.js'
import { mainnet, solana } from '../../test/networks.js'
import { createScriptedAdapter } from '../../test/scriptedAdapter.js'
import { createScriptedWallet } from '../../test/scriptedWallet.js'

const ids = (list: readonly { readonly id: string }[]) => list.map(({ id }) => id)

describe('wallets found by the adapters', () => {
  test('discover() resolves with the wallets of each namespace; nothing is discovered before', async () => {
    const evm = createScriptedAdapter([createScriptedWallet({ id: 'a' }), createScriptedWallet({ id: 'b' })])
    const sol = createScriptedAdapter([createScriptedWallet({ id: 'a', chain: 'solana' })], 'solana')
    const { core } = createTestCore({ options: { networks: [mainnet, solana], adapters: [evm, sol] } })
    expect([evm.count.discovering, core.connectors.state.isReady]).toEqual([0, false])
    expect(ids(await core.discover())).toEqual(['a', 'b', 'a'])
    expect(core.connectors.find('a', 'solana')?.chain).toBe('solana')
    expect(core.connectors.find('a')?.chain).toBe('eip155')
    expect(core.connectors.find('b', 'solana')).toBeUndefined()
    core.destroy()
  })

  test('R32: a late wallet is added and watchers are notified; a removed one disappears', async () => {
    const { core, adapter, wallet } = createTestCore()
    await core.discover()
    let calls = 0
    const stop = core.connectors.watch(() => void calls++)
    adapter.show(wallet, createScriptedWallet({ id: 'late' }))
    expect(ids(core.connectors.state.all)).toEqual(['com.example.wallet', 'late'])
    adapter.show()
    expect(core.connectors.state.all).toEqual([])
    stop()
    adapter.show(wallet)
    expect(calls).toBe(2)
  })

  test.each([
    ['wallets are switched off', { enableWallets: false }],
    ['there is no adapter', { adapters: [] }],
  ])('L1: if %s, discover() resolves with no connectors', async (_title, options) => {
    const { core } = createTestCore({ options })
    await expect(core.discover()).resolves.toEqual([])
  })

  test('uses the first of two adapters for one namespace', async () => {
    const first = createScriptedAdapter([createScriptedWallet({ id: 'first' })])
    const second = createScriptedAdapter([createScriptedWallet({ id: 'second' })])
    const { core } = createTestCore({ options: { adapters: [first, second] } })
    expect(ids(await core.discover())).toEqual(['first'])
    expect(second.count.created).toBe(0)
  })
})

describe('R67: recent wallets', () => {
  test('keeps the two newest connected wallets after a reload', async () => {
    const storage = createFakeStorage()
    const wallets = ['a', 'b', 'c'].map((id) => createScriptedWallet({ id, answers: 'approve' }))
    const { core } = createTestCore({ storage, adapter: createScriptedAdapter(wallets) })
    for (const id of ['a', 'b', 'c']) await core.connect({ connectorId: id })
    expect(ids(core.connectors.recent())).toEqual(['c', 'b'])
    core.destroy()
    const again = createTestCore({ storage })
    expect(again.core.connectors.recent()).toEqual([
      { id: 'c', name: 'c', rdns: 'c', namespace: 'eip155' },
      { id: 'b', name: 'b', rdns: 'b', namespace: 'eip155' },
    ])
    again.core.destroy()
  })

  test('an open list does not change when one of its wallets becomes a recent one', async () => {
    const { core } = createTestCore({ wallet: createScriptedWallet({ answers: 'approve' }) })
    const [wallet] = await core.discover()
    const listener = vi.fn()
    subscribe(core.connectors.state, listener, true)
    await core.connect({ connectorId: wallet?.id ?? '' })
    expect(ids(core.connectors.recent())).toEqual([wallet?.id])
    expect(listener).not.toHaveBeenCalled()
  })

  test('a wallet of several namespaces is stored once, and types with their own group are not stored', async () => {
    const of = (id: string, chain: 'eip155' | 'solana', type?: 'WALLET_CONNECT') =>
      createScriptedWallet({ id, chain, answers: 'approve', ...(type ? { type } : {}) })
    const evm = [of('other', 'eip155'), of('app.phantom', 'eip155'), of('walletConnect', 'eip155', 'WALLET_CONNECT')]
    const adapters = [createScriptedAdapter(evm), createScriptedAdapter([of('app.phantom', 'solana')], 'solana')]
    const { core } = createTestCore({ options: { networks: [mainnet, solana], adapters } })
    await core.connect({ connectorId: 'other' })
    await core.connect({ connectorId: 'app.phantom', namespace: 'eip155' })
    await core.connect({ connectorId: 'walletConnect' })
    await core.connect({ connectorId: 'app.phantom', namespace: 'solana' })
    expect(core.connectors.recent().map(({ id, namespace }) => [id, namespace])).toEqual([
      ['app.phantom', 'solana'],
      ['other', 'eip155'],
    ])
  })

  test('does not store a wallet that rejected the connection', async () => {
    const { core } = createTestCore({ wallet: createScriptedWallet({ answers: 'reject' }) })
    await expect(core.connect({ connectorId: 'com.example.wallet' })).rejects.toMatchObject({ code: 'USER_REJECTED' })
    expect(core.connectors.recent()).toEqual([])
  })
})
