import { describe, expect, test } from 'vitest'
import { createFakeClock } from '../../../testing/src/fakes/createFakeClock.js'
import { createFakeLogger } from '../../../testing/src/fakes/createFakeLogger.js'
import { createError } from '../errors/appKitError.js'
import { errors } from '../errors/errors.js'
import { createSessionLife } from './createSessionLife.js'
import type { SessionEvent } from './session.js'

function setUp() {
  const lifetime = new AbortController()
  const clock = createFakeClock()
  let ends = 0
  const life = createSessionLife({
    lifetime: lifetime.signal,
    clock,
    logger: createFakeLogger(),
    onEnd: () => {
      ends++
    },
  })
  const told: SessionEvent[] = []
  life.watch((event) => told.push(event))
  return { lifetime, pending: clock.timerCount, tick: () => clock.skip(60_000), life, told, ends: () => ends }
}

test('L1: pending requests settle when the session ends, and none starts afterwards', async () => {
  const { life, told } = setUp()
  const waiting = life.run(() => new Promise(() => undefined))
  life.end('wallet')
  await expect(waiting).rejects.toMatchObject({ code: 'NOT_CONNECTED' })
  let isStarted = false
  await expect(
    life.run(() => {
      isStarted = true
    }),
  ).rejects.toMatchObject({ code: 'NOT_CONNECTED' })
  expect(isStarted).toBe(false)
  expect(told).toEqual([{ type: 'disconnected', reason: 'wallet' }])
})

describe('a request that may send a transaction', () => {
  const start = () => {
    const parts = setUp()
    const response = Promise.withResolvers<string>()
    const sending = parts.life.run(() => response.promise, { isSending: true })
    sending.catch(() => undefined)
    return { ...parts, response, sending }
  }

  test.each(['wallet', 'locked'] as const)('settles with the response after the session ended: %s', async (reason) => {
    const { life, response, sending, pending } = start()
    life.end(reason)
    await settle()
    response.resolve('hash')
    expect(await sending).toBe('hash')
    expect(pending()).toBe(0)
  })

  test('L1: rejects with NOT_CONNECTED if the wallet does not respond within a minute after the end', async () => {
    const { life, sending, pending, tick } = start()
    life.end('locked')
    await settle()
    expect(pending()).toBe(1)
    tick()
    await expect(sending).rejects.toMatchObject({ code: 'NOT_CONNECTED' })
  })

  test('L1: rejects when the page ends the session, the extension was updated, or the page is left', async () => {
    for (const reason of [undefined, 'extensionInvalidated'] as const) {
      const { life, sending, pending } = start()
      life.end(reason)
      await expect(sending).rejects.toMatchObject({ code: reason ? 'EXTENSION_INVALIDATED' : 'NOT_CONNECTED' })
      expect(pending()).toBe(0)
    }
    const { life, lifetime, sending, pending } = start()
    life.end('locked')
    await settle()
    lifetime.abort(createError(errors.DESTROYED))
    await expect(sending).rejects.toMatchObject({ code: 'DESTROYED' })
    expect(pending()).toBe(0)
  })
})

test('ends once, and emits nothing without a reason', () => {
  const { life, lifetime, told, ends } = setUp()
  lifetime.abort()
  life.end('wallet')
  life.emit({ type: 'actionsChanged' })
  expect(ends()).toBe(1)
  expect(told).toEqual([])
})

test('an aborted signal and a timeout reject with their own codes', async () => {
  const { life, pending, tick } = setUp()
  let asked = 0
  const ask = () => {
    asked++
    return new Promise(() => undefined)
  }
  await expect(life.run(ask, { signal: AbortSignal.abort() })).rejects.toMatchObject({ code: 'ABORTED' })
  expect(asked).toBe(0)
  const late = expect(life.run(ask, { ms: 100, code: 'WALLET_LOCKED' })).rejects.toMatchObject({
    code: 'WALLET_LOCKED',
  })
  tick()
  await late
  expect(pending()).toBe(0)
})

test('a removed extension ends the session', async () => {
  const { life, told } = setUp()
  await expect(
    life.run(() => {
      throw createError(errors.EXTENSION_INVALIDATED)
    }),
  ).rejects.toMatchObject({ code: 'EXTENSION_INVALIDATED' })
  expect(told).toEqual([{ type: 'disconnected', reason: 'extensionInvalidated' }])
})

/** Runs the pending microtasks. */
async function settle(): Promise<void> {
  for (let turn = 0; turn < 10; turn++) await undefined
}
