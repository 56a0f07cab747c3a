import { createFakeStorage, settle } from '@latchkey/testing'
import { describe, expect, test } from 'vitest'
import { createTestCore } from '../../test/createTestCore.js'
import { createFakePage } from '../../test/fakePage.js'
import { chainWallet, fourNetworks } from '../../test/fourChains.js'
import { createScriptedAdapter } from '../../test/scriptedAdapter.js'
import { alice, bob, createScriptedWallet, type ScriptedWallet } from '../../test/scriptedWallet.js'
import { joinTabs } from '../../test/tabs.js'

const connectorId = 'com.example.wallet'
const carol = '0x90F79bf6EB2c4f870365E785982E1f101E93b906'

function createWallet(addresses: readonly string[] = [alice, bob, carol]): ScriptedWallet {
  const wallet = createScriptedWallet({ answers: 'approve' })
  wallet.addresses = addresses
  return wallet
}

/** A page on which the wallet's three accounts are connected. */
async function visit(wallet = createWallet()) {
  const world = createTestCore({ wallet })
  await world.core.connect({ connectorId })
  await world.clock.advance(1_000)
  return { ...world, wallet }
}

/** Changes the order of the wallet's accounts. */
function reorder(wallet: ScriptedWallet, addresses: readonly string[]): void {
  wallet.addresses = addresses
  wallet.emit({ type: 'accountsChanged', accounts: [] })
}

const shown = ({ core }: Pick<ReturnType<typeof createTestCore>, 'core'>) =>
  core.accounts.getConnected('eip155')?.address
const code = (value: string) => expect.objectContaining({ name: 'AppKitError', code: value })

describe('R362: setAccount', () => {
  test('shows the account, uses it by default in actions, and fetches its balance and name', async () => {
    const world = await visit()
    const { core, adapter, wallet } = world
    const events: unknown[] = []
    core.events.watch(({ data }) => events.push(data))
    core.setAccount(bob)
    expect(core.accounts.getConnected('eip155')).toMatchObject({
      address: bob,
      caipAddress: `eip155:1:${bob}`,
      allAccounts: [{ address: bob }, { address: alice }, { address: carol }],
      selectableAddresses: [bob, alice, carol],
    })
    await core.actions('eip155')?.signMessage({ message: 'hi' })
    // The session's own default is the selected account.
    expect(wallet.acted.at(-1)).toEqual({ name: 'signMessage', address: undefined })
    expect(core.connection.session('eip155')?.accounts[0]?.address).toBe(bob)
    await core.actions('eip155')?.signMessage({ message: 'hi', address: carol })
    expect(wallet.acted.at(-1)?.address).toBe(carol)
    await settle()
    for (const what of ['balance', 'identity'] as const) expect(adapter.asked).toContainEqual({ what, address: bob })
    expect(events).toContainEqual(
      expect.objectContaining({ event: 'SWITCH_ACCOUNT', properties: { namespace: 'eip155' } }),
    )
  })

  test('rejects an account that is not shared, and a namespace without a wallet', async () => {
    const { core } = await visit(createWallet([alice, bob]))
    expect(() => core.setAccount(carol)).toThrow(code('INVALID_PARAMS'))
    expect(() => core.setAccount(bob, 'solana')).toThrow(code('ADAPTER_OR_CONNECTOR_NOT_FOUND'))
    await core.disconnect()
    expect(() => core.setAccount(bob)).toThrow(code('NOT_CONNECTED'))
  })

  test('does nothing for the active account', async () => {
    const { core, storage } = await visit()
    const stored = JSON.stringify([...storage.values])
    core.setAccount(alice)
    expect(JSON.stringify([...storage.values])).toBe(stored)
    expect(core.connection.session('eip155')?.selection).toBeUndefined()
  })

  test('lasts until the wallet itself puts another account first', async () => {
    const world = await visit()
    const { core, wallet } = world
    core.setAccount(carol)
    reorder(wallet, [alice, carol, bob])
    expect(shown(world)).toBe(carol)
    reorder(wallet, [bob, alice, carol])
    expect(shown(world)).toBe(bob)
    reorder(wallet, [alice, bob, carol])
    expect(shown(world)).toBe(alice)
  })

  test('ends when the wallet stops sharing the account', async () => {
    const world = await visit()
    world.core.setAccount(bob)
    reorder(world.wallet, [alice, carol])
    expect(shown(world)).toBe(alice)
  })

  test('stays on an unsupported network, which stays unsupported', async () => {
    const { core, wallet } = await visit()
    wallet.networkId = 'eip155:999999'
    wallet.emit({ type: 'networkChanged', networkId: 'eip155:999999' })
    core.setAccount(bob)
    expect(core.networks.get('eip155').isUnsupported).toBe(true)
    expect(core.accounts.getConnected('eip155')).toMatchObject({
      address: bob,
      caipNetworkId: 'eip155:999999',
    })
  })

  test.each(['payment', 'ordinal'] as const)(
    'R361: selects among payment addresses of a Bitcoin wallet only, also if the app prefers type %s',
    async (preferred) => {
      const wallet = chainWallet('bip122', { answers: 'approve', accountTypes: ['payment', 'payment', 'ordinal'] })
      wallet.addresses = ['bc1qone', 'bc1qtwo', 'bc1pordinal']
      const adapters = [createScriptedAdapter([wallet], 'bip122')]
      const options = { networks: fourNetworks.bip122, adapters, defaultAccountTypes: { bip122: preferred } }
      const { core } = createTestCore({ wallet, options })
      await core.connect({ connectorId: 'bip122.wallet' })
      const active = () => core.accounts.getConnected('bip122')
      expect(active()?.address).toBe(preferred === 'payment' ? 'bc1qone' : 'bc1pordinal')
      expect(active()?.selectableAddresses).toEqual(['bc1qone', 'bc1qtwo'])
      for (const address of ['bc1qtwo', 'bc1qone']) {
        core.setAccount(address)
        expect(active()?.address).toBe(address)
      }
      expect(() => core.setAccount('bc1pordinal')).toThrow(code('INVALID_PARAMS'))
      expect(active()?.address).toBe('bc1qone')
    },
  )
})

