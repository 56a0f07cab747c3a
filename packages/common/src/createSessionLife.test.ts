import { expect, test } from 'vitest'
import type { SessionEvent } from './session.js'
import { createSessionLife } from './walletSession.js'

const quiet = { debug() {}, info() {}, warn() {}, error() {} }

function setUp() {
  const lifetime = new AbortController()
  const { clock, pending, tick } = createTimers()
  let ends = 0
  const life = createSessionLife({
    lifetime: lifetime.signal,
    clock,
    logger: quiet,
    onEnd: () => {
      ends++
    },
  })
  const told: SessionEvent[] = []
  life.watch((event) => told.push(event))
  return { lifetime, pending, tick, life, told, ends: () => ends }
}

/** Timers that run when told to. */
function createTimers() {
  const timers = new Set<{ readonly run: () => void }>()
  const clock = {
    now: () => 0,
    monotonic: () => 0,
    setTimeout(run: () => void) {
      const timer = { run }
      timers.add(timer)
      return timer
    },
    clearTimeout: (timer: unknown) => void timers.delete(timer as { readonly run: () => void }),
  }
  const tick = () => {
    for (const timer of [...timers]) {
      timers.delete(timer)
      timer.run()
    }
  }
  return { clock, tick, pending: () => timers.size }
}

test('L1: what is under way settles when the session ends, and nothing is started afterwards', async () => {
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

test('it ends once, by itself or with its owner, and tells no reason where there is none', () => {
  const { life, lifetime, told, ends } = setUp()
  lifetime.abort()
  life.end('wallet')
  life.emit({ type: 'actionsChanged' })
  expect(ends()).toBe(1)
  expect(told).toEqual([])
})

test('a signal that has fired and a time that is over reject with their own codes', async () => {
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

test('an extension that is gone ends the session', async () => {
  const { life, told } = setUp()
  const { AppKitError } = await import('./appKitError.js')
  await expect(
    life.run(() => {
      throw new AppKitError('EXTENSION_INVALIDATED')
    }),
  ).rejects.toMatchObject({ code: 'EXTENSION_INVALIDATED' })
  expect(told).toEqual([{ type: 'disconnected', reason: 'extensionInvalidated' }])
})
