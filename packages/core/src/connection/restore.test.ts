import { createError, errors } from '@latchkey/common'
import { createFakeStorage, settle } from '@latchkey/testing'
import { describe, expect, test } from 'vitest'
import { createTestCore } from '../../test/createTestCore.js'
import { createFakePage, type FakePage, tellStorage } from '../../test/fakePage.js'
import { mainnet, solana } from '../../test/networks.js'
import { outcome } from '../../test/outcome.js'
import { createScriptedAdapter } from '../../test/scriptedAdapter.js'
import { alice, bob, createScriptedWallet } from '../../test/scriptedWallet.js'
import { createCore } from '../createCore.js'

const connectorId = 'com.example.wallet'
const key = '@latchkey/connections/eip155'
const stored = () =>
  createFakeStorage({ items: { [key]: JSON.stringify({ v: 1, d: [{ connectorId, caipNetworkId: 'eip155:1' }] }) } })

function createPrerenderedPage(): FakePage {
  const page = createFakePage()
  Object.assign(page.document, { prerendering: true })
  return page
}

describe('§4: restore at start', () => {
  test('a stored connection is connecting immediately, and connected if the wallet still has a permission for the page', async () => {
    const { core, wallet } = createTestCore({ storage: stored() })
    expect(core.accounts.get('eip155')).toEqual({ status: 'connecting', connectorId, isRestore: true })
    await settle()
    expect(wallet.requests.map(({ kind }) => kind)).toEqual(['restore'])
    wallet.requests[0]?.approve()
    await core.ready
    expect(core.accounts.get('eip155')).toMatchObject({ status: 'connected', address: alice })
    expect(core.events.state.data).toMatchObject({ event: 'CONNECT_SUCCESS', properties: { reconnect: true } })
  })

  test('creates no adapter, looks for no wallet and sets no timer without a stored connection', async () => {
    const { core, adapter, clock } = createTestCore()
    await core.ready
    await settle()
    expect(adapter.count).toEqual({ created: 0, destroyed: 0, discovering: 0 })
    expect(core.accounts.get('eip155')).toEqual({ status: 'disconnected' })
    expect(clock.timerCount()).toBe(0)
  })

  test('R254b: a prerendered page restores once the visitor navigates to it, also after another tab has connected', async () => {
    const page = createPrerenderedPage()
    const storage = stored()
    const { core, wallet, adapter, clock } = createTestCore({ storage, page })
    expect(core.accounts.get('eip155')).toEqual({ status: 'connecting', connectorId, isRestore: true })
    tellStorage(page, key, storage.values.get(key) ?? null)
    await settle()
    await clock.advance(600_000)
    expect([wallet.requests, adapter.count.created]).toEqual([[], 0])
    page.document.dispatchEvent(new Event('prerenderingchange'))
    await settle()
    expect(wallet.requests.map(({ kind }) => kind)).toEqual(['restore'])
    wallet.requests[0]?.approve()
    await core.ready
    expect(core.accounts.get('eip155')).toMatchObject({ status: 'connected', address: alice })
  })

  test('L1: a prerendered page that destroys the instance restores nothing', async () => {
    const page = createPrerenderedPage()
    const { core, wallet } = createTestCore({ storage: stored(), page })
    core.destroy()
    await core.ready
    page.document.dispatchEvent(new Event('prerenderingchange'))
    await settle()
    expect(wallet.requests).toEqual([])
  })

  test('removes the stored connection if enableReconnect is off', async () => {
    const storage = stored()
    const { core, wallet } = createTestCore({ storage, options: { enableReconnect: false } })
    await core.ready
    expect(core.accounts.get('eip155').status).toBe('disconnected')
    expect(storage.values.has(key)).toBe(false)
    expect(wallet.requests).toEqual([])
  })

  test('restores nothing and adds no listener on a server', async () => {
    const storage = stored()
    const adapter = createScriptedAdapter([createScriptedWallet()])
    const core = createCore({ networks: [mainnet], adapters: [adapter], projectId: 'p' }, { ports: { storage } })
    await core.ready
    expect(core.accounts.get('eip155').status).toBe('disconnected')
    expect(adapter.count.created).toBe(0)
    core.destroy()
  })

  test('L4: a failed restore sets "disconnected" with its reason, warns, and keeps the stored connection', async () => {
    const storage = stored()
    const { core, wallet, logger } = createTestCore({ storage })
    await settle()
    wallet.requests[0]?.reject(new Error('broken'))
    await core.ready
    expect(core.accounts.get('eip155').status).toBe('disconnected')
    expect(logger.entries.map(({ level }) => level)).toEqual(['warn'])
    expect(storage.values.has(key)).toBe(true)
  })

  test('R66: shows the placeholder for an unknown stored network', async () => {
    const storage = stored()
    storage.values.set('@latchkey/active-network', '{"v":1,"d":"eip155:424242"}')
    const wallet = createScriptedWallet({ answers: 'approve' })
    wallet.networkId = 'eip155:424242'
    const { core } = createTestCore({ storage, wallet })
    expect(core.networks.getActive()?.caipNetworkId).toBe('eip155:1')
    await core.ready
    expect(core.networks.get('eip155')).toMatchObject({
      isUnsupported: true,
      active: { name: 'Unsupported Network', caipNetworkId: 'eip155:424242' },
    })
  })

  test('a pending restore of one namespace does not delay the other', async () => {
    const storage = stored()
    storage.values.set('@latchkey/connections/solana', '{"v":1,"d":[{"connectorId":"app.phantom"}]}')
    const phantom = createScriptedWallet({ id: 'app.phantom', chain: 'solana', answers: 'approve' })
    const stalls = createScriptedWallet({ restorePrompt: () => 'never' })
    const adapters = [createScriptedAdapter([stalls]), createScriptedAdapter([phantom], 'solana')]
    const { core } = createTestCore({ storage, options: { networks: [mainnet, solana], adapters } })
    await settle()
    expect(core.accounts.get('solana').status).toBe('connected')
    expect(core.accounts.get('eip155').status).toBe('connecting')
  })

  test('cancels the restore when another tab disconnects', async () => {
    const storage = stored()
    const { core, page, wallet } = createTestCore({ storage })
    await expect.poll(() => wallet.requests.length).toBe(1)
    storage.values.clear()
    tellStorage(page, '@latchkey/connections/eip155', null)
    await core.ready
    expect(core.accounts.get('eip155')).toEqual({ status: 'disconnected' })
    wallet.requests[0]?.approve()
    await settle()
    expect(core.accounts.get('eip155')).toEqual({ status: 'disconnected' })
    expect(wallet.openSessions()).toBe(0)
  })
})

