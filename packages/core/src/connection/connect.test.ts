import { type AppKitErrorOptions, createError, errors, type TableErrorCode, walletConnectId } from '@latchkey/common'
import { settle } from '@latchkey/testing'
import { describe, expect, test } from 'vitest'
import { createTestCore, type TestCore } from '../../test/createTestCore.js'
import { mainnet, solana } from '../../test/networks.js'
import { asked, outcome } from '../../test/outcome.js'
import { createScriptedAdapter } from '../../test/scriptedAdapter.js'
import { alice, createScriptedWallet } from '../../test/scriptedWallet.js'

const connectorId = 'com.example.wallet'

describe('L1: connect() always settles', () => {
  type Way = {
    readonly title: string
    readonly ends: string
    go(world: TestCore, abort: AbortController): Promise<void>
  }
  const typed = (code: TableErrorCode, options?: AppKitErrorOptions) => createError(errors[code], options)
  const ways: readonly Way[] = [
    { title: 'approved', ends: alice, go: async (world) => (await asked(world)).approve() },
    { title: 'rejected', ends: 'USER_REJECTED', go: async (world) => (await asked(world)).reject() },
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
      title: 'the visitor closes the modal',
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
      title: 'another wallet is chosen',
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
      title: 'the wallet responds without an account',
      ends: 'WALLET_NO_ACCOUNT',
      async go(world) {
        world.wallet.addresses = []
        ;(await asked(world)).approve()
      },
    },
    {
      title: 'the wallet responds with an invalid network id',
      ends: 'WALLET_BAD_CHAIN',
      async go(world) {
        world.wallet.networkId = 'eip155:not a chain'
        ;(await asked(world)).approve()
      },
    },
  ]

  test.each(ways)('$title → $ends, without a partial connection', async ({ ends, go }) => {
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

  test('a connector that throws synchronously gives the same typed error', async () => {
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

  test('rejects with CONNECTOR_NOT_FOUND if the wallet is not on the page after 1 s', async () => {
    const { core, clock } = createTestCore()
    let isSettled = false
    const lost = outcome(core.connect({ connectorId: 'org.nowhere' })).finally(() => {
      isSettled = true
    })
    await clock.advance(999)
    expect(isSettled).toBe(false)
    await clock.advance(1)
    expect(await lost).toBe('CONNECTOR_NOT_FOUND')
    expect(clock.timerCount()).toBe(0)
  })

  test('R32: sends the request as soon as the wallet appears within this second, and leaves no timer', async () => {
    const { core, adapter, clock, wallet } = createTestCore()
    adapter.show()
    const late = outcome(core.connect({ connectorId }))
    await clock.advance(999)
    expect(wallet.requests).toEqual([])
    adapter.show(wallet)
    ;(await asked({ wallet })).approve()
    expect(await late).toBe(alice)
    // The fake clock has not moved since the wallet appeared.
    await clock.advance(60_000)
    expect(core.accounts.get('eip155')).toMatchObject({ status: 'connected' })
  })

  test('R216: a request for WalletConnect rejects with "WalletConnectConnector not found" if the app has none', async () => {
    const { core, clock } = createTestCore()
    const lost = core.connect({ connectorId: walletConnectId })
    const rejection = expect(lost).rejects.toMatchObject({
      code: 'WALLET_CONNECT_CONNECTOR_MISSING',
      shortMessage: 'WalletConnectConnector not found',
      cause: { code: 'CONNECTOR_NOT_FOUND' },
    })
    await clock.advance(3_000)
    await rejection
  })

  test('R216: a wallet whose namespace has no network rejects with "CaipNetwork is undefined"', async () => {
    const { core, clock, wallet } = createTestCore({ options: { networks: [solana] } })
    const rejection = expect(core.connect({ connectorId })).rejects.toMatchObject({
      code: 'CAIP_NETWORK_UNDEFINED',
      shortMessage: 'CaipNetwork is undefined',
    })
    await clock.advance(3_000)
    await rejection
    expect(wallet.requests).toEqual([])
  })

  test.each([99, 'eip155:99', 'solana:5eykt4UsFv8P8NJdTREpY1vzqKqZKvdp'])(
    'an unknown network (%s) throws a typed error, and the wallet receives no request',
    async (networkId) => {
      const { core, wallet } = createTestCore({ options: { networks: [mainnet, solana] } })
      const end = core.connect({ connectorId, networkId })
      await expect(end).rejects.toMatchObject({ code: 'NETWORK_NOT_FOUND' })
      expect(wallet.requests).toEqual([])
    },
  )

  test('an aborted signal sends no request', async () => {
    const { core, wallet } = createTestCore()
    expect(await outcome(core.connect({ connectorId, signal: AbortSignal.abort() }))).toBe('ABORTED')
    expect(wallet.requests).toEqual([])
  })

  test('after destroy everything rejects with DESTROYED and starts nothing', async () => {
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

  test('destroying the instance ends a request whose adapter never loads', async () => {
    const adapter = { namespace: 'eip155', create: () => new Promise<never>(() => undefined) } as const
    const { core } = createTestCore({ options: { adapters: [adapter] } })
    const end = outcome(core.connect({ connectorId }))
    await settle()
    core.destroy()
    expect(await end).toBe('DESTROYED')
  })
})

describe('connect() without a connector id', () => {
  test('opens the modal and resolves with the wallet that the visitor connects', async () => {
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

  test('stays pending after a rejection so that the visitor can retry; closing the modal ends it', async () => {
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
  ])('%s: rejects with %s, closes the modal and removes its listeners', async (way, code) => {
    const world = createTestCore()
    const abort = new AbortController()
    const result = outcome(world.core.connect({ signal: abort.signal }))
    await settle()
    if (way === 'aborted') abort.abort()
    else world.core.destroy()
    expect(await result).toBe(code)
    expect(world.core.modal.state.open).toBe(false)
  })

  test('resolves immediately with a wallet that is already connected, with or without a connector id', async () => {
    const world = createTestCore({ wallet: createScriptedWallet({ answers: 'approve' }) })
    await world.core.connect({ connectorId })
    expect(await outcome(world.core.connect())).toBe(alice)
    expect(await outcome(world.core.connect({ connectorId }))).toBe(alice)
    expect(world.core.modal.state.open).toBe(false)
    expect(world.wallet.requests).toHaveLength(1)
  })

  test('with a connection in another namespace, resolves with it unless a namespace is given', async () => {
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

  test('a silent restore that finishes first is the result, and the modal shows the account', async () => {
    const wallet = createScriptedWallet()
    const world = createTestCore({ wallet })
    world.storage.values.set('@latchkey/connections/eip155', `{"v":1,"d":[{"connectorId":"${connectorId}"}]}`)
    const { core } = createTestCore({ wallet, storage: world.storage })
    const result = outcome(core.connect())
    ;(await asked({ wallet })).approve()
    expect(await result).toBe(alice)
    expect(core.router.state.view).toBe('Account')
  })
})
