import { createFakeStorage, settle } from '@latchkey/testing'
import { describe, expect, test } from 'vitest'
import { createTestCore } from '../../test/createTestCore.js'
import { createFakePage, tellStorage } from '../../test/fakePage.js'
import { createScriptedWallet, type ScriptedWallet } from '../../test/scriptedWallet.js'
import { joinTabs } from '../../test/tabs.js'

const connectorId = 'com.example.wallet'
const key = '@latchkey/connections/eip155'

describe('FI15: two tabs', () => {
  /** One wallet extension serves both tabs, each with its own provider. */
  function createTabs(options: { readonly wallets?: readonly ScriptedWallet[] } = {}) {
    const storage = createFakeStorage()
    const pages = [createFakePage(), createFakePage()]
    const tabs = joinTabs(storage, pages)
    const worlds = pages.map((page, index) => {
      const wallet = options.wallets?.[index] ?? createScriptedWallet({ answers: 'approve' })
      const view = tabs[index]?.storage
      return createTestCore({ storage, page, wallet, ...(view ? { view } : {}) })
    })
    const [first, second] = worlds
    if (!first || !second) throw new Error('There are two tabs.')
    return { first, second, storage, tabs }
  }
  const status = ({ core }: { readonly core: ReturnType<typeof createTestCore>['core'] }) =>
    core.accounts.get('eip155').status

  test('connecting in one tab connects the other without a prompt', async () => {
    const { first, second } = createTabs()
    await first.core.connect({ connectorId })
    await settle()
    expect(status(second)).toBe('connected')
    expect(second.wallet.requests.map(({ kind }) => kind)).toEqual(['restore'])
  })

  test('disconnecting in one tab disconnects the other, which sends the wallet no request', async () => {
    const { first, second } = createTabs()
    await first.core.connect({ connectorId })
    await settle()
    await first.core.disconnect()
    await settle()
    expect(status(second)).toBe('disconnected')
    expect(second.wallet.requests.map(({ kind }) => kind)).toEqual(['restore'])
    expect(second.wallet.openSessions()).toBe(0)
  })

  test('L4: with enableReconnect off, a second tab starts disconnected and leaves the first connected', async () => {
    const storage = createFakeStorage()
    const pages = [createFakePage(), createFakePage()]
    const tabs = joinTabs(storage, pages)
    const open = (index: number) => {
      const [page, view] = [pages[index], tabs[index]?.storage]
      if (!page || !view) throw new Error('There are two tabs.')
      const wallet = createScriptedWallet({ answers: 'approve' })
      return createTestCore({ storage, page, view, wallet, options: { enableReconnect: false } })
    }
    const first = open(0)
    await first.core.connect({ connectorId })
    const second = open(1)
    await settle()
    expect([status(first), status(second)]).toEqual(['connected', 'disconnected'])
    expect(second.wallet.requests).toEqual([])
  })

  test('connecting another wallet in one tab connects it in the other', async () => {
    const { first, second } = createTabs()
    await first.core.connect({ connectorId })
    await settle()
    const others = [first, second].map((world) => {
      const other = createScriptedWallet({ id: 'org.other', answers: 'approve' })
      world.adapter.show(world.wallet, other)
      return other
    })
    await first.core.connect({ connectorId: 'org.other' })
    await settle()
    expect(second.core.accounts.get('eip155')).toMatchObject({ status: 'connected', connectorId: 'org.other' })
    expect(second.wallet.openSessions()).toBe(0)
    expect(others.map((other) => other.openSessions())).toEqual([1, 1])
  })

  test('a tab that disconnects during its restore stays disconnected', async () => {
    const { first, second } = createTabs({
      wallets: [createScriptedWallet({ answers: 'approve' }), createScriptedWallet()],
    })
    await first.core.connect({ connectorId })
    await settle()
    expect(status(second)).toBe('connecting')
    await first.core.disconnect()
    await settle()
    expect(status(second)).toBe('disconnected')
    second.wallet.requests[0]?.approve()
    await settle()
    expect(status(second)).toBe('disconnected')
    expect(second.wallet.openSessions()).toBe(0)
  })

  test('a tab whose visitor is selecting a wallet does not follow the other', async () => {
    const { first, second } = createTabs({
      wallets: [createScriptedWallet({ answers: 'approve' }), createScriptedWallet()],
    })
    const own = second.core.connect({ connectorId })
    await settle()
    await first.core.connect({ connectorId })
    await first.core.disconnect()
    await settle()
    second.wallet.requests[0]?.approve()
    await own
    expect(status(second)).toBe('connected')
  })

  test('R68: writes of one tab do not trigger writes in another', async () => {
    const { first, second, tabs, storage } = createTabs()
    await first.core.connect({ connectorId })
    await settle()
    const before = storage.writes.length
    const heard = tabs.map((tab) => tab.heard())
    for (const { wallet } of [first, second]) {
      wallet.networkId = 'eip155:8453'
      wallet.emit({ type: 'networkChanged', networkId: 'eip155:8453' })
    }
    await settle()
    await settle()
    expect(storage.writes.length - before).toBeLessThan(12)
    const after = tabs.map((tab) => tab.heard())
    await settle()
    expect(tabs.map((tab) => tab.heard())).toEqual(after)
    expect(Math.max(...after.map((count, index) => count - (heard[index] ?? 0)))).toBeLessThan(6)
    expect([status(first), status(second)]).toEqual(['connected', 'connected'])
  })

  test.each(['not json', '{"v":9,"d":[{"connectorId":"x"}]}', '{"v":1,"d":[{"connectorId":7}]}', ''])(
    'R68: invalid data from another tab (%j) disconnects nothing',
    async (garbage) => {
      const { first, storage } = createTabs()
      await first.core.connect({ connectorId })
      await settle()
      storage.values.set(key, garbage)
      tellStorage(first.page, key, garbage)
      await settle()
      expect(status(first)).toBe('connected')
    },
  )
})