describe('FI24: a wallet that is injected late', () => {
  test.each([0, 500, 2_999])('after %i ms it is restored', async (late) => {
    const wallet = createScriptedWallet({ answers: 'approve' })
    const world = createTestCore({ storage: stored(), adapter: createScriptedAdapter(), wallet })
    await world.clock.advance(late)
    expect(world.core.accounts.get('eip155').status).toBe('connecting')
    world.adapter.show(wallet)
    await world.core.ready
    expect(world.core.accounts.get('eip155').status).toBe('connected')
  })

  test('is disconnected without a message after 3 s, and restored when it responds after 30 s', async () => {
    const wallet = createScriptedWallet({ answers: 'approve' })
    const world = createTestCore({ storage: stored(), adapter: createScriptedAdapter(), wallet })
    await world.clock.advance(3_000)
    await world.core.ready
    expect(world.core.accounts.get('eip155')).toEqual({ status: 'disconnected', reason: 'CONNECTOR_NOT_FOUND' })
    expect(world.logger.entries).toEqual([])
    await world.clock.advance(27_000)
    world.adapter.show(createScriptedWallet({ id: 'org.unrelated' }))
    await settle()
    expect(world.core.accounts.get('eip155').status).toBe('disconnected')
    world.adapter.show(wallet)
    await settle()
    expect(world.core.accounts.get('eip155').status).toBe('connected')
  })

  test('is not restored if the visitor disconnects before it responds', async () => {
    const wallet = createScriptedWallet({ answers: 'approve' })
    const world = createTestCore({ storage: stored(), adapter: createScriptedAdapter(), wallet })
    await world.clock.advance(3_000)
    await world.core.disconnect()
    world.adapter.show(wallet)
    await settle()
    expect(world.core.accounts.get('eip155')).toEqual({ status: 'disconnected' })
  })

  test('a wallet whose extension was updated is disconnected with a reason, and restored after a reload', async () => {
    const storage = createFakeStorage()
    const { core, wallet } = createTestCore({ storage, wallet: createScriptedWallet({ answers: 'approve' }) })
    await core.connect({ connectorId })
    wallet.emit({ type: 'disconnected', reason: 'extensionInvalidated' })
    expect(core.accounts.get('eip155')).toEqual({ status: 'disconnected', reason: 'EXTENSION_INVALIDATED' })
    expect(storage.values.has(key)).toBe(true)
  })
})

