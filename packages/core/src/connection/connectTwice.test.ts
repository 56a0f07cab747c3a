import { settle } from '@latchkey/testing'
import { describe, expect, test } from 'vitest'
import { createTestCore } from '../../test/createTestCore.js'
import { asked, outcome } from '../../test/outcome.js'
import { alice, createScriptedWallet } from '../../test/scriptedWallet.js'

const connectorId = 'com.example.wallet'

describe('L6, FI18: repeated requests', () => {
  test('a double click sends one request, and both calls have the same result', async () => {
    const world = createTestCore()
    const both = [outcome(world.core.connect({ connectorId })), outcome(world.core.connect({ connectorId }))]
    const request = await asked(world)
    expect(world.wallet.requests).toHaveLength(1)
    request.approve()
    expect(await Promise.all(both)).toEqual([alice, alice])
    expect(world.core.connection.state.attempts.eip155?.status).toBe('connected')
  })

  test('a rejected double click is reported once', async () => {
    const world = createTestCore()
    const events: string[] = []
    world.core.events.watch(({ data }) => events.push(data.event))
    const both = [outcome(world.core.connect({ connectorId })), outcome(world.core.connect({ connectorId }))]
    ;(await asked(world)).reject()
    expect(await Promise.all(both)).toEqual(['USER_REJECTED', 'USER_REJECTED'])
    expect(events).toEqual(['USER_REJECTED'])
    expect(world.core.connection.state.attempts.eip155?.status).toBe('declined')
  })

  test('a shared request is cancelled only when its last caller aborts', async () => {
    const world = createTestCore()
    const first = new AbortController()
    const second = new AbortController()
    const leaves = outcome(world.core.connect({ connectorId, signal: first.signal }))
    const stays = outcome(world.core.connect({ connectorId, signal: second.signal }))
    const request = await asked(world)
    first.abort()
    expect(await leaves).toBe('ABORTED')
    expect(request.signal?.aborted).toBe(false)
    second.abort()
    expect(await stays).toBe('ABORTED')
    expect(request.signal?.aborted).toBe(true)
    expect(world.core.accounts.get('eip155').status).toBe('disconnected')
  })

  test('a retry in the same task as the cancellation shows the second attempt', async () => {
    const world = createTestCore()
    const first = outcome(world.core.connect({ connectorId }))
    await asked(world)
    world.core.connection.cancel()
    const second = outcome(world.core.connect({ connectorId }))
    await settle()
    expect(await first).toBe('ABORTED')
    expect(world.core.connection.state.attempts.eip155?.status).toBe('pending')
    expect(world.wallet.requests).toHaveLength(2)
    ;(await asked(world)).approve()
    expect(await second).toBe(alice)
  })

  test('a wallet selected right after another connected stays pending when the success animation ends', async () => {
    const world = createTestCore({ wallet: createScriptedWallet({ answers: 'approve' }) })
    const other = createScriptedWallet({ id: 'org.other' })
    world.adapter.show(world.wallet, other)
    await world.core.connect({ connectorId })
    const next = outcome(world.core.connect({ connectorId: 'org.other' }))
    await asked({ wallet: other })
    await world.clock.advance(1_000)
    expect(world.core.connection.state.attempts.eip155?.status).toBe('pending')
    ;(await asked({ wallet: other })).approve()
    expect(await next).toBe(alice)
    expect(world.wallet.openSessions()).toBe(0)
    expect(other.openSessions()).toBe(1)
  })

  test('a connected wallet that disconnects does not end the pending request to another', async () => {
    const world = createTestCore({ wallet: createScriptedWallet({ answers: 'approve' }) })
    const other = createScriptedWallet({ id: 'org.other' })
    world.adapter.show(world.wallet, other)
    await world.core.connect({ connectorId })
    world.core.open({ view: 'Connect' })
    const next = outcome(world.core.connect({ connectorId: 'org.other' }))
    const request = await asked({ wallet: other })
    world.wallet.emit({ type: 'disconnected', reason: 'wallet' })
    expect(world.core.accounts.get('eip155')).toMatchObject({ status: 'connecting', connectorId: 'org.other' })
    expect(world.core.modal.state.open).toBe(true)
    request.approve()
    expect(await next).toBe(alice)
  })
})

describe('the state of a pending view', () => {
  test('an attempt counts as slow after 10 s, and its end clears every timer', async () => {
    const world = createTestCore()
    const end = outcome(world.core.connect({ connectorId }))
    const request = await asked(world)
    await world.clock.advance(9_999)
    expect(world.core.connection.state.attempts.eip155?.isSlow).toBe(false)
    await world.clock.advance(1)
    expect(world.core.connection.state.attempts.eip155?.isSlow).toBe(true)
    request.reject()
    await end
    expect(world.core.connection.state.attempts.eip155).toMatchObject({ status: 'declined', code: 'USER_REJECTED' })
    expect(world.clock.timerCount()).toBe(0)
  })

  test("L8: the event for a wallet's error omits its message", async () => {
    const world = createTestCore()
    const events: unknown[] = []
    world.core.events.watch(({ data }) => events.push(data))
    const end = world.core.connect({ connectorId })
    ;(await asked(world)).reject(new Error(`no such account ${alice}`))
    await expect(end).rejects.toMatchObject({ code: 'WALLET_FAILED', cause: { message: `no such account ${alice}` } })
    expect(world.core.connection.state.attempts.eip155).toMatchObject({ status: 'failed', code: 'WALLET_FAILED' })
    expect(JSON.stringify(events)).not.toContain(alice)
  })
})
