import { createError, errors } from '@latchkey/common'
import { settle } from '@latchkey/testing'
import { describe, expect, test } from 'vitest'
import { createTestCore } from '../../test/createTestCore.js'
import { mainnet, solana } from '../../test/networks.js'
import { createScriptedAdapter } from '../../test/scriptedAdapter.js'
import { createScriptedWallet } from '../../test/scriptedWallet.js'

const connectorId = 'com.example.wallet'

async function createConnected(answers: 'approve' | 'refuseDisconnect' = 'approve') {
  const world = createTestCore({ wallet: createScriptedWallet({ answers }) })
  await world.core.connect({ connectorId })
  await world.clock.advance(1_000)
  return world
}

describe('§4: disconnect', () => {
  test("ends the wallet's session, clears account and network, and removes the stored connection", async () => {
    const { core, wallet, storage } = await createConnected()
    wallet.networkId = 'eip155:424242'
    wallet.emit({ type: 'networkChanged', networkId: 'eip155:424242' })
    expect(core.networks.get('eip155').isUnsupported).toBe(true)
    await core.disconnect()
    expect(wallet.requests.map(({ kind }) => kind)).toEqual(['connect', 'disconnect'])
    expect(core.accounts.get('eip155')).toEqual({ status: 'disconnected' })
    expect(core.networks.get('eip155')).toMatchObject({ isUnsupported: false, active: { id: 1 } })
    expect(core.actions('eip155')).toBeUndefined()
    expect(storage.values.has('@latchkey/connections/eip155')).toBe(false)
  })

  test('R69, R70 L8: leaves no address in storage and keeps the entries of others', async () => {
    const { core, storage, wallet } = await createConnected()
    storage.values.set('other/app', wallet.addresses.join())
    expect([...storage.values.keys()].some((key) => key.startsWith('@latchkey/cache/'))).toBe(true)
    await core.disconnect()
    const left = [...storage.values].filter(([key]) => key !== 'other/app')
    expect(JSON.stringify(left).toLowerCase()).not.toContain(String(wallet.addresses[0]).toLowerCase())
    expect(storage.values.has('other/app')).toBe(true)
    expect(core.connectors.recent().map(({ id }) => id)).toEqual([connectorId])
  })

  test('clears the wallet from the page before the wallet responds', async () => {
    const { core, wallet } = await createConnected()
    wallet.answers = 'wait'
    const end = core.disconnect()
    await settle()
    expect(core.accounts.get('eip155').status).toBe('disconnected')
    wallet.requests.at(-1)?.approve()
    await end
  })

  test('FI20: gives a wallet 3 s, then reports a failure', async () => {
    const { core, wallet, clock } = await createConnected()
    wallet.answers = 'wait'
    const end = core.disconnect().catch((error: unknown) => error)
    await clock.advance(2_999)
    const early = await Promise.race([end, Promise.resolve('still waiting')])
    expect(early).toBe('still waiting')
    await clock.advance(1)
    expect(await end).toMatchObject({ code: 'DISCONNECT_FAILED', shortMessage: 'Failed to disconnect' })
    expect(clock.timerCount()).toBeLessThanOrEqual(1)
  })

  test('a rejection is a typed error with its cause, shows a message, and the page still disconnects', async () => {
    const { core, wallet } = await createConnected('refuseDisconnect')
    const refused = createError(errors.WALLET_FAILED)
    wallet.answers = 'wait'
    const end = core.disconnect()
    await settle()
    wallet.requests.at(-1)?.reject(refused)
    await expect(end).rejects.toMatchObject({ code: 'DISCONNECT_FAILED', cause: refused })
    expect(core.accounts.get('eip155').status).toBe('disconnected')
    expect(core.snackbar.state).toMatchObject({ open: true, variant: 'error', message: 'Failed to disconnect' })
    expect(core.events.state.data).toMatchObject({ event: 'DISCONNECT_ERROR' })
  })

  test('a late rejection does not affect a newer connection', async () => {
    const { core, wallet } = await createConnected()
    wallet.answers = 'wait'
    const end = core.disconnect().catch((error: unknown) => error)
    await settle()
    const leaving = wallet.requests.at(-1)
    wallet.answers = 'approve'
    await core.connect({ connectorId })
    leaving?.reject()
    expect(await end).toMatchObject({ code: 'DISCONNECT_FAILED' })
    expect(core.accounts.get('eip155').status).toBe('connected')
  })

  test('L6: two concurrent calls send one request, and a call without a connection resolves', async () => {
    const { core, wallet } = await createConnected()
    await Promise.all([core.disconnect(), core.disconnect(), core.disconnect('eip155')])
    expect(wallet.requests.map(({ kind }) => kind)).toEqual(['connect', 'disconnect'])
    await core.disconnect()
  })

  test('a namespace without an adapter throws a typed error with the text of the specification', async () => {
    const { core } = await createConnected()
    await expect(core.disconnect('bip122')).rejects.toMatchObject({
      shortMessage: 'Adapter or connector not found for namespace bip122',
    })
    expect(core.accounts.get('eip155').status).toBe('connected')
  })

  test('a failure in one namespace still disconnects the other, and is reported', async () => {
    const wallet = createScriptedWallet({ answers: 'refuseDisconnect' })
    const phantom = createScriptedWallet({ id: 'app.phantom', chain: 'solana', answers: 'approve' })
    const adapters = [createScriptedAdapter([wallet]), createScriptedAdapter([phantom], 'solana')]
    const { core } = createTestCore({ options: { networks: [mainnet, solana], adapters } })
    await core.connect({ connectorId })
    await core.connect({ connectorId: 'app.phantom' })
    await expect(core.disconnect()).rejects.toMatchObject({ code: 'DISCONNECT_FAILED' })
    expect(core.accounts.connectedNamespaces()).toEqual([])
    expect(phantom.requests.map(({ kind }) => kind)).toEqual(['connect', 'disconnect'])
  })
})