describe('FI19: a wallet that is locked', () => {
  test('a wallet without accounts is disconnected with "Unlock your wallet", and restored when it unlocks', async () => {
    const wallet = createScriptedWallet({ answers: 'approve' })
    wallet.isLocked = true
    const { core } = createTestCore({ storage: stored(), wallet })
    await core.ready
    expect(core.accounts.get('eip155')).toEqual({ status: 'disconnected', reason: 'WALLET_LOCKED' })
    wallet.unlock()
    await settle()
    expect(core.accounts.get('eip155')).toMatchObject({ status: 'connected', address: alice })
    expect(wallet.watchers()).toBe(0)
  })

  test('a wallet that never responds is disconnected after 5 s; other wallets work meanwhile, and no late session stays open', async () => {
    const { core, wallet, clock } = createTestCore({ storage: stored() })
    await clock.advance(4_999)
    expect(core.accounts.get('eip155').status).toBe('connecting')
    await clock.advance(1)
    await core.ready
    expect(core.accounts.get('eip155').status).toBe('disconnected')
    expect(wallet.requests[0]?.signal?.aborted).toBe(true)
    wallet.requests[0]?.approve()
    await settle()
    expect(wallet.openSessions()).toBe(0)
    expect(clock.timerCount()).toBe(0)
  })

  test('a wallet in a frame has 20 s to respond, because its frame loads first', async () => {
    const wallet = createScriptedWallet({ type: 'AUTH', restorePrompt: () => 'never' })
    const { core, clock } = createTestCore({ storage: stored(), wallet })
    await settle()
    await clock.advance(19_999)
    expect(core.accounts.get('eip155').status).toBe('connecting')
    await clock.advance(1)
    await core.ready
    expect(core.accounts.get('eip155')).toEqual({ status: 'disconnected', reason: 'WALLET_TIMEOUT' })
  })

  test('a wallet that locks while connected is disconnected with a reason, and restored when it unlocks', async () => {
    const { core, wallet } = createTestCore({ wallet: createScriptedWallet({ answers: 'approve' }) })
    await core.connect({ connectorId })
    wallet.emit({ type: 'disconnected', reason: 'locked' })
    expect(core.accounts.get('eip155')).toEqual({ status: 'disconnected', reason: 'WALLET_LOCKED' })
    expect(wallet.watchers()).toBe(1)
    wallet.unlock()
    await settle()
    expect(core.accounts.get('eip155').status).toBe('connected')
  })

  test('unlocking twice, or while the visitor connects, opens one session', async () => {
    const { core, wallet } = createTestCore({ wallet: createScriptedWallet({ answers: 'approve' }) })
    await core.connect({ connectorId })
    wallet.emit({ type: 'disconnected', reason: 'locked' })
    wallet.unlock()
    wallet.unlock()
    await settle()
    expect(wallet.openSessions()).toBe(1)
    wallet.emit({ type: 'disconnected', reason: 'locked' })
    const connecting = core.connect({ connectorId })
    wallet.unlock()
    await connecting
    expect(wallet.openSessions()).toBe(1)
    expect(wallet.watchers()).toBe(0)
  })
})

