import { describe, expect, test } from 'vitest'
import { createTestCore } from '../../test/createTestCore.js'
import { settle } from '../../test/fakeClock.js'
import { createFakePage, tellStorage } from '../../test/fakePage.js'
import { createFakeStorage } from '../../test/fakeStorage.js'
import { createScriptedWallet, type ScriptedWallet } from '../../test/scriptedWallet.js'
import { joinTabs } from '../../test/tabs.js'

const connectorId = 'com.example.wallet'
const key = '@latchkey/connection/eip155'

describe('FI15: two tabs', () => {
  /** One wallet extension serves both tabs; each tab has its own face of it. */
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

  test('connecting in one connects the other, silently', async () => {
    const { first, second } = createTabs()
    await first.core.connect({ connectorId })
    await settle()
    expect(status(second)).toBe('connected')
    expect(second.wallet.questions.map(({ kind }) => kind)).toEqual(['restore'])
  })

  test('signing out in one signs out the other, which tells the wallet nothing', async () => {
    const { first, second } = createTabs()
    await first.core.connect({ connectorId })
    await settle()
    await first.core.disconnect()
    await settle()
    expect(status(second)).toBe('disconnected')
    expect(second.wallet.questions.map(({ kind }) => kind)).toEqual(['restore'])
    expect(second.wallet.openSessions()).toBe(0)
  })

  test('L4: with enableReconnect off a second tab begins without a wallet and leaves the first its own', async () => {
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
    expect(second.wallet.questions).toEqual([])
  })

  test('another wallet in one becomes the wallet of the other', async () => {
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

  test('a tab that is signed out while its restore is on stays signed out', async () => {
    const { first, second } = createTabs({
      wallets: [createScriptedWallet({ answers: 'approve' }), createScriptedWallet()],
    })
    await first.core.connect({ connectorId })
    await settle()
    expect(status(second)).toBe('connecting')
    await first.core.disconnect()
    await settle()
    expect(status(second)).toBe('disconnected')
    second.wallet.questions[0]?.approve()
    await settle()
    expect(status(second)).toBe('disconnected')
    expect(second.wallet.openSessions()).toBe(0)
  })

  test('the other tab stays on its own while its visitor is choosing', async () => {
    const { first, second } = createTabs({
      wallets: [createScriptedWallet({ answers: 'approve' }), createScriptedWallet()],
    })
    const own = second.core.connect({ connectorId })
    await settle()
    await first.core.connect({ connectorId })
    await first.core.disconnect()
    await settle()
    second.wallet.questions[0]?.approve()
    await own
    expect(status(second)).toBe('connected')
  })

  test('R68: writes do not go back and forth', async () => {
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

  test.each(['not json', '{"v":9,"d":{"connectorId":"x"}}', '{"v":1,"d":{"connectorId":7}}', ''])(
    'R68: garbage from another tab (%j) signs nobody out',
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