describe('L7: no leak', () => {
  test('connecting and disconnecting 20 times leaks no listener, timer or session', async () => {
    const world = await createConnected()
    const { core, wallet, clock, page, adapter } = world
    await core.disconnect()
    await clock.advance(60_000)
    const before = [page.listeners(), clock.timerCount(), wallet.watchers(), adapter.count.discovering]
    for (let round = 0; round < 20; round++) {
      await core.connect({ connectorId })
      expect(wallet.openSessions()).toBe(1)
      await clock.advance(400)
      await core.disconnect()
      expect(wallet.openSessions()).toBe(0)
    }
    await clock.advance(60_000)
    expect([page.listeners(), clock.timerCount(), wallet.watchers(), adapter.count.discovering]).toEqual(before)
    expect(adapter.count.created).toBe(1)
  })

  test('destroy removes every listener, timer, session, discovery and adapter', async () => {
    const { core, wallet, clock, page, adapter } = await createConnected()
    core.open()
    core.snackbar.showLoading('Working')
    core.snackbar.showSuccess('Done')
    core.destroy()
    core.destroy()
    await settle()
    expect(page.listeners()).toBe(0)
    expect(clock.timerCount()).toBe(0)
    expect(wallet.openSessions()).toBe(0)
    expect(wallet.watchers()).toBe(0)
    expect(adapter.count).toEqual({ created: 1, destroyed: 1, discovering: 0 })
  })

  test('destroy while code loads closes a session that opens later', async () => {
    const { core, page, adapter } = createTestCore()
    core.open()
    core.destroy()
    await settle()
    expect(page.listeners()).toBe(0)
    expect(adapter.count.created).toBe(adapter.count.destroyed)
    expect(adapter.count.discovering).toBe(0)
  })

  test('two instances on a page are independent', async () => {
    const first = await createConnected()
    const second = createTestCore()
    expect(second.core.accounts.get('eip155').status).toBe('disconnected')
    await first.core.disconnect()
    first.core.destroy()
    const connecting = second.core.connect({ connectorId })
    await settle()
    second.wallet.requests[0]?.approve()
    await connecting
    expect(second.core.accounts.get('eip155').status).toBe('connected')
  })
})