describe('FI18: a visitor who acts during a restore', () => {
  test('a connect attempt supersedes the restore, whose late response changes nothing', async () => {
    const { core, wallet } = createTestCore({ storage: stored() })
    await settle()
    const other = core.connect({ connectorId })
    await settle()
    expect(wallet.requests.map(({ kind }) => kind)).toEqual(['restore', 'connect'])
    expect(wallet.requests[0]?.signal?.aborted).toBe(true)
    wallet.requests[0]?.approve()
    wallet.requests[1]?.approve()
    await other
    await core.ready
    expect(wallet.openSessions()).toBe(1)
  })

  test('disconnecting ends the restore and removes the stored connection', async () => {
    const storage = stored()
    const { core, wallet } = createTestCore({ storage })
    await settle()
    await core.disconnect()
    await core.ready
    expect(core.accounts.get('eip155')).toEqual({ status: 'disconnected' })
    expect(storage.values.has(key)).toBe(false)
    wallet.requests[0]?.approve()
    await settle()
    expect(core.accounts.get('eip155').status).toBe('disconnected')
    expect(wallet.openSessions()).toBe(0)
  })
})

describe('FI18: a visitor whose connect attempt with another wallet cancelled a restore', () => {
  function createWorld(change: { readonly isLocked?: boolean } = {}) {
    const wallet = Object.assign(createScriptedWallet(), change)
    const other = createScriptedWallet({ id: 'org.other' })
    const storage = stored()
    const world = createTestCore({ storage, wallet, adapter: createScriptedAdapter([wallet, other]) })
    return { ...world, storage, wallet, other }
  }
  const kinds = ({ wallet }: ReturnType<typeof createWorld>) => wallet.requests.map(({ kind }) => kind)

  test.each(['rejects the attempt', 'cancels the attempt', 'closes the modal'])(
    'gets the restored wallet if the visitor %s',
    async (how) => {
      const world = createWorld()
      const { core, wallet, other } = world
      await settle()
      if (how === 'closes the modal') void outcome(core.connect())
      await settle()
      void core.connection.connect(other.connector).catch(() => undefined)
      await settle()
      expect(wallet.requests[0]?.signal?.aborted).toBe(true)
      if (how === 'rejects the attempt') other.requests[0]?.reject()
      if (how === 'cancels the attempt') core.connection.cancel()
      if (how === 'closes the modal') core.close()
      await settle()
      expect(core.accounts.get('eip155')).toEqual({ status: 'connecting', connectorId, isRestore: true })
      expect(kinds(world)).toEqual(['restore', 'restore'])
      wallet.requests[1]?.approve()
      await settle()
      expect(core.accounts.get('eip155')).toMatchObject({ status: 'connected', connectorId })
      expect([wallet.openSessions(), other.openSessions()]).toEqual([1, 0])
    },
  )

  test('gets the restored wallet also after a second attempt', async () => {
    const { core, wallet, other } = createWorld()
    await settle()
    void core.connection.connect(other.connector).catch(() => undefined)
    await settle()
    void core.connection.connect(wallet.connector).catch(() => undefined)
    await settle()
    core.connection.cancel()
    await settle()
    wallet.requests.at(-1)?.approve()
    await settle()
    expect(core.accounts.get('eip155')).toMatchObject({ status: 'connected', connectorId })
  })

  test('gets a locked wallet once it unlocks, without an earlier request to it', async () => {
    const world = createWorld({ isLocked: true })
    const { core, wallet, other } = world
    await settle()
    wallet.requests[0]?.approve()
    await core.ready
    void core.connection.connect(other.connector).catch(() => undefined)
    await settle()
    expect(wallet.watchers()).toBe(0)
    other.requests[0]?.reject()
    await settle()
    expect([wallet.watchers(), kinds(world)]).toEqual([1, ['restore']])
    Object.assign(wallet, { answers: 'approve' }).unlock()
    await settle()
    expect(core.accounts.get('eip155')).toMatchObject({ status: 'connected', connectorId })
    expect(wallet.watchers()).toBe(0)
  })

  test('gets the restored wallet only after an unlock if the visitor rejects its own request', async () => {
    const world = createWorld()
    const { core, wallet } = world
    await settle()
    void core.connection.connect(wallet.connector).catch(() => undefined)
    await settle()
    wallet.requests[1]?.reject()
    await settle()
    expect([core.accounts.get('eip155').status, kinds(world)]).toEqual(['disconnected', ['restore', 'connect']])
    Object.assign(wallet, { answers: 'approve' }).unlock()
    await settle()
    expect(core.accounts.get('eip155').status).toBe('connected')
  })

  test.each(['disconnects', 'leaves the page'])('gets no wallet if the visitor %s meanwhile', async (how) => {
    const world = createWorld()
    const { core, wallet, other, clock } = world
    await settle()
    const connecting = outcome(core.connect({ connectorId: 'org.other' }))
    await settle()
    if (how === 'disconnects') await core.disconnect()
    else core.destroy()
    other.requests[0]?.reject()
    await connecting
    await settle()
    expect([core.accounts.get('eip155').status === 'connected', kinds(world)]).toEqual([false, ['restore']])
    expect([wallet.watchers(), clock.timerCount()]).toEqual([0, 0])
  })

  test('gets no wallet that a successful attempt replaced', async () => {
    const world = createWorld({ isLocked: true })
    const { core, wallet, other } = world
    await settle()
    wallet.requests[0]?.approve()
    await core.ready
    other.answers = 'approve'
    await core.connect({ connectorId: 'org.other' })
    await core.disconnect()
    other.answers = 'reject'
    await outcome(core.connect({ connectorId: 'org.other' }))
    await settle()
    expect([wallet.watchers(), kinds(world)]).toEqual([0, ['restore']])
  })
})

