import { AppKitError, type AppKitErrorOptions, type TableErrorCode, walletConnectId } from '@latchkey/common'
import { describe, expect, test } from 'vitest'
import { createTestCore, type TestCore } from '../../test/createTestCore.js'
import { settle } from '../../test/fakeClock.js'
import { mainnet, solana } from '../../test/networks.js'
import { asked, outcome } from '../../test/outcome.js'
import { createScriptedAdapter } from '../../test/scriptedAdapter.js'
import { alice, createScriptedWallet } from '../../test/scriptedWallet.js'

const connectorId = 'com.example.wallet'

describe('L1: connect() settles for every way out', () => {
  type Way = {
    readonly title: string
    readonly ends: string
    go(world: TestCore, abort: AbortController): Promise<void>
  }
  const typed = (code: TableErrorCode, options?: AppKitErrorOptions) => new AppKitError(code, options)
  const ways: readonly Way[] = [
    { title: 'approved', ends: alice, go: async (world) => (await asked(world)).approve() },
    { title: 'declined', ends: 'USER_REJECTED', go: async (world) => (await asked(world)).reject() },
    {
      title: 'a typed failure of the wallet',
      ends: 'REQUEST_PENDING',
      go: async (world) => (await asked(world)).reject(typed('REQUEST_PENDING')),
    },
    {
      title: 'the caller aborts',
      ends: 'ABORTED',
      async go(world, abort) {
        await asked(world)
        abort.abort()
      },
    },
    {
      title: 'the caller aborts with a reason of its own',
      ends: 'NOT_CONNECTED',
      async go(world, abort) {
        await asked(world)
        abort.abort(typed('NOT_CONNECTED'))
      },
    },
    {
      title: 'given up in the modal',
      ends: 'MODAL_CLOSED',
      async go(world) {
        await asked(world)
        world.core.open()
        world.core.close()
      },
    },
    {
      title: 'cancelled',
      ends: 'ABORTED',
      async go(world) {
        await asked(world)
        world.core.connection.cancel()
      },
    },
    {
      title: 'destroyed',
      ends: 'DESTROYED',
      async go(world) {
        await asked(world)
        world.core.destroy()
      },
    },
    { title: 'destroyed at once', ends: 'DESTROYED', go: async (world) => world.core.destroy() },
    {
      title: 'disconnected meanwhile',
      ends: 'ABORTED',
      async go(world) {
        await asked(world)
        await world.core.disconnect()
      },
    },
    {
      title: 'another wallet chosen',
      ends: 'CONNECTION_SUPERSEDED',
      async go(world) {
        await asked(world)
        const other = createScriptedWallet({ id: 'org.other' })
        world.adapter.show(world.wallet, other)
        world.core.connect({ connectorId: 'org.other' }).catch(() => undefined)
        await asked({ wallet: other })
        world.core.destroy()
      },
    },
    {
      title: 'a wallet that answers without an account',
      ends: 'WALLET_NO_ACCOUNT',
      async go(world) {
        world.wallet.addresses = []
        ;(await asked(world)).approve()
      },
    },
    {
      title: 'a wallet that answers with a network that is none',
      ends: 'WALLET_BAD_CHAIN',
      async go(world) {
        world.wallet.networkId = 'eip155:not a chain'
        ;(await asked(world)).approve()
      },
    },
  ]

  test.each(ways)('$title → $ends, and no half connection is left', async ({ ends, go }) => {
    const world = createTestCore()
    const abort = new AbortController()
    const result = outcome(world.core.connect({ connectorId, signal: abort.signal }))
    await go(world, abort)
    expect(await result).toBe(ends)
    await settle()
    const { status } = world.core.accounts.get('eip155')
    if (ends === 'DESTROYED' || ends === 'CONNECTION_SUPERSEDED') return expect(world.wallet.openSessions()).toBe(0)
    expect(status).toBe(ends === alice ? 'connected' : 'disconnected')
    expect(world.wallet.openSessions()).toBe(ends === alice ? 1 : 0)
    expect(world.core.connection.state.attempts.eip155?.status).not.toBe('pending')
    world.core.destroy()
    expect(world.wallet.openSessions()).toBe(0)
  })

  test('a connector that throws instead of rejecting gives the same typed end', async () => {
    const wallet = createScriptedWallet()
    const thrown = typed('WALLET_FAILED')
    const connector = {
      ...wallet.connector,
      connect: () => {
        throw thrown
      },
    }
    const { core } = createTestCore({ wallet: { ...wallet, connector } })
    await expect(core.connect({ connectorId })).rejects.toBe(thrown)
    expect(core.accounts.get('eip155').status).toBe('disconnected')
    expect(core.connection.state.attempts.eip155).toMatchObject({ status: 'failed', code: 'WALLET_FAILED' })
  })

  test('a wallet that is not on the page: a typed error after 3 s, or at once when it appears', async () => {
    const { core, clock } = createTestCore()
    const lost = outcome(core.connect({ connectorId: 'org.nowhere' }))
    await clock.advance(3_000)
    expect(await lost).toBe('CONNECTOR_NOT_FOUND')
  })

  test('R32: a wallet that is announced late is asked then', async () => {
    const { core, adapter, wallet } = createTestCore()
    adapter.show()
    const late = outcome(core.connect({ connectorId }))
    await settle()
    expect(wallet.questions).toEqual([])
    adapter.show(wallet)
    ;(await asked({ wallet })).approve()
    expect(await late).toBe(alice)
  })

  test('R216: a request for WalletConnect where the app has none rejects with "WalletConnectConnector not found"', async () => {
    const { core, clock } = createTestCore()
    const lost = core.connect({ connectorId: walletConnectId })
    const told = expect(lost).rejects.toMatchObject({
      code: 'WALLET_CONNECT_CONNECTOR_MISSING',
      message: 'WalletConnectConnector not found',
      cause: { code: 'CONNECTOR_NOT_FOUND' },
    })
    await clock.advance(3_000)
    await told
  })

  test('R216: a wallet whose namespace has no network rejects with "CaipNetwork is undefined"', async () => {
    const { core, clock, wallet } = createTestCore({ options: { networks: [solana] } })
    const told = expect(core.connect({ connectorId })).rejects.toMatchObject({
      code: 'CAIP_NETWORK_UNDEFINED',
      message: 'CaipNetwork is undefined',
    })
    await clock.advance(3_000)
    await told
    expect(wallet.questions).toEqual([])
  })

  test.each([99, 'eip155:99', 'solana:5eykt4UsFv8P8NJdTREpY1vzqKqZKvdp'])(
    'a network the app did not ask for (%s) is a typed error, and the wallet is not asked',
    async (networkId) => {
      const { core, wallet } = createTestCore({ options: { networks: [mainnet, solana] } })
      const end = core.connect({ connectorId, networkId })
      await expect(end).rejects.toMatchObject({ code: 'NETWORK_NOT_FOUND' })
      expect(wallet.questions).toEqual([])
    },
  )

  test('an aborted signal asks nobody', async () => {
    const { core, wallet } = createTestCore()
    expect(await outcome(core.connect({ connectorId, signal: AbortSignal.abort() }))).toBe('ABORTED')
    expect(wallet.questions).toEqual([])
  })

  test('after destroy everything rejects with DESTROYED and nothing is started', async () => {
    const { core, adapter, wallet } = createTestCore()
    core.destroy()
    const ways = [
      core.connect({ connectorId }),
      core.connect(),
      core.discover(),
      core.disconnect(),
      core.fetchBalance(),
      core.connection.connect(wallet.connector),
    ]
    for (const way of ways) await expect(way).rejects.toMatchObject({ code: 'DESTROYED' })
    await expect(core.prefetch()).resolves.toBeUndefined()
    await expect(core.refreshBalance()).resolves.toBeUndefined()
    expect(adapter.count).toEqual({ created: 0, destroyed: 0, discovering: 0 })
  })

  test('an adapter whose code never comes does not outlive the instance', async () => {
    const adapter = { namespace: 'eip155', create: () => new Promise<never>(() => undefined) } as const
    const { core } = createTestCore({ options: { adapters: [adapter] } })
    const end = outcome(core.connect({ connectorId }))
    await settle()
    core.destroy()
    expect(await end).toBe('DESTROYED')
  })
})

