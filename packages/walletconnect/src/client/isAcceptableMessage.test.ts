import { createFakeClock, createFakeStorage } from '@latchkey/testing'
import { describe, expect, test } from 'vitest'
import { createEventOrder } from '../relay/createEventOrder.js'
import { createClientStorage } from './createClientStorage.js'
import { isAcceptableMessage } from './isAcceptableMessage.js'

const topic = 'ab'.repeat(32)
const events = ['chainChanged', 'accountsChanged']
const lifetimeMs = 3_600_000
const session = {
  expiry: (createFakeClock().now() + lifetimeMs) / 1_000,
  namespaces: {
    eip155: { accounts: [`eip155:1:0x${'1'.repeat(40)}`], methods: [], events },
    solana: { accounts: ['solana:5eykt4UsFv8P8NJdTREpY1vzqKqZKvdp:Key'], methods: [], events },
  },
}
const eip155 = 'eip155:1'
const solana = 'solana:5eykt4UsFv8P8NJdTREpY1vzqKqZKvdp'

/** A page whose messages are not encrypted. */
function open() {
  const clock = createFakeClock()
  const known = {
    core: {
      crypto: { keychain: { has: () => true }, decode: async (_: string, message: string) => JSON.parse(message) },
      history: { keys: [], exists: async () => false },
    },
    session: () => session,
    order: createEventOrder(createClientStorage(createFakeStorage())),
    clock,
  }
  const send = (publishedAt: number, method: string, params: object) =>
    isAcceptableMessage(known, {
      topic,
      message: JSON.stringify({ id: publishedAt, jsonrpc: '2.0', method, params }),
      publishedAt,
    })
  return {
    clock,
    sendEvent: (publishedAt: number, chainId: string, name: string) =>
      send(publishedAt, 'wc_sessionEvent', { chainId, event: { name, data: [] } }),
    sendUpdate: (publishedAt: number) => send(publishedAt, 'wc_sessionUpdate', { namespaces: session.namespaces }),
  }
}

describe('R135: a message from a wallet', () => {
  test('is dropped if it is older than the latest event of its name', async () => {
    const { sendEvent } = open()
    expect(await sendEvent(2_000, eip155, 'accountsChanged')).toBe(true)
    expect(await sendEvent(1_000, eip155, 'accountsChanged')).toBe(false)
    expect(await sendEvent(1_000, eip155, 'chainChanged')).toBe(true)
  })

  test('is dropped if it is an update older than the latest one', async () => {
    const { sendEvent, sendUpdate } = open()
    expect(await sendUpdate(2_000)).toBe(true)
    expect(await sendUpdate(1_000)).toBe(false)
    expect(await sendEvent(1_000, eip155, 'accountsChanged')).toBe(true)
  })

  test('is dropped once its session has expired', async () => {
    const { clock, sendEvent } = open()
    await clock.advance(lifetimeMs - 1)
    expect(await sendEvent(1_000, eip155, 'accountsChanged')).toBe(true)
    await clock.advance(1)
    expect(await sendEvent(2_000, eip155, 'accountsChanged')).toBe(false)
  })

  test('is not compared with an event of another namespace', async () => {
    const { sendEvent } = open()
    expect(await sendEvent(2_000, eip155, 'accountsChanged')).toBe(true)
    expect(await sendEvent(1_000, solana, 'accountsChanged')).toBe(true)
  })
})