describe('FI10: storage while connected', () => {
  test.each(['full', 'blocked', 'cleared'])(
    '%s: the wallet stays connected for the life of the page',
    async (fault) => {
      const storage = createFakeStorage()
      if (fault === 'blocked') storage.fail('access')
      if (fault === 'full') storage.quota = 0
      const world = createTestCore({ storage, wallet: createScriptedWallet({ answers: 'approve' }) })
      await world.core.connect({ connectorId })
      if (fault === 'cleared') {
        storage.clear()
        tellStorage(world.page, null, null)
      }
      await settle()
      world.wallet.addresses = [bob]
      world.wallet.emit({ type: 'accountsChanged', accounts: [] })
      expect(world.core.accounts.get('eip155')).toMatchObject({ status: 'connected', address: bob })
      expect(world.core.connectors.recent().map(({ id }) => id)).toEqual([connectorId])
      const page2 = createFakePage()
      const reloaded = createTestCore({ storage, page: page2 })
      expect(reloaded.core.accounts.get('eip155').status).toBe(fault === 'cleared' ? 'connecting' : 'disconnected')
    },
  )
})

describe('FI30: a WalletConnect restore whose code loads slowly', () => {
  const far = () => createScriptedWallet({ id: 'walletConnect', type: 'WALLET_CONNECT' })
  const storedFar = () =>
    createFakeStorage({
      items: {
        '@latchkey/connections/eip155': JSON.stringify({ v: 1, d: [{ connectorId: 'walletConnect' }] }),
      },
    })

  test('times out after 10 s, and is retried when the visitor returns to the page', async () => {
    const { core, wallet, clock, page } = createTestCore({ wallet: far(), storage: storedFar() })
    await settle()
    await clock.advance(10_000)
    await core.ready
    expect(core.accounts.get('eip155')).toEqual({ status: 'disconnected', reason: 'VIEW_LOAD_FAILED' })
    page.hide()
    await settle()
    expect(wallet.requests).toHaveLength(1)
    page.show()
    await settle()
    expect(core.accounts.get('eip155').status).toBe('connecting')
    wallet.requests.at(-1)?.approve()
    await settle()
    expect(core.accounts.get('eip155').status).toBe('connected')
    expect(wallet.requests.map(({ kind }) => kind)).toEqual(['restore', 'restore'])
    core.destroy()
  })

  test('is not retried after a rejection, or after the visitor disconnected', async () => {
    const locked = createTestCore({ wallet: far(), storage: storedFar() })
    await settle()
    locked.wallet.requests[0]?.reject(createError(errors.WALLET_LOCKED))
    await locked.core.ready
    const left = createTestCore({ wallet: far(), storage: storedFar() })
    await settle()
    await left.clock.advance(10_000)
    await left.core.ready
    await left.core.disconnect()
    for (const { core, page, wallet } of [locked, left]) {
      page.hide()
      page.show()
      await settle()
      expect(wallet.requests).toHaveLength(1)
      core.destroy()
    }
  })
})
