import { describe, expect, test } from 'vitest'
import { createTestCore } from '../../test/createTestCore.js'
import { settle } from '../../test/fakeClock.js'
import { asked, outcome } from '../../test/outcome.js'
import { alice, createScriptedWallet } from '../../test/scriptedWallet.js'

const connectorId = 'com.example.wallet'

describe('L6, FI18: twice is once', () => {
  test('a double click asks the wallet once, and both calls end alike', async () => {
    const world = createTestCore()
    const both = [outcome(world.core.connect({ connectorId })), outcome(world.core.connect({ connectorId }))]
    const question = await asked(world)
    expect(world.wallet.questions).toHaveLength(1)
    question.approve()
    expect(await Promise.all(both)).toEqual([alice, alice])
    expect(world.core.connection.state.attempts.eip155?.status).toBe('connected')
  })

  test('a declined double click is told once', async () => {
    const world = createTestCore()
    const events: string[] = []
    world.core.events.watch(({ data }) => events.push(data.event))
    const both = [outcome(world.core.connect({ connectorId })), outcome(world.core.connect({ connectorId }))]
    ;(await asked(world)).reject()
    expect(await Promise.all(both)).toEqual(['USER_REJECTED', 'USER_REJECTED'])
    expect(events).toEqual(['USER_REJECTED'])
    expect(world.core.connection.state.attempts.eip155?.status).toBe('declined')
  })

  test('one caller that aborts does not take the wallet from the other; the last one does', async () => {
    const world = createTestCore()
    const first = new AbortController()
    const second = new AbortController()
    const leaves = outcome(world.core.connect({ connectorId, signal: first.signal }))
    const stays = outcome(world.core.connect({ connectorId, signal: second.signal }))
    const question = await asked(world)
    first.abort()
    expect(await leaves).toBe('ABORTED')
    expect(question.signal?.aborted).toBe(false)
    second.abort()
    expect(await stays).toBe('ABORTED')
    expect(question.signal?.aborted).toBe(true)
    expect(world.core.accounts.get('eip155').status).toBe('disconnected')
  })

  test('cancelled and tried again in the same turn: the second try is what shows', async () => {
    const world = createTestCore()
    const first = outcome(world.core.connect({ connectorId }))
    await asked(world)
    world.core.connection.cancel()
    const second = outcome(world.core.connect({ connectorId }))
    await settle()
    expect(await first).toBe('ABORTED')
    expect(world.core.connection.state.attempts.eip155?.status).toBe('pending')
    expect(world.wallet.questions).toHaveLength(2)
    ;(await asked(world)).approve()
    expect(await second).toBe(alice)
  })

  test('a wallet chosen right after another connected is not given up when the latch closes', async () => {
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

  test('while another wallet is asked, the connected one that leaves does not end the asking', async () => {
    const world = createTestCore({ wallet: createScriptedWallet({ answers: 'approve' }) })
    const other = createScriptedWallet({ id: 'org.other' })
    world.adapter.show(world.wallet, other)
    await world.core.connect({ connectorId })
    world.core.open({ view: 'Connect' })
    const next = outcome(world.core.connect({ connectorId: 'org.other' }))
    const question = await asked({ wallet: other })
    world.wallet.emit({ type: 'disconnected', reason: 'wallet' })
    expect(world.core.accounts.get('eip155')).toMatchObject({ status: 'connecting', connectorId: 'org.other' })
    expect(world.core.modal.state.open).toBe(true)
    question.approve()
    expect(await next).toBe(alice)
  })
})

describe('what a waiting screen shows', () => {
  test('after 10 s the attempt is slow; its end clears every timer', async () => {
    const world = createTestCore()
    const end = outcome(world.core.connect({ connectorId }))
    const question = await asked(world)
    await world.clock.advance(9_999)
    expect(world.core.connection.state.attempts.eip155?.isSlow).toBe(false)
    await world.clock.advance(1)
    expect(world.core.connection.state.attempts.eip155?.isSlow).toBe(true)
    question.reject()
    await end
    expect(world.core.connection.state.attempts.eip155).toMatchObject({ status: 'declined', code: 'USER_REJECTED' })
    expect(world.clock.pending()).toBe(0)
  })

  test('L8: an error a wallet threw itself is told without its words', async () => {
    const world = createTestCore()
    const events: unknown[] = []
    world.core.events.watch(({ data }) => events.push(data))
    const end = world.core.connect({ connectorId })
    ;(await asked(world)).reject(new Error(`no such account ${alice}`))
    await expect(end).rejects.toThrow('no such account')
    expect(world.core.connection.state.attempts.eip155).toMatchObject({ status: 'failed', code: 'WALLET_FAILED' })
    expect(JSON.stringify(events)).not.toContain(alice)
  })
})