describe('R363: a selected account after a reload', () => {
  /** Reloads the page. The wallet lists its accounts in the given order. */
  async function reload(addresses: readonly string[], select = bob) {
    const before = await visit()
    before.core.setAccount(select)
    await settle()
    before.core.destroy()
    const wallet = createWallet(addresses)
    const world = createTestCore({ storage: before.storage, wallet })
    await world.core.ready
    await settle()
    return { ...world, wallet }
  }

  test('is selected again, without a warning', async () => {
    const world = await reload([alice, bob, carol])
    expect(shown(world)).toBe(bob)
    expect(world.core.accounts.getConnected('eip155')?.hasChangedSinceLastVisit).toBeUndefined()
    expect(world.core.connection.session('eip155')?.accounts[0]?.address).toBe(bob)
  })

  test('is not selected if the wallet puts another account first than on the last visit', async () => {
    const world = await reload([carol, alice, bob])
    expect(shown(world)).toBe(carol)
    expect(world.core.accounts.getConnected('eip155')?.hasChangedSinceLastVisit).toBe(true)
  })

  test('is not selected if the wallet no longer shares it', async () => {
    const world = await reload([alice, carol])
    expect(shown(world)).toBe(alice)
    expect(world.core.accounts.getConnected('eip155')?.hasChangedSinceLastVisit).toBe(true)
  })

  test('L8: is stored as a mark, without an address', async () => {
    const { core, storage } = await visit()
    core.setAccount(bob)
    const entry = storage.values.get('@latchkey/connections/eip155') ?? ''
    expect(JSON.parse(entry).d[0]).toMatchObject({
      accountMark: expect.stringMatching(/^[0-9a-f]{4}$/),
      walletMark: expect.stringMatching(/^[0-9a-f]{4}$/),
    })
    expect(entry.toLowerCase()).not.toContain('0x')
  })

  test('an account that the wallet put first is not selected again; another first account is reported as changed', async () => {
    const before = await visit()
    reorder(before.wallet, [bob, alice, carol])
    await settle()
    before.core.destroy()
    const world = createTestCore({ storage: before.storage, wallet: createWallet([alice, bob, carol]) })
    await world.core.ready
    expect(shown(world)).toBe(alice)
    expect(world.core.accounts.getConnected('eip155')?.hasChangedSinceLastVisit).toBe(true)
  })
})

describe('R363: FI15: a selected account in two tabs', () => {
  async function createTabs(second: readonly string[] = [alice, bob, carol]) {
    const storage = createFakeStorage()
    const pages = [createFakePage(), createFakePage()]
    const tabs = joinTabs(storage, pages)
    const worlds = pages.map((page, index) => {
      const view = tabs[index]?.storage
      const wallet = createWallet(index === 0 ? undefined : second)
      return createTestCore({ storage, page, wallet, ...(view ? { view } : {}) })
    })
    const [one, other] = worlds
    if (!one || !other) throw new Error('There are two tabs.')
    await one.core.connect({ connectorId })
    await settle()
    return { one, other, tabs }
  }

  test('is selected in the other tab, once', async () => {
    const { one, other, tabs } = await createTabs()
    one.core.setAccount(carol)
    await settle()
    expect([shown(one), shown(other)]).toEqual([carol, carol])
    const heard = tabs.map((tab) => tab.heard())
    await settle()
    expect(tabs.map((tab) => tab.heard())).toEqual(heard)
    other.core.setAccount(alice)
    await settle()
    expect([shown(one), shown(other)]).toEqual([alice, alice])
  })

  test('is no longer selected in either tab after one of them connects the wallet again', async () => {
    const { one, other, tabs } = await createTabs()
    one.core.setAccount(carol)
    await settle()
    await one.core.connection.connect(one.wallet.connector)
    await settle()
    expect([shown(one), shown(other)]).toEqual([alice, alice])
    const heard = tabs.map((tab) => tab.heard())
    await settle()
    expect(tabs.map((tab) => tab.heard())).toEqual(heard)
  })

  test('is not selected in a tab where the wallet puts another account first', async () => {
    const { one, other } = await createTabs([bob, alice, carol])
    one.core.setAccount(carol)
    await settle()
    expect([shown(one), shown(other)]).toEqual([carol, bob])
  })
})