describe('connect() without a wallet named', () => {
  test('opens the modal and resolves with what the visitor connects', async () => {
    const world = createTestCore()
    const result = world.core.connect()
    await settle()
    expect(world.core.modal.state.open).toBe(true)
    expect(world.core.router.state.view).toBe('Connect')
    const chosen = world.core.connection.connect(world.wallet.connector)
    ;(await asked(world)).approve()
    await chosen
    await expect(result).resolves.toEqual({
      namespace: 'eip155',
      connectorId,
      address: alice,
      caipAddress: `eip155:1:${alice}`,
      caipNetworkId: 'eip155:1',
      wallet: { name: connectorId, identifier: connectorId },
    })
  })

  test('a declined wallet leaves it waiting, so that the visitor can try again; closing ends it', async () => {
    const world = createTestCore()
    const result = outcome(world.core.connect())
    await settle()
    const chosen = outcome(world.core.connect({ connectorId }))
    ;(await asked(world)).reject()
    expect(await chosen).toBe('USER_REJECTED')
    expect(world.core.modal.state.open).toBe(true)
    world.core.close()
    expect(await result).toBe('MODAL_CLOSED')
  })

  test.each([
    ['aborted', 'ABORTED'],
    ['destroyed', 'DESTROYED'],
  ])('%s: rejects with %s, closes the modal and watches nothing any more', async (way, code) => {
    const world = createTestCore()
    const abort = new AbortController()
    const result = outcome(world.core.connect({ signal: abort.signal }))
    await settle()
    if (way === 'aborted') abort.abort()
    else world.core.destroy()
    expect(await result).toBe(code)
    expect(world.core.modal.state.open).toBe(false)
  })

  test('a wallet that is connected already is the answer at once, by name and without', async () => {
    const world = createTestCore({ wallet: createScriptedWallet({ answers: 'approve' }) })
    await world.core.connect({ connectorId })
    expect(await outcome(world.core.connect())).toBe(alice)
    expect(await outcome(world.core.connect({ connectorId }))).toBe(alice)
    expect(world.core.modal.state.open).toBe(false)
    expect(world.wallet.questions).toHaveLength(1)
  })

  test('connected in another namespace: without a namespace that is the answer, with one the visitor is asked', async () => {
    const wallet = createScriptedWallet({ answers: 'approve' })
    const phantom = createScriptedWallet({ id: 'app.phantom', chain: 'solana', answers: 'approve' })
    const adapters = [createScriptedAdapter([wallet]), createScriptedAdapter([phantom], 'solana')]
    const { core } = createTestCore({ options: { networks: [mainnet, solana], adapters } })
    await core.connect({ connectorId })
    expect(await outcome(core.connect())).toBe(alice)
    const result = core.connect({ namespace: 'solana' })
    await settle()
    expect(core.router.state).toMatchObject({ view: 'Connect', data: { namespace: 'solana' } })
    await core.connect({ connectorId: 'app.phantom' })
    await expect(result).resolves.toMatchObject({ namespace: 'solana', connectorId: 'app.phantom' })
    expect(core.accounts.connectedNamespaces()).toEqual(['eip155', 'solana'])
    await core.disconnect('solana')
    expect(core.accounts.connectedNamespaces()).toEqual(['eip155'])
  })

  test('when a silent restore comes first, that is the answer, and the modal shows the account', async () => {
    const wallet = createScriptedWallet()
    const world = createTestCore({ wallet })
    world.storage.values.set('@latchkey/connection/eip155', `{"v":1,"d":{"connectorId":"${connectorId}"}}`)
    const { core } = createTestCore({ wallet, storage: world.storage })
    const result = outcome(core.connect())
    ;(await asked({ wallet })).approve()
    expect(await result).toBe(alice)
    expect(core.router.state.view).toBe('Account')
  })
})
